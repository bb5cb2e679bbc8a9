//! How long a person would look at the board before playing a move. The seed decides, so that a
//! repeated game has the same rhythm.

use std::ops::Range;

use rookery_rules::{Game, Move};

/// Milliseconds before this move is played.
pub(crate) fn pause(game: &Game, mv: Move, seed: u32) -> u32 {
    let position = game.position();
    let span = match position.fullmoves() {
        _ if position.legal_moves().len() == 1 || takes_back(game, mv) => 600..900,
        // People know their first moves and look longest where the game is decided.
        ..5 => 600..1_200,
        5..12 => 800..2_000,
        12..20 => 1_200..3_000,
        20.. => 800..2_200,
    };
    drawn(span, position.hash() ^ u64::from(seed))
}

/// Whether the move takes what has just taken.
fn takes_back(game: &Game, mv: Move) -> bool {
    let before = game.positions().rev().nth(1);
    let taken = before.is_some_and(|before| {
        before.board().occupied().len() > game.position().board().occupied().len()
    });
    taken && (game.moves().next_back()).is_some_and(|last| last.to() == mv.to())
}

/// A number of the span, the same for the same chance.
fn drawn(span: Range<u32>, chance: u64) -> u32 {
    let scattered = chance.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32;
    let width = u64::from(span.end - span.start);
    // Below the width of the span, which fits.
    span.start + ((scattered * width) >> 32) as u32
}

#[cfg(test)]
mod tests {
    use rookery_rules::{DrawRules, Position};

    use super::*;

    fn game(sans: &str) -> Game {
        let mut game = Game::new(DrawRules::AtOnce);
        for san in sans.split_whitespace() {
            game.play_san(san).unwrap();
        }
        game
    }

    fn pauses(game: &Game, uci: &str) -> Vec<u32> {
        let mv = game.position().parse_uci(uci).unwrap();
        (0..200).map(|seed| pause(game, mv, seed)).collect()
    }

    fn mean(pauses: &[u32]) -> u32 {
        pauses.iter().sum::<u32>() / u32::try_from(pauses.len()).unwrap()
    }

    #[test]
    fn the_middle_of_the_game_takes_longest() {
        let start = game("");
        let late = |number| {
            let fen =
                format!("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 {number}");
            Game::from_position(Position::parse_fen(&fen).unwrap(), DrawRules::AtOnce)
        };
        let means = [
            mean(&pauses(&start, "e2e4")),
            mean(&pauses(&late(8), "f1b5")),
            mean(&pauses(&late(40), "f1b5")),
            mean(&pauses(&late(15), "f1b5")),
        ];
        assert!(means.is_sorted(), "{means:?}");
        let all = pauses(&late(15), "f1b5");
        assert!(all.iter().all(|pause| (600..3_000).contains(pause)));
        assert!(all.iter().any(|pause| *pause != all[0]));
    }

    #[test]
    fn taking_back_and_the_only_move_are_quick() {
        let game = game("e4 d5 exd5");
        assert!(pauses(&game, "d8d5").iter().all(|pause| *pause < 900));
        assert!(pauses(&game, "g8f6").iter().any(|pause| *pause > 900));
        let cornered = Position::parse_fen("6r1/8/8/7k/8/8/8/r6K w - - 0 15").unwrap();
        let forced = Game::from_position(cornered, DrawRules::AtOnce);
        assert!(pauses(&forced, "h1h2").iter().all(|pause| *pause < 900));
    }
}
