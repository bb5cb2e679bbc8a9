//! A move typed as text: in SAN as books write it, or as two squares.

use rookery_rules::{Move, Position, SanError, UciError};

/// Why a text is no move here. Its message is a sentence without capital and full stop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mistyped {
    /// It was read as SAN, and this is wrong with it.
    San(SanError),
    /// It was read as two squares, and this is wrong with it.
    Uci(UciError),
}

/// Reads a move generously: a knight may be small, and a dash may stand between squares.
pub fn read(position: &Position, text: &str) -> Result<Move, Mistyped> {
    let text = text.trim();
    let squares = text.chars().filter(|letter| *letter != '-');
    let squares: String = squares.map(|letter| letter.to_ascii_lowercase()).collect();
    match position.parse_uci(&squares) {
        Ok(mv) => return Ok(mv),
        Err(error @ UciError::Illegal(_)) => return Err(Mistyped::Uci(error)),
        Err(UciError::Syntax(_)) => {}
    }
    let error = match position.parse_san(text) {
        Ok(mv) => return Ok(mv),
        Err(error) => error,
    };
    let again = [
        capitalized(text),
        text.to_ascii_lowercase(),
        text.to_ascii_uppercase(),
    ];
    again
        .into_iter()
        .find_map(|text| position.parse_san(&text).ok())
        .ok_or(Mistyped::San(error))
}

fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|first| first.to_ascii_uppercase());
    first.into_iter().chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(fen: &str, text: &str, san: &str) {
        let position = Position::parse_fen(fen).unwrap();
        let mv = read(&position, text).unwrap();
        assert_eq!(position.san(mv), san, "{text}");
    }

    #[test]
    fn a_move_is_read_however_it_is_written() {
        let start = Position::default().fen();
        for text in ["Nf3", " nf3 ", "g1f3", "G1F3", "g1-f3"] {
            check(&start, text, "Nf3");
        }
        for text in ["e4", "E4", "e2e4", "e2-e4"] {
            check(&start, text, "e4");
        }
        let castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
        for text in ["O-O", "o-o", "0-0", "e1g1"] {
            check(castling, text, "O-O");
        }
        check("8/2P5/4k3/8/8/3K4/8/8 w - - 0 1", "c8=q", "c8=Q+");
        check("8/2P5/4k3/8/8/3K4/8/8 w - - 0 1", "c7c8n", "c8=N");
    }

    #[test]
    fn a_small_b_is_a_pawn_where_a_pawn_can_do_it() {
        let fen = "4k3/8/8/8/8/2n5/1P1B4/4K3 w - - 0 1";
        check(fen, "bxc3", "bxc3");
        check(fen, "Bxc3", "Bxc3");
        check("4k3/8/8/8/8/2n5/3B4/4K3 w - - 0 1", "bxc3", "Bxc3");
    }

    #[test]
    fn what_is_wrong_is_told_as_it_was_written() {
        let position = Position::default();
        let uci = read(&position, "e2e5").unwrap_err();
        assert!(matches!(uci, Mistyped::Uci(_)), "{uci:?}");
        let san = read(&position, "nf6").unwrap_err();
        assert!(matches!(san, Mistyped::San(_)), "{san:?}");
        assert!(read(&position, "").is_err());
        assert!(read(&position, "hello").is_err());
    }
}
