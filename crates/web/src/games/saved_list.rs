//! The list of games as it was left for one of them, so that whoever comes back finds their place.

use leptos::prelude::*;
use rookery_app::games::archive::Archive;
use rookery_app::games::wanted::Wanted;

/// A list, and how far down it was.
#[derive(Clone)]
pub struct ListState {
    pub account: String,
    pub wanted: Wanted,
    pub archive: Archive,
    pub down: f64,
}

/// What was left, if anything. Cloning is cheap.
#[derive(Clone, Copy)]
pub struct SavedList(StoredValue<Option<ListState>>);

impl SavedList {
    pub fn begin() {
        provide_context(Self(StoredValue::new(None)));
    }

    pub fn here() -> Self {
        expect_context()
    }

    pub fn put(self, kept: ListState) {
        self.0.set_value(Some(kept));
    }

    /// What was left by this person with this question; once.
    pub fn take(self, account: &str, wanted: &Wanted) -> Option<ListState> {
        let kept = self.0.try_update_value(Option::take).flatten()?;
        (kept.account == account && kept.wanted == *wanted).then_some(kept)
    }
}
