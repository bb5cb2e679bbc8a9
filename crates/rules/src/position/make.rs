//! Playing a move: a new position, pieces and hash changed together.

use super::{MAX_FULLMOVES, MAX_HALFMOVES, Position, hash};
use crate::{Bitboard, Color, Move, MoveKind, Piece, Role, Square, attacks};

impl Position {
    /// The position after a move that [`Position::moves`] of this very position gave.
    ///
    /// For code that plays its own generated moves; everyone else asks [`Position::legal`].
    /// A move that is not legal here gives a position that is not chess.
    #[inline]
    #[must_use]
    pub fn play_unchecked(&self, mv: Move) -> Self {
        let mut next = self.copied();
        next.advance_unchecked(mv);
        next
    }

    /// The same in place, which spares a copy where millions of moves are played.
    #[inline]
    pub fn advance_unchecked(&mut self, mv: Move) {
        self.make::<true>(self.board.role_on(mv.from()), mv);
    }

    /// A copy to play a move on. In WebAssembly copying the whole at once is a call out of the
    /// module that takes longer than the move, so it is done word by word there.
    #[inline(always)]
    pub(super) fn copied(&self) -> Self {
        if cfg!(target_family = "wasm") {
            Self {
                board: self.board.copied(),
                ..*self
            }
        } else {
            *self
        }
    }

    /// Plays a legal move of a piece of this role. Counting games needs no hash: one that is not
    /// `HASHED` must not be looked at again. Always inlined, so that a role and a kind that
    /// the caller knows leave only their own instructions.
    #[inline(always)]
    pub(super) fn make<const HASHED: bool>(&mut self, role: Role, mv: Move) {
        let (from, to, us) = (mv.from(), mv.to(), self.turn);
        let piece = Piece { color: us, role };
        self.set_en_passant::<HASHED>(None);
        self.halfmoves = if role == Role::Pawn {
            0
        } else {
            counted(self.halfmoves, MAX_HALFMOVES)
        };
        if let Some(square) = mv.victim() {
            let role = self.board.role_on(square);
            self.flip::<HASHED>(Piece { color: !us, role }, square);
            self.halfmoves = 0;
        }
        match mv.kind() {
            MoveKind::Promotion(to_role) | MoveKind::PromotionCapture(to_role) => {
                self.flip::<HASHED>(piece, from);
                self.flip::<HASHED>(
                    Piece {
                        color: us,
                        role: to_role.role(),
                    },
                    to,
                );
            }
            MoveKind::Castle(wing) => {
                let rook = Piece {
                    color: us,
                    role: Role::Rook,
                };
                self.slide::<HASHED>(piece, from, to);
                self.slide::<HASHED>(rook, wing.rook_from(us), wing.rook_to(us));
            }
            _ => self.slide::<HASHED>(piece, from, to),
        }
        if !self.castling.is_empty() {
            let before = self.castling;
            self.castling = before.touched(from, to);
            if HASHED {
                self.hash ^= hash::castling(before) ^ hash::castling(self.castling);
            }
        }
        self.pass_turn::<HASHED>();
        if mv.kind() == MoveKind::DoubleStep {
            let passed = Square::wrapping((from as u32 + to as u32) / 2);
            if self.can_take_en_passant(passed) {
                self.set_en_passant::<HASHED>(Some(passed));
            }
        }
    }

    /// The position with the other side to move: a null move. `None` in check, where
    /// passing would leave a king to be taken.
    #[must_use]
    pub fn pass(&self) -> Option<Self> {
        if self.is_check() {
            return None;
        }
        let mut next = *self;
        next.set_en_passant::<true>(None);
        next.halfmoves = counted(self.halfmoves, MAX_HALFMOVES);
        next.pass_turn::<true>();
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
    fn flip<const HASHED: bool>(&mut self, piece: Piece, square: Square) {
        self.board.toggle(piece, Bitboard::of(square));
        if HASHED {
            self.hash ^= hash::of_piece(piece, square);
        }
    }

    #[inline]
    fn slide<const HASHED: bool>(&mut self, piece: Piece, from: Square, to: Square) {
        self.board
            .toggle(piece, Bitboard::of(from) | Bitboard::of(to));
        if HASHED {
            self.hash ^= hash::of_piece(piece, from) ^ hash::of_piece(piece, to);
        }
    }

    #[inline]
    fn set_en_passant<const HASHED: bool>(&mut self, square: Option<Square>) {
        if HASHED {
            self.hash ^= hash::en_passant(self.en_passant) ^ hash::en_passant(square);
        }
        self.en_passant = square;
    }

    #[inline]
    fn pass_turn<const HASHED: bool>(&mut self) {
        if self.turn == Color::Black {
            self.fullmoves = counted(self.fullmoves, MAX_FULLMOVES);
        }
        self.turn = !self.turn;
        if HASHED {
            self.hash ^= hash::BLACK_TO_MOVE;
        }
    }
}

/// One more, but never more than a FEN may say: every position can be written and read.
#[inline]
fn counted(counter: u16, most: u16) -> u16 {
    Ord::min(counter + 1, most)
}
