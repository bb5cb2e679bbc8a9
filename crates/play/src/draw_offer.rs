//! How the engine answers an offered draw: by what it thinks of the position, how far the game has
//! come, and how strong it is; and when it offers one itself.

mod barren_ending;

pub use self::barren_ending::{BETWEEN_OWN, is_offered};

use rookery_rules::pgn::Evaluation;
use rookery_rules::{Color, Game, Position, Role};

use crate::material::balance;
use crate::opponent::Level;

/// The answer to an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawAnswer {
    /// The game ends as a draw.
    Accept,
    /// The game goes on, and this is why.
    Decline(DeclineReason),
}

/// Why an offer is turned down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeclineReason {
    /// It stands better.
    Better,
    /// The game has hardly begun.
    Early,
    /// There is something left to play for.
    Alive,
}

/// Half-moves from one offer to the next.
pub const BETWEEN: usize = 8;

/// What the engine says to a draw in the position of this game. `value` is what it thinks of it,
/// if it has thought: else it counts pieces.
pub fn answer(game: &Game, engine: Color, level: Level, value: Option<Evaluation>) -> DrawAnswer {
    let position = game.position();
    let value = value.map_or_else(
        || balance(position.board(), engine) * 100,
        |value| seen_by(engine, value),
    );
    match value {
        _ if value > margin(level) => DrawAnswer::Decline(DeclineReason::Better),
        _ if value <= -200 => DrawAnswer::Accept,
        _ if position.fullmoves() < 15 => DrawAnswer::Decline(DeclineReason::Early),
        _ if value <= -80 || is_late(position, level) => DrawAnswer::Accept,
        _ => DrawAnswer::Decline(DeclineReason::Alive),
    }
}

/// In hundredths of a pawn; a mate is more than any other value.
fn seen_by(engine: Color, value: Evaluation) -> i16 {
    let white = match value {
        Evaluation::Mate(moves) if moves < 0 => -i16::MAX,
        Evaluation::Mate(_) => i16::MAX,
        Evaluation::Centipawns(value) => i16::try_from(value.clamp(-30_000, 30_000)).unwrap_or(0),
    };
    match engine {
        Color::White => white,
        Color::Black => -white,
    }
}

/// Strong players know what a small advantage is worth.
fn margin(level: Level) -> i16 {
    match level {
        Level::Full => 30,
        Level::Rated(rating) if rating.get() >= 1400 => 45,
        Level::Rated(_) => 70,
    }
}

/// Whether an even game may well end here; strong players try longer.
fn is_late(position: &Position, level: Level) -> bool {
    let patience = match level {
        Level::Full => 60,
        Level::Rated(rating) if rating.get() >= 1400 => 45,
        Level::Rated(_) => 35,
    };
    let board = position.board();
    let heavy = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
    let pieces: u32 = heavy.iter().map(|&role| board.of_role(role).len()).sum();
    pieces <= 4 || position.fullmoves() >= patience || position.halfmoves() >= 40
}

#[cfg(test)]
mod tests {
    use rookery_analysis::Rating;
    use rookery_rules::DrawRules;

    use super::*;

    const FULL_BOARD: &str = "r1bq1rk1/pp2bppp/2n1pn2/3p4/3P4/2NBPN2/PP3PPP/R1BQ1RK1 w - - 0";
    const ROOKS: &str = "8/5pk1/6p1/8/3r4/6P1/5PK1/3R4 w - - 0";

    fn check(fen: &str, number: u16, black_sees: Option<i16>, expected: DrawAnswer) {
        check_at(Level::Full, fen, number, black_sees, expected);
    }

    fn check_at(
        level: Level,
        fen: &str,
        number: u16,
        black_sees: Option<i16>,
        expected: DrawAnswer,
    ) {
        let position = Position::parse_fen(&format!("{fen} {number}")).unwrap();
        let game = Game::from_position(position, DrawRules::AtOnce);
        let value = black_sees.map(|value| Evaluation::Centipawns((-value).into()));
        let told = answer(&game, Color::Black, level, value);
        assert_eq!(told, expected, "{fen} {number} {black_sees:?}");
    }

    #[test]
    fn whoever_stands_better_plays_on() {
        for number in [10, 30, 90] {
            check(
                ROOKS,
                number,
                Some(120),
                DrawAnswer::Decline(DeclineReason::Better),
            );
        }
        let game = Game::new(DrawRules::AtOnce);
        let mate = Some(Evaluation::Mate(-3));
        let told = answer(
            &game,
            Color::Black,
            Level::Rated(Rating::new(750).unwrap()),
            mate,
        );
        assert_eq!(told, DrawAnswer::Decline(DeclineReason::Better));
    }

    #[test]
    fn whoever_is_losing_takes_it() {
        check(FULL_BOARD, 11, Some(-300), DrawAnswer::Accept);
        check(FULL_BOARD, 25, Some(-100), DrawAnswer::Accept);
        check(
            FULL_BOARD,
            11,
            Some(-100),
            DrawAnswer::Decline(DeclineReason::Early),
        );
    }

    #[test]
    fn an_even_game_is_drawn_late() {
        check(
            FULL_BOARD,
            8,
            Some(0),
            DrawAnswer::Decline(DeclineReason::Early),
        );
        check(
            FULL_BOARD,
            25,
            Some(0),
            DrawAnswer::Decline(DeclineReason::Alive),
        );
        check(FULL_BOARD, 60, Some(0), DrawAnswer::Accept);
        check(ROOKS, 30, Some(0), DrawAnswer::Accept);
    }

    #[test]
    fn weaker_players_tire_sooner() {
        let weak = Level::Rated(Rating::new(800).unwrap());
        check_at(weak, FULL_BOARD, 36, Some(0), DrawAnswer::Accept);
        check(
            FULL_BOARD,
            36,
            Some(0),
            DrawAnswer::Decline(DeclineReason::Alive),
        );
        check_at(weak, ROOKS, 36, Some(60), DrawAnswer::Accept);
        check(
            ROOKS,
            36,
            Some(60),
            DrawAnswer::Decline(DeclineReason::Better),
        );
    }

    #[test]
    fn without_a_thought_pieces_are_counted() {
        check(ROOKS, 30, None, DrawAnswer::Accept);
        let up = "8/5pk1/6p1/8/3r4/6P1/6K1/3R4 w - - 0";
        check(up, 30, None, DrawAnswer::Decline(DeclineReason::Better));
    }
}
