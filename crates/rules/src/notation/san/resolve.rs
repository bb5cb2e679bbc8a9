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
            Self::Castle(wing) => position
                .legal(Move::castle(position.turn(), *wing))
                .map(|legal| legal.mv())
                .ok_or(IllegalSan::NoCastle(*wing)),
            Self::Normal(san) => san.resolve(position),
        }
    }
}

impl NormalSan {
    fn resolve(&self, position: &Position) -> Result<Move, IllegalSan> {
        let (role, to) = (self.role, self.to);
        let men = position.board().of(position.turn(), role) & origin(self.file, self.rank);
        let mut found = position.moves();
        found.retain(|mv| mv.to() == to && men.contains(mv.from()) && !mv.is_castle());
        if found.is_empty() {
            return Err(self.no_move(position, men));
        }
        let promotes = found.iter().any(|mv| mv.promotion().is_some());
        match (promotes, self.promotion) {
            (true, None) => return Err(IllegalSan::PromotionMissing(to)),
            (false, Some(_)) => return Err(IllegalSan::PromotionImpossible(to)),
            _ => found.retain(|mv| mv.promotion() == self.promotion),
        }
        match found.as_slice() {
            [mv] if self.takes && !mv.is_capture() => Err(IllegalSan::NothingToTake(to)),
            [mv] => Ok(*mv),
            several => Err(IllegalSan::Ambiguous {
                role,
                to,
                from: origins(several).into_iter().collect(),
            }),
        }
    }

    /// Whether none of the men goes there, or one must not for its king's sake.
    fn no_move(&self, position: &Position, men: Bitboard) -> IllegalSan {
        let (board, us, role, to) = (position.board(), position.turn(), self.role, self.to);
        let reaches = |from| match role {
            Role::Pawn => pawn_reaches(position, us, from, to),
            _ => attacks::of(us, role, from, board.occupied()).contains(to),
        };
        let free = !board.of_color(us).contains(to);
        if free && men.into_iter().any(reaches) {
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

/// In the order of the board, whatever order the generator has.
fn origins(moves: &[Move]) -> Bitboard {
    moves.iter().map(|mv| mv.from()).collect()
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
