//! Looking at the past of a game, and going back to it.

use rookery_play::Bout;
use rookery_rules::{Move, Position};

use super::PlayPage;
use crate::engine::link::Order;
use crate::game::past::{Leaving, Look, PastStep};

/// What going back has put aside.
#[derive(Clone, Debug)]
pub(super) struct Aside {
    /// The game as it was.
    pub(super) whole: Bout,
    /// How many half-moves of it are on the board again.
    plies: usize,
}

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

    /// One leaves the list of moves. Where nobody can go back, nobody is asked.
    pub fn leave_past(&mut self, leaving: Leaving) {
        self.look_elsewhere(match leaving {
            Leaving::Asks if !self.can_go_back() => Look::Now,
            Leaving::Asks | Leaving::Stays => self.look.leave(leaving),
        });
    }

    /// The game as it stands is shown, whatever was.
    pub fn look_now(&mut self) {
        self.look_elsewhere(Look::Now);
    }

    /// Whether the game may go on from a moment of its past: not if it is only watched, or a battle.
    pub fn can_go_back(&self) -> bool {
        self.bout.is_some() && !self.is_watched() && !self.is_battle()
    }

    /// The game goes on from the moment that is pinned. What came after it is put aside.
    pub fn go_back(&mut self) -> Vec<Order> {
        let ply = self.look.pinned().filter(|_| self.can_go_back());
        let (Some(ply), Some(bout)) = (ply, &mut self.bout) else {
            return Vec::new();
        };
        let whole = bout.clone();
        bout.back_to(ply);
        self.settle();
        self.aside = Some(Aside { whole, plies: ply });
        self.resettle()
    }

    /// The numbers of the first and the last move that were put aside, until somebody makes another.
    pub fn put_aside(&self) -> Option<(u16, u16)> {
        let Aside { whole, plies } = self.aside.as_ref()?;
        let number = |ply| Some(whole.game.positions().nth(ply)?.fullmoves());
        number(*plies).zip(number(whole.plies().checked_sub(1)?))
    }

    /// The game is again as it was before one went back: its moves, its clocks, its end.
    pub fn bring_back(&mut self) -> Vec<Order> {
        let Some(aside) = self.aside.take() else {
            return Vec::new();
        };
        self.bout = Some(aside.whole);
        self.settle();
        self.resettle()
    }

    /// The move that led to the position shown, and the position it was made in.
    pub fn shown_move(&self) -> Option<(&Position, Move)> {
        let last = self.shown_plies().checked_sub(1)?;
        let game = &self.bout.as_ref()?.game;
        Some((game.positions().nth(last)?, game.moves().nth(last)?))
    }

    /// Whoever thought about another position stops, and the one whose turn it is begins.
    fn resettle(&mut self) -> Vec<Order> {
        let mut orders = self.mind.hush();
        orders.extend(self.go_on());
        orders
    }
}
