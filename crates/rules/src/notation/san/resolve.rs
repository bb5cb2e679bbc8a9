//! Finding the move that a SAN names, or the reason why there is none.

use super::{IllegalSan, NormalSan, San};
use crate::{Bitboard, Color, File, Move, Position, Rank, Role, Square, attacks};

impl San {
    /// The one legal move of the position that this names.
    ///
    /// # Errors
    /// [`IllegalSan`] if there is none, or more than one.
    pub fn resolve(&self, position: &Position) -> Result<Move, IllegalSan> {
        match self {
            Self::Castle(wing) if position.can_castle(*wing) => {
                Ok(Move::castle(position.turn(), *wing))
            }
            Self::Castle(wing) => Err(IllegalSan::NoCastle(*wing)),
            Self::Normal(san) => san.resolve(position),
        }
    }
}

impl NormalSan {
    fn resolve(&self, position: &Position) -> Result<Move, IllegalSan> {
        let (role, to) = (self.role, self.to);
        let said = origin(self.file, self.rank);
        let found = position.origins(role, to, said);
        if found.is_empty() {
            let men = position.board().of(position.turn(), role) & said;
            return Err(no_move(position, role, men, to));
        }
        let last = position.turn().rank(Rank::Eighth);
        let promotes = role == Role::Pawn && to.rank() == last;
        match (promotes, self.promotion) {
            (true, None) => return Err(IllegalSan::PromotionMissing(to)),
            (false, Some(_)) => return Err(IllegalSan::PromotionImpossible(to)),
            _ => {}
        }
        let Some(from) = found.single() else {
            let from = found.into_iter().collect();
            return Err(IllegalSan::Ambiguous { role, to, from });
        };
        let mv = position.move_between(role, from, to, self.promotion);
        if self.takes && !mv.is_capture() {
            return Err(IllegalSan::NothingToTake(to));
        }
        Ok(mv)
    }
}

fn origin(file: Option<File>, rank: Option<Rank>) -> Bitboard {
    file.map_or(Bitboard::ALL, Bitboard::file) & rank.map_or(Bitboard::ALL, Bitboard::rank)
}

/// Whether such a man is missing, cannot go there, or must not for its king's sake.
fn no_move(position: &Position, role: Role, men: Bitboard, to: Square) -> IllegalSan {
    let (board, us) = (position.board(), position.turn());
    let reaches = |from| match role {
        Role::Pawn => pawn_reaches(position, us, from, to),
        _ => attacks::of(us, role, from, board.occupied()).contains(to),
    };
    let free = !board.of_color(us).contains(to);
    if free && men.into_iter().any(reaches) {
        IllegalSan::KingInDanger { role, to }
    } else {
        IllegalSan::NoMove { role, to }
    }
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
