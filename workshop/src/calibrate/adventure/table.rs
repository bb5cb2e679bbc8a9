//! A table where two rated players sit: a traveler, and a keeper of the forest.

use std::sync::Arc;

use anyhow::{Context, Result, anyhow};
use rookery_analysis::{Rating, Repertoire};
use rookery_campaign::{Battle, Difficulty, Help};
use rookery_engine::{Engine, Human, NoClock, PEOPLE, Stop, Strength, Task};
use rookery_openings::Book;
use rookery_play::BattleVerdict;
use rookery_rules::{Game, Move};

/// Half-moves after which a game is drawn.
const LONGEST: usize = 300;
/// What hints and taking back are worth, in points: a guess.
const HINTED: u16 = 200;

/// Where battles are fought.
pub(super) struct Table {
    human: Arc<Human>,
    engine: Engine,
}

impl Table {
    pub(super) fn new() -> Result<Self> {
        let human = Human::parse(PEOPLE).map_err(|error| anyhow!("{error}"))?;
        Ok(Self {
            human: Arc::new(human),
            engine: Engine::new(1),
        })
    }

    /// One try of a battle, by somebody of a rating, played until the campaign has judged it. The
    /// seed decides everything.
    pub(super) fn fight(
        &mut self,
        battle: &Battle,
        difficulty: Difficulty,
        rating: u16,
        seed: u64,
    ) -> Result<BattleVerdict> {
        let helped = if difficulty.help >= Help::Hints {
            rating + HINTED
        } else {
            rating
        };
        let player = Rating::new(helped).context("off the ladder")?;
        let mut game = battle.begin();
        loop {
            if let Some(verdict) = battle.judge(&game) {
                return Ok(verdict);
            }
            if game.moves().len() >= LONGEST {
                game.agree_draw()?;
                continue;
            }
            let mv = match game.position().turn() == battle.side {
                true => self.answer(&game, player, seed),
                false => self.keeper(&game, battle, difficulty.rung, seed),
            };
            game.play(mv.context("the game goes on")?)?;
        }
    }

    /// The traveler's move.
    fn answer(&mut self, game: &Game, rating: Rating, seed: u64) -> Option<Move> {
        let task = Task {
            strength: Strength::Rated(rating, Arc::clone(&self.human)),
            seed,
            ..Task::from(game)
        };
        self.think(&task)
    }

    /// The opponent's move, from its book as long as that lasts.
    fn keeper(&mut self, game: &Game, battle: &Battle, rung: Rating, seed: u64) -> Option<Move> {
        let character = battle.opponent.character();
        let known = |book: Repertoire| book.choose(game.position(), seed);
        if let Some(mv) = character.repertoire.and_then(known) {
            return Some(mv);
        }
        let task = Task {
            style: character.style,
            weakness: Some(character.weakness),
            strength: Strength::Rated(rung, Arc::clone(&self.human)),
            // Both draw lots; the same number would make them draw alike.
            seed: !seed,
            ..Task::from(game)
        };
        self.think(&task)
    }

    fn think(&mut self, task: &Task) -> Option<Move> {
        let analysis = self.engine.search(task, &NoClock, &Stop::default(), |_| {});
        analysis.best_move()
    }
}
