//! What players count pieces as.

use rookery_rules::{Board, ByRole, Color, Role};

/// In pawns; nobody counts kings.
const WORTH: ByRole<i16> = ByRole::new([1, 3, 3, 5, 9, 0]);

/// How many pawns' worth this side has more than the other.
#[must_use]
pub fn balance(board: &Board, color: Color) -> i16 {
    material(board, color) - material(board, !color)
}

fn material(board: &Board, color: Color) -> i16 {
    let worth = |role| WORTH[role] * i16::try_from(board.of(color, role).len()).unwrap_or(0);
    Role::ALL.into_iter().map(worth).sum()
}
