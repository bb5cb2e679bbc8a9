//! Finding the move that a SAN names, or the reason why there is none.

use super::{IllegalSan, NormalSan, San};
use crate::{Bitboard, Color, File, Move, Position, Rank, Role, Square, attacks};

impl San {
    /// The one legal move of the position that this names.
    ///
    /// # Errors
    /// [`IllegalSan`] if there is none, or more than one.
    pub fn resolve(&self, position: &Position) -> Result<Move, IllegalSan> {
        self.find(position).ok_or_else(|| match self {
            Self::Castle(wing) => IllegalSan::NoCastle(*wing),
            Self::Normal(san) => san.fault(position),
        })
    }

    /// The same without a reason: two bytes are handed back at once, and a reason is not.
    #[inline]
    pub(crate) fn find(&self, position: &Position) -> Option<Move> {
        match self {
            Self::Castle(wing) => {
                let castle = Move::castle(position.turn(), *wing);
                position.can_castle(*wing).then_some(castle)
            }
            Self::Normal(san) => san.find(position),
        }
    }
}

impl NormalSan {
    #[inline]
    fn find(&self, position: &Position) -> Option<Move> {
        let found = position.origins(self.role, self.to, origin(self.file, self.rank));
        let mv = position.move_between(self.role, found.single()?, self.to, self.promotion);
        let promotes = self.promotes(position) == self.promotion.is_some();
        (promotes && (mv.is_capture() || !self.takes)).then_some(mv)
    }

    fn promotes(&self, position: &Position) -> bool {
        self.role == Role::Pawn && self.to.rank() == position.turn().rank(Rank::Eighth)
    }

    /// Why there is no such move, or not one alone.
    #[cold]
    fn fault(&self, position: &Position) -> IllegalSan {
        let (role, to) = (self.role, self.to);
        let said = origin(self.file, self.rank);
        let found = position.origins(role, to, said);
        if found.is_empty() {
            let pieces = position.board().of(position.turn(), role) & said;
            return self.no_move(position, pieces);
        }
        match (self.promotes(position), self.promotion) {
            (true, None) => return IllegalSan::PromotionMissing(to),
            (false, Some(_)) => return IllegalSan::PromotionImpossible(to),
            _ => {}
        }
        if found.is_several() {
            let from = found.into_iter().collect();
            return IllegalSan::Ambiguous { role, to, from };
        }
        IllegalSan::NothingToTake(to)
    }

    /// Whether none of the pieces goes there, or one must not for its king's sake.
    fn no_move(&self, position: &Position, pieces: Bitboard) -> IllegalSan {
        let (board, us, role, to) = (position.board(), position.turn(), self.role, self.to);
        let reaches = |from| match role {
            Role::Pawn => pawn_reaches(position, us, from, to),
            _ => attacks::of(us, role, from, board.occupied()).contains(to),
        };
        let free = !board.of_color(us).contains(to);
        if free && pieces.into_iter().any(reaches) {
            IllegalSan::KingInDanger { role, to }
        } else {
            IllegalSan::NoMove {
                role,
                file: self.file,
                rank: self.rank,
                to,
            }
        }
    }
}

fn origin(file: Option<File>, rank: Option<Rank>) -> Bitboard {
    file.map_or(Bitboard::ALL, Bitboard::file) & rank.map_or(Bitboard::ALL, Bitboard::rank)
}

fn pawn_reaches(position: &Position, us: Color, from: Square, to: Square) -> bool {
    let board = position.board();
    if from.file() != to.file() {
        return attacks::pawn(us, from).contains(to) && board.of_color(!us).contains(to);
    }
    let up = match us {
        Color::White => 1,
        Color::Black => -1,
    };
    let free = |square: &Square| !board.occupied().contains(*square);
    let step = from.offset(0, up).filter(free);
    let jump = step
        .filter(|_| from.rank() == us.rank(Rank::Second))
        .and_then(|square| square.offset(0, up))
        .filter(free);
    step == Some(to) || jump == Some(to)
}
