//! Playing like a person of a rating: what they would be inclined to do at a glance, and, the
//! stronger they are, what thinking adds. Limited by nodes alone.

mod ladder;
mod lot;
mod price;

use std::num::NonZeroU8;
use std::sync::Arc;

use rookery_analysis::{Analysis, Limits, Line, Rating, Score, Style};
use rookery_rules::Move;

use self::lot::Lot;
use crate::engine::Task;
use crate::human::{Glance, Human};
use crate::leaning::Leaning;

pub(crate) use self::ladder::Level;

/// How well to play.
#[derive(Clone, Debug)]
pub enum Strength {
    /// As well as the limits allow.
    Full,
    /// Like a person of this rating. Limited by nodes alone, whatever the limits say, and
    /// forgetful, so that a position, a past and a seed always give the same move.
    Rated(Rating, Arc<Human>),
    /// The same at a step of the raw scale, from 0 to 2600, which ratings are calibrated on.
    Step(u16, Arc<Human>),
}

impl Strength {
    /// A style as far as it goes with this strength.
    pub(crate) fn tempered(&self, style: Style) -> Style {
        match self {
            Self::Rated(rating, _) => price::afforded(style, *rating),
            Self::Full | Self::Step(..) => style,
        }
    }
}

/// Moves less likely than this, against the likeliest, are never played: they have no purpose
/// that anybody would see.
const UNTHINKABLE: f32 = 0.01;

/// A person about to move.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    level: Level,
    human: Arc<Human>,
    glance: Glance,
    /// How many lines are wanted of them.
    lines: NonZeroU8,
}

impl Person {
    /// Nobody, if the engine itself is to play.
    pub(crate) fn new(task: &Task, glance: impl FnOnce() -> Glance) -> Option<Self> {
        let (level, human) = match &task.strength {
            Strength::Full => return None,
            Strength::Rated(rating, human) => (Level::of(*rating, task.style), human),
            Strength::Step(step, human) => (Level::at(*step), human),
        };
        Some(Self {
            level,
            human: Arc::clone(human),
            glance: glance(),
            lines: task.lines,
        })
    }

    /// How long somebody of this level thinks, and how many moves they compare.
    pub(crate) fn thinking(&self) -> (Limits, NonZeroU8) {
        let limits = Limits {
            nodes: Some(self.level.nodes),
            ..Limits::default()
        };
        (limits, self.level.lines)
    }

    /// Chooses, and puts the chosen line first.
    pub(crate) fn choose(
        &self,
        task: &Task,
        leaning: Option<&Leaning>,
        mut analysis: Analysis,
    ) -> Analysis {
        let inclinations =
            self.human
                .inclinations_in_haze(&self.glance, self.level.person, self.level.sight);
        let unseen = |mv: Move| leaning.is_some_and(|eye| eye.overlooks(&task.position, mv, 1, 1));
        let choices = self.glance.moves.iter().zip(&inclinations);
        let weighed: Vec<_> = choices
            .filter(|(sighting, _)| task.only.is_empty() || task.only.contains(&sighting.mv))
            .filter(|(sighting, _)| !unseen(sighting.mv))
            .map(|(sighting, inclination)| {
                let thought = self.level.trust * self.thought(sighting.mv, &analysis);
                (sighting, (inclination + thought) / self.level.warmth)
            })
            .collect();
        let most = weighed
            .iter()
            .fold(f32::MIN, |most, &(_, weight)| most.max(weight));
        let chances: Vec<_> = weighed
            .iter()
            .map(|&(_, weight)| libm::expf(weight - most))
            .map(|chance| if chance < UNTHINKABLE { 0.0 } else { chance })
            .collect();
        let at = Lot::new(task).drawn(&chances);
        let Some((sighting, _)) = at.and_then(|at| weighed.get(at)) else {
            // Nothing was seen at a glance: what thinking found is played.
            return analysis;
        };
        let known = analysis
            .lines
            .iter()
            .position(|line| line.moves.first() == Some(&sighting.mv));
        let line = match known {
            Some(at) => analysis.lines.remove(at),
            None => Line {
                score: Score::Centipawns(sighting.value.clamp(-3000, 3000) as i16),
                moves: vec![sighting.mv],
            },
        };
        analysis.lines.insert(0, line);
        analysis.lines.truncate(usize::from(self.lines.get()));
        analysis
    }

    /// What thinking says about a move: zero for the best, less for the others, in pawns as far
    /// as they matter. Moves that were not compared are no better than the last that was.
    fn thought(&self, mv: Move, analysis: &Analysis) -> f32 {
        let worth = |line: &Line| match line.score {
            Score::MateIn(moves) => 2000.0 - 10.0 * f32::from(moves),
            Score::MatedIn(moves) => -2000.0 + 10.0 * f32::from(moves),
            Score::Centipawns(centipawns) => {
                let centipawns = f32::from(centipawns);
                1000.0 * centipawns / (centipawns.abs() + 400.0)
            }
        };
        let Some(best) = analysis.lines.first() else {
            return 0.0;
        };
        let own = analysis
            .lines
            .iter()
            .find(|line| line.moves.first() == Some(&mv));
        let (line, beyond) = match own {
            Some(line) => (line, 0.0),
            None => (analysis.lines.last().unwrap_or(best), 40.0),
        };
        (worth(line) - worth(best) - beyond) / 250.0
    }
}
