//! The local storage of this browser. What may lie in it, and under which names, is the table's
//! (`rookery_app::keeping`). A browser that refuses to remember is not an error.

use rookery_app::keeping::key::{Key, OwnGames, Person};
use web_sys::Storage;

/// What was remembered there.
pub fn recall(key: &Key) -> Option<String> {
    storage()?.get_item(key.name()).ok()?
}

/// Remembers something, where the browser lets us.
pub fn remember(key: &Key, value: &str) {
    if let Some(storage) = storage() {
        // Private windows may refuse; it then lasts as long as the page.
        storage.set_item(key.name(), value).unwrap_or_default();
    }
}

/// Remembers this no longer.
pub fn forget(key: &Key) {
    if let Some(storage) = storage() {
        // What cannot be reached cannot be recalled either.
        storage.remove_item(key.name()).unwrap_or_default();
    }
}

/// The games of a person of which this is remembered, in order.
pub fn games(what: OwnGames, person: &Person) -> Vec<(Key, String)> {
    what.among(&names(), person)
}

/// All names under which something is remembered, in order.
fn names() -> Vec<String> {
    let Some(storage) = storage() else {
        return Vec::new();
    };
    let count = storage.length().unwrap_or(0);
    let mut names: Vec<_> = (0..count).filter_map(|at| storage.key(at).ok()?).collect();
    names.sort_unstable();
    names
}

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}
