//! Law: no text makes the SAN reader panic, what it accepts is written back to a text that
//! reads the same, and a move it finds in a position is legal there.
//!
//! The input is a FEN, a line break and the text; without one, the start position.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rookery_rules::{Position, San};

fuzz_target!(|input: &str| {
    let (fen, text) = input.split_once('\n').unwrap_or(("", input));
    let position = Position::parse_fen(fen).unwrap_or_default();

    match text.parse::<San>() {
        Ok(san) => assert_eq!(san.to_string().parse(), Ok(san)),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
    match position.parse_san(text) {
        Ok(mv) => {
            assert!(position.legal(mv).is_some());
            assert_eq!(position.parse_san(&position.san(mv)), Ok(mv));
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});
