//! Offering a draw: when it may be offered, what the engine answers, and why it has just declined.

use rookery_play::draw_offer::{self, DeclineReason, DrawAnswer};
use rookery_play::{Seats, Stage};

use super::PlayPage;
use crate::engine::link::Order;

/// A draw that the engine did not want.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Declined {
    /// After so many half-moves.
    plies: usize,
    why: DeclineReason,
}

impl PlayPage {
    /// A draw is offered. An engine answers at once; two people have agreed already.
    pub fn offer_draw(&mut self) -> Vec<Order> {
        if !self.can_offer_draw() {
            return Vec::new();
        }
        let value = self.mind.thoughts().map(|(thoughts, _)| thoughts.value);
        let Some(bout) = &mut self.bout else {
            return Vec::new();
        };
        let answer = match &bout.seats {
            Seats::AgainstEngine { side, opponent } => {
                draw_offer::answer(&bout.game, !*side, opponent.level, value)
            }
            Seats::Friends { .. } | Seats::Engines(_) => DrawAnswer::Accept,
        };
        match answer {
            DrawAnswer::Accept => {
                let agreed = bout.game.agree_draw().is_ok();
                self.end(agreed)
            }
            DrawAnswer::Decline(why) => {
                let plies = bout.plies();
                self.declined = Some(Declined { plies, why });
                Vec::new()
            }
        }
    }

    /// Whether it is the person's turn, and the last offer was some moves ago.
    pub fn can_offer_draw(&self) -> bool {
        let next = self
            .declined
            .map_or(0, |last| last.plies + draw_offer::BETWEEN);
        self.stage() == Stage::Yours && self.plies() >= next.max(2)
    }

    /// Why the engine has just turned a draw down.
    pub fn declined(&self) -> Option<DeclineReason> {
        let last = self.declined.filter(|last| last.plies == self.plies())?;
        Some(last.why)
    }
}
