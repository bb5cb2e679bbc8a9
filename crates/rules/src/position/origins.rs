//! Moves asked for by where they go: found backwards from the target, without listing any
//! others. How a move in SAN becomes a move.

use super::Position;
use crate::{Bitboard, Color, Move, MoveKind, Promotion, Rank, Role, Square, Wing, attacks};

impl Position {
    /// The squares among `pieces` from which a piece of this role can legally go to `to`;
    /// castling does not count.
    #[inline]
    pub(crate) fn origins(&self, role: Role, to: Square, pieces: Bitboard) -> Bitboard {
        let pieces = pieces & self.board.of(self.turn, role);
        let reaching = match role {
            Role::Pawn => pieces & self.pawn_origins(to),
            // Every piece but the pawn goes back the way it came.
            _ => pieces & attacks::of(self.turn, role, to, self.board.occupied()),
        };
        if reaching.is_empty() || self.board.of_color(self.turn).contains(to) {
            return Bitboard::EMPTY;
        }
        let mut legal = reaching;
        for from in reaching {
            if !self.is_safe(role, from, to) {
                legal ^= Bitboard::of(from);
            }
        }
        legal
    }

    /// The legal move from one square to another that [`Position::origins`] found, with
    /// this promotion if it reaches the last rank.
    #[inline]
    pub(crate) fn move_between(
        &self,
        role: Role,
        from: Square,
        to: Square,
        promotion: Option<Promotion>,
    ) -> Move {
        let takes = self.board.occupied().contains(to);
        let kind = match (promotion, takes) {
            (Some(promotion), true) => MoveKind::PromotionCapture(promotion),
            (Some(promotion), false) => MoveKind::Promotion(promotion),
            (None, true) => MoveKind::Capture,
            (None, false) if role != Role::Pawn => MoveKind::Quiet,
            (None, false) if from.file() != to.file() => MoveKind::EnPassant,
            (None, false) if from.index().abs_diff(to.index()) == 16 => MoveKind::DoubleStep,
            (None, false) => MoveKind::Quiet,
        };
        Move::new(from, to, kind)
    }

    /// Whether the side to move may castle to this wing now.
    pub(crate) fn can_castle(&self, wing: Wing) -> bool {
        let us = self.turn;
        let occupied = self.board.occupied();
        let attacked = |square| !self.board.attackers(!us, square, occupied).is_empty();
        self.castling.has(us, wing)
            && !occupied.meets(wing.clear(us))
            && !attacked(self.king(us))
            && !wing.safe(us).into_iter().any(attacked)
    }

    /// Where a pawn of the side to move may come from to reach a square, its king aside.
    #[inline]
    fn pawn_origins(&self, to: Square) -> Bitboard {
        let theirs = self.board.of_color(!self.turn);
        if theirs.contains(to) || self.en_passant == Some(to) {
            return attacks::pawn(!self.turn, to);
        }
        let target = Bitboard::of(to);
        let down = match self.turn {
            Color::White => -8,
            Color::Black => 8,
        };
        let empty = !self.board.occupied();
        let step = target.shifted(down);
        let fourth = Bitboard::rank(self.turn.rank(Rank::Fourth));
        let jump = (step & empty).shifted(down);
        if !empty.meets(target) {
            Bitboard::EMPTY
        } else if fourth.meets(target) {
            step | jump
        } else {
            step
        }
    }

    /// Whether the king is not attacked after this move of a piece that reaches its target.
    #[inline]
    fn is_safe(&self, role: Role, from: Square, to: Square) -> bool {
        if role == Role::Pawn && self.en_passant == Some(to) {
            return self.en_passant_is_safe(from, to);
        }
        let (from_set, to_set) = (Bitboard::of(from), Bitboard::of(to));
        let occupied = (self.board.occupied() ^ from_set) | to_set;
        let king = if role == Role::King {
            to
        } else {
            self.king(self.turn)
        };
        let attackers = self.board.attackers(!self.turn, king, occupied);
        (attackers - to_set).is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every move that the generator lists is found backwards, and no other.
    fn check(position: &Position) {
        let listed = position.moves();
        for to in Square::ALL {
            for role in Role::ALL {
                let pieces = position.board().of(position.turn(), role);
                let expected: Bitboard = listed
                    .iter()
                    .filter(|mv| mv.to() == to && pieces.contains(mv.from()) && !mv.is_castle())
                    .map(|mv| mv.from())
                    .collect();
                let found = position.origins(role, to, Bitboard::ALL);
                assert_eq!(found, expected, "{role} to {to} in {}", position.fen());
                for mv in listed.iter().filter(|mv| mv.to() == to && !mv.is_castle()) {
                    if pieces.contains(mv.from()) {
                        let again = position.move_between(role, mv.from(), to, mv.promotion());
                        assert_eq!(again.kind(), mv.kind());
                    }
                }
            }
        }
        for wing in Wing::ALL {
            let castle = Move::castle(position.turn(), wing);
            assert_eq!(position.can_castle(wing), listed.contains(&castle));
        }
    }

    #[test]
    fn moves_are_found_backwards() {
        let mut random = 0x9e37_79b9_7f4a_7c15_u64;
        for fen in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        ] {
            for _ in 0..40 {
                let mut position = Position::parse_fen(fen).unwrap();
                for _ in 0..60 {
                    check(&position);
                    let moves = position.moves();
                    if moves.is_empty() {
                        break;
                    }
                    random ^= random << 13;
                    random ^= random >> 7;
                    random ^= random << 17;
                    let index = random as usize % moves.len();
                    position = position.play_unchecked(moves[index]);
                }
            }
        }
    }
}
