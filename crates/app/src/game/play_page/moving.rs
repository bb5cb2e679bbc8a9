//! How a move is made: by a person at this screen from squares that are pressed, or typed, at once or shown
//! first if they like to confirm it; and how it is played, whoever made it.

use rookery_play::Stage;
use rookery_rules::{Move, Position, Promotion, Square};

use super::PlayPage;
use crate::board::hand::{Hand, HandReach, Marks};
use crate::board::handling::Handling;
use crate::engine::link::Order;
use crate::game::past::Look;

impl PlayPage {
    /// How the person at this screen likes their moves to be taken.
    pub fn handle(&mut self, handling: Handling) {
        self.handling = handling;
        self.proposed = None;
    }

    /// A square was clicked, tapped or entered.
    pub fn press(&mut self, square: Square) -> Vec<Order> {
        if self.stage() != Stage::Yours || self.look.past().is_some() {
            return Vec::new();
        }
        // Whoever touches the board again means something else.
        if self.proposed.take().is_some() {
            return Vec::new();
        }
        let position = *self.position();
        let mut mv = self.hand.press(&position, square);
        if self.handling.queens && self.hand.promoting(&position).is_some() {
            mv = self.hand.promote(&position, Promotion::Queen);
        }
        self.propose(mv)
    }

    /// Answers which piece a pawn becomes.
    pub fn promote(&mut self, promotion: Promotion) -> Vec<Order> {
        let position = *self.position();
        let mv = self.hand.promote(&position, promotion);
        self.propose(mv)
    }

    /// Plays a move that was typed.
    pub fn take_typed(&mut self, mv: Move) -> Vec<Order> {
        if self.stage() != Stage::Yours || self.look.past().is_some() {
            return Vec::new();
        }
        self.hand.release();
        self.proposed = None;
        self.play(Some(mv))
    }

    /// Lets go of the selected piece, and puts a move back that waits to be confirmed.
    pub fn release(&mut self) {
        self.hand.release();
        self.proposed = None;
    }

    /// The move that waits to be confirmed.
    pub fn proposed(&self) -> Option<Move> {
        self.proposed.filter(|_| self.look.past().is_none())
    }

    /// The move that waits is played.
    pub fn confirm(&mut self) -> Vec<Order> {
        match self.proposed() {
            Some(mv) => self.play(Some(mv)),
            None => Vec::new(),
        }
    }

    /// What stands on the board: the position shown, after the move that waits.
    pub fn on_board(&self) -> Position {
        let position = *self.position();
        let proposed = self.proposed();
        proposed.map_or(position, |mv| position.play_unchecked(mv))
    }

    /// What the board points out.
    pub fn marks(&self) -> Marks {
        if let Some(mv) = self.proposed() {
            return Hand::default().marks(&self.on_board(), Some(mv), HandReach::Nothing);
        }
        let reach = match (self.stage(), self.look.past()) {
            (Stage::Yours, None) => HandReach::Turn,
            _ => HandReach::Nothing,
        };
        let last = self.shown_move().map(|(_, mv)| mv);
        self.hand.marks(self.position(), last, reach)
    }

    fn propose(&mut self, mv: Option<Move>) -> Vec<Order> {
        match mv {
            Some(mv) if self.handling.confirms => {
                self.proposed = Some(mv);
                Vec::new()
            }
            _ => self.play(mv),
        }
    }

    /// Plays a move of either side and lets the engine answer if it is its turn.
    pub(super) fn play(&mut self, mv: Option<Move>) -> Vec<Order> {
        let (Some(mv), Some(bout)) = (mv, &mut self.bout) else {
            return Vec::new();
        };
        let by_person = bout.mover().is_none();
        if !bout.play(mv) {
            return Vec::new();
        }
        self.edition += 1;
        if by_person {
            self.aside = None;
        }
        self.proposed = None;
        if self.look == Look::Now {
            self.seen = self.plies();
        }
        self.think_of_a_draw();
        self.go_on()
    }
}
