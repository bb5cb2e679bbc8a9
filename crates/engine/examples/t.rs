use rookery_analysis::*;
use rookery_engine::*;
use rookery_rules::*;
struct C(std::time::Instant);
impl Clock for C {
    fn now(&self) -> std::time::Duration {
        self.0.elapsed()
    }
}
fn main() {
    let t = std::time::Instant::now();
    let n = bench(BENCH_DEPTH);
    println!(
        "{n} nodes {:.0} kn/s",
        n as f64 / t.elapsed().as_secs_f64() / 1e3
    );
    let mut e = Engine::new(64);
    for f in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "7k/6p1/2p3p1/8/4p3/rq6/8/7K b - - 0 52",
        "rnb1k1nr/pppp1ppp/5q2/2b1p3/4P3/P1N4P/1PPP1PP1/R1BQKBNR b KQkq - 7 4",
        "2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - 0 1",
    ] {
        let p = Position::parse_fen(f).unwrap();
        let task = Task {
            limits: Limits::per_move(std::time::Duration::from_secs(3)),
            ..Task::new(p)
        };
        println!("{f}");
        e.search(
            &task,
            &C(std::time::Instant::now()),
            &Stop::default(),
            |a| {
                println!(
                    "d{} sd{} {} n{} {:?} ord{} {}",
                    a.depth,
                    a.selective_depth,
                    a.lines[0].score,
                    a.nodes,
                    a.time,
                    a.ordering,
                    a.lines[0]
                        .moves
                        .iter()
                        .take(10)
                        .map(|m| m.to_string())
                        .collect::<Vec<_>>()
                        .join(" ")
                )
            },
        );
    }
}
