//! How well the person plays, told from finished games against rated opponents: an Elo number that
//! moves less the more games it has seen, and how sure it is. Kept by this browser as a short text.

use rookery_analysis::Rating;
use rookery_play::{Bout, Level, RATING_STEP, Seats, Stage, rung};
use rookery_rating::elo;
use rookery_rules::{Outcome, Position, WinReason};

/// The person's level, and how many games it was told from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MyLevel {
    rating: Rating,
    games: u16,
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
    },
    /// The number stays as it was.
    NotCounted(Reason),
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
const FIRST_LINE: &str = "rookery level 1";
const NONE: &str = "none";

/// Half-moves before giving up says anything about a player.
const SHORTEST: usize = 10;

/// Nobody is frightened off at first.
impl Default for MyLevel {
    fn default() -> Self {
        Self {
            rating: rung(600),
            games: 0,
            spent: None,
            watched: None,
            last: None,
        }
    }
}

impl MyLevel {
    /// The person's level in Elo points; a guess before the first game.
    pub fn rating(&self) -> Rating {
        self.rating
    }

    /// How many games it was told from.
    pub fn games(&self) -> u16 {
        self.games
    }

    /// Whether it was told from more games than another one of the same person.
    pub fn is_ahead_of(&self, other: &Self) -> bool {
        self.games > other.games
    }

    /// The opponent's rating that gives an even game.
    pub fn rung(&self) -> Rating {
        let marks = (self.rating.get() + RATING_STEP / 2) / RATING_STEP;
        elo::on_ladder(i32::from(marks * RATING_STEP))
    }

    /// Within so many points the person's level lies, nineteen times out of twenty; unknown before
    /// the first game.
    pub fn margin(&self) -> Option<u32> {
        elo::margin(self.games)
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
                let from = self.rating;
                self.count(rating, outcome.winner().map(|winner| winner == *side));
                LevelNews::Counted {
                    from,
                    to: self.rating,
                }
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

    /// The text to keep.
    pub fn write(&self) -> String {
        let (rating, games) = (self.rating.get(), self.games);
        let spent = self
            .spent
            .map_or(NONE.to_owned(), |began| began.to_string());
        format!("{FIRST_LINE}\n{rating}\n{games}\n{spent}")
    }

    /// What a kept text says, unless it is not one of ours.
    pub fn read(text: &str) -> Option<Self> {
        let lines: Vec<_> = text.split('\n').collect();
        let [FIRST_LINE, rating, games, spent] = lines[..] else {
            return None;
        };
        Some(Self {
            rating: Rating::new(rating.parse().ok()?)?,
            games: games.parse().ok()?,
            spent: match spent {
                NONE => None,
                began => Some(began.parse().ok()?),
            },
            ..Self::default()
        })
    }

    fn objection(&self, bout: &Bout, outcome: Outcome) -> Option<Reason> {
        let gave_up = matches!(outcome, Outcome::Win(_, WinReason::Resignation));
        if self.spent == Some(bout.started) {
            Some(Reason::TakenBack)
        } else if *bout.game.start() != Position::start() {
            Some(Reason::OtherStart)
        } else if gave_up && bout.game.moves().len() < SHORTEST {
            Some(Reason::TooShort)
        } else {
            None
        }
    }

    /// Takes a result against this rating; nobody won a draw.
    fn count(&mut self, against: Rating, has_won: Option<bool>) {
        self.rating = elo::after(self.rating, self.games, against, has_won);
        self.games = self.games.saturating_add(1);
    }
}

#[cfg(test)]
mod tests;
