//! Law: no text makes the UCI reader panic, what it accepts is written back letter for
//! letter, and a move it finds in a position is legal there.
//!
//! The input is a FEN, a line break and the text; without one, the start position.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rookery_rules::{Position, UciMove};

fuzz_target!(|input: &str| {
    let (fen, text) = input.split_once('\n').unwrap_or(("", input));
    let position = Position::parse_fen(fen).unwrap_or_default();

    match text.parse::<UciMove>() {
        Ok(uci) => assert_eq!(uci.to_string(), text),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
    match position.parse_uci(text) {
        Ok(mv) => {
            assert!(position.legal(mv).is_some());
            assert_eq!(position.parse_uci(&mv.to_string()), Ok(mv));
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});
