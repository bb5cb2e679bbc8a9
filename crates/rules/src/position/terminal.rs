//! Positions in which the game is over, whatever came before.

use super::Position;
use crate::{Bitboard, Color, Role};

impl Position {
    /// Whether the side to move is in check and has no move.
    #[must_use]
    pub fn is_checkmate(&self) -> bool {
        self.is_check() && !self.has_moves()
    }

    /// Whether the side to move is not in check and has no move.
    #[must_use]
    pub fn is_stalemate(&self) -> bool {
        !self.is_check() && !self.has_moves()
    }

    /// Whether neither side can mate with what is left: bare kings, one knight, or any
    /// number of bishops that all stand on one color.
    ///
    /// A knight against a knight, or against a bishop, is not among them. FIDE's article 5.2.2 ends a
    /// game at once only if *no* series of legal moves can mate (a dead position), and there is one if
    /// the other side helps: its own piece takes the last square from its king. So such games go on
    /// until somebody agrees, or a count ends them.
    #[must_use]
    pub fn is_insufficient_material(&self) -> bool {
        let kings = self.board.of_role(Role::King);
        let knights = self.board.of_role(Role::Knight);
        let bishops = self.board.of_role(Role::Bishop);
        match self.board.occupied() - kings {
            pieces if pieces == knights => !knights.is_several(),
            pieces if pieces == bishops => on_one_shade(bishops),
            _ => false,
        }
    }

    /// Whether this side could still mate by some series of legal moves, however helpful
    /// the opponent. It judges by the pieces alone and not by blocked pawns, so a wall nobody
    /// can pass counts as "could".
    #[must_use]
    pub fn can_mate(&self, color: Color) -> bool {
        let board = &self.board;
        let kings = board.of_role(Role::King);
        let ours = board.of_color(color) - kings;
        let theirs = board.of_color(!color) - kings;
        let knights = board.of_role(Role::Knight);
        let bishops = board.of_role(Role::Bishop);
        if ours.is_empty() {
            false
        } else if ours.meets(!(knights | bishops)) {
            true
        } else if ours.meets(knights) {
            // A lone knight needs a piece of the other side to take a square from its king;
            // a queen cannot be made to, she always has an answer.
            ours.is_several() || theirs.meets(!board.of_role(Role::Queen))
        } else {
            !on_one_shade(bishops) || theirs.meets(knights | board.of_role(Role::Pawn))
        }
    }
}

fn on_one_shade(bishops: Bitboard) -> bool {
    !(bishops.meets(Bitboard::LIGHT) && bishops.meets(Bitboard::DARK))
}
