//! What somebody does badly, always in the same way. Each weakness is made of some of four things:
//! habits that leave few of the first moves, blindness to a kind of the opponent's moves, a wrong idea
//! of what a position is worth, and playing worse in endgames. Nothing here costs a pure search a node.

mod blindness;
mod habit;
mod misjudgment;

use rookery_analysis::{Limits, Rating, Weakness};
use rookery_rules::{Color, Position, Role};

use crate::strength::Strength;

pub(crate) use self::blindness::{ambush, is_hidden};
pub(crate) use self::habit::{Scene, narrowed};
pub(crate) use self::misjudgment::misjudged;

/// How many points somebody who is lost in endgames plays below their rating there, …
const LOST: u16 = 500;
/// … and how many half-moves they look ahead at most.
const DIM: u8 = 1;

/// Lets somebody who is lost in an endgame play it worse.
pub(crate) fn falter(
    weakness: Weakness,
    position: &Position,
    strength: &mut Strength,
    limits: &mut Limits,
) {
    if weakness != Weakness::LostInEndgames || !is_endgame(position) {
        return;
    }
    limits.depth = Some(limits.depth.unwrap_or(DIM).min(DIM));
    if let Strength::Rated(rating, _) = strength {
        let lower = rating.get().saturating_sub(LOST);
        *rating = Rating::new(lower).unwrap_or(Rating::LOWEST);
    }
}

/// Each side has at most what is worth two rooks and a minor piece.
fn is_endgame(position: &Position) -> bool {
    let board = position.board();
    let army = |side: Color| {
        let count = |role| board.of(side, role).len();
        count(Role::Knight) + count(Role::Bishop) + 2 * count(Role::Rook) + 4 * count(Role::Queen)
    };
    Color::ALL.into_iter().all(|side| army(side) <= 5)
}

#[cfg(test)]
mod tests;
