//! Proofs with a real engine.

use rookery_analysis::{Analysis, Request};
use rookery_engine::{Engine, NoClock, Stop, Task};
use rookery_puzzles::{Effort, Flaw, Opinion, Proof, Review, Scout};
use rookery_rules::{Move, Position};

const EFFORT: Effort = Effort {
    choice: 20_000,
    answer: 7_000,
};

pub(crate) fn answer(engine: &mut Engine, request: &Request) -> Analysis {
    let task = Task {
        limits: request.limits,
        lines: request.lines,
        ..Task::new(request.position)
    };
    engine.search(&task, &NoClock, &Stop::default(), |_| {})
}

fn settled(fen: &str, mistake: &str) -> Proof {
    let before = Position::parse_fen(fen).expect("a position");
    let mistake = before.parse_san(mistake).expect("a move");
    let mut engine = Engine::new(4);
    let mut proof = Proof::begin(before, mistake, EFFORT);
    while let Proof::Open(prover) = proof {
        let analysis = answer(&mut engine, &prover.request());
        proof = prover.hear(&analysis);
    }
    proof
}

/// The solver's moves of a sound puzzle.
#[track_caller]
fn sound(fen: &str, mistake: &str, expected: &[&str]) {
    let Proof::Sound(solution) = settled(fen, mistake) else {
        panic!("no puzzle after {mistake}");
    };
    let mut position = solution.before;
    let mut sans = Vec::new();
    for &mv in &solution.moves {
        sans.push(position.san(mv));
        position = position.play_unchecked(mv);
    }
    let own: Vec<_> = sans.iter().skip(1).step_by(2).collect();
    assert_eq!(own, expected);
}

#[track_caller]
fn flawed(fen: &str, mistake: &str, expected: Flaw) {
    match settled(fen, mistake) {
        Proof::Flawed(flaw) => assert_eq!(flaw, expected),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_mate_is_a_puzzle_of_one_move() {
    sound(
        "r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 3 3",
        "Nf6",
        &["Qxf7#"],
    );
}

#[test]
fn a_fork_ends_with_its_prize() {
    sound(
        "6k1/5ppp/2q5/3N4/8/8/5PPP/3R2K1 b - - 0 1",
        "Qc8",
        &["Ne7+", "Nxc8"],
    );
}

#[test]
fn taking_back_is_no_puzzle() {
    let before = "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 3 3";
    flawed(before, "Bxc6", Flaw::NotTheOnlyMove);
}

#[test]
fn a_good_move_is_no_mistake() {
    flawed(
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "e4",
        Flaw::NotTheOnlyMove,
    );
}

#[test]
fn a_scout_notices_the_blunder_among_good_moves() {
    let before =
        Position::parse_fen("rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2")
            .expect("a position");
    let moves: Vec<Move> = ["e4", "g4", "Nc3"]
        .map(|san| before.parse_san(san).expect("a move"))
        .to_vec();
    let mut engine = Engine::new(4);
    let mut scout = Scout::new(before, &moves, 1000);
    let mut found = Vec::new();
    while let Some(request) = scout.request() {
        found.extend(scout.hear(&answer(&mut engine, &request)));
    }
    let found: Vec<_> = found.iter().map(|moment| moment.mistake).collect();
    assert_eq!(found, [moves[1]]);
}

#[test]
fn what_was_proven_is_agreed_with() {
    let solution = match settled(
        "r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 3 3",
        "Nf6",
    ) {
        Proof::Sound(solution) => solution,
        other => panic!("{other:?}"),
    };
    let mut engine = Engine::new(4);
    let mut review = Review::new(solution.before, &solution.moves, 50_000);
    while let Some(request) = review.request() {
        let analysis = answer(&mut engine, &request);
        assert_eq!(review.hear(&analysis), Opinion::Agreed);
    }
}
