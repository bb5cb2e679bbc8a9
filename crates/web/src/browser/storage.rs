//! Small choices this browser remembers. A browser that refuses to remember is not an error.

use web_sys::Storage;

/// What was remembered under this name.
pub fn recall(name: &str) -> Option<String> {
    storage()?.get_item(name).ok()?
}

/// Remembers a choice, where the browser lets us.
pub fn remember(name: &str, value: &str) {
    if let Some(storage) = storage() {
        // Private windows may refuse; the choice then lasts as long as the page.
        storage.set_item(name, value).unwrap_or_default();
    }
}

/// All names under which something is remembered, in order.
pub fn names() -> Vec<String> {
    let Some(storage) = storage() else {
        return Vec::new();
    };
    let count = storage.length().unwrap_or(0);
    let mut names: Vec<_> = (0..count).filter_map(|at| storage.key(at).ok()?).collect();
    names.sort_unstable();
    names
}

/// Remembers this no longer.
pub fn forget(name: &str) {
    if let Some(storage) = storage() {
        // What cannot be reached cannot be recalled either.
        storage.remove_item(name).unwrap_or_default();
    }
}

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}
