//! What the repertoires play: always something legal, the same for the same number, deep enough.

use std::collections::HashSet;

use rookery_analysis::Repertoire;
use rookery_openings::Book;
use rookery_rules::{Color, Position};

use crate::after;

fn first_moves(repertoire: Repertoire, position: &Position) -> Vec<String> {
    repertoire
        .choices(position)
        .map(|(mv, _)| position.san(mv))
        .collect()
}

#[test]
fn each_has_a_first_move_and_an_answer_to_the_usual_ones() {
    for repertoire in Repertoire::ALL {
        for moves in ["", "e4", "d4", "c4", "Nf3"] {
            assert!(
                !first_moves(repertoire, &after(moves)).is_empty(),
                "{repertoire}: {moves}"
            );
        }
    }
}

#[test]
fn each_plays_to_its_taste() {
    let check = |repertoire, moves, wanted: &str, unwanted: &str| {
        let choices = first_moves(repertoire, &after(moves));
        let has = |san: &str| choices.iter().any(|choice| choice == san);
        assert!(
            wanted.split_whitespace().all(has),
            "{repertoire} {moves}: {choices:?}"
        );
        assert!(
            !unwanted.split_whitespace().any(has),
            "{repertoire} {moves}: {choices:?}"
        );
    };
    use Repertoire::{Beginner, Everything, Gambits, Offbeat, Solid};
    check(Everything, "", "e4 d4 c4 Nf3 b3 f4 b4 g4", "f3");
    check(Beginner, "", "e4 d4", "b4 g4 f4 Nh3 c4");
    check(Beginner, "e4", "e5", "b6 a6 Nf6 g5 f5");
    check(Beginner, "e4 e5 Nf3 Nc6", "Bc4", "Nxe5 Qe2");
    check(Beginner, "d4", "d5", "e5 b5 f5");
    check(Solid, "", "d4", "g4 b4 f4");
    check(Solid, "e4", "c6 e6", "f5 b5 g5");
    check(Gambits, "e4 e5", "f4 d4", "a3");
    check(Gambits, "e4 c5", "d4 b4", "c3");
    check(Gambits, "d4 Nf6 c4", "e5 c5", "d6");
    check(Offbeat, "", "b3 b4 g4 f4 Nc3", "e4");
    check(Offbeat, "e4", "Nc6 b6 Nf6", "e6");
}

#[test]
fn known_mistakes_are_never_played() {
    for repertoire in Repertoire::ALL {
        for (moves, mistake) in [
            ("e4 e5 Nf3 Nf6 Nxe5", "Nxe4"),
            ("e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5", "Nxd5"),
            ("e4 e5 Nf3", "f6"),
            ("e4 e5", "Ke2"),
        ] {
            let choices = first_moves(repertoire, &after(moves));
            assert!(
                !choices.iter().any(|choice| choice == mistake),
                "{repertoire} {moves}"
            );
        }
    }
}

#[test]
fn a_choice_holds_for_every_order_of_moves() {
    let (one, other) = (after("c4 e6 d4 Nf6 Nc3"), after("d4 Nf6 c4 e6 Nc3"));
    for repertoire in Repertoire::ALL {
        assert_eq!(
            first_moves(repertoire, &one),
            first_moves(repertoire, &other)
        );
    }
    assert!(first_moves(Repertoire::Solid, &one).contains(&"Bb4".to_owned()));
}

#[test]
fn the_number_decides() {
    for repertoire in Repertoire::ALL {
        for moves in ["", "e4", "d4", "c4", "Nf3", "e4 e5 Nf3 Nc6"] {
            let position = after(moves);
            let choices: HashSet<_> = repertoire.choices(&position).map(|(mv, _)| mv).collect();
            let chosen = |number| repertoire.choose(&position, number);
            let seen: HashSet<_> = (0..200).filter_map(chosen).collect();
            assert!(seen.is_subset(&choices));
            assert!((0..50).all(|number| chosen(number) == chosen(number)));
        }
    }
    for repertoire in Repertoire::ALL {
        let games: HashSet<_> = (0..50)
            .map(|number| opening_moves(repertoire, number))
            .collect();
        assert!(
            games.len() > 20,
            "{repertoire} plays only {} games",
            games.len()
        );
    }
    let bare = Position::parse_fen("8/8/8/4k3/8/8/4P3/4K3 w - - 0 1").unwrap();
    assert_eq!(Repertoire::Everything.choose(&bare, 1), None);
}

/// The first moves of a game that a repertoire plays against itself.
fn opening_moves(repertoire: Repertoire, number: u64) -> String {
    let (mut position, mut moves) = (Position::start(), String::new());
    for _ in 0..8 {
        if let Some(mv) = repertoire.choose(&position, number) {
            moves += &position.san(mv);
            position = position.legal(mv).unwrap().play();
        }
    }
    moves
}

#[test]
fn heavy_moves_are_chosen_more_often() {
    let start = Position::start();
    let e4 = start.parse_san("e4").unwrap();
    let often = (0..1000)
        .filter(|&n| Repertoire::Everything.choose(&start, n) == Some(e4))
        .count();
    let choices: Vec<_> = Repertoire::Everything.choices(&start).collect();
    let total: u32 = choices.iter().map(|(_, weight)| weight).sum();
    let expected = 1000 * choices[0].1 / total;
    assert_eq!(choices[0].0, e4);
    assert!(choices.is_sorted_by(|one, other| one.1 >= other.1));
    assert!(
        often.abs_diff(expected as usize) < 60,
        "{often} for {expected}"
    );
}

/// How many moves of its own a repertoire knows against somebody who plays anything.
fn depth(repertoire: Repertoire, side: Color, number: u64) -> u32 {
    let mut position = Position::start();
    let mut own = 0;
    loop {
        let mover = if position.turn() == side {
            repertoire
        } else {
            Repertoire::Everything
        };
        let Some(mv) = mover.choose(&position, number) else {
            return own;
        };
        own += u32::from(position.turn() == side);
        position = position.legal(mv).unwrap().play();
    }
}

#[test]
fn each_knows_at_least_four_own_moves_on_average() {
    const GAMES: u64 = 500;
    for repertoire in Repertoire::ALL {
        for side in Color::ALL {
            let sum: u32 = (0..GAMES)
                .map(|number| depth(repertoire, side, number))
                .sum();
            let mean = f64::from(sum) / GAMES as f64;
            println!("{repertoire} {side:?}: {mean:.1}");
            assert!(
                mean >= 4.0,
                "{repertoire} as {side:?} knows {mean:.1} moves"
            );
        }
    }
}
