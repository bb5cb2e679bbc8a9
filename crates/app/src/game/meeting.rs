//! What a game is played for, as far as the game has to know: why, and against whom. What it is worth
//! the adventure or the survival run knows.

use super::game_id::GameId;

/// An opponent that is met for a reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meeting {
    /// Why they meet.
    pub cause: Cause,
    /// How the opponent is remembered: an animal's word, or the id of one of somebody's own.
    pub who: String,
    /// What the opponent is called.
    pub name: String,
}

/// Why it is met.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cause {
    /// A battle of the adventure, as the story calls it.
    Battle(String),
    /// A survival run.
    Survival(GameId),
    /// It is of somebody's own making.
    Own,
    /// Just for fun, somebody of the forest.
    Forest,
}

const BATTLE: &str = "battle";
const SURVIVAL: &str = "survival";
const OWN: &str = "own";
const FOREST: &str = "forest";

impl Meeting {
    /// "Russet the fox".
    pub fn called(&self) -> String {
        match self.cause {
            Cause::Own => self.name.clone(),
            Cause::Battle(_) | Cause::Survival(_) | Cause::Forest => {
                format!("{} the {}", self.name, self.who)
            }
        }
    }

    /// Whether something is at stake, so that nobody helps.
    pub fn is_contest(&self) -> bool {
        matches!(self.cause, Cause::Battle(_) | Cause::Survival(_))
    }

    /// The battle of the adventure, if it is one.
    pub fn battle(&self) -> Option<&str> {
        match &self.cause {
            Cause::Battle(key) => Some(key),
            Cause::Survival(_) | Cause::Own | Cause::Forest => None,
        }
    }

    /// The survival run that it belongs to, if any.
    pub fn run(&self) -> Option<GameId> {
        match self.cause {
            Cause::Survival(run) => Some(run),
            Cause::Battle(_) | Cause::Own | Cause::Forest => None,
        }
    }

    /// A line to keep.
    pub fn write(&self) -> String {
        let Self { cause, who, name } = self;
        match cause {
            Cause::Battle(key) => format!("{BATTLE} {key} {who} {name}"),
            Cause::Survival(run) => format!("{SURVIVAL} {run} {who} {name}"),
            Cause::Own => format!("{OWN} - {who} {name}"),
            Cause::Forest => format!("{FOREST} - {who} {name}"),
        }
    }

    /// Reads the line.
    pub fn read(line: &str) -> Option<Self> {
        let mut words = line.splitn(4, ' ').filter(|word| !word.is_empty());
        let (kind, key) = (words.next()?, words.next()?);
        let (who, name) = (words.next()?, words.next()?);
        let cause = match kind {
            BATTLE => Cause::Battle(key.to_owned()),
            SURVIVAL => Cause::Survival(GameId::parse(key)?),
            OWN => Cause::Own,
            FOREST => Cause::Forest,
            _ => return None,
        };
        Some(Self {
            cause,
            who: who.to_owned(),
            name: name.to_owned(),
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
