//! Rookery beside its peers, in one run on one thread.

mod peers;

use cpu_time::ThreadTime;
use peers::PEERS;

const SUITE: [(&str, &str, u8, u64, u8, u64); 3] = [
    ("start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 6, 119_060_324, 5, 4_865_609),
    ("kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 5, 193_690_690, 4, 4_085_603),
    ("position 4", "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 5, 15_833_292, 5, 15_833_292),
];

fn main() {
    let rounds: usize = std::env::args().nth(1).map_or(5, |n| n.parse().expect("rounds"));
    let only: Option<String> = std::env::args().nth(2);
    for (label, bulk) in [("bulk", true), ("every move played", false)] {
        println!("\n{label}: million nodes a second");
        print!("{:<16}", "");
        for (name, ..) in SUITE { print!("{name:>12}"); }
        println!();
        let mut best = [[0f64; SUITE.len()]; PEERS.len()];
        for _ in 0..rounds {
            for (s, &(_, fen, bd, bn, pd, pn)) in SUITE.iter().enumerate() {
                for (p, peer) in PEERS.iter().enumerate() {
                    if only.as_ref().is_some_and(|o| !peer.name.contains(o.as_str())) { continue; }
                    let (run, depth, nodes) = if bulk { (peer.bulk, bd, bn) } else { (peer.plain, pd, pn) };
                    let begun = ThreadTime::now();
                    let counted = run(fen, depth);
                    let seconds = begun.elapsed().as_secs_f64();
                    assert_eq!(counted, nodes, "{} {fen}", peer.name);
                    best[p][s] = best[p][s].max(nodes as f64 / seconds / 1e6);
                }
            }
        }
        for (p, peer) in PEERS.iter().enumerate() {
            print!("{:<16}", peer.name);
            for v in best[p] { print!("{v:>12.0}"); }
            println!();
        }
    }
}
