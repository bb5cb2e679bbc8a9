//! The local storage of this browser. What may lie in it, and under which names, is the table's
//! (`rookery_app::keeping`). A browser that refuses to remember is not an error.

use std::sync::atomic::{AtomicBool, Ordering};

use rookery_app::keeping::handover::{self, Step};
use rookery_app::keeping::key::{Key, OwnGames, Person};
use rookery_app::keeping::leaving;
use rookery_app::keeping::table::LEFT;
use web_sys::Storage;

/// Whether whoever was here has left, and the page is about to begin anew.
static IS_SEALED: AtomicBool = AtomicBool::new(false);

/// What was remembered there.
pub fn recall(key: &Key) -> Option<String> {
    storage()?.get_item(key.name()).ok()?
}

/// Remembers something, where the browser lets us.
pub fn remember(key: &Key, value: &str) {
    if let Some(storage) = storage().filter(|_| !IS_SEALED.load(Ordering::Relaxed)) {
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

/// Where this lies for each game, of a person and of a guest before them, in order.
pub fn games(what: OwnGames, person: &Person) -> Vec<Key> {
    what.among(names(), person)
}

/// What a guest has here goes over to somebody.
pub fn hand_over(guest: Option<&str>, person: &str) {
    let Some(storage) = storage() else {
        return;
    };
    let lies = |name: &str| storage.get_item(name).unwrap_or_default();
    for name in &names() {
        let is_taken = |key: &Key| lies(key.name()).is_some();
        let is_done = match handover::step(name, guest, person, is_taken) {
            None => false,
            Some(Step::Forget) => true,
            // A browser that has no room leaves it where it is.
            Some(Step::Move(to)) => {
                lies(name).is_some_and(|kept| storage.set_item(to.name(), &kept).is_ok())
            }
        };
        if is_done {
            storage.remove_item(name).unwrap_or_default();
        }
    }
}

/// Whether a guest has something here that another one would come upon.
pub fn has_traces() -> bool {
    leaving::is_worth_asking(&names())
}

/// Forgets everything of somebody, or of a guest.
pub fn forget_all(id: Option<&str>) {
    for key in leaving::gone(&names(), id) {
        forget(&key);
    }
}

/// Nothing is remembered any more until the page begins anew.
pub fn seal() {
    IS_SEALED.store(true, Ordering::Relaxed);
}

/// Says how somebody has left: to other windows at once, and to the page that begins anew.
pub fn leave_word(word: &str) {
    if let Some(storage) = storage() {
        // Where nothing can be written, nothing of theirs lies either.
        storage.set_item(LEFT.name(), word).unwrap_or_default();
    }
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
