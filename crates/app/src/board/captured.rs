//! What has been taken from each side, and who has more left. A pawn that became a queen counts as
//! one, whether it stands or is taken.

use rookery_play::material::balance;
use rookery_rules::{ByColor, ByRole, Game, Move, MoveKind, Position, Role};

/// The pieces one side has taken, and how much more it has left than the other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Captured {
    /// Grouped, the least first.
    pub pieces: Vec<Role>,
    /// In pawns; nothing if the other side has as much or more.
    pub ahead: u8,
}

/// The order in which they are shown.
const ORDER: [Role; 5] = [
    Role::Pawn,
    Role::Knight,
    Role::Bishop,
    Role::Rook,
    Role::Queen,
];

/// What each side has taken in the first so many half-moves of a game.
pub fn captured(game: &Game, plies: usize) -> ByColor<Captured> {
    let mut taken = ByColor::<ByRole<usize>>::default();
    for (position, mv) in game.positions().zip(game.moves()).take(plies) {
        if let Some(role) = victim(position, mv) {
            taken[position.turn()][role] += 1;
        }
    }
    let board = game
        .positions()
        .nth(plies)
        .unwrap_or(game.position())
        .board();
    ByColor::from_fn(|color| Captured {
        pieces: (ORDER.into_iter())
            .flat_map(|role| std::iter::repeat_n(role, taken[color][role]))
            .collect(),
        // At most nine queens and the pieces beside them, which fits.
        ahead: u8::try_from(balance(board, color)).unwrap_or(0),
    })
}

fn victim(position: &Position, mv: Move) -> Option<Role> {
    match mv.kind() {
        MoveKind::EnPassant => Some(Role::Pawn),
        _ => position.board().role_at(mv.to()),
    }
}

#[cfg(test)]
mod tests {
    use rookery_rules::{Color, DrawRules};

    use super::*;
    use Role::{Bishop, Knight, Pawn, Queen};

    fn after(fen: &str, sans: &str) -> Game {
        let mut game = Game::from_position(Position::parse_fen(fen).unwrap(), DrawRules::AtOnce);
        for san in sans.split_whitespace() {
            game.play_san(san).unwrap();
        }
        game
    }

    fn check(game: &Game, color: Color, pieces: &[Role], ahead: u8) {
        let side = &captured(game, game.moves().len())[color];
        assert_eq!(
            (side.pieces.as_slice(), side.ahead),
            (pieces, ahead),
            "{color}"
        );
    }

    #[test]
    fn nothing_is_taken_at_the_start() {
        let game = Game::new(DrawRules::AtOnce);
        check(&game, Color::White, &[], 0);
        check(&game, Color::Black, &[], 0);
    }

    #[test]
    fn pieces_are_grouped_and_the_balance_is_told_once() {
        let start = Position::start().fen();
        let game = after(&start, "e4 d5 exd5 Qxd5 Nc3 Qxg2 Bxg2 Nf6 Bxb7 Bxb7");
        check(&game, Color::White, &[Pawn, Pawn, Queen], 6);
        check(&game, Color::Black, &[Pawn, Pawn, Bishop], 0);
        let earlier = captured(&game, 3);
        assert_eq!(earlier[Color::White].pieces, [Pawn]);
        assert_eq!(earlier[Color::White].ahead, 1);
    }

    #[test]
    fn en_passant_takes_a_pawn_and_castling_nothing() {
        let start = Position::start().fen();
        check(&after(&start, "e4 a6 e5 d5 exd6"), Color::White, &[Pawn], 1);
        let game = after("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "O-O O-O-O");
        check(&game, Color::White, &[], 0);
        check(&game, Color::Black, &[], 0);
    }

    #[test]
    fn a_pawn_that_became_something_counts_as_that() {
        let fen = "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1";
        check(&after(fen, "a8=Q"), Color::White, &[], 6);
        check(&after(fen, "axb8=R+"), Color::White, &[Knight], 5);
        let game = after("r3k3/1P6/8/8/8/8/8/4K3 w - - 0 1", "b8=Q+ Rxb8");
        check(&game, Color::Black, &[Queen], 5);
        assert_eq!(captured(&game, 2)[Color::White].ahead, 0);
    }
}
