//! Writing SAN: who else could go there decides how much is said.

use std::fmt;

use super::{NormalSan, San};
use crate::{Bitboard, File, Move, Position, Rank, Role, Wing};

/// The file and rank of origin that a move needs to be told from the others.
pub(super) fn origin_said(
    position: &Position,
    role: Role,
    mv: Move,
) -> (Option<File>, Option<Rank>) {
    let (file, rank) = (mv.from().file(), mv.from().rank());
    match role {
        Role::King => return (None, None),
        Role::Pawn => return (mv.is_capture().then_some(file), None),
        _ => {}
    }
    let others = !Bitboard::of(mv.from());
    let rivals = position.origins(role, mv.to(), others);
    let on_file = rivals.meets(Bitboard::file(file));
    let on_rank = rivals.meets(Bitboard::rank(rank));
    if rivals.is_empty() {
        (None, None)
    } else if !on_file {
        (Some(file), None)
    } else if !on_rank {
        (None, Some(rank))
    } else {
        (Some(file), Some(rank))
    }
}

impl Position {
    /// A legal move of this position in SAN, with `+` for check and `#` for mate.
    #[must_use]
    pub fn san(&self, mv: Move) -> String {
        let after = self.play_unchecked(mv);
        let suffix = match (after.is_check(), after.has_moves()) {
            (false, _) => "",
            (true, true) => "+",
            (true, false) => "#",
        };
        format!("{}{suffix}", San::of(self, mv))
    }
}

impl fmt::Display for San {
    /// The move without signs of check or mate.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Castle(Wing::King) => f.write_str("O-O"),
            Self::Castle(Wing::Queen) => f.write_str("O-O-O"),
            Self::Normal(san) => san.fmt(f),
        }
    }
}

impl fmt::Display for NormalSan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.role != Role::Pawn {
            write!(f, "{}", self.role.letter())?;
        }
        if let Some(file) = self.file {
            write!(f, "{file}")?;
        }
        if let Some(rank) = self.rank {
            write!(f, "{rank}")?;
        }
        let takes = if self.takes { "x" } else { "" };
        write!(f, "{takes}{}", self.to)?;
        match self.promotion {
            Some(to) => write!(f, "={}", to.role().letter()),
            None => Ok(()),
        }
    }
}
