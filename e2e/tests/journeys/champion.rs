//! A strong player for journeys that have to win: our own engine, which always thinks the same.

use anyhow::{Context, Result};
use rookery_analysis::Limits;
use rookery_engine::{Engine, NoClock, Stop, Task};
use rookery_rules::{DrawRules, Game, Move, Position};

const NODES: u64 = 20_000;

pub(crate) struct Champion {
    engine: Engine,
    game: Game,
}

impl Champion {
    pub(crate) fn new(start: Position) -> Self {
        Self {
            engine: Engine::new(4),
            game: Game::from_position(start, DrawRules::AtOnce),
        }
    }

    /// The game so far.
    pub(crate) fn game(&self) -> &Game {
        &self.game
    }

    /// Takes note of the moves of the whole game, as they are written down.
    pub(crate) fn read(&mut self, sans: &[String]) -> Result<()> {
        let known = self.game.moves().len();
        for san in sans.iter().skip(known) {
            self.game.play_san(san)?;
        }
        Ok(())
    }

    /// The move it would play.
    pub(crate) fn best(&mut self) -> Result<Move> {
        let task = Task {
            limits: Limits::nodes(NODES),
            ..Task::from(&self.game)
        };
        let thought = self
            .engine
            .search(&task, &NoClock, &Stop::default(), |_| {});
        thought.best_move().context("there is no move")
    }
}
