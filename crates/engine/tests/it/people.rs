//! Opponents of a rating: human in what they see and choose, and the same for the same seed.

use std::sync::Arc;

use rookery_analysis::Rating;
use rookery_engine::{Engine, Human, NoClock, PEOPLE, Stop, Strength, Task};
use rookery_rules::{Move, Position};

fn human() -> Arc<Human> {
    Arc::new(Human::parse(PEOPLE).unwrap())
}

fn task(human: &Arc<Human>, fen: &str, moves: &[&str], rating: u16) -> Task {
    let mut task = Task::new(Position::parse_fen(fen).unwrap());
    for mv in moves {
        task.play(task.position.parse_uci(mv).unwrap());
    }
    task.strength = Strength::Rated(Rating::new(rating).unwrap(), Arc::clone(human));
    task
}

fn played(engine: &mut Engine, task: &Task) -> Move {
    let analysis = engine.search(task, &NoClock, &Stop::default(), |_| ());
    assert_eq!(analysis.lines.len(), 1);
    analysis.lines[0].moves[0]
}

/// How many of a hundred seeds play one of these moves.
fn share(fen: &str, moves: &[&str], rating: u16, wanted: &[&str]) -> usize {
    let human = human();
    let mut engine = Engine::new(1);
    let mut task = task(&human, fen, moves, rating);
    let mut is_wanted = |seed: u64| {
        task.seed = seed;
        let mv = played(&mut engine, &task).to_string();
        wanted.contains(&mv.as_str())
    };
    (0..100).filter(|&seed| is_wanted(seed)).count()
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn a_seed_decides_the_move_whatever_was_thought_before() {
    let human = human();
    let mut task = task(&human, START, &["e2e4", "c7c5", "g1f3"], 1000);
    let mut engine = Engine::new(1);
    let first: Vec<_> = (0..40)
        .map(|seed| {
            task.seed = seed;
            played(&mut engine, &task)
        })
        .collect();
    let mut used = Engine::new(2);
    let again: Vec<_> = (0..40)
        .rev()
        .map(|seed| {
            task.seed = seed;
            played(&mut used, &task)
        })
        .collect();
    assert!(first.iter().eq(again.iter().rev()));
    assert!(first.iter().any(|&mv| mv != first[0]), "games vary");
}

#[test]
fn they_take_back() {
    let exchange = ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "b5c6"];
    assert!(share(START, &exchange, 600, &["d7c6", "b7c6"]) >= 85);
    assert!(share(START, &exchange, 1200, &["d7c6", "b7c6"]) >= 95);
}

#[test]
fn they_move_an_attacked_queen() {
    // The knight that has just moved attacks the queen; nothing guards her.
    let attack = ["e2e4", "e7e5", "d1h5", "g8f6"];
    let hangs = 100
        - share(
            START,
            &attack,
            800,
            &[
                "h5e5", "h5f3", "h5e2", "h5d1", "h5h4", "h5g5", "h5h3", "h5f5", "h5g4",
            ],
        );
    assert!(hangs <= 15, "{hangs} of 100");
}

#[test]
fn the_stronger_see_a_mate_more_often() {
    let back_rank = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1";
    let shares = [300, 900, 1600, 2400].map(|rating| share(back_rank, &[], rating, &["d1d8"]));
    assert!(shares.is_sorted(), "{shares:?}");
    assert!(shares[3] >= 95, "{shares:?}");
}

#[test]
fn only_the_moves_asked_for_are_played() {
    let human = human();
    let mut task = task(&human, START, &[], 400);
    let only = task.position.parse_uci("a2a4").unwrap();
    task.only = vec![only];
    assert_eq!(played(&mut Engine::new(1), &task), only);
}

#[test]
fn both_sides_see_the_same() {
    let mut engine = Engine::new(1);
    let mut seen = |fen: &str| {
        let glance = engine.glance(&Task::new(Position::parse_fen(fen).unwrap()));
        let mut steps: Vec<_> = glance.moves.iter().map(|sighting| sighting.steps).collect();
        let mut scene = glance.scene;
        scene.sort_unstable();
        steps.sort_unstable();
        (scene, steps)
    };
    assert_eq!(
        seen("r1bqk2r/pppp1ppp/2n2n2/4p3/1bB1P3/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 0 1"),
        seen("r1bqk2r/pppp1ppp/2n2n2/1Bb1p3/4P3/2N2N2/PPPP1PPP/R1BQK2R b KQkq - 0 1"),
    );
}

#[test]
fn other_bytes_are_no_people() {
    assert!(Human::parse(b"").is_err());
    assert!(Human::parse(&PEOPLE[1..]).is_err());
    assert!(Human::parse(&PEOPLE[..PEOPLE.len() - 1]).is_err());
    let longer: Vec<_> = PEOPLE.iter().copied().chain([0]).collect();
    assert!(Human::parse(&longer).is_err());
}
