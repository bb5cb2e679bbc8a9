//! In which part of the site somebody is: told from the address, and from the game where that belongs
//! to the adventure.

use leptos::prelude::*;
use leptos_router::hooks::use_location;
use rookery_app::shell::section::Section;

/// Where the game on the page of games belongs, while one is there. Cloning is cheap.
#[derive(Clone, Copy)]
pub struct Whereabouts(RwSignal<Option<Section>>);

impl Whereabouts {
    pub fn begin() {
        provide_context(Self(RwSignal::new(None)));
    }

    pub fn here() -> Self {
        expect_context()
    }

    /// Where somebody is now.
    pub fn section(self) -> Memo<Option<Section>> {
        let path = use_location().pathname;
        Memo::new(move |_| path.with(|path| Section::at(path, self.0.get())))
    }

    /// Follows the game that is played.
    pub fn follow(self, game: impl Fn() -> Option<Section> + Send + Sync + 'static) {
        let game = Memo::new(move |_| game());
        Effect::new(move |_| self.0.set(game.get()));
    }
}
