//! Hunts through whole games with a real engine.

use rookery_engine::Engine;
use rookery_puzzles::{Hunt, Missed};
use rookery_rules::{Color, DrawRules, Game, Move, Position};

use crate::proofs::answer;

/// Black's knight keeps both rooks from mating.
const TWO_ROOKS: &str = "6k1/5ppp/2n5/7q/8/8/5PPP/RR4K1 b - - 0 1";

fn missed(game: &str, side: Color) -> Vec<Missed> {
    missed_from(Position::default(), game, side)
}

fn missed_from(start: Position, game: &str, side: Color) -> Vec<Missed> {
    let mut played = Game::from_position(start, DrawRules::AtOnce);
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

#[test]
fn whoever_mates_has_not_missed_the_other_mate() {
    let after = |game: &str| {
        let start = Position::parse_fen(TWO_ROOKS).expect("a legal position");
        missed_from(start, game, Color::White).len()
    };
    assert_eq!(after("Nd4 h3"), 1);
    assert_eq!(after("Nd4 Ra8#"), 0);
    assert_eq!(after("Nd4 Rb8#"), 0);
}
