//! A board to try a look on: pieces that move as one likes, and a few moves that it shows by
//! itself.

use rookery_rules::{DrawRules, Game, Move, Position, Promotion, Square};

use crate::board::hand::{Hand, HandReach, Marks, Promoting};

/// Quiet moves, a capture and a castling; then it begins anew.
const SHOWN: [&str; 9] = ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Bxc6", "dxc6", "O-O"];

/// What stands on it, and what a hand holds.
#[derive(Clone, Debug)]
pub struct Tryout {
    game: Game,
    hand: Hand,
    /// How many of the shown moves have been made; none if one plays for oneself.
    shown: usize,
}

impl Default for Tryout {
    fn default() -> Self {
        let mut tryout = Self {
            game: Game::new(DrawRules::Claimed),
            hand: Hand::default(),
            shown: 0,
        };
        // Something has been played already, so that the mark of the last move is seen.
        tryout.show();
        tryout.show();
        tryout
    }
}

impl Tryout {
    /// The moves so far, shown or played.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// What stands on the board.
    pub fn position(&self) -> &Position {
        self.game.position()
    }

    /// What the board points out.
    pub fn marks(&self) -> Marks {
        let reach = match self.game.outcome() {
            Some(_) => HandReach::Nothing,
            None => HandReach::Turn,
        };
        let last = self.game.moves().next_back();
        self.hand.marks(self.position(), last, reach)
    }

    /// The pawn that waits to become something.
    pub fn promoting(&self) -> Option<Promoting> {
        self.hand.promoting(self.position())
    }

    /// A square was clicked, tapped or entered; if that makes a move, it is played.
    pub fn press(&mut self, square: Square) {
        let position = *self.position();
        let mv = self.hand.press(&position, square);
        self.play(mv);
    }

    /// Answers which piece a pawn becomes, and plays the move.
    pub fn promote(&mut self, promotion: Promotion) {
        let position = *self.position();
        let mv = self.hand.promote(&position, promotion);
        self.play(mv);
    }

    /// Lets go of everything.
    pub fn release(&mut self) {
        self.hand.release();
    }

    /// Shows one move more.
    pub fn show(&mut self) {
        self.hand.release();
        let next = SHOWN.get(self.shown);
        let is_shown = self.shown == self.game.moves().len();
        if let (true, Some(san)) = (is_shown, next) {
            self.game.play_san(san).expect("these moves are legal");
            self.shown += 1;
        } else {
            self.game = Game::new(DrawRules::Claimed);
            self.shown = 0;
        }
    }

    fn play(&mut self, mv: Option<Move>) {
        // A move proposed by the hand is legal; after the end there is none.
        if let Some(Ok(())) = mv.map(|mv| self.game.play(mv)) {
            self.hand.release();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_shown_and_begin_anew() {
        let mut tryout = Tryout::default();
        for plies in 3..=SHOWN.len() {
            tryout.show();
            assert_eq!(tryout.game().moves().len(), plies);
        }
        tryout.show();
        assert_eq!(*tryout.position(), Position::start());
    }

    #[test]
    fn one_can_play_and_then_have_moves_shown_again() {
        let mut tryout = Tryout::default();
        tryout.press(Square::D2);
        assert!(tryout.marks().targets.contains(Square::D4));
        tryout.press(Square::D4);
        assert_eq!(tryout.game().moves().len(), 3);
        tryout.show();
        assert_eq!(*tryout.position(), Position::start());
        tryout.show();
        assert_eq!(tryout.game().moves().len(), 1);
    }
}
