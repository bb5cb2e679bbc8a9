//! What a game is played for, as far as the game has to know: why, and against whom. What it is worth
//! the adventure or the survival run knows.

use crate::id::RunId;

/// An opponent that is met for a reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meeting {
    /// What they meet for.
    pub occasion: Occasion,
    /// How the opponent is remembered: an animal's word, or the id of one of somebody's own.
    pub who: String,
    /// What the opponent is called.
    pub name: String,
}

/// What a game is played for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Occasion {
    /// A battle of the adventure, as the story calls it.
    Battle(String),
    /// A survival run.
    Survival(RunId),
    /// It is of somebody's own making.
    Own,
    /// Just for fun, somebody of the forest.
    Forest,
}

const BATTLE: &str = "battle";
const SURVIVAL: &str = "survival";
const OWN: &str = "own";
const FOREST: &str = "forest";
/// Stands where there is only one of a kind.
const NO_KEY: &str = "-";

impl Meeting {
    /// "Russet the fox".
    pub fn called(&self) -> String {
        match self.occasion {
            Occasion::Own => self.name.clone(),
            Occasion::Battle(_) | Occasion::Survival(_) | Occasion::Forest => {
                format!("{} the {}", self.name, self.who)
            }
        }
    }

    /// Whether something is at stake, so that nobody helps.
    pub fn is_contest(&self) -> bool {
        self.occasion.is_contest()
    }

    /// The battle of the adventure, if it is one.
    pub fn battle(&self) -> Option<&str> {
        match &self.occasion {
            Occasion::Battle(key) => Some(key),
            Occasion::Survival(_) | Occasion::Own | Occasion::Forest => None,
        }
    }

    /// The survival run that it belongs to, if any.
    pub fn run(&self) -> Option<RunId> {
        match self.occasion {
            Occasion::Survival(run) => Some(run),
            Occasion::Battle(_) | Occasion::Own | Occasion::Forest => None,
        }
    }

    /// A line to keep.
    #[must_use]
    pub fn write(&self) -> String {
        let Self {
            occasion,
            who,
            name,
        } = self;
        format!("{} {} {who} {name}", occasion.kind(), occasion.key())
    }

    /// Reads the line.
    #[must_use]
    pub fn read(line: &str) -> Option<Self> {
        let mut words = line.splitn(4, ' ').filter(|word| !word.is_empty());
        let (kind, key) = (words.next()?, words.next()?);
        let (who, name) = (words.next()?, words.next()?);
        Some(Self {
            occasion: Occasion::read(kind, key)?,
            who: who.to_owned(),
            name: name.to_owned(),
        })
    }
}

impl Occasion {
    /// Whether something is at stake, so that nobody helps.
    #[must_use]
    pub const fn is_contest(&self) -> bool {
        matches!(self, Self::Battle(_) | Self::Survival(_))
    }

    /// The word for its kind.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Battle(_) => BATTLE,
            Self::Survival(_) => SURVIVAL,
            Self::Own => OWN,
            Self::Forest => FOREST,
        }
    }

    /// Which one of its kind.
    #[must_use]
    pub fn key(&self) -> String {
        match self {
            Self::Battle(key) => key.clone(),
            Self::Survival(run) => run.to_string(),
            Self::Own | Self::Forest => NO_KEY.to_owned(),
        }
    }

    /// The occasion of this kind with this key.
    #[must_use]
    pub fn read(kind: &str, key: &str) -> Option<Self> {
        Some(match kind {
            BATTLE => Self::Battle(key.to_owned()),
            SURVIVAL => Self::Survival(RunId::parse(key)?),
            OWN => Self::Own,
            FOREST => Self::Forest,
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_meeting_is_read_back_and_nothing_else() {
        let run = "00000000-0000-4000-8000-000000000007";
        for (line, called) in [
            ("battle fox-toll fox Russet", "Russet the fox"),
            (&format!("survival {run} mole Muddle"), "Muddle the mole"),
            (&format!("own - {run} Old Tom"), "Old Tom"),
            ("forest - lynx Shade", "Shade the lynx"),
        ] {
            let meeting = Meeting::read(line).unwrap();
            assert_eq!(meeting.called(), called);
            assert_eq!(meeting.write(), line);
        }
        for odd in [
            "",
            "battle fox",
            "battle fox  Russet",
            "survival seven fox Russet",
            "duel fox fox Russet",
        ] {
            assert_eq!(Meeting::read(odd), None, "{odd}");
        }
    }

    #[test]
    fn only_what_is_at_stake_is_a_contest() {
        let of = |line| Meeting::read(line).unwrap();
        let battle = of("battle hare hare Dash");
        assert_eq!((battle.battle(), battle.run()), (Some("hare"), None));
        assert!(battle.is_contest());
        for fun in ["own - 7 Tom", "forest - lynx Shade"] {
            let fun = of(fun);
            assert_eq!((fun.battle(), fun.run()), (None, None));
            assert!(!fun.is_contest());
        }
    }
}
