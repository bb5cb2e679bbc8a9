//! What somebody thinks of a position, beside the truth, in centipawns for their side.

use rookery_analysis::Weakness;
use rookery_rules::{Color, Position, Role, Square};

use super::is_endgame;
use crate::leaning::seen_from;

/// By its rank, how much of a far pawn's worth is not seen.
const FAR_PAWN: [i32; 8] = [0, 0, 0, 15, 45, 90, 150, 0];
/// Of a hundred centipawns, how many a despised pawn lacks.
const DESPISED: i32 = 80;

/// What is believed on top of the evaluation.
pub(crate) fn misjudged(weakness: Weakness, position: &Position, side: Color) -> i32 {
    match weakness {
        Weakness::DespisesPawns => {
            let pawns = |side| position.board().of(side, Role::Pawn).len() as i32;
            DESPISED * (pawns(!side) - pawns(side))
        }
        Weakness::IgnoresSmallPawns => far_pawns(position, !side),
        Weakness::LostInEndgames if is_endgame(position) => {
            let home = 25 * (seen_from(side, position.king(side)) / 8) as i32;
            far_pawns(position, !side) - far_pawns(position, side) - home
        }
        Weakness::NeverCastles => at_ease_in_the_middle(position, side),
        _ => 0,
    }
}

fn far_pawns(position: &Position, side: Color) -> i32 {
    let pawns = position.board().of(side, Role::Pawn).into_iter();
    pawns
        .map(|square| FAR_PAWN[seen_from(side, square) / 8])
        .sum()
}

/// A king between the wings seems safe, the more so the fewer pawns stand in its way.
fn at_ease_in_the_middle(position: &Position, side: Color) -> i32 {
    let is_central = |square: Square| (2..=5).contains(&square.file().index());
    if !is_central(position.king(side)) {
        return 0;
    }
    let pawns = position.board().of(side, Role::Pawn).into_iter();
    40 + 20 * (4 - pawns.filter(|&square| is_central(square)).count() as i32)
}
