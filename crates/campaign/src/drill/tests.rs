//! Every exercise, played through, searched through and named.

use rookery_analysis::{Limits, Score};
use rookery_engine::{Engine, NoClock, Stop, Task};
use rookery_motifs::{Line, Motif, motifs};
use rookery_rules::Position;
use rookery_testkit as _;

use crate::animal::Animal;
use crate::exercise::{Exercise, Try};
use crate::weakness::WeaknessWords;

fn every() -> impl Iterator<Item = (Animal, &'static Exercise)> {
    let drills = Animal::ALL.into_iter();
    drills.flat_map(|animal| animal.drill().iter().map(move |one| (animal, one)))
}

#[test]
fn everybody_has_two_or_three_exercises() {
    for animal in Animal::ALL {
        assert!((2..=3).contains(&animal.drill().len()), "{animal}");
    }
}

#[test]
fn every_solution_is_legal_and_written_as_it_should_be() {
    for (animal, exercise) in every() {
        let fen = exercise.fen;
        let mut position =
            Position::parse_fen(fen).unwrap_or_else(|fault| panic!("{animal}: {fen}: {fault}"));
        assert_eq!(position.fen(), fen, "{animal}");
        for san in exercise.solution {
            let mv = position
                .parse_san(san)
                .unwrap_or_else(|fault| panic!("{animal}: {fen}: {san}: {fault}"));
            assert_eq!(&position.san(mv), san, "{animal}: {fen}");
            position = position.play_unchecked(mv);
        }
        assert!(exercise.solution.len() % 2 == 1, "the solver moves last");
        let ends_in_mate = exercise.solution.last().unwrap().ends_with('#');
        assert_eq!(position.is_checkmate(), ends_in_mate, "{animal}: {fen}");
        assert!(exercise.why.ends_with('.'));
    }
}

#[test]
fn a_promised_mate_is_kept_against_every_defense() {
    for (animal, exercise) in every() {
        let moves = exercise.moves();
        if exercise.solution.last().unwrap().ends_with('#') && moves.len() == 3 {
            let after = exercise.position().play_unchecked(moves[0]);
            // The two who may refuse the offer lose a piece instead.
            if ["Qxc5", "Rc8"].contains(&exercise.solution[0]) {
                continue;
            }
            for answer in after.moves() {
                let next = after.play_unchecked(answer);
                let mates = |mv| next.play_unchecked(mv).is_checkmate();
                assert!(
                    next.moves().into_iter().any(mates),
                    "{animal}: {}",
                    exercise.fen
                );
            }
        }
    }
}

/// A loose measure of a score, in centipawns.
fn worth(score: Score) -> i32 {
    match score {
        Score::MateIn(_) => 10_000,
        Score::Centipawns(value) => i32::from(value),
        Score::MatedIn(_) => -10_000,
    }
}

fn searched(position: Position) -> (i32, String) {
    let task = Task {
        limits: Limits::nodes(60_000),
        ..Task::new(position)
    };
    let analysis = Engine::new(4).search(&task, &NoClock, &Stop::default(), |_| {});
    let best = analysis
        .best_move()
        .map_or_else(String::new, |mv| position.san(mv));
    (worth(analysis.lines[0].score), best)
}

#[test]
fn the_engine_finds_nothing_better() {
    for (animal, exercise) in every() {
        let (best, by) = searched(exercise.position());
        let after = exercise.position().play_unchecked(exercise.moves()[0]);
        let ours = if after.is_checkmate() {
            10_000
        } else {
            -searched(after).0
        };
        assert!(ours >= 150, "{animal}: {} is worth {ours}", exercise.fen);
        assert!(
            ours + 150 >= best.min(900),
            "{animal}: {} is worth {ours}, but {by} {best}",
            exercise.fen
        );
    }
}

#[test]
fn some_exercise_shows_the_motif_of_the_weakness() {
    let shown = |motif: Motif, exercise: &Exercise| {
        let line = Line::new(exercise.position(), &exercise.moves()).expect("legal moves");
        motifs(&line).contains(motif)
    };
    let missing: Vec<_> = Animal::ALL
        .into_iter()
        .filter(|animal| {
            let motif = animal.character().weakness.motif();
            !animal.drill().iter().any(|one| shown(motif, one))
        })
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn every_exercise_can_be_solved_step_by_step() {
    for (animal, exercise) in every() {
        let moves = exercise.moves();
        for (index, &mv) in moves.iter().enumerate().step_by(2) {
            let expected = match moves.get(index + 1) {
                Some(&answer) => Try::Right(answer),
                None => Try::Solved,
            };
            assert_eq!(exercise.attempt(index, mv), expected, "{animal}");
        }
    }
}
