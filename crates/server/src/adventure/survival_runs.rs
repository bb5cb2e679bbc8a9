//! Survival runs, replayed from the games that devices told of. Nobody watches those games, so a score
//! is a matter of honor; only what a run adds up to is reckoned here.

use std::collections::HashMap;

use rookery_campaign::{GameResult, Survival};
use rookery_play::{RunId, Verdict};
use rookery_protocol::api::SurvivalRun;
use rookery_store::{Store, SurvivalGame, Timestamp, UserId};

use crate::error::ApiError;

/// All that someone has done in survival.
pub(crate) struct Runs(Vec<Run>);

struct Run {
    id: RunId,
    standing: Survival,
    games: u32,
}

impl Runs {
    pub(crate) async fn load(store: &Store, user: UserId) -> Result<Self, ApiError> {
        Ok(Self::of(&store.survival_games(user).await?))
    }

    /// Of games in the order in which they were begun.
    fn of(games: &[SurvivalGame]) -> Self {
        let mut runs: Vec<Run> = Vec::new();
        let mut places = HashMap::new();
        for game in games {
            let place = *places.entry(game.run).or_insert_with(|| {
                runs.push(Run {
                    id: game.run,
                    standing: Survival::BEGIN,
                    games: 0,
                });
                runs.len() - 1
            });
            runs[place].add(game);
        }
        Self(runs)
    }

    /// The run that was begun last, unless it is over.
    pub(crate) fn open(&self) -> Option<SurvivalRun> {
        let run = self.0.last().filter(|run| !run.standing.is_over())?;
        let standing = run.standing;
        Some(SurvivalRun {
            run: run.id.to_string(),
            beaten: standing.beaten(),
            lives: standing.lives(),
            score: standing.score(),
            rung: standing.rung().get(),
            games: run.games,
        })
    }

    /// The best that any run came to.
    pub(crate) fn best(&self) -> Survival {
        let standings = self.0.iter().map(|run| run.standing);
        let best = standings.max_by_key(|standing| standing.score());
        best.unwrap_or(Survival::BEGIN)
    }
}

impl Run {
    /// A win with help does not count; everything else does.
    fn add(&mut self, game: &SurvivalGame) {
        let result = match game.verdict {
            Verdict::Win if game.hints == 0 => GameResult::Won,
            Verdict::Loss => GameResult::Lost,
            Verdict::Draw => GameResult::Drawn,
            Verdict::Win | Verdict::Unfinished | Verdict::Other => return,
        };
        if let Some(after) = self.standing.after(result) {
            self.standing = after;
            self.games += 1;
        }
    }
}

/// Says anew what someone's best run is worth, after their games have changed.
pub(crate) async fn refresh(store: &Store, user: UserId, now: Timestamp) -> Result<(), ApiError> {
    let best = Runs::load(store, user).await?.best();
    let kept = store.survival_score(user).await?;
    let score = i64::from(best.score());
    if score != kept.map_or(0, |kept| kept.score) {
        let beaten = i64::from(best.beaten());
        store.put_survival_score(user, score, beaten, now).await?;
    }
    Ok(())
}
