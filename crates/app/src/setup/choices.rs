//! What is chosen before a game, and remembered for the next one.

use rookery_play::{FriendName, Opponent, Seats, TimeControl};
use rookery_rules::{ByColor, Color, Position};

use super::tempo::Tempo;
use super::turning::Turning;
use crate::level::my_level::MyLevel;
use crate::opponents::opponent_choice::OpponentChoice;
use crate::opponents::rivals::Rival;

/// Any mix is a choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choices {
    /// Who plays.
    pub company: Company,
    /// Which pieces the person asks for.
    pub wish: Wish,
    /// Who is played against.
    pub pick: Pick,
    /// The two engines that are watched.
    pub watched: ByColor<Pick>,
    /// How fast a game between engines goes by.
    pub tempo: Tempo,
    /// What the guest at this screen is called.
    pub friend: FriendName,
    /// How two people at one screen see the board.
    pub turning: Turning,
    /// How much time each side has.
    pub time: TimeControl,
    /// The number behind every chance, if it is to be the same again.
    pub seed: Option<u32>,
    /// Where the game begins, if not as usual.
    pub start: Option<Position>,
}

/// Who plays the next game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Company {
    /// A person against an engine.
    AgainstEngine,
    /// Two people at one screen.
    Friends,
    /// Two engines.
    Engines,
}

/// An engine as it was picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pick {
    /// Who is chosen.
    pub choice: OpponentChoice,
    /// Where the dials of an opponent of one's own stand, whoever is chosen.
    pub own: Opponent,
}

/// Whose pick it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chair {
    /// The one opposite the person.
    Opposite,
    /// One of the two that are watched.
    Watched(Color),
}

/// Which color a person would like to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// The white pieces.
    White,
    /// The black pieces.
    Black,
    /// A coin decides.
    Either,
}

/// Tells our texts from others', and raised when their shape changes.
const FIRST_LINE: &str = "rookery choices 3";

/// Stands for a seed that is drawn anew for every game.
const ANY_SEED: &str = "any";

/// Stands for the start that every game has.
const USUAL_START: &str = "usual";

impl Company {
    /// In the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::AgainstEngine, Self::Friends, Self::Engines];

    /// The name by which it is kept.
    pub fn key(self) -> &'static str {
        match self {
            Self::AgainstEngine => "sparring",
            Self::Friends => "friends",
            Self::Engines => "engines",
        }
    }
}

impl Wish {
    /// In the order in which they are offered.
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

impl Pick {
    /// This one, and plain dials in case one turns to them.
    const fn of(choice: OpponentChoice) -> Self {
        Self {
            choice,
            own: Opponent::PLAIN,
        }
    }

    /// Who sits down.
    pub fn opponent(&self) -> Opponent {
        self.choice.opponent(self.own)
    }

    /// Picks whoever plays exactly like this.
    pub fn meet(&mut self, opponent: Opponent) {
        if self.opponent() == opponent {
            return;
        }
        match Rival::playing_as(&opponent) {
            Some(animal) => self.choice = OpponentChoice::Animal(animal),
            None => {
                self.own = opponent;
                self.choice = OpponentChoice::Own;
            }
        }
    }
}

impl Default for Choices {
    fn default() -> Self {
        Self {
            company: Company::AgainstEngine,
            wish: Wish::White,
            pick: Pick::of(OpponentChoice::MyLevel(MyLevel::default().rung())),
            watched: ByColor::new(
                Pick::of(OpponentChoice::Animal(Rival::Fox)),
                Pick::of(OpponentChoice::Animal(Rival::Owl)),
            ),
            tempo: Tempo::default(),
            friend: FriendName::default(),
            turning: Turning::default(),
            time: TimeControl::default(),
            seed: None,
            start: None,
        }
    }
}

impl Choices {
    /// What was picked for a chair.
    pub fn pick_of(&self, chair: Chair) -> &Pick {
        match chair {
            Chair::Opposite => &self.pick,
            Chair::Watched(color) => &self.watched[color],
        }
    }

    /// The same, to be changed.
    pub fn pick_of_mut(&mut self, chair: Chair) -> &mut Pick {
        match chair {
            Chair::Opposite => &mut self.pick,
            Chair::Watched(color) => &mut self.watched[color],
        }
    }

    /// Who sits down if the person plays this color.
    pub fn seats(&self, side: Color) -> Seats {
        match self.company {
            Company::AgainstEngine => Seats::AgainstEngine {
                side,
                opponent: self.pick.opponent(),
            },
            Company::Friends => Seats::Friends {
                side,
                friend: self.friend.clone(),
            },
            Company::Engines => Seats::Engines(self.watched.map(|pick| pick.opponent())),
        }
    }

    /// Chooses what these seats were chosen by.
    pub fn meet(&mut self, seats: &Seats) {
        match seats {
            Seats::AgainstEngine { opponent, .. } => {
                self.company = Company::AgainstEngine;
                self.pick.meet(*opponent);
            }
            Seats::Friends { friend, .. } => {
                self.company = Company::Friends;
                self.friend = friend.clone();
            }
            Seats::Engines(both) => {
                self.company = Company::Engines;
                for color in Color::ALL {
                    self.watched[color].meet(both[color]);
                }
            }
        }
    }

    /// The text to keep.
    pub fn write(&self) -> String {
        let Self {
            company,
            wish,
            pick,
            watched,
            tempo,
            friend,
            turning,
            time,
            seed,
            start,
        } = self;
        let (company, wish) = (company.key(), wish.name());
        let (tempo, turning) = (tempo.key(), turning.key());
        let seed = seed.map_or(ANY_SEED.to_owned(), |seed| seed.to_string());
        let start = start.map_or(USUAL_START.to_owned(), |start| start.fen());
        let mut lines = vec![FIRST_LINE.to_owned(), company.to_owned(), wish.to_owned()];
        for pick in [pick, &watched[Color::White], &watched[Color::Black]] {
            lines.extend([pick.choice.to_string(), pick.own.to_string()]);
        }
        lines.extend([tempo.to_owned(), friend.to_string(), turning.to_owned()]);
        lines.extend([seed, start, time.to_string()]);
        lines.join("\n")
    }

    /// The choices in a kept text, unless it is not one of ours.
    pub fn read(text: &str) -> Option<Self> {
        let mut lines = text.split('\n');
        let mut line = || lines.next();
        if line()? != FIRST_LINE {
            return None;
        }
        let company = line()?;
        let wish = line()?;
        let mut pick = || {
            Some(Pick {
                choice: OpponentChoice::parse(line()?)?,
                own: Opponent::parse(line()?)?,
            })
        };
        let (opposite, white, black) = (pick()?, pick()?, pick()?);
        let (tempo, friend, turning) = (line()?, line()?, line()?);
        let (seed, start, time) = (line()?, line()?, line()?);
        let choices = Self {
            company: (Company::ALL.into_iter()).find(|known| known.key() == company)?,
            wish: Wish::ALL.into_iter().find(|known| known.name() == wish)?,
            pick: opposite,
            watched: ByColor::new(white, black),
            tempo: Tempo::ALL.into_iter().find(|known| known.key() == tempo)?,
            friend: FriendName::new(friend)?,
            turning: (Turning::ALL.into_iter()).find(|known| known.key() == turning)?,
            time: TimeControl::parse(time)?,
            seed: match seed {
                ANY_SEED => None,
                seed => Some(seed.parse().ok()?),
            },
            start: match start {
                USUAL_START => None,
                fen => Some(Position::parse_fen(fen).ok()?),
            },
        };
        line().is_none().then_some(choices)
    }
}

#[cfg(test)]
mod tests {
    use rookery_play::{Timed, rung};

    use super::*;

    #[test]
    fn choices_are_kept_as_they_are() {
        let ending = Position::parse_fen("8/8/8/4k3/8/4K3/4P3/8 w - - 0 1").unwrap();
        for (company, wish, choice, seed, start) in [
            (
                Company::AgainstEngine,
                Wish::White,
                OpponentChoice::Own,
                None,
                None,
            ),
            (
                Company::Friends,
                Wish::Black,
                OpponentChoice::Animal(Rival::Owl),
                Some(0),
                None,
            ),
            (
                Company::Engines,
                Wish::Either,
                OpponentChoice::MyLevel(rung(850)),
                Some(u32::MAX),
                Some(ending),
            ),
        ] {
            let choices = Choices {
                company,
                wish,
                pick: Pick::of(choice),
                friend: FriendName::new("Mia").unwrap(),
                turning: Turning::Facing,
                tempo: Tempo::Fast,
                time: Timed::new(3, 2).map_or(TimeControl::Unlimited, TimeControl::Timed),
                seed,
                start,
                ..Choices::default()
            };
            assert_eq!(Choices::read(&choices.write()), Some(choices));
        }
    }

    #[test]
    fn whoever_plays_so_is_chosen() {
        let mut choices = Choices::default();
        let level = choices.pick.choice;
        choices.pick.meet(Opponent::rated(rung(600)));
        assert_eq!(choices.pick.choice, level, "my level plays just so");
        choices.pick.meet(Rival::Fox.card().opponent);
        assert_eq!(choices.pick.choice, OpponentChoice::Animal(Rival::Fox));
        assert_eq!(choices.pick.own, Opponent::default());
        choices.pick.meet(Opponent::rated(rung(1000)));
        assert_eq!(choices.pick.choice, OpponentChoice::Own);
        assert_eq!(choices.pick.opponent(), Opponent::rated(rung(1000)));
    }

    #[test]
    fn a_game_is_met_again_as_it_was_chosen() {
        for company in Company::ALL {
            let chosen = Choices {
                company,
                friend: FriendName::new("Mia").unwrap(),
                ..Choices::default()
            };
            let seats = chosen.seats(Color::Black);
            let mut other = Choices::default();
            other.meet(&seats);
            assert_eq!(other.seats(Color::Black), seats);
        }
    }

    #[test]
    fn anything_else_is_not_read() {
        let good = Choices::default().write();
        for (from, to) in [
            ("choices 3", "choices 2"),
            ("sparring", "alone"),
            ("white", "green"),
            ("750", "75"),
            ("steady", "sudden"),
            ("fixed", "broken"),
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
        assert_eq!(Choices::read(&format!("{good}\n")), None);
    }

    #[test]
    fn a_coin_decides_only_where_the_person_does_not() {
        assert_eq!(Wish::White.color(|| false), Color::White);
        assert_eq!(Wish::Black.color(|| true), Color::Black);
        assert_eq!(Wish::Either.color(|| true), Color::White);
        assert_eq!(Wish::Either.color(|| false), Color::Black);
    }
}
