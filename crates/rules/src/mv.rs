//! A move in two bytes.

use std::fmt;
use std::num::NonZeroU16;

use crate::{Color, Promotion, Rank, Square, Wing};

/// A move as one position's generator names it: squares and kind in sixteen bits.
///
/// A move says nothing of the position it belongs to; ask [`Position::legal`] before
/// playing one that came from elsewhere.
///
/// [`Position::legal`]: crate::Position::legal
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move(NonZeroU16);

const _: () = assert!(size_of::<Option<Move>>() == 2);

/// What a move does besides going from one square to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveKind {
    /// To an empty square.
    Quiet,
    /// A pawn's first move of two squares.
    DoubleStep,
    /// King and rook together; the squares are the king's.
    Castle(Wing),
    /// Takes the piece on the target square.
    Capture,
    /// Takes the pawn beside it that just jumped.
    EnPassant,
    /// A pawn reaches the last rank.
    Promotion(Promotion),
    /// A pawn takes on the last rank.
    PromotionCapture(Promotion),
}

const CAPTURE: u16 = 0b0100;
const PROMOTION: u16 = 0b1000;

impl Move {
    /// A move of this kind. The squares must differ, as they do in any move.
    #[inline]
    #[must_use]
    pub(crate) const fn new(from: Square, to: Square, kind: MoveKind) -> Self {
        let bits = from as u16 | (to as u16) << 6 | kind.code() << 12;
        match NonZeroU16::new(bits) {
            Some(bits) => Self(bits),
            None => panic!("no move stays on a1"),
        }
    }

    /// A castling move.
    #[inline]
    #[must_use]
    pub(crate) const fn castle(color: Color, wing: Wing) -> Self {
        Self::new(
            crate::castling::king_home(color),
            wing.king_to(color),
            MoveKind::Castle(wing),
        )
    }

    /// Where the piece comes from.
    #[inline]
    #[must_use]
    pub const fn from(self) -> Square {
        Square::wrapping(self.0.get() as u32)
    }

    /// Where it goes; for castling, where the king goes.
    #[inline]
    #[must_use]
    pub const fn to(self) -> Square {
        Square::wrapping((self.0.get() >> 6) as u32)
    }

    /// What else the move does.
    #[inline]
    #[must_use]
    pub const fn kind(self) -> MoveKind {
        let code = self.0.get() >> 12;
        let promotion = Promotion::ALL[(code & 3) as usize];
        match code {
            1 => MoveKind::DoubleStep,
            2 => MoveKind::Castle(Wing::King),
            3 => MoveKind::Castle(Wing::Queen),
            4 => MoveKind::Capture,
            5 => MoveKind::EnPassant,
            8..=11 => MoveKind::Promotion(promotion),
            12..=15 => MoveKind::PromotionCapture(promotion),
            _ => MoveKind::Quiet,
        }
    }

    /// Whether a piece is taken, also en passant.
    #[inline]
    #[must_use]
    pub const fn is_capture(self) -> bool {
        self.0.get() >> 12 & CAPTURE != 0
    }

    /// Whether it is castling.
    #[inline]
    #[must_use]
    pub const fn is_castle(self) -> bool {
        matches!(self.kind(), MoveKind::Castle(_))
    }

    /// Whether a pawn is taken en passant.
    #[inline]
    #[must_use]
    pub const fn is_en_passant(self) -> bool {
        matches!(self.kind(), MoveKind::EnPassant)
    }

    /// What the pawn becomes, if it is promoted.
    #[inline]
    #[must_use]
    pub const fn promotion(self) -> Option<Promotion> {
        match self.kind() {
            MoveKind::Promotion(to) | MoveKind::PromotionCapture(to) => Some(to),
            _ => None,
        }
    }

    /// The square of the piece that is taken; `None` if nothing is.
    #[inline]
    #[must_use]
    pub const fn victim(self) -> Option<Square> {
        match self.kind() {
            MoveKind::Capture | MoveKind::PromotionCapture(_) => Some(self.to()),
            MoveKind::EnPassant => Some(beside(self.from(), self.to())),
            _ => None,
        }
    }

    /// The move as 16 bits, never zero: a key for tables.
    #[inline]
    #[must_use]
    pub const fn to_bits(self) -> NonZeroU16 {
        self.0
    }

    /// The move of such 16 bits; any value is some move, if seldom a legal one.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: NonZeroU16) -> Self {
        Self(bits)
    }
}

/// The square on the rank of the one and the file of the other.
const fn beside(from: Square, to: Square) -> Square {
    let rank: Rank = from.rank();
    Square::new(to.file(), rank)
}

impl MoveKind {
    #[inline]
    const fn code(self) -> u16 {
        match self {
            Self::Quiet => 0,
            Self::DoubleStep => 1,
            Self::Castle(Wing::King) => 2,
            Self::Castle(Wing::Queen) => 3,
            Self::Capture => CAPTURE,
            Self::EnPassant => CAPTURE | 1,
            Self::Promotion(to) => PROMOTION | to as u16,
            Self::PromotionCapture(to) => PROMOTION | CAPTURE | to as u16,
        }
    }
}

impl fmt::Display for Move {
    /// As UCI writes it: `e2e4`, `e7e8q`, castling as the king's two steps.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from(), self.to())?;
        match self.promotion() {
            Some(to) => write!(f, "{}", to.role().letter().to_ascii_lowercase()),
            None => Ok(()),
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_survives_packing() {
        let mut kinds = vec![
            MoveKind::Quiet,
            MoveKind::DoubleStep,
            MoveKind::Castle(Wing::King),
            MoveKind::Castle(Wing::Queen),
            MoveKind::Capture,
            MoveKind::EnPassant,
        ];
        for to in Promotion::ALL {
            kinds.extend([MoveKind::Promotion(to), MoveKind::PromotionCapture(to)]);
        }
        for kind in kinds {
            let mv = Move::new(Square::G7, Square::H8, kind);
            assert_eq!(
                (mv.from(), mv.to(), mv.kind()),
                (Square::G7, Square::H8, kind)
            );
            assert_eq!(Move::from_bits(mv.to_bits()), mv);
        }
    }

    #[test]
    fn en_passant_takes_the_pawn_beside() {
        let mv = Move::new(Square::E5, Square::D6, MoveKind::EnPassant);
        assert_eq!(mv.victim(), Some(Square::D5));
    }
}
