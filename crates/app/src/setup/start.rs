//! Where a game begins, if not as usual; and how the address of a page carries it: the FEN, its spaces
//! drawn out.

use rookery_rules::{DrawRules, Game, Outcome, Position};

/// The name under which an address carries it.
pub const START: &str = "start";

/// The page on which a position is set up, beginning with this one.
pub fn editor_of(start: Option<&Position>) -> String {
    match start {
        Some(start) => format!("/position?{}", query(start)),
        None => "/position".to_owned(),
    }
}

/// The page on which this position is played.
pub fn play_from(start: &Position) -> String {
    format!("/play?{}", query(start))
}

/// The position an address carries, if a game can begin there.
pub fn read(carried: &str) -> Option<Position> {
    let position = Position::parse_fen(&carried.replace('_', " ")).ok()?;
    outcome(&position).is_none().then_some(position)
}

/// How a game that began here would be over at once.
pub fn outcome(position: &Position) -> Option<Outcome> {
    Game::from_position(*position, DrawRules::AtOnce).outcome()
}

fn query(start: &Position) -> String {
    format!("{START}={}", start.fen().replace(' ', "_"))
}

#[cfg(test)]
mod tests {
    use rookery_rules::DrawReason;

    use super::*;

    #[test]
    fn an_address_carries_a_position_there_and_back() {
        let position = Position::parse_fen("8/8/8/4k3/8/4K3/4P3/8 w - - 0 1").unwrap();
        let address = "/position?start=8/8/8/4k3/8/4K3/4P3/8_w_-_-_0_1";
        assert_eq!(editor_of(Some(&position)), address);
        let (_, carried) = address.split_once('=').unwrap();
        assert_eq!(read(carried), Some(position));
        assert_eq!(read("nonsense"), None);
        assert_eq!(read("8/8/8/4k3/8/4K3/8/8_w_-_-_0_1"), None, "a draw");
        assert!(play_from(&position).starts_with("/play?start="));
    }

    #[test]
    fn a_mate_that_the_counter_has_already_drawn_is_no_start() {
        let at = |halfmoves: u16| format!("7k/8/5K2/8/8/8/8/Q7 w - - {halfmoves} 80");
        let over = |halfmoves| outcome(&Position::parse_fen(&at(halfmoves)).unwrap());
        assert_eq!(over(99), None);
        assert_eq!(over(103), Some(Outcome::Draw(DrawReason::FiftyMoves)));
        assert_eq!(read(&at(103).replace(' ', "_")), None);
    }
}
