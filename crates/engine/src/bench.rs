//! A fixed amount of searching, whose node count is the engine's fingerprint.

use rookery_analysis::Limits;
use rookery_rules::Position;

use crate::engine::{Engine, Task};
use crate::stop::{NoClock, Stop};

/// How deep each position is searched.
pub const BENCH_DEPTH: u8 = 11;

const POSITIONS: [&str; 16] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    "r1bqk2r/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R b KQkq - 3 7",
    "r1bq1rk1/pp3ppp/2n1pn2/2bp4/8/2N1PN2/PPQ1BPPP/R1B2RK1 w - - 0 10",
    "2rq1rk1/pb1n1ppp/1p2pn2/2pp4/2PP4/1P2PN2/PB1NBPPP/R2Q1RK1 w - - 0 12",
    "r2q1rk1/ppp2ppp/2nb1n2/3p1b2/3P4/2NB1N2/PPP2PPP/R1BQ1RK1 w - - 4 9",
    "8/5pk1/5p1p/2R5/5P2/1r4P1/6KP/8 w - - 0 40",
    "8/8/4kpp1/3p1b2/p6P/2B5/6P1/6K1 b - - 0 47",
    "6k1/5ppp/3r4/8/3R2b1/8/5PPP/R3K2q w - - 0 30",
    "3r1rk1/p5pp/bpp1pp2/8/q1PP1P2/b3P3/P2NQRPP/1R2B1K1 b - - 6 22",
    "4k3/8/3PP3/1p6/8/1r6/8/4K2R w K - 0 1",
    "1k1r4/pp1b1R2/3q2pp/4p3/2B5/4Q3/PPP2B2/2K5 b - - 0 1",
    "8/k7/3p4/p2P1p2/P2P1P2/8/8/K7 w - - 0 1",
    "7k/8/8/3B4/3N4/8/8/K7 w - - 0 1",
];

/// Searches a fixed set of positions and gives the nodes it took.
///
/// # Panics
/// Never: the positions are legal.
#[must_use]
pub fn bench(depth: u8) -> u64 {
    let mut engine = Engine::new(16);
    POSITIONS
        .into_iter()
        .map(|fen| {
            let position = Position::parse_fen(fen).expect("a legal position");
            let task = Task {
                limits: Limits::depth(depth),
                ..Task::new(position)
            };
            engine.forget();
            engine
                .search(&task, &NoClock, &Stop::default(), |_| {})
                .nodes
        })
        .sum()
}
