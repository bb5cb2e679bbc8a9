//! The smallest browser module that takes text and answers with text and numbers, to weigh
//! what the rules add to it: FEN, legal moves, SAN and perft, and PGN if wanted.

use std::cell::RefCell;

thread_local! {
    static TEXT: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Adds a letter to the text.
#[unsafe(no_mangle)]
pub extern "C" fn add(letter: u32) {
    TEXT.with_borrow_mut(|text| text.extend(char::from_u32(letter)));
}

/// A letter of the text.
#[unsafe(no_mangle)]
pub extern "C" fn letter(at: u32) -> u32 {
    TEXT.with_borrow(|text| text.chars().nth(at as usize).map_or(0, u32::from))
}

/// Asks about the text, which becomes the answer.
#[unsafe(no_mangle)]
pub extern "C" fn ask(what: u32) -> u64 {
    TEXT.with_borrow_mut(|text| match answer(what, text) {
        Ok((said, number)) => {
            *text = said;
            number
        }
        Err(error) => {
            *text = error;
            0
        }
    })
}

#[cfg(not(feature = "rules"))]
fn answer(what: u32, text: &str) -> Result<(String, u64), String> {
    let number: u64 = text.parse().map_err(|error| format!("{error}"))?;
    Ok((format!("{what} {number}"), number))
}

/// 0 counts from a FEN; 1 plays moves in SAN after a FEN and a line end; 2 reads a PGN.
#[cfg(feature = "rules")]
fn answer(what: u32, text: &str) -> Result<(String, u64), String> {
    use rookery_rules::{Position, perft};

    #[cfg(feature = "pgn")]
    if what == 2 {
        let game = rookery_rules::pgn::Reader::new(text.as_bytes()).trees().next();
        let tree = game.ok_or("no game")?.map_err(|error| error.to_string())?;
        return Ok((tree.to_string(), tree.move_count() as u64));
    }
    let (fen, moves) = text.split_once('\n').unwrap_or((text, ""));
    let mut position = Position::parse_fen(fen).map_err(|error| error.to_string())?;
    if what == 0 {
        return Ok((position.fen(), perft(&position, 4)));
    }
    let mut said = String::new();
    for word in moves.split_whitespace() {
        let mv = position.parse_san(word).map_err(|error| error.to_string())?;
        said += &position.san(mv);
        position = position.play_unchecked(mv);
    }
    Ok((said, position.moves().len() as u64))
}
