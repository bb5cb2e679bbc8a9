//! Pieces on squares and nothing else: no turn, no rights, no legality.

use std::fmt;

use crate::{Bitboard, ByColor, ByRole, Color, Piece, Role, Square, attacks};

/// Which piece stands on which square.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Board {
    roles: ByRole<Bitboard>,
    colors: ByColor<Bitboard>,
}

impl Board {
    /// A board without pieces.
    pub const EMPTY: Self = Self {
        roles: ByRole::new([Bitboard::EMPTY; 6]),
        colors: ByColor::new(Bitboard::EMPTY, Bitboard::EMPTY),
    };

    /// The pieces as they stand before the first move.
    pub const START: Self = Self {
        roles: ByRole::new([
            Bitboard(0x00ff_0000_0000_ff00),
            Bitboard(0x4200_0000_0000_0042),
            Bitboard(0x2400_0000_0000_0024),
            Bitboard(0x8100_0000_0000_0081),
            Bitboard(0x0800_0000_0000_0008),
            Bitboard(0x1000_0000_0000_0010),
        ]),
        colors: ByColor::new(Bitboard(0xffff), Bitboard(0xffff_0000_0000_0000)),
    };

    /// Every occupied square.
    #[inline]
    #[must_use]
    pub fn occupied(&self) -> Bitboard {
        self.colors[Color::White] | self.colors[Color::Black]
    }

    /// The squares of one side.
    #[inline]
    #[must_use]
    pub fn of_color(&self, color: Color) -> Bitboard {
        self.colors[color]
    }

    /// The squares of one role, both sides.
    #[inline]
    #[must_use]
    pub fn of_role(&self, role: Role) -> Bitboard {
        self.roles[role]
    }

    /// The squares of one side's pieces of one role.
    #[inline]
    #[must_use]
    pub fn of(&self, color: Color, role: Role) -> Bitboard {
        self.roles[role] & self.colors[color]
    }

    /// The pieces of one side that move like a bishop: bishops and queens.
    #[inline]
    pub(crate) fn slanted(&self, color: Color) -> Bitboard {
        (self.roles[Role::Bishop] | self.roles[Role::Queen]) & self.colors[color]
    }

    /// The pieces of one side that move like a rook: rooks and queens.
    #[inline]
    pub(crate) fn straight(&self, color: Color) -> Bitboard {
        (self.roles[Role::Rook] | self.roles[Role::Queen]) & self.colors[color]
    }

    /// The square of this side's king, if it has exactly one.
    #[must_use]
    pub fn king(&self, color: Color) -> Option<Square> {
        self.of(color, Role::King).single()
    }

    /// The role of whatever stands on a square.
    #[inline]
    #[must_use]
    pub fn role_at(&self, square: Square) -> Option<Role> {
        Role::ALL
            .into_iter()
            .find(|&role| self.roles[role].contains(square))
    }

    /// The role of the piece that the caller knows to stand on a square, found without a branch:
    /// moves of different pieces follow each other at random.
    #[inline]
    pub(crate) fn role_on(&self, square: Square) -> Role {
        let on = |role| (self.roles[role].0 >> square as u32 & 1) as u8;
        Role::wrapping(
            on(Role::Knight)
                + 2 * on(Role::Bishop)
                + 3 * on(Role::Rook)
                + 4 * on(Role::Queen)
                + 5 * on(Role::King),
        )
    }

    /// The color of whatever stands on a square.
    #[inline]
    #[must_use]
    pub fn color_at(&self, square: Square) -> Option<Color> {
        Color::ALL
            .into_iter()
            .find(|&color| self.colors[color].contains(square))
    }

    /// The piece on a square.
    #[inline]
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let color = self.color_at(square)?;
        let role = self.role_at(square)?;
        Some(Piece { color, role })
    }

    /// Puts a piece on a square, in place of whatever stood there.
    pub fn put(&mut self, square: Square, piece: Piece) {
        self.remove(square);
        self.toggle(piece, Bitboard::of(square));
    }

    /// Takes the piece off a square and gives it back.
    pub fn remove(&mut self, square: Square) -> Option<Piece> {
        let piece = self.piece_at(square)?;
        self.toggle(piece, Bitboard::of(square));
        Some(piece)
    }

    /// Every piece with its square, from a1 to h8.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> {
        self.occupied()
            .into_iter()
            .filter_map(|square| Some((square, self.piece_at(square)?)))
    }

    /// The pieces of one side that attack a square when these squares are occupied.
    #[inline]
    #[must_use]
    pub fn attackers(&self, by: Color, square: Square, occupied: Bitboard) -> Bitboard {
        self.colors[by]
            & (attacks::pawn(!by, square) & self.roles[Role::Pawn]
                | attacks::knight(square) & self.roles[Role::Knight]
                | attacks::king(square) & self.roles[Role::King]
                | attacks::bishop(square, occupied)
                    & (self.roles[Role::Bishop] | self.roles[Role::Queen])
                | attacks::rook(square, occupied)
                    & (self.roles[Role::Rook] | self.roles[Role::Queen]))
    }

    /// The board seen from the other side, with colors exchanged.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        Self {
            roles: ByRole::new(Role::ALL.map(|role| self.roles[role].mirrored())),
            colors: ByColor::from_fn(|color| self.colors[!color].mirrored()),
        }
    }

    /// A copy made word by word; see `Position::copied`.
    #[inline(always)]
    pub(crate) fn copied(&self) -> Self {
        Self {
            roles: ByRole::new(Role::ALL.map(|role| self.roles[role])),
            colors: ByColor::from_fn(|color| self.colors[color]),
        }
    }

    /// Flips the squares of a piece's role and color; with two squares this is a move.
    #[inline]
    pub(crate) fn toggle(&mut self, piece: Piece, squares: Bitboard) {
        self.roles[piece.role] ^= squares;
        self.colors[piece.color] ^= squares;
    }
}

impl fmt::Debug for Board {
    /// Eight lines of FEN letters and dots, the eighth rank on top.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in Square::ALL.chunks(8).rev() {
            for &square in row {
                let letter = self.piece_at(square).map_or('.', Piece::letter);
                write!(f, " {letter}")?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}
