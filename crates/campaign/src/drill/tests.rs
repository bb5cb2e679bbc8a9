//! Every exercise, played through, searched through and named.

use rookery_motifs::{Line, Motif, motifs};
use rookery_rules::{Move, Position, Role};
use rookery_testkit as _;

use crate::animal::Animal;
use crate::exercise::Exercise;
use crate::proof::{MATE, best_of};
use crate::weakness::WeaknessWords;
use rookery_puzzles::Judgement;

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
        if !exercise.solution.last().unwrap().ends_with('#') || moves.len() != 3 {
            continue;
        }
        let is_promised = exercise.task.to_lowercase().contains("mate in two");
        let after = exercise.position().play_unchecked(moves[0]);
        for answer in after.moves() {
            let next = after.play_unchecked(answer);
            let (worth, _) = best_of(next, next.moves().into_iter().collect()).unwrap();
            // An offer may be refused; then a rook or more is won.
            let least = if is_promised { MATE - 1 } else { 500 };
            let told = after.san(answer);
            assert!(worth >= least, "{animal}: {told}: {worth}");
        }
    }
}

/// Whether a move does what the sentence asks for, as far as words tell it.
fn does(task: &str, before: &Position, mv: Move) -> bool {
    let after = before.play_unchecked(mv);
    let says = |words: &[&str]| words.iter().any(|words| task.contains(words));
    let is_word = |word: &str| {
        let mut words = task.split(|letter: char| !letter.is_alphabetic());
        words.any(|one| one.eq_ignore_ascii_case(word))
    };
    let role = before.board().role_at(mv.from());
    let can_take = |role| {
        let hit = |mv: Move| after.board().role_at(mv.to()) == Some(role);
        after.moves().into_iter().any(hit)
    };
    let asked = [
        (says(&["Mate in one"]), after.is_checkmate()),
        (
            says(&["a check", "the check", "Check first"]),
            after.is_check(),
        ),
        (says(&["quiet"]), !after.is_check() && !mv.is_capture()),
        (is_word("take") || is_word("collect"), mv.is_capture()),
        (
            says(&["with a pawn", "Start it", "smallest"]),
            role == Some(Role::Pawn),
        ),
        (says(&["You are in check"]), before.is_check()),
        (says(&["step in between"]), role != Some(Role::King)),
        (
            says(&["your queen", "your biggest piece"]),
            can_take(Role::Queen),
        ),
    ];
    asked
        .iter()
        .all(|(is_asked, is_done)| !is_asked || *is_done)
}

#[test]
fn the_engine_finds_no_other_move_that_does_it() {
    for (animal, exercise) in every() {
        let mut position = exercise.position();
        for (index, &ours) in exercise.moves().iter().enumerate() {
            if index % 2 == 0 {
                let told = format!("{animal}: {} move {index}", exercise.fen);
                let does = |mv| index > 0 || does(exercise.task, &position, mv);
                assert!(does(ours), "{told} is not what the words ask for");
                let is_right = |mv: &Move| exercise.attempt(index, *mv) != Judgement::Wrong;
                let (right, wrong): (Vec<_>, Vec<_>) =
                    position.moves().into_iter().partition(is_right);
                let asked = wrong.iter().copied().filter(|mv| does(*mv)).collect();
                let (worst, _) = best_of(position, right).unwrap();
                assert!(worst >= 150, "{told} is worth {worst}");
                if let Some((best, by)) = best_of(position, wrong) {
                    let by = position.san(by);
                    assert!(
                        worst + 100 > best,
                        "{told} is worth {worst}, but {by} {best}"
                    );
                }
                // Of two mates the sooner, else what is a pawn better.
                let margin = if worst > MATE - 100 { 1 } else { 100 };
                if let Some((best, by)) = best_of(position, asked) {
                    let by = position.san(by);
                    assert!(
                        worst >= best + margin,
                        "{told} is worth {worst}, and {by} {best}"
                    );
                }
            }
            position = position.play_unchecked(ours);
        }
    }
}

#[test]
fn who_mates_by_the_words_mates_on_the_board() {
    for (animal, exercise) in every() {
        let moves = exercise.moves();
        for (words, length) in [("Mate in one", 1), ("Mate in two", 3), ("mate in two", 3)] {
            if exercise.task.contains(words) {
                assert_eq!(moves.len(), length, "{animal}: {}", exercise.task);
            }
        }
        let last = moves.len() - 1;
        let played = moves.iter().take(last);
        let before = played.fold(exercise.position(), |position, &mv| {
            position.play_unchecked(mv)
        });
        if exercise.task.contains("mate with the knight") {
            assert_eq!(
                before.board().role_at(moves[last].from()),
                Some(Role::Knight)
            );
        }
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
                Some(&answer) => Judgement::Right(answer),
                None => Judgement::Solved,
            };
            assert_eq!(exercise.attempt(index, mv), expected, "{animal}");
        }
    }
}
