//! Rookery beside its peers: one run, one thread, CPU time, best of interleaved rounds, every
//! count asserted.
//!
//! Called by `cargo xtask bench`, which builds it.

mod browser;
mod engine;
mod peers;
mod pgn;
mod stockfish;
mod suite;
mod table;

use cpu_time::ThreadTime;

use self::peers::{PEERS, Peer};
use self::suite::{Case, SUITE};
use self::table::Table;

fn main() {
    let arguments: Vec<_> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["perft", rounds] => perft(rounds.parse().expect("a number of rounds")),
        ["wasm", rounds, module] => browser::compare(module, rounds.parse().expect("rounds")),
        ["pgn", rounds, file] => pgn::compare(file.as_ref(), rounds.parse().expect("rounds")),
        ["pgn-read", reader, file] => pgn::read(reader.parse().expect("its number"), file.as_ref()),
        ["engine-nodes"] => engine::bench_once(),
        ["engine", rounds, native, module, worker, peers, bridges] => {
            let kit = engine::Kit::new([native, module, worker, peers, bridges]);
            engine::compare(&kit, rounds.parse().expect("rounds"));
        }
        ["matches", games, runner, native, module, worker, peers, bridges] => {
            let kit = engine::Kit::new([native, module, worker, peers, bridges]);
            engine::play(&kit, runner, games.parse().expect("games"));
        }
        _ => panic!(
            "usage: rookery-bench perft ROUNDS | wasm ROUNDS MODULE | pgn ROUNDS FILE \
             | engine ROUNDS KIT | matches GAMES RUNNER KIT"
        ),
    }
}

fn perft(rounds: usize) {
    let stockfish = stockfish::name();
    let names = || PEERS.iter().map(|peer| peer.name);
    let mut bulk = Table::new("bulk", names().chain(stockfish.as_deref()));
    let mut plain = Table::new("every move played", names());
    for _ in 0..rounds {
        for (c, case) in SUITE.iter().enumerate() {
            for (p, peer) in PEERS.iter().enumerate() {
                bulk.note(p, c, case.bulk.1, timed(peer, peer.bulk, case, case.bulk));
                plain.note(p, c, case.plain.1, timed(peer, peer.plain, case, case.plain));
            }
            if let Some(seconds) = stockfish::perft_seconds(case.fen, case.bulk.0, case.bulk.1) {
                bulk.note(PEERS.len(), c, case.bulk.1, seconds);
            }
        }
    }
    bulk.print();
    plain.print();
}

fn timed(peer: &Peer, count: fn(&str, u8) -> u64, case: &Case, (depth, nodes): (u8, u64)) -> f64 {
    let begun = ThreadTime::now();
    let counted = count(case.fen, depth);
    let seconds = begun.elapsed().as_secs_f64();
    assert_eq!(counted, nodes, "{} is wrong about {}", peer.name, case.name);
    seconds
}
