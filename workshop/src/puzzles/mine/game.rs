//! Plays games.

use std::sync::Arc;

use rookery_analysis::Repertoire;
use rookery_engine::{Engine, Human, NoClock, Stop, Strength, Task};
use rookery_openings::Book;
use rookery_rules::{Color, DrawRules, Game, Position};

use super::ending::{duel, ending};
use super::pairing::{Kind, Pairing};
use crate::dice::Dice;

/// Plays a pairing to its end, and tells how many of the moves are not worth a look.
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
    let quiet = game.moves().len().max(pairing.quiet());
    go_on(&mut game, pairing, pairing.longest(), engine, human);
    (game, quiet)
}

/// Plays on until the game is over or has so many moves.
pub(super) fn go_on(
    game: &mut Game,
    pairing: &Pairing,
    longest: usize,
    engine: &mut Engine,
    human: &Arc<Human>,
) {
    while game.outcome().is_none() && game.moves().len() < longest {
        let side = usize::from(game.position().turn() == Color::Black);
        let task = Task {
            style: pairing.styles[side],
            strength: Strength::Rated(pairing.ratings[side], Arc::clone(human)),
            seed: pairing.seed,
            ..Task::from(&*game)
        };
        let analysis = engine.search(&task, &NoClock, &Stop::default(), |_| {});
        let Some(mv) = analysis.best_move() else {
            break;
        };
        game.play(mv).expect("the engine plays legal moves");
    }
}
