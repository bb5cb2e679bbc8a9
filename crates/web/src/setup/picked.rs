//! One of the engines that are chosen: to be looked at, and to be changed.

use leptos::prelude::*;
use rookery_app::setup::pick::{Chair, Pick};
use rookery_play::Opponent;

use crate::game::GameContext;

#[derive(Clone, Copy)]
pub struct Picked {
    pub context: GameContext,
    pub chair: Chair,
}

impl Picked {
    pub fn get(self) -> Pick {
        self.context
            .choices
            .with(|choices| *choices.pick_of(self.chair))
    }

    /// Where the dials of one's own stand.
    pub fn own(self) -> Opponent {
        self.get().own
    }

    pub fn change(self, change: impl FnOnce(&mut Pick)) {
        self.context
            .choose(|choices| change(choices.pick_of_mut(self.chair)));
    }

    pub fn turn(self, change: impl FnOnce(&mut Opponent)) {
        self.change(|pick| change(&mut pick.own));
    }
}
