//! How much of an endgame lead can be turned into a win.

use rookery_rules::{Bitboard, Color, Position, Role};

/// All of it.
pub(super) const FULL: i32 = 64;

/// The share of White's endgame lead that counts, out of [`FULL`].
pub(super) fn of(position: &Position, lead: i32) -> i32 {
    let board = position.board();
    let stronger = if lead >= 0 {
        Color::White
    } else {
        Color::Black
    };
    let pawns = board.of(stronger, Role::Pawn).len() as i32;
    let bishops = board.of_role(Role::Bishop);
    let one_each = Color::ALL
        .into_iter()
        .all(|color| board.of(color, Role::Bishop).len() == 1);
    let opposite = one_each && bishops.meets(Bitboard::LIGHT) && bishops.meets(Bitboard::DARK);
    if pawns == 0 && power(position, stronger) - power(position, !stronger) <= 3 {
        // Without pawns a minor piece more does not win.
        return FULL / 8;
    }
    if opposite {
        let rest =
            board.of_role(Role::Knight) | board.of_role(Role::Rook) | board.of_role(Role::Queen);
        let share = if rest.is_empty() {
            22 + 4 * pawns
        } else {
            40 + 3 * pawns
        };
        return share.min(FULL);
    }
    (48 + 4 * pawns).min(FULL)
}

/// The pieces besides pawns, in pawns.
fn power(position: &Position, color: Color) -> i32 {
    let count = |role| position.board().of(color, role).len() as i32;
    3 * count(Role::Knight)
        + 3 * count(Role::Bishop)
        + 5 * count(Role::Rook)
        + 9 * count(Role::Queen)
}
