//! Playing a move: a new position, men and hash changed together.

use super::{Position, hash};
use crate::{Bitboard, Color, Move, MoveKind, Piece, Role, Square, attacks};

impl Position {
    /// The position after a move that [`Position::moves`] of this very position gave.
    ///
    /// For code that plays millions of its own generated moves; everyone else asks
    /// [`Position::legal`].
    ///
    /// # Panics
    /// If no man stands on the squares the move starts from or takes on. Other moves that
    /// are not legal here give a position that is not chess.
    #[inline]
    #[must_use]
    pub fn play_unchecked(&self, mv: Move) -> Self {
        let (from, to, us) = (mv.from(), mv.to(), self.turn);
        let role = self.board.role_at(from).expect("a man to move");
        let mut next = *self;

        next.hash ^= hash::en_passant(self.en_passant);
        next.en_passant = None;
        next.halfmoves += 1;
        if let Some(square) = mv.victim() {
            let role = self.board.role_at(square).expect("a man to take");
            next.flip(Piece { color: !us, role }, square);
            next.halfmoves = 0;
        }
        next.flip(Piece { color: us, role }, from);
        let arrived = mv.promotion().map_or(role, Role::from);
        next.flip(
            Piece {
                color: us,
                role: arrived,
            },
            to,
        );

        if role == Role::Pawn {
            next.halfmoves = 0;
        } else if let MoveKind::Castle(wing) = mv.kind() {
            let rook = Piece {
                color: us,
                role: Role::Rook,
            };
            next.flip(rook, wing.rook_from(us));
            next.flip(rook, wing.rook_to(us));
        }

        next.castling = self.castling.touched(from, to);
        next.hash ^= hash::castling(self.castling) ^ hash::castling(next.castling);
        next.pass_turn();
        if mv.kind() == MoveKind::DoubleStep {
            let passed = Square::wrapping((from as u32 + to as u32) / 2);
            if next.can_take_en_passant(passed) {
                next.en_passant = Some(passed);
                next.hash ^= hash::en_passant(next.en_passant);
            }
        }
        next
    }

    /// The position with the other side to move: a null move. `None` in check, where
    /// passing would leave a king to be taken.
    #[must_use]
    pub fn pass(&self) -> Option<Self> {
        if self.is_check() {
            return None;
        }
        let mut next = *self;
        next.hash ^= hash::en_passant(self.en_passant);
        next.en_passant = None;
        next.halfmoves += 1;
        next.pass_turn();
        Some(next)
    }

    /// Whether the side to move can legally take a pawn that has just jumped over `square`.
    pub(super) fn can_take_en_passant(&self, square: Square) -> bool {
        self.en_passant_takers(square)
            .into_iter()
            .any(|from| self.en_passant_is_safe(from, square))
    }

    /// The pawns of the side to move that attack the square.
    #[inline]
    pub(super) fn en_passant_takers(&self, square: Square) -> Bitboard {
        attacks::pawn(!self.turn, square) & self.board.of(self.turn, Role::Pawn)
    }

    /// Whether the king is safe once both pawns have left their rank. Asked as a whole,
    /// because the two can uncover a line that neither pins alone.
    pub(super) fn en_passant_is_safe(&self, from: Square, to: Square) -> bool {
        let taken = Bitboard::of(Square::new(to.file(), from.rank()));
        let occupied = (self.board.occupied() ^ Bitboard::of(from) ^ taken) | Bitboard::of(to);
        let king = self.king(self.turn);
        (self.board.attackers(!self.turn, king, occupied) - taken).is_empty()
    }

    #[inline]
    fn flip(&mut self, piece: Piece, square: Square) {
        self.board.toggle(piece, Bitboard::of(square));
        self.hash ^= hash::man(piece, square);
    }

    #[inline]
    fn pass_turn(&mut self) {
        self.fullmoves += u16::from(self.turn == Color::Black);
        self.turn = !self.turn;
        self.hash ^= hash::BLACK_TO_MOVE;
    }
}
