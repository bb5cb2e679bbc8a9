//! Law: no file makes an import panic; what it keeps is legal, within its limits, and the same when
//! the file is read again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rookery_fuzz::replay;
use rookery_server::fuzzing;

const MOST: usize = 20;

fuzz_target!(|bytes: &[u8]| {
    let (games, skipped) = fuzzing::file(bytes, MOST);
    assert!(games.len() + skipped <= MOST + 1);
    for game in &games {
        let plies = replay(&game.start_fen, &game.moves);
        assert!((1..=600).contains(&plies), "{plies} half-moves");
    }
    assert_eq!(fuzzing::file(bytes, MOST), (games, skipped));
});
