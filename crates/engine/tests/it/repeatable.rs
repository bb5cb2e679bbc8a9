//! The same task takes the same nodes to the same move, always.

use std::cell::Cell;
use std::num::NonZeroU8;
use std::time::Duration;

use rookery_analysis::{Analysis, Limits};
use rookery_engine::{BENCH_DEPTH, Clock, Engine, NoClock, Stop, Task, ThoughtProgress, bench};
use rookery_rules::Position;

/// Changes only when search or evaluation do, and then on purpose: with matches to show.
const FINGERPRINT: u64 = 592_197;

#[test]
fn the_fingerprint_is_the_one_on_record() {
    assert_eq!(bench(BENCH_DEPTH), FINGERPRINT);
}

fn search(limits: Limits) -> Analysis {
    let fen = "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10";
    let task = Task {
        limits,
        ..Task::new(Position::parse_fen(fen).unwrap())
    };
    Engine::new(4).search(&task, &NoClock, &Stop::default(), |_| {})
}

#[test]
fn two_searches_with_the_same_nodes_agree() {
    assert_eq!(search(Limits::nodes(50_000)), search(Limits::nodes(50_000)));
}

#[test]
fn a_node_limit_is_kept_to_the_node() {
    assert_eq!(search(Limits::nodes(12_345)).nodes, 12_345);
}

/// A clock that moves on each time it is looked at.
struct Ticking(Cell<u64>);

impl Clock for Ticking {
    fn now(&self) -> Duration {
        self.0.set(self.0.get() + 1);
        Duration::from_millis(self.0.get())
    }
}

#[test]
fn a_stop_is_answered_within_a_thousand_nodes_or_so() {
    let stop = Stop::default();
    stop.ask();
    let task = Task::new(Position::start());
    let analysis = Engine::new(1).search(&task, &NoClock, &stop, |_| {});
    assert!(analysis.nodes <= 1_024, "{}", analysis.nodes);
    assert!(analysis.best_move().is_some());
}

#[test]
fn time_ends_a_search() {
    let task = Task {
        limits: Limits::per_move(Duration::from_millis(50)),
        ..Task::new(Position::start())
    };
    let clock = Ticking(Cell::new(0));
    let analysis = Engine::new(1).search(&task, &clock, &Stop::default(), |_| {});
    assert!(analysis.best_move().is_some());
    assert!(analysis.nodes <= 60 * 1_024, "{}", analysis.nodes);
}

#[test]
fn several_lines_are_different_and_ordered() {
    let task = Task {
        limits: Limits::depth(8),
        lines: NonZeroU8::new(4).unwrap(),
        ..Task::new(Position::start())
    };
    let analysis = Engine::new(4).search(&task, &NoClock, &Stop::default(), |_| {});
    let firsts: Vec<_> = analysis.lines.iter().map(|line| line.moves[0]).collect();
    assert_eq!(firsts.len(), 4);
    assert!((1..4).all(|i| !firsts[..i].contains(&firsts[i])));
    assert!(analysis.lines.is_sorted_by(|a, b| a.score >= b.score));
}

#[test]
fn a_search_in_slices_comes_to_the_same_end_with_little_more_effort() {
    let fens = [
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/8/4kpp1/3p1b2/p6P/2B5/6P1/6K1 b - - 0 47",
    ];
    let nodes = |slice| -> u64 { fens.map(|fen| sliced(fen, 12, slice)).iter().sum() };
    assert!(nodes(16_384) < nodes(u64::MAX) * 2);
}

/// Nodes to a depth, when the search pauses after every so many.
fn sliced(fen: &str, depth: u8, slice: u64) -> u64 {
    let mut engine = Engine::new(4);
    let task = Task {
        limits: Limits::depth(depth),
        ..Task::new(Position::parse_fen(fen).unwrap())
    };
    let mut thought = engine.begin(task, &NoClock);
    loop {
        let before = thought.nodes();
        let progress = engine.think(&mut thought, slice, &NoClock, &Stop::default());
        assert!(thought.nodes() - before <= slice);
        if let ThoughtProgress::Done(analysis) = progress {
            assert_eq!(analysis.depth, depth);
            return analysis.nodes;
        }
    }
}
