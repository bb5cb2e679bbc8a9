//! Law: no text makes the FEN reader panic, and what it accepts is written back to a text
//! that reads as the same position, whose moves are all playable.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rookery_rules::{FenError, Position, Setup};

fuzz_target!(|text: &str| {
    if let Ok(setup) = text.parse::<Setup>() {
        assert_eq!(setup.to_string().parse(), Ok(setup));
    }
    match Position::parse_fen(text) {
        Ok(position) => {
            assert_eq!(Position::parse_fen(&position.fen()), Ok(position));
            assert_eq!(position.hash(), position.computed_hash());
            assert_eq!(position.mirrored().mirrored(), position);
            for mv in position.moves() {
                let after = position.play_unchecked(mv);
                assert_eq!(Position::parse_fen(&after.fen()), Ok(after), "{mv}");
            }
        }
        Err(error) => {
            assert!(!error.to_string().is_empty());
            if let FenError::Illegal(illegal) = error {
                assert_eq!(text.parse::<Setup>(), Ok(*illegal.setup));
            }
        }
    }
});
