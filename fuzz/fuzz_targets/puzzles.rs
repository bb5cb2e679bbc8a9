//! Law: no file of puzzles makes an import panic, and what it takes is legal and ends with a move of
//! the solver.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rookery_fuzz::replay;
use rookery_server::fuzzing;

fuzz_target!(|bytes: &[u8]| {
    for puzzle in fuzzing::puzzles(bytes) {
        let plies = replay(&puzzle.start_fen, &puzzle.moves);
        assert!(plies >= 2 && plies % 2 == 0, "{plies} half-moves");
    }
});
