//! What is chosen before a game, and remembered for the next one.

use rookery_rules::Color;

use super::opponent::Opponent;
use super::time_control::TimeControl;

/// Any mix is a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choices {
    pub wish: Wish,
    pub opponent: Opponent,
    pub time: TimeControl,
    /// The number behind every chance, if it is to be the same again.
    pub seed: Option<u32>,
}

/// Which color a person would like to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    White,
    Black,
    Either,
}

/// Tells our texts from others', and raised when their shape changes.
const FIRST_LINE: &str = "rookery choices 1";

/// Stands for a seed that is drawn anew for every game.
const ANY_SEED: &str = "any";

impl Wish {
    pub const ALL: [Self; 3] = [Self::White, Self::Either, Self::Black];

    /// The color that is played; a coin decides where the person does not.
    pub fn color(self, coin: impl FnOnce() -> bool) -> Color {
        match self {
            Self::White => Color::White,
            Self::Black => Color::Black,
            Self::Either if coin() => Color::White,
            Self::Either => Color::Black,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Black => "black",
            Self::Either => "either",
        }
    }
}

impl Default for Choices {
    fn default() -> Self {
        Self {
            wish: Wish::White,
            opponent: Opponent::default(),
            time: TimeControl::default(),
            seed: None,
        }
    }
}

impl Choices {
    /// The text to keep.
    pub fn write(&self) -> String {
        let Self {
            wish,
            opponent,
            time,
            seed,
        } = self;
        let seed = seed.map_or(ANY_SEED.to_owned(), |seed| seed.to_string());
        format!("{FIRST_LINE}\n{}\n{opponent}\n{seed}\n{time}", wish.name())
    }

    /// The choices in a kept text, unless it is not one of ours.
    pub fn read(text: &str) -> Option<Self> {
        let lines: Vec<_> = text.split('\n').collect();
        // Those of before there were clocks have no last line.
        let (wish, opponent, seed, time) = match lines[..] {
            [FIRST_LINE, wish, opponent, seed, time] => {
                (wish, opponent, seed, TimeControl::parse(time)?)
            }
            [FIRST_LINE, wish, opponent, seed] => (wish, opponent, seed, TimeControl::Unlimited),
            _ => return None,
        };
        Some(Self {
            wish: Wish::ALL.into_iter().find(|known| known.name() == wish)?,
            opponent: Opponent::parse(opponent)?,
            time,
            seed: match seed {
                ANY_SEED => None,
                seed => Some(seed.parse().ok()?),
            },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::time_control::Timed;

    #[test]
    fn choices_are_kept_as_they_are() {
        for (wish, seed) in [
            (Wish::White, None),
            (Wish::Black, Some(0)),
            (Wish::Either, Some(u32::MAX)),
        ] {
            let opponent = Opponent::default();
            let choices = Choices {
                wish,
                opponent,
                time: Timed::new(3, 2).map_or(TimeControl::Unlimited, TimeControl::Timed),
                seed,
            };
            assert_eq!(Choices::read(&choices.write()), Some(choices));
        }
    }

    #[test]
    fn anything_else_is_not_read() {
        let good = Choices::default().write();
        for (from, to) in [
            ("choices 1", "choices 2"),
            ("white", "green"),
            ("750", "75"),
            ("any", ""),
            ("any", "-1"),
            ("any\n", "any\n\n"),
            ("none", "60+99"),
        ] {
            let bad = good.replace(from, to);
            assert_ne!(bad, good);
            assert_eq!(Choices::read(&bad), None, "{bad}");
        }
    }

    #[test]
    fn choices_of_before_there_were_clocks_are_read() {
        let now = Choices::default();
        let before = now.write().replace("\nnone", "");
        assert_eq!(Choices::read(&before), Some(now));
    }

    #[test]
    fn a_coin_decides_only_where_the_person_does_not() {
        assert_eq!(Wish::White.color(|| false), Color::White);
        assert_eq!(Wish::Black.color(|| true), Color::Black);
        assert_eq!(Wish::Either.color(|| true), Color::White);
        assert_eq!(Wish::Either.color(|| false), Color::Black);
    }
}
