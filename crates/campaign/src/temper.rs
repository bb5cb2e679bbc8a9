//! The styles of opponents that the sheet tells apart. One table says what each of them is; an
//! opponent has every style that fits it, several or none. The engine as it is, full strength or at
//! a level, has none: nobody turned a dial. Told for people in docs/adventure.md.

use rookery_analysis::{Dial, Style};
use rookery_play::{Level, Opponent};

/// A style that a player meets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Temper {
    /// Throws its pieces at the king.
    Aggressive,
    /// Stays at home.
    Passive,
    /// Knows where its pieces belong.
    Positional,
    /// Sees tactics: it overlooks little and looks a few moves ahead.
    Tactical,
    /// Seeks exchanges.
    Trading,
    /// Overlooks things.
    Blind,
}

/// What a style is.
struct Row {
    temper: Temper,
    name: &'static str,
    about: &'static str,
    /// All of this has to be so.
    asks: &'static [Ask],
}

/// Something that is so or not of an opponent: a dial that stands at one of these marks, or how far it
/// sees.
enum Ask {
    Aggressiveness(u8, u8),
    Positional(u8, u8),
    Trading(u8, u8),
    BlindSpots(u8, u8),
    /// It plays like people of this rating or better; at full strength it looks so far ahead.
    Depth {
        rating: u16,
        half_moves: u8,
    },
}

/// Dials that nobody turned make no style, though one of them is as high as it goes.
const NONE: Style = Style::PURE;

static TABLE: [Row; 6] = [
    Row {
        temper: Temper::Aggressive,
        name: "Aggressive",
        about: "throws everything at your king",
        asks: &[Ask::Aggressiveness(65, 100)],
    },
    Row {
        temper: Temper::Passive,
        name: "Passive",
        about: "stays at home",
        asks: &[Ask::Aggressiveness(0, 35)],
    },
    Row {
        temper: Temper::Positional,
        name: "Positional",
        about: "knows where its pieces belong",
        asks: &[Ask::Positional(90, 100)],
    },
    Row {
        temper: Temper::Tactical,
        name: "Tactical",
        about: "sees a few moves ahead",
        asks: &[
            Ask::BlindSpots(0, 10),
            Ask::Depth {
                rating: 1000,
                half_moves: 4,
            },
        ],
    },
    Row {
        temper: Temper::Trading,
        name: "Trading",
        about: "swaps whatever it can",
        asks: &[Ask::Trading(65, 100)],
    },
    Row {
        temper: Temper::Blind,
        name: "Blind",
        about: "overlooks things",
        asks: &[Ask::BlindSpots(25, 100)],
    },
];

impl Temper {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Self::Aggressive,
        Self::Passive,
        Self::Positional,
        Self::Tactical,
        Self::Trading,
        Self::Blind,
    ];

    /// What it is called.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.row().name
    }

    /// What somebody does who has it, for the player.
    #[must_use]
    pub fn about(self) -> &'static str {
        self.row().about
    }

    /// Whether somebody has it who plays so.
    #[must_use]
    pub fn fits(self, opponent: &Opponent) -> bool {
        let mut asks = self.row().asks.iter();
        opponent.style != NONE && asks.all(|ask| ask.holds(opponent))
    }

    fn row(self) -> &'static Row {
        let row = TABLE.iter().find(|row| row.temper == self);
        row.expect("every style has a row, as a test says")
    }
}

impl Ask {
    fn holds(&self, opponent: &Opponent) -> bool {
        let style = &opponent.style;
        let stands = |dial: Dial, from: u8, to: u8| (from..=to).contains(&dial.get());
        match *self {
            Self::Aggressiveness(from, to) => stands(style.aggressiveness, from, to),
            Self::Positional(from, to) => stands(style.positional, from, to),
            Self::Trading(from, to) => stands(style.trading, from, to),
            Self::BlindSpots(from, to) => stands(style.blind_spots, from, to),
            Self::Depth { rating, half_moves } => match opponent.level {
                Level::Rated(level) => level.get() >= rating,
                Level::Full => opponent
                    .depth
                    .is_none_or(|depth| depth.half_moves() >= half_moves),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use rookery_analysis::Rating;
    use rookery_play::Depth;

    use super::*;
    use crate::animal::Animal;
    use crate::cast::CAST;
    use Temper::{Aggressive, Blind, Passive, Positional, Tactical, Trading};

    const DOCS: &str = include_str!("../../../docs/adventure.md");

    fn tempers(opponent: &Opponent) -> Vec<Temper> {
        let fits = |temper: &Temper| temper.fits(opponent);
        Temper::ALL.into_iter().filter(fits).collect()
    }

    fn of(animal: Animal) -> Vec<Temper> {
        let character = animal.character();
        tempers(&character.playing_at(character.rung))
    }

    #[test]
    fn animals_have_the_styles_one_expects() {
        assert_eq!(of(Animal::Fox), [Aggressive, Positional, Tactical]);
        assert_eq!(of(Animal::Tortoise), [Passive, Positional, Tactical]);
        assert_eq!(of(Animal::Magpie), [Positional, Trading]);
        assert_eq!(of(Animal::Mole), [Positional, Blind]);
        assert_eq!(of(Animal::Otter), [Aggressive, Tactical]);
        assert_eq!(of(Animal::Dormouse), [Blind]);
        assert_eq!(
            of(Animal::Hedgehog),
            [],
            "it has only just learned how the pieces move"
        );
    }

    #[test]
    fn nobody_of_the_cast_is_tactical_and_blind_and_every_style_has_somebody() {
        for one in &CAST {
            for rating in (Rating::LOWEST.get()..=Rating::HIGHEST.get()).step_by(50) {
                let has = tempers(&one.playing_at(rookery_play::rung(rating)));
                assert!(
                    !(has.contains(&Tactical) && has.contains(&Blind)),
                    "{}",
                    one.animal
                );
            }
        }
        for temper in Temper::ALL {
            let those = CAST.iter().filter(|one| of(one.animal).contains(&temper));
            assert!(those.count() >= 3, "{temper:?}");
        }
    }

    #[test]
    fn whoever_sees_tactics_overlooks_little_and_looks_ahead() {
        let raven = Animal::Raven.character();
        let at = |rating| tempers(&raven.playing_at(rookery_play::rung(rating)));
        assert!(at(1000).contains(&Tactical) && !at(950).contains(&Tactical));
        let held_back = |half_moves| Opponent {
            level: Level::Full,
            depth: Depth::new(half_moves),
            ..raven.playing_at(raven.rung)
        };
        assert!(!Tactical.fits(&held_back(3)) && Tactical.fits(&held_back(4)));
        for mark in (0..=100).filter_map(Dial::new) {
            let style = Style {
                blind_spots: mark,
                ..raven.style
            };
            let one = Opponent {
                style,
                ..raven.playing_at(raven.rung)
            };
            assert!(!(Tactical.fits(&one) && Blind.fits(&one)), "{mark:?}");
        }
    }

    #[test]
    fn dials_that_nobody_turned_make_no_style() {
        let plain = Opponent::rated(rookery_play::rung(2000));
        assert_eq!(tempers(&plain), []);
        let turned = Opponent {
            style: Style {
                trading: Dial::HIGHEST,
                ..Style::PURE
            },
            ..plain
        };
        assert_eq!(tempers(&turned), [Positional, Tactical, Trading]);
    }

    #[test]
    fn the_table_has_one_row_for_each_style_and_people_read_the_same() {
        let rows = TABLE.iter().map(|row| row.temper);
        assert_eq!(rows.collect::<Vec<_>>(), Temper::ALL);
        for row in &TABLE {
            let asks: Vec<_> = row.asks.iter().map(told).collect();
            let line = format!("| {} | {} | {} |", row.name, row.about, asks.join(", and "));
            assert!(DOCS.contains(&line), "{line}");
        }
    }

    fn told(ask: &Ask) -> String {
        match *ask {
            Ask::Aggressiveness(from, to) => format!("aggressiveness {from} to {to}"),
            Ask::Positional(from, to) => format!("positional {from} to {to}"),
            Ask::Trading(from, to) => format!("trading {from} to {to}"),
            Ask::BlindSpots(from, to) => format!("blind spots {from} to {to}"),
            Ask::Depth { rating, half_moves } => {
                format!("rated {rating} or more (full strength: {half_moves} half-moves or more)")
            }
        }
    }
}
