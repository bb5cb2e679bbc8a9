//! Law: no body makes an upload panic, and a game that is taken is legal and within its limits.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rookery_fuzz::replay;
use rookery_server::fuzzing;

fuzz_target!(|bytes: &[u8]| {
    if let Some(game) = fuzzing::upload(bytes) {
        assert!(replay(&game.start_fen, &game.moves) <= 600);
    }
});
