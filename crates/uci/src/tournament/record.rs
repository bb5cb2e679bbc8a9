//! A finished game: all that the log, the PGN and the report need to know of it.

use std::fmt;

use rookery_play::replay;
use rookery_rules::{ByColor, Color, DrawRules, Game, Outcome, Position};
use serde::{Deserialize, Serialize};

use super::adjudication::Agreement;
use super::client::Fault;
use super::referee::Played;
use super::schedule::Fixture;
use super::statistics::Points;
use super::thought::Thought;

/// Who won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Score {
    #[serde(rename = "1-0")]
    White,
    #[serde(rename = "0-1")]
    Black,
    #[serde(rename = "1/2-1/2")]
    Draw,
}

impl Score {
    pub(crate) const fn won_by(winner: Option<Color>) -> Self {
        match winner {
            Some(Color::White) => Self::White,
            Some(Color::Black) => Self::Black,
            None => Self::Draw,
        }
    }

    /// What it brought this side.
    pub(crate) const fn points(self, color: Color) -> Points {
        match (self, color) {
            (Self::Draw, _) => Points::Draw,
            (Self::White, Color::White) | (Self::Black, Color::Black) => Points::Win,
            _ => Points::Loss,
        }
    }
}

/// How a game ended, in PGN's words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Termination {
    Normal,
    Adjudication,
    Abandoned,
    #[serde(rename = "time forfeit")]
    TimeForfeit,
    #[serde(rename = "rules infraction")]
    RulesInfraction,
}

impl Termination {
    pub(crate) const fn as_str(self) -> &'static str {
        match self {
            Self::Normal => "normal",
            Self::Adjudication => "adjudication",
            Self::Abandoned => "abandoned",
            Self::TimeForfeit => "time forfeit",
            Self::RulesInfraction => "rules infraction",
        }
    }
}

/// What ended a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    /// The moves, or the loser's resignation.
    Board(Outcome),
    Agreed(Agreement),
    TooLong,
    Failed(Color, Fault),
}

impl Ending {
    fn result(&self) -> (Score, Termination) {
        let (winner, termination) = match self {
            Self::Board(outcome) => (outcome.winner(), Termination::Normal),
            Self::Agreed(Agreement::Win(winner)) => (Some(*winner), Termination::Adjudication),
            Self::Agreed(Agreement::Draw) | Self::TooLong => (None, Termination::Adjudication),
            Self::Failed(loser, fault) => {
                let termination = match fault {
                    Fault::Start(_) | Fault::Crash => Termination::Abandoned,
                    Fault::Timeout => Termination::TimeForfeit,
                    Fault::Illegal(_) => Termination::RulesInfraction,
                };
                (Some(!*loser), termination)
            }
        };
        (Score::won_by(winner), termination)
    }
}

impl fmt::Display for Ending {
    /// A sentence without its full stop.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Board(outcome) => outcome.fmt(f),
            Self::Agreed(Agreement::Draw) => f.write_str("Draw, as both engines see it level"),
            Self::Agreed(Agreement::Win(winner)) => {
                write!(f, "{winner} wins, as both engines agree")
            }
            Self::TooLong => f.write_str("Draw, as the game is too long"),
            Self::Failed(loser, fault) => write!(f, "{} wins, as {loser} {fault}", !*loser),
        }
    }
}

/// A game as it is kept. Moves are in UCI notation, the opening's first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Record {
    /// Its place in the schedule, from 0.
    pub(crate) number: usize,
    pub(crate) white: String,
    pub(crate) black: String,
    pub(crate) result: Score,
    pub(crate) termination: Termination,
    /// A sentence without its full stop.
    pub(crate) reason: String,
    /// How the loser failed, if it did.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub(crate) fault: Option<Fault>,
    pub(crate) start: String,
    pub(crate) moves: String,
    /// One for each move after the opening's.
    pub(crate) thoughts: Vec<Thought>,
}

impl Record {
    /// What is kept of a game between engines with these names.
    pub(crate) fn of(fixture: &Fixture, names: ByColor<&str>, played: Played) -> Self {
        let Played {
            game,
            thoughts,
            ending,
        } = played;
        let (result, termination) = ending.result();
        let moves: Vec<_> = game.moves().map(|mv| mv.to_string()).collect();
        Self {
            number: fixture.number,
            white: names[Color::White].to_owned(),
            black: names[Color::Black].to_owned(),
            result,
            termination,
            reason: ending.to_string(),
            fault: match ending {
                Ending::Failed(_, fault) => Some(fault),
                _ => None,
            },
            start: game.start().fen(),
            moves: moves.join(" "),
            thoughts,
        }
    }

    /// Who lost, if anyone.
    pub(crate) fn loser(&self) -> Option<Color> {
        match self.result {
            Score::White => Some(Color::Black),
            Score::Black => Some(Color::White),
            Score::Draw => None,
        }
    }

    pub(crate) fn player(&self, color: Color) -> &str {
        match color {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }

    /// The game replayed; `None` if what was kept is no game.
    pub(crate) fn replay(&self) -> Option<Game> {
        let start = Position::parse_fen(&self.start).ok()?;
        // Nothing here is claimed, and a game that our rules ended has no move after it.
        replay::game(start, self.moves.split_whitespace(), DrawRules::AtOnce)
    }
}
