//! Law: no bytes make the PGN reader panic, and every game that it reads is written to a text
//! that reads as the same game, and as no other.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rookery_rules::pgn::{Limits, Reader};

fuzz_target!(|bytes: &[u8]| {
    for game in Reader::new(bytes).trees() {
        match game {
            Ok(tree) => {
                let text = tree.to_string();
                // What is written may be longer than what was read, so it has more room.
                let mut again = Reader::with_limits(text.as_bytes(), Limits::ARCHIVE).trees();
                let read = again.next().expect("a game").expect("a good one");
                assert_eq!(read, tree, "{text}");
                assert!(again.next().is_none(), "{text}");
            }
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
});
