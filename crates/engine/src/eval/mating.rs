//! Driving a bare king to the edge, so that a won endgame is won and not shuffled.

use rookery_rules::{Bitboard, Color, EXCHANGE_VALUES, Position, Role, Square};

use super::passed::distance;

/// Centipawns for White, when one side has only its king and the other can force mate.
/// Everything else that a position is judged by would only distract.
pub(super) fn evaluation(position: &Position) -> Option<i32> {
    let board = position.board();
    let bare = Color::ALL
        .into_iter()
        .find(|&color| !board.of_color(color).is_several())?;
    if !can_force_mate(position, !bare) {
        return None;
    }
    let pieces: i32 = Role::ALL
        .into_iter()
        .map(|role| EXCHANGE_VALUES[role] * board.of(!bare, role).len() as i32)
        .sum();
    let king = position.king(bare);
    let near = 7 - distance(king, position.king(!bare)) as i32;
    let winning =
        600 + pieces - EXCHANGE_VALUES[Role::King] + 20 * near + corner(position, !bare, king);
    Some(match bare {
        Color::White => -winning,
        Color::Black => winning,
    })
}

fn can_force_mate(position: &Position, side: Color) -> bool {
    let of = |role| position.board().of(side, role);
    let bishops = of(Role::Bishop);
    !(of(Role::Queen) | of(Role::Rook)).is_empty()
        || bishops.meets(Bitboard::LIGHT) && bishops.meets(Bitboard::DARK)
        || !bishops.is_empty() && !of(Role::Knight).is_empty()
}

/// How far the king has been driven out; with bishop and knight only the corners of the
/// bishop's color will do.
fn corner(position: &Position, side: Color, king: Square) -> i32 {
    let of = |role| position.board().of(side, role);
    let (file, rank) = (king.file().index() as i32, king.rank().index() as i32);
    let edge = |line: i32| (2 * line - 7).abs() / 2;
    if (of(Role::Queen) | of(Role::Rook) | of(Role::Pawn)).is_empty()
        && !of(Role::Knight).is_empty()
        && let Some(bishop) = of(Role::Bishop).single()
    {
        let corners = if bishop.is_light() {
            [Square::A8, Square::H1]
        } else {
            [Square::A1, Square::H8]
        };
        let steps = |corner: Square| {
            (corner.file().index() as i32 - file).abs()
                + (corner.rank().index() as i32 - rank).abs()
        };
        let nearest = corners.map(steps).into_iter().min().unwrap_or(0);
        return 40 * (7 - nearest) + 20 * (edge(file) + edge(rank));
    }
    20 * (edge(file) + edge(rank))
}
