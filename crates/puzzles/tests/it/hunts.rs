//! Hunts through whole games with a real engine.

use rookery_engine::Engine;
use rookery_puzzles::{Hunt, Missed};
use rookery_rules::{Color, DrawRules, Game, Move};

use crate::proofs::answer;

fn missed(game: &str, side: Color) -> Vec<Missed> {
    let mut played = Game::new(DrawRules::AtOnce);
    for san in game.split_whitespace() {
        played.play_san(san).expect("a legal move");
    }
    let moves: Vec<Move> = played.moves().collect();
    let mut hunt = Hunt::new(*played.start(), &moves, side);
    let (_, all) = hunt.progress();
    let mut engine = Engine::new(4);
    let mut found = Vec::new();
    while let Some(request) = hunt.request() {
        found.extend(hunt.hear(&answer(&mut engine, &request)));
    }
    assert_eq!(hunt.progress(), (all, all));
    found
}

#[test]
fn a_mate_that_was_there_is_missed() {
    let found = missed("e4 e5 Bc4 Nc6 Qh5 Nf6 d3 d6", Color::White);
    let line = |missed: &Missed| {
        let moves = missed.solution.moves.iter().map(ToString::to_string);
        (missed.ply, moves.collect::<Vec<_>>().join(" "))
    };
    let found: Vec<_> = found.iter().map(line).collect();
    assert_eq!(found, [(5, "g8f6 h5f7".to_owned())]);
}

#[test]
fn what_was_found_is_not_missed() {
    assert_eq!(missed("e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#", Color::White), []);
    assert_eq!(missed("e4 e5 Nf3 Nc6 Bb5 a6", Color::White), []);
    assert_eq!(missed("", Color::Black), []);
}
