//! When the engine offers a draw by itself: in endings that go on by rule and that nobody wins.

use rookery_rules::pgn::Evaluation;
use rookery_rules::{Board, Color, Game, Role};

/// Half-moves without a capture or a pawn's move before it says so: time to see that nothing happens.
const QUIET: u16 = 8;

/// Half-moves from one of its offers to the next: a whole while, so that nobody is pestered.
pub const BETWEEN_OWN: usize = 24;

/// Whether an engine that has just moved offers a draw. `value` is what it thinks of the position, if
/// it has thought: whoever sees a mate does not offer.
pub fn is_offered(game: &Game, value: Option<Evaluation>) -> bool {
    let position = game.position();
    game.outcome().is_none()
        && position.halfmoves() >= QUIET
        && !matches!(value, Some(Evaluation::Mate(_)))
        && is_barren(position.board())
}

/// Whether mates exist but cannot be forced: a lone officer that is no rook or queen on each side at
/// most, or two knights against a bare king.
fn is_barren(board: &Board) -> bool {
    let strong = [Role::Pawn, Role::Rook, Role::Queen];
    if strong
        .into_iter()
        .any(|role| !board.of_role(role).is_empty())
    {
        return false;
    }
    let count = |color, role| (board.of_color(color) & board.of_role(role)).len();
    let [white, black] = Color::ALL.map(|color| {
        let (knights, bishops) = (count(color, Role::Knight), count(color, Role::Bishop));
        (knights + bishops, bishops)
    });
    match (white.min(black), white.max(black)) {
        ((0, _), (2, bishops)) => bishops == 0,
        (_, (most, _)) => most <= 1,
    }
}

#[cfg(test)]
mod tests {
    use rookery_rules::{DrawRules, Position};

    use super::*;

    fn check(pieces: &str, quiet: u16, value: Option<Evaluation>, expected: bool) {
        let fen = format!("{pieces} w - - {quiet} 60");
        let position = Position::parse_fen(&fen).unwrap();
        let game = Game::from_position(position, DrawRules::AtOnce);
        assert_eq!(is_offered(&game, value), expected, "{fen} {value:?}");
    }

    const KNIGHTS: &str = "8/2n1k3/8/8/3K4/8/5N2/8";

    #[test]
    fn it_is_offered_where_nobody_wins_after_some_quiet_moves() {
        for pieces in [
            KNIGHTS,
            "8/2b1k3/8/8/3K4/8/5N2/8",
            "8/2b1k3/8/8/3K4/8/4B3/8",
            "8/4k3/8/8/3K4/8/4NN2/8",
        ] {
            check(pieces, 8, None, true);
            check(pieces, 7, None, false);
        }
    }

    #[test]
    fn where_somebody_can_win_it_plays_on() {
        for pieces in [
            "8/4k3/8/8/3K4/8/4BN2/8",
            "8/4k3/8/8/3K4/8/4BB2/8",
            "8/2n1k3/8/8/3K4/8/4NN2/8",
            "8/2n1k3/8/8/3K4/7P/5N2/8",
            "8/2n1k3/8/8/3K4/8/5R2/8",
            "3q4/4k3/8/8/3K4/8/5Q2/8",
        ] {
            check(pieces, 40, None, false);
        }
    }

    #[test]
    fn whoever_sees_a_mate_does_not_offer() {
        check(KNIGHTS, 20, Some(Evaluation::Centipawns(40)), true);
        check(KNIGHTS, 20, Some(Evaluation::Mate(1)), false);
        check(KNIGHTS, 20, Some(Evaluation::Mate(-1)), false);
    }

    #[test]
    fn a_game_that_is_over_needs_no_offer() {
        let position = Position::parse_fen(&format!("{KNIGHTS} w - - 20 60")).unwrap();
        let mut game = Game::from_position(position, DrawRules::AtOnce);
        game.resign(Color::White).unwrap();
        assert!(!is_offered(&game, None));
    }
}
