//! Offering a draw: when it may be offered, what the engine answers, why it has just declined, and
//! when it offers one itself.

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

/// A draw that the engine would like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct EngineOffer {
    /// After so many half-moves.
    plies: usize,
    is_refused: bool,
}

impl PlayPage {
    /// A draw is offered. An engine answers at once; two people have agreed already.
    pub fn offer_draw(&mut self) -> Vec<Order> {
        if !self.can_offer_draw() {
            return Vec::new();
        }
        if self.is_draw_offered() {
            return self.accept_draw();
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

    /// Whether the engine has just offered a draw, and nobody has answered. To move on is an answer.
    pub fn is_draw_offered(&self) -> bool {
        self.stage() == Stage::Yours
            && (self.offered).is_some_and(|offer| offer.plies == self.plies() && !offer.is_refused)
    }

    /// Yes to the engine's offer.
    pub fn accept_draw(&mut self) -> Vec<Order> {
        let is_offered = self.is_draw_offered();
        let bout = self.bout.as_mut().filter(|_| is_offered);
        let agreed = bout.is_some_and(|bout| bout.game.agree_draw().is_ok());
        self.end(agreed)
    }

    /// No to the engine's offer: the game goes on.
    pub fn refuse_draw(&mut self) {
        if let Some(offer) = &mut self.offered {
            offer.is_refused = true;
        }
    }

    /// A move was played: an engine that sees that nobody wins any more says so, now and then. Battles
    /// end by what they ask for.
    pub(super) fn think_of_a_draw(&mut self) {
        let (plies, is_yours) = (self.plies(), self.stage() == Stage::Yours);
        let Some(bout) = self.bout.as_ref().filter(|_| is_yours) else {
            return;
        };
        let is_battle = (bout.meeting.as_ref()).is_some_and(|meeting| meeting.battle().is_some());
        let next = (self.offered).map_or(0, |last| last.plies + draw_offer::BETWEEN_OWN);
        let value = self.mind.thoughts().map(|(thoughts, _)| thoughts.value);
        let has_opponent = matches!(bout.seats, Seats::AgainstEngine { .. });
        if has_opponent && !is_battle && plies >= next && draw_offer::is_offered(&bout.game, value)
        {
            self.offered = Some(EngineOffer {
                plies,
                is_refused: false,
            });
        }
    }

    /// Why the engine has just turned a draw down.
    pub fn declined(&self) -> Option<DeclineReason> {
        let last = self.declined.filter(|last| last.plies == self.plies())?;
        Some(last.why)
    }
}
