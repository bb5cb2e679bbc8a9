//! Games of a learner against one of the cast, from common openings.

use std::fs;

use anyhow::{Context, Result};
use rookery_analysis::{Limits, Style, Weakness};
use rookery_engine::{Engine, NoClock, Stop, Task, evaluation};
use rookery_rules::{Color, DrawRules, Game, Outcome};

use super::learner::{Learner, Plan};
use crate::project;

/// Half-moves after which a game is drawn.
const LONGEST: usize = 200;
/// Centipawns that decide a game if they last.
const DECIDED: i32 = 1_000;
/// For so many half-moves.
const LASTING: u32 = 6;

/// Whom the learner meets.
#[derive(Clone, Copy, Debug)]
pub(super) struct Opponent {
    pub(super) style: Style,
    pub(super) weakness: Option<Weakness>,
    /// Nodes a move.
    pub(super) nodes: u64,
}

impl Opponent {
    /// Nobody in particular.
    pub(super) const fn neutral(nodes: u64) -> Self {
        Self {
            style: Style::PURE,
            weakness: None,
            nodes,
        }
    }
}

/// Where games are played.
pub(super) struct Hall {
    openings: Vec<Game>,
}

/// A game that was played.
pub(super) struct Played {
    pub(super) game: Game,
    /// The opponent's side.
    pub(super) side: Color,
    /// The learner's points.
    pub(super) points: f64,
}

impl Hall {
    pub(super) fn open() -> Result<Self> {
        let path = project::root().join("crates/uci/data/openings.txt");
        let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        let lines = text
            .lines()
            .map(|line| line.split('#').next().unwrap_or(line));
        let lines = lines.filter(|line| !line.trim().is_empty());
        Ok(Self {
            openings: lines.map(opening).collect::<Result<_>>()?,
        })
    }

    /// So many games; the two of an opening have the colors changed. Luck follows from the number of
    /// the game and is the same for every plan.
    pub(super) fn play(
        &self,
        opponent: Opponent,
        nodes: u64,
        plan: Plan,
        games: usize,
    ) -> Vec<Played> {
        let mut learner = Learner::new(plan, nodes);
        let mut engine = Engine::new(1);
        (0..games)
            .map(|number| self.game(opponent, &mut learner, &mut engine, number))
            .collect()
    }

    fn game(
        &self,
        opponent: Opponent,
        learner: &mut Learner,
        engine: &mut Engine,
        number: usize,
    ) -> Played {
        let mut game = self.openings[number / 2 % self.openings.len()].clone();
        let side = Color::ALL[number % 2];
        learner.begin();
        engine.forget();
        let (mut leader, mut lasted) = (None, 0);
        while game.outcome().is_none() && game.moves().len() < LONGEST && lasted < LASTING {
            let task = Task::from(&game);
            let mv = match game.position().turn() == side {
                false => learner.choose(task),
                true => {
                    let task = Task {
                        style: opponent.style,
                        weakness: opponent.weakness,
                        limits: Limits::nodes(opponent.nodes),
                        seed: number as u64,
                        ..task
                    };
                    let analysis = engine.search(&task, &NoClock, &Stop::default(), |_| {});
                    analysis.best_move()
                }
            };
            game.play(mv.expect("the game goes on"))
                .expect("it is legal");
            let worth = evaluation(game.position());
            let ahead = match worth > 0 {
                true => game.position().turn(),
                false => !game.position().turn(),
            };
            let ahead = (worth.abs() >= DECIDED).then_some(ahead);
            lasted = if ahead.is_some() && ahead == leader {
                lasted + 1
            } else {
                0
            };
            leader = ahead;
        }
        let winner = match game.outcome() {
            Some(Outcome::Win(winner, _)) => Some(winner),
            Some(Outcome::Draw(_)) => None,
            None => leader.filter(|_| lasted >= LASTING),
        };
        let points = winner.map_or(0.5, |winner| f64::from(u8::from(winner != side)));
        Played { game, side, points }
    }
}

/// What the learner made of each game.
pub(super) fn points(games: &[Played]) -> Vec<f64> {
    games.iter().map(|played| played.points).collect()
}

fn opening(line: &str) -> Result<Game> {
    let mut game = Game::new(DrawRules::AtOnce);
    for word in line.split_whitespace() {
        let san = word.trim_start_matches(|letter: char| letter.is_ascii_digit() || letter == '.');
        if !san.is_empty() {
            game.play_san(san).with_context(|| line.to_owned())?;
        }
    }
    Ok(game)
}
