//! Plays a pairing to its end.

use std::sync::Arc;

use rookery_engine::{Engine, Human, NoClock, Stop, Strength, Task};
use rookery_openings::Repertoire;
use rookery_rules::{Color, DrawRules, Game, Position};

use super::ending::{duel, ending};
use super::pairing::{Kind, Pairing};
use crate::dice::Dice;

/// Plays, and tells how many of the moves are from the book.
pub(super) fn play(pairing: &Pairing, engine: &mut Engine, human: &Arc<Human>) -> (Game, usize) {
    let mut dice = Dice::new(pairing.seed);
    let start = match pairing.kind {
        Kind::Ending => ending(&mut dice),
        Kind::Duel => duel(&mut dice),
        _ => Position::start(),
    };
    let mut game = Game::from_position(start, DrawRules::AtOnce);
    let repertoire = dice.one_of(&Repertoire::ALL);
    while game.moves().len() < usize::from(pairing.book) {
        let Some(mv) = repertoire.choose(game.position(), pairing.seed) else {
            break;
        };
        game.play(mv).expect("books hold legal moves");
    }
    let book = game.moves().len();
    while game.outcome().is_none() && game.moves().len() < pairing.longest() {
        let side = usize::from(game.position().turn() == Color::Black);
        let task = Task {
            style: pairing.styles[side],
            strength: Strength::Rated(pairing.ratings[side], Arc::clone(human)),
            seed: pairing.seed,
            ..Task::from(&game)
        };
        let analysis = engine.search(&task, &NoClock, &Stop::default(), |_| {});
        let Some(mv) = analysis.best_move() else {
            break;
        };
        game.play(mv).expect("the engine plays legal moves");
    }
    (game, book)
}
