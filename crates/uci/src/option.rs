//! The options a program may set.

use std::num::NonZeroU8;

use rookery_analysis::{Dial, Rating, Weakness};

use crate::command::Refusal;

/// An option with its new value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Setting {
    /// Megabytes for the table of known positions.
    Hash(usize),
    /// How many lines are wanted.
    MultiPv(NonZeroU8),
    /// Forget everything.
    ClearHash,
    /// How to play.
    Style(StyleDial, Dial),
    /// What to do badly; none for nothing.
    Weakness(Option<Weakness>),
    /// What decides whatever a style leaves to chance.
    Seed(u64),
    /// Whether to play like a person of the rating.
    LimitStrength(bool),
    /// The rating to play like.
    Elo(Rating),
    /// A step of the raw scale that ratings are calibrated on; none for the rating.
    Step(Option<u16>),
    /// Nothing that changes how we think.
    Other,
}

/// One dial of a style.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StyleDial {
    Aggressiveness,
    Positional,
    Trading,
    BlindSpots,
}

/// All but the weakness.
const OPTIONS: &str = "\
option name Hash type spin default 16 min 1 max 65536
option name Threads type spin default 1 min 1 max 1
option name MultiPV type spin default 1 min 1 max 218
option name Ponder type check default false
option name Clear Hash type button
option name Aggressiveness type spin default 50 min 0 max 100
option name Positional type spin default 100 min 0 max 100
option name Trading type spin default 50 min 0 max 100
option name BlindSpots type spin default 0 min 0 max 100
option name UCI_LimitStrength type check default false
option name UCI_Elo type spin default 1200 min 200 max 2400
option name Step type spin default -1 min -1 max 2600
option name Seed type spin default 0 min 0 max 2147483647";

/// What is announced after `uci`.
pub(crate) fn options() -> String {
    let mut options = OPTIONS.to_owned();
    options += "\noption name Weakness type combo default none var none";
    for weakness in Weakness::ALL {
        options += &format!(" var {weakness}");
    }
    options
}

impl Setting {
    /// Reads what follows `setoption`.
    pub(crate) fn parse(text: &str) -> Result<Self, Refusal> {
        let text = text.trim();
        let named = text.strip_prefix("name ").ok_or(Refusal::Option)?;
        let (name, value) = named.split_once(" value ").unwrap_or((named, ""));
        let number = |least: u64, most: u64| {
            let value = value.trim();
            let read = value.parse::<u64>().ok();
            read.filter(|n| (least..=most).contains(n))
                .ok_or_else(|| Refusal::Value(name.trim().to_owned(), value.to_owned()))
        };
        let dial = |which: StyleDial| {
            let mark = Dial::new(number(0, 100)? as u8);
            Ok(Self::Style(which, mark.unwrap_or(Dial::MIDDLE)))
        };
        match name.trim().to_ascii_lowercase().as_str() {
            "hash" => Ok(Self::Hash(number(1, 65_536)? as usize)),
            "multipv" => {
                let lines = NonZeroU8::new(number(1, 218)? as u8);
                Ok(Self::MultiPv(lines.unwrap_or(NonZeroU8::MIN)))
            }
            "threads" => number(1, 1).map(|_| Self::Other),
            "clear hash" => Ok(Self::ClearHash),
            "aggressiveness" => dial(StyleDial::Aggressiveness),
            "positional" => dial(StyleDial::Positional),
            "trading" => dial(StyleDial::Trading),
            "blindspots" => dial(StyleDial::BlindSpots),
            "weakness" => match value.trim() {
                "none" => Ok(Self::Weakness(None)),
                word => match word.parse() {
                    Ok(weakness) => Ok(Self::Weakness(Some(weakness))),
                    Err(_) => Err(Refusal::Value(name.trim().to_owned(), word.to_owned())),
                },
            },
            "seed" => Ok(Self::Seed(number(0, 2_147_483_647)?)),
            "uci_limitstrength" => match value.trim() {
                "true" => Ok(Self::LimitStrength(true)),
                "false" => Ok(Self::LimitStrength(false)),
                _ => Err(Refusal::Value(
                    name.trim().to_owned(),
                    value.trim().to_owned(),
                )),
            },
            "uci_elo" => {
                let rating = Rating::new(number(200, 2_400)? as u16);
                Ok(Self::Elo(rating.unwrap_or(Rating::LOWEST)))
            }
            "step" if value.trim() == "-1" => Ok(Self::Step(None)),
            "step" => Ok(Self::Step(Some(number(0, 2_600)? as u16))),
            "ponder" | "uci_analysemode" => Ok(Self::Other),
            _ => Err(Refusal::UnknownOption(name.trim().to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_read_ignoring_case() {
        let check = |text, expected| assert_eq!(Setting::parse(text), Ok(expected), "{text}");
        check("name Hash value 64", Setting::Hash(64));
        check(
            "name multipv value 3",
            Setting::MultiPv(NonZeroU8::new(3).unwrap()),
        );
        check("name Clear Hash", Setting::ClearHash);
        check("name Ponder value true", Setting::Other);
        check(
            "name BlindSpots value 100",
            Setting::Style(StyleDial::BlindSpots, Dial::HIGHEST),
        );
        check("name seed value 7", Setting::Seed(7));
        let weakness = Weakness::NeverCastles;
        check(
            "name Weakness value never-castles",
            Setting::Weakness(Some(weakness)),
        );
        check("name weakness value none", Setting::Weakness(None));
        assert!(options().contains(" var never-castles"));
    }

    #[test]
    fn bad_values_are_refused() {
        let refusal = |text: &str| Setting::parse(text).expect_err(text).to_string();
        assert_eq!(refusal("Hash 64"), "'setoption' needs 'name' and a name");
        assert_eq!(
            refusal("name Hash value big"),
            "'big' is no value for 'Hash'"
        );
        assert_eq!(
            refusal("name Threads value 8"),
            "'8' is no value for 'Threads'"
        );
        assert_eq!(
            refusal("name Trading value 101"),
            "'101' is no value for 'Trading'"
        );
        assert_eq!(
            refusal("name Weakness value lazy"),
            "'lazy' is no value for 'Weakness'"
        );
        assert_eq!(
            refusal("name Contempt value 1"),
            "there is no option 'Contempt'"
        );
    }
}
