//! Going away from a game and coming back to it, in this window or another.

use super::Sparring;
use crate::state::bout::{Bout, Stage};
use crate::state::clock::Clock;
use crate::state::link::Order;
use crate::state::saved;
use crate::state::time_control::TimeControl;

impl Sparring {
    /// Goes on with a kept game; a text that is none changes nothing.
    pub fn resume(&mut self, text: &str) -> Vec<Order> {
        match saved::read(text) {
            Some(bout) => self.sit_down_again(bout),
            None => Vec::new(),
        }
    }

    /// Another window has gone on with this game, or ended it.
    pub fn follow(&mut self, text: Option<&str>) -> Vec<Order> {
        match text {
            Some(text) => self.resume(text),
            None if matches!(self.stage(), Stage::Yours | Stage::Engines) => {
                let orders = self.leave();
                self.left = None;
                orders
            }
            None => Vec::new(),
        }
    }

    /// Back to the choices before a game. One that is not over is kept.
    pub fn leave(&mut self) -> Vec<Order> {
        self.settle();
        let bout = self.bout.take();
        self.last_seed = bout.as_ref().map(|bout| bout.seed);
        self.left = bout.filter(|bout| bout.game.outcome().is_none() && bout.plies() > 0);
        self.side = self.choices.wish.color(|| true);
        self.mind.hush()
    }

    /// Goes on with the game one has gone away from.
    pub fn come_back(&mut self) -> Vec<Order> {
        match self.left.take() {
            Some(bout) => self.sit_down_again(bout),
            None => Vec::new(),
        }
    }

    fn sit_down_again(&mut self, bout: Bout) -> Vec<Order> {
        self.choices.meet(bout.opponent);
        let timed = bout.clock.as_ref().map(Clock::control);
        self.choices.time = timed.map_or(TimeControl::Unlimited, TimeControl::Timed);
        self.sit_down(bout)
    }
}
