//! What is chosen before a game, and remembered for the next one.

use rookery_rules::{Color, Position};

use super::cast::Animal;
use super::opponent::Opponent;
use super::rival::Rival;
use super::standing::Standing;
use super::time_control::TimeControl;

/// Any mix is a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choices {
    pub wish: Wish,
    pub rival: Rival,
    /// Where the dials of an opponent of one's own stand, whoever is chosen.
    pub own: Opponent,
    pub time: TimeControl,
    /// The number behind every chance, if it is to be the same again.
    pub seed: Option<u32>,
    /// Where the game begins, if not as usual.
    pub start: Option<Position>,
}

/// Which color a person would like to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    White,
    Black,
    Either,
}

/// Tells our texts from others', and raised when their shape changes.
const FIRST_LINE: &str = "rookery choices 2";

/// Stands for a seed that is drawn anew for every game.
const ANY_SEED: &str = "any";

/// Stands for the start that every game has.
const USUAL_START: &str = "usual";

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
            rival: Rival::MyLevel(Standing::default().rung()),
            own: Opponent::default(),
            time: TimeControl::default(),
            seed: None,
            start: None,
        }
    }
}

impl Choices {
    /// Who is played against.
    pub fn opponent(&self) -> Opponent {
        self.rival.opponent(self.own)
    }

    /// Chooses whoever plays exactly like this.
    pub fn meet(&mut self, opponent: Opponent) {
        if self.opponent() == opponent {
            return;
        }
        match Animal::playing_as(&opponent) {
            Some(animal) => self.rival = Rival::Animal(animal),
            None => {
                self.own = opponent;
                self.rival = Rival::Own;
            }
        }
    }

    /// The text to keep.
    pub fn write(&self) -> String {
        let Self {
            wish,
            rival,
            own,
            time,
            seed,
            start,
        } = self;
        let wish = wish.name();
        let seed = seed.map_or(ANY_SEED.to_owned(), |seed| seed.to_string());
        let start = start.map_or(USUAL_START.to_owned(), |start| start.fen());
        format!("{FIRST_LINE}\n{wish}\n{rival}\n{own}\n{seed}\n{start}\n{time}")
    }

    /// The choices in a kept text, unless it is not one of ours.
    pub fn read(text: &str) -> Option<Self> {
        let lines: Vec<_> = text.split('\n').collect();
        let [FIRST_LINE, wish, rival, own, seed, start, time] = lines[..] else {
            return None;
        };
        Some(Self {
            wish: Wish::ALL.into_iter().find(|known| known.name() == wish)?,
            rival: Rival::parse(rival)?,
            own: Opponent::parse(own)?,
            time: TimeControl::parse(time)?,
            seed: match seed {
                ANY_SEED => None,
                seed => Some(seed.parse().ok()?),
            },
            start: match start {
                USUAL_START => None,
                fen => Some(Position::parse_fen(fen).ok()?),
            },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::opponent::rung;
    use crate::state::time_control::Timed;

    #[test]
    fn choices_are_kept_as_they_are() {
        let ending = Position::parse_fen("8/8/8/4k3/8/4K3/4P3/8 w - - 0 1").unwrap();
        for (wish, rival, seed, start) in [
            (Wish::White, Rival::Own, None, None),
            (Wish::Black, Rival::Animal(Animal::Owl), Some(0), None),
            (
                Wish::Either,
                Rival::MyLevel(rung(850)),
                Some(u32::MAX),
                Some(ending),
            ),
        ] {
            let choices = Choices {
                wish,
                rival,
                own: Opponent::default(),
                time: Timed::new(3, 2).map_or(TimeControl::Unlimited, TimeControl::Timed),
                seed,
                start,
            };
            assert_eq!(Choices::read(&choices.write()), Some(choices));
        }
    }

    #[test]
    fn whoever_plays_so_is_chosen() {
        let mut choices = Choices::default();
        let level = choices.rival;
        choices.meet(Opponent::rated(rung(600)));
        assert_eq!(choices.rival, level, "my level plays just so");
        choices.meet(Animal::Fox.character().opponent);
        assert_eq!(choices.rival, Rival::Animal(Animal::Fox));
        assert_eq!(choices.own, Opponent::default());
        choices.meet(Opponent::rated(rung(1000)));
        assert_eq!(choices.rival, Rival::Own);
        assert_eq!(choices.opponent(), Opponent::rated(rung(1000)));
    }

    #[test]
    fn anything_else_is_not_read() {
        let good = Choices::default().write();
        for (from, to) in [
            ("choices 2", "choices 1"),
            ("white", "green"),
            ("750", "75"),
            ("any", ""),
            ("any", "-1"),
            ("any", "any\n"),
            ("level 600", "wolf"),
            ("usual", "8/8/8/8/8/8/8/8 w - - 0 1"),
            ("none", "60+99"),
        ] {
            let bad = good.replace(from, to);
            assert_ne!(bad, good);
            assert_eq!(Choices::read(&bad), None, "{bad}");
        }
    }

    #[test]
    fn a_coin_decides_only_where_the_person_does_not() {
        assert_eq!(Wish::White.color(|| false), Color::White);
        assert_eq!(Wish::Black.color(|| true), Color::Black);
        assert_eq!(Wish::Either.color(|| true), Color::White);
        assert_eq!(Wish::Either.color(|| false), Color::Black);
    }
}
