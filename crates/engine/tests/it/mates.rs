//! Mates are found and played out.

use rookery_analysis::{Limits, Score};
use rookery_engine::{Engine, NoClock, Stop, Task};
use rookery_rules::{Color, DrawRules, Game, Outcome, Position, WinReason};

/// Both sides are played by the engine; the mate must come in so many moves.
fn check(fen: &str, moves: u8) {
    let start = Position::parse_fen(fen).unwrap();
    let mut game = Game::from_position(start, DrawRules::AtOnce);
    let mut engine = Engine::new(8);
    let limits = Limits::nodes(400_000);
    let mut announced = None;
    while game.outcome().is_none() {
        let task = Task {
            limits,
            ..Task::from(&game)
        };
        let analysis = engine.search(&task, &NoClock, &Stop::default(), |_| {});
        announced.get_or_insert(analysis.lines[0].score);
        game.play(analysis.best_move().unwrap()).unwrap();
    }
    assert_eq!(announced, Some(Score::MateIn(moves)), "{fen}");
    let mate = Outcome::Win(start.turn(), WinReason::Checkmate);
    assert_eq!(game.outcome(), Some(mate), "{fen}");
    assert_eq!(game.moves().len(), usize::from(2 * moves - 1), "{fen}");
}

#[test]
fn a_queen_that_can_mate_does() {
    check(
        "rnb1k1nr/pppp1ppp/5q2/2b1p3/4P3/P1N4P/1PPP1PP1/R1BQKBNR b KQkq - 7 4",
        1,
    );
}

#[test]
fn a_mate_in_two_is_played_in_two() {
    check("7k/6p1/2p3p1/8/4p3/rq6/8/7K b - - 0 52", 2);
}

#[test]
fn sacrifices_are_found() {
    check(
        "2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - 0 1",
        2,
    );
    check(
        "r1bq2r1/b4pk1/p1pp1p2/1p2pP2/1P2P1PB/3P4/1PPQ2P1/R3K2R w KQ - 0 1",
        2,
    );
}

#[test]
fn mates_that_rest_on_zugzwang_are_found() {
    check("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", 2);
}

/// Positions of games that the engine played against itself, with the shortest mate that it or
/// another engine has found.
#[test]
fn two_hundred_mates_in_two_to_five_are_solved() {
    let mut engine = Engine::new(16);
    let (mut solved, mut unsolved) = (0, Vec::new());
    for line in include_str!("../data/mates.txt").lines() {
        let (moves, fen) = line.split_once(' ').unwrap();
        let moves: u8 = moves.parse().unwrap();
        let task = Task {
            limits: Limits {
                mate: Some(moves),
                nodes: Some(2_000_000),
                ..Limits::default()
            },
            ..Task::new(Position::parse_fen(fen).unwrap())
        };
        engine.forget();
        let analysis = engine.search(&task, &NoClock, &Stop::default(), |_| {});
        match analysis.lines[0].score >= Score::MateIn(moves) {
            true => solved += 1,
            false => unsolved.push(line),
        }
    }
    assert_eq!((solved, unsolved), (200, vec![]));
}

#[test]
fn a_side_without_moves_gets_no_move() {
    let mated = Position::parse_fen("k7/1Q6/1K6/8/8/8/8/8 b - - 0 1").unwrap();
    assert_eq!(mated.turn(), Color::Black);
    let analysis = Engine::new(1).search(&Task::new(mated), &NoClock, &Stop::default(), |_| {});
    assert_eq!(analysis.best_move(), None);
}
