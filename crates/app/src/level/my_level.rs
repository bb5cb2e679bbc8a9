//! How well the person plays, told from finished games against rated opponents and from what they said of
//! themselves: a rating with how sure it is. Kept by this browser as a short text.

use std::ops::RangeInclusive;

use rookery_analysis::Rating;
use rookery_play::{Bout, Level, RATING_STEP, Seats, Stage, rung};
use rookery_rating::{Grade, Graded, glicko};
use rookery_rules::{Color, Outcome, Position, WinReason};

use super::standing::Standing;

/// The person's level, and how many games it was told from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MyLevel {
    /// Since the last game that counted, or since they said it; since 1970 if neither.
    graded: Graded,
    games: u16,
    /// How many games in a row were won against the odds, or lost if below nothing.
    streak: i16,
    /// When a game began that counts no more: it has been counted, or a move was taken back.
    spent: Option<i64>,
    /// The game that is looked at, and how far it had come; not kept.
    watched: Option<(i64, usize)>,
    /// What the last game did; not kept.
    last: Option<(i64, LevelNews)>,
}

/// What a finished game meant for the number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LevelNews {
    /// The number was told anew.
    Counted {
        /// What it was before the game.
        from: Rating,
        /// What it is after it.
        to: Rating,
        /// How much the game said.
        weight: Weight,
    },
    /// The number stays as it was.
    NotCounted(Reason),
}

/// How much a game says about a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// It was played.
    Full,
    /// It was given up early.
    Half,
}

/// Why a finished game did not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// A move was taken back in it, or it has been counted before.
    TakenBack,
    /// It began in a position of its own.
    OtherStart,
    /// It was given up before it was a game.
    TooShort,
}

/// Tells our texts from others', and raised when their shape changes.
const FIRST_LINE: &str = "rookery level 2";
/// With a number and how many games it was told from.
const EARLIER_FIRST_LINE: &str = "rookery level 1";
const NONE: &str = "none";

/// Half-moves before giving up says anything about a player, and before it says all it can.
const SHORTEST: usize = 10;
const SHORT: usize = 40;

/// Who has said nothing: nobody is frightened off at first.
const GUESS: Grade = Grade::settled(600, 250);

/// How well the rungs of the ladder are known, in points.
const RUNG: i64 = 50;

/// After so many wins or losses in a row that nobody could expect the level was wrong, and is known only
/// within this again.
const STREAK: i16 = 6;
const UNSURE: i64 = 300_000;
/// Who is better by so many points is expected to win.
const CLEAR: i64 = 100;

impl Default for MyLevel {
    fn default() -> Self {
        Self {
            graded: Graded {
                grade: GUESS,
                changed: 0,
            },
            games: 0,
            streak: 0,
            spent: None,
            watched: None,
            last: None,
        }
    }
}

impl MyLevel {
    /// The person's level in points; a guess before the first game.
    pub fn rating(&self) -> Rating {
        self.graded.grade.on_ladder()
    }

    /// How many games it was told from.
    pub fn games(&self) -> u16 {
        self.games
    }

    /// What they said of themselves, if no game has told more since.
    pub fn said(&self) -> Option<Standing> {
        let mut all = Standing::WORDS.into_iter().chain(Standing::ratings());
        all.find(|one| self.graded.changed > 0 && one.grade() == self.graded.grade)
    }

    /// They say at this moment how strong they are.
    pub fn say(&mut self, standing: Standing, now: i64) {
        self.graded = Graded {
            grade: standing.grade(),
            changed: now,
        };
        self.streak = 0;
    }

    /// Whether it knows more than another one of the same person.
    pub fn is_ahead_of(&self, other: &Self) -> bool {
        let known = |level: &Self| (level.games, level.graded.changed);
        known(self) > known(other)
    }

    /// The opponent's rating that gives an even game.
    pub fn rung(&self) -> Rating {
        let marks = (self.rating().get() + RATING_STEP / 2) / RATING_STEP;
        rung(marks * RATING_STEP)
    }

    /// Within so many points the person's level lies, nineteen times out of twenty; unknown before
    /// the first game. The ladder itself is not surer than a hundred.
    pub fn margin(&self) -> Option<i64> {
        let two = self.graded.grade.deviation * 2 / 1000;
        (self.games > 0).then_some((two / 50 * 50).clamp(100, 500))
    }

    /// Looks at a game after it has changed.
    pub fn watch(&mut self, bout: &Bout) {
        let (began, plies) = (bout.started, bout.game.moves().len());
        let went_back = |(watched, seen): (i64, usize)| watched == began && plies < seen;
        if self.watched.is_some_and(went_back) {
            self.spent = Some(began);
        }
        self.watched = Some((began, plies));
        let Seats::AgainstEngine { side, opponent } = &bout.seats else {
            return;
        };
        let (Stage::Over(outcome), Level::Rated(rating)) = (bout.stage(), opponent.level) else {
            return;
        };
        // A battle has help and an end of its own.
        if self.news(bout).is_some() || bout.is_contest() {
            return;
        }
        let news = match self.objection(bout, outcome) {
            Some(reason) => LevelNews::NotCounted(reason),
            None => {
                let (from, weight) = (self.rating(), weight(bout, *side, outcome));
                let has_won = outcome.winner().map(|winner| winner == *side);
                self.count(rating, has_won, weight, began);
                let to = self.rating();
                LevelNews::Counted { from, to, weight }
            }
        };
        self.spent = Some(began);
        self.last = Some((began, news));
    }

    /// What this game meant, once it is over.
    pub fn news(&self, bout: &Bout) -> Option<LevelNews> {
        let last = self.last.filter(|(began, _)| *began == bout.started);
        last.map(|(_, news)| news)
    }

    fn objection(&self, bout: &Bout, outcome: Outcome) -> Option<Reason> {
        if self.spent == Some(bout.started) {
            Some(Reason::TakenBack)
        } else if *bout.game.start() != Position::start() {
            Some(Reason::OtherStart)
        } else if is_given_up(outcome) && bout.game.moves().len() < SHORTEST {
            Some(Reason::TooShort)
        } else {
            None
        }
    }

    /// Takes a result against this rating; nobody won a draw.
    fn count(&mut self, against: Rating, has_won: Option<bool>, weight: Weight, began: i64) {
        let opponent = Grade::settled(against.get().into(), RUNG);
        let ahead = self.graded.grade.points() - opponent.points();
        self.streak = match has_won {
            Some(true) if ahead < CLEAR => self.streak.max(0).saturating_add(1),
            Some(false) if ahead > -CLEAR => self.streak.min(0).saturating_sub(1),
            // As was to be expected.
            Some(_) => self.streak,
            None => 0,
        };
        // A guess does not grow old.
        let person = Graded {
            changed: match self.graded.changed {
                0 => began,
                changed => changed,
            },
            ..self.graded
        };
        let mut grade = glicko::after(person, opponent, has_won, began);
        if weight == Weight::Half {
            grade = half_way(self.graded.grade, grade);
        }
        let rating = i64::from(grade.on_ladder().get()) * 1000;
        let is_within = (grade.rating - rating).abs() < 1000;
        if is_within && self.streak.abs() >= STREAK {
            grade.deviation = grade.deviation.max(UNSURE);
        }
        // Nobody could be met beyond the ladder.
        if !is_within {
            grade.rating = rating;
        }
        self.graded = Graded {
            grade,
            changed: began,
        };
        self.games = self.games.saturating_add(1);
    }

    /// The text to keep.
    pub fn write(&self) -> String {
        let Graded { grade, changed } = self.graded;
        let numbers = [grade.rating, grade.deviation, grade.volatility, changed];
        let counts = [self.games.into(), self.streak.into()];
        let numbers = numbers.into_iter().chain(counts);
        let spent = self.spent.map(|began| began.to_string());
        let lines = [FIRST_LINE.to_owned()].into_iter();
        let lines = lines.chain(numbers.map(|number: i64| number.to_string()));
        let lines = lines.chain([spent.unwrap_or(NONE.to_owned())]);
        lines.collect::<Vec<_>>().join("\n")
    }

    /// What a kept text says, unless it is not one of ours.
    pub fn read(text: &str) -> Option<Self> {
        let lines: Vec<_> = text.split('\n').collect();
        let (graded, games, streak, spent) = match lines[..] {
            [
                FIRST_LINE,
                rating,
                deviation,
                volatility,
                changed,
                games,
                streak,
                spent,
            ] => {
                let grade = Grade {
                    rating: within(rating, 200_000..=2_400_000)?,
                    deviation: within(deviation, 1..=500_000)?,
                    volatility: within(volatility, 1..=100_000)?,
                };
                let changed = changed.parse().ok()?;
                let graded = Graded { grade, changed };
                (graded, games.parse().ok()?, streak.parse().ok()?, spent)
            }
            [EARLIER_FIRST_LINE, rating, games, spent] => {
                let rating = Rating::new(rating.parse().ok()?)?;
                let games = games.parse().ok()?;
                let grade = Grade::settled(rating.get().into(), earlier_deviation(games));
                (Graded { grade, changed: 0 }, games, 0, spent)
            }
            _ => return None,
        };
        Some(Self {
            graded,
            games,
            streak,
            spent: match spent {
                NONE => None,
                began => Some(began.parse().ok()?),
            },
            ..Self::default()
        })
    }
}

/// How much a finished game says about whoever had this side.
fn weight(bout: &Bout, side: Color, outcome: Outcome) -> Weight {
    let is_early = bout.game.moves().len() < SHORT;
    match is_given_up(outcome) && outcome.winner() != Some(side) && is_early {
        true => Weight::Half,
        false => Weight::Full,
    }
}

fn half_way(before: Grade, after: Grade) -> Grade {
    Grade {
        rating: i64::midpoint(before.rating, after.rating),
        deviation: i64::midpoint(before.deviation, after.deviation),
        ..after
    }
}

fn is_given_up(outcome: Outcome) -> bool {
    matches!(outcome, Outcome::Win(_, WinReason::Resignation))
}

/// One even game tells as much as 340 points; nobody was known better than within the ladder's own error.
fn earlier_deviation(games: u16) -> i64 {
    let square = (340 * 340_u32).checked_div(games.into());
    let deviation = square.map_or(i64::MAX, |square| square.isqrt().into());
    deviation.clamp(75, 250)
}

fn within(text: &str, range: RangeInclusive<i64>) -> Option<i64> {
    text.parse().ok().filter(|number| range.contains(number))
}

#[cfg(test)]
mod steadiness;
#[cfg(test)]
mod tests;
