//! Looking at the past of a game, and going back to it.

use super::PlayPage;
use crate::engine::link::Order;
use crate::game::past::{Look, PastStep};

impl PlayPage {
    /// The pointer is over a half-move of the list, or over none.
    pub fn hover(&mut self, ply: Option<usize>) {
        self.look_elsewhere(match ply {
            Some(ply) => self.look.hover(ply),
            None => self.look.unhover(),
        });
    }

    /// A half-move of the list was clicked.
    pub fn pin(&mut self, ply: usize) {
        self.look_elsewhere(self.look.pin(ply, self.plies()));
    }

    /// Goes a step through the past.
    pub fn step(&mut self, step: PastStep) {
        self.look_elsewhere(self.look.step(step, self.plies()));
    }

    /// One leaves the list of moves. Whoever only watches, or fights a battle, is not
    /// asked whether to go back.
    pub fn leave_past(&mut self) {
        self.look_elsewhere(match self.is_watched() || self.is_battle() {
            true => Look::Now,
            false => self.look.leave(),
        });
    }

    /// The game as it stands is shown, whatever was.
    pub fn look_now(&mut self) {
        self.look_elsewhere(Look::Now);
    }

    /// Yes: the game goes on from the moment that one was asked about.
    pub fn go_back(&mut self) -> Vec<Order> {
        let (Some(ply), Some(bout)) = (self.look.question(), &mut self.bout) else {
            return Vec::new();
        };
        bout.back_to(ply);
        self.settle();
        let mut orders = self.mind.hush();
        orders.extend(self.go_on());
        orders
    }
}
