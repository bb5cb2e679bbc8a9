//! What is chosen before a game, and remembered for the next one.

use rookery_play::{FriendName, Opponent, Seats, TimeControl};
use rookery_rules::{ByColor, Color, Position};

use super::pick::{Chair, Pick};
use super::tempo::Tempo;
use super::times::Times;
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
    /// How much time each side has, in each company.
    pub times: Times,
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
const FIRST_LINE: &str = "rookery choices 4";
/// With one time for every company, and no plain strengths.
const EARLIER_FIRST_LINE: &str = "rookery choices 3";

/// Stands for a seed that is drawn anew for every game.
const ANY_SEED: &str = "any";

/// Stands for the start that every game has.
const USUAL_START: &str = "usual";

impl Company {
    /// In the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::AgainstEngine, Self::Friends, Self::Engines];

    /// Whoever sits on these seats.
    pub fn of(seats: &Seats) -> Self {
        match seats {
            Seats::AgainstEngine { .. } => Self::AgainstEngine,
            Seats::Friends { .. } => Self::Friends,
            Seats::Engines(_) => Self::Engines,
        }
    }

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
            times: Times::default(),
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

    /// How much time each side has in the next game.
    pub fn time(&self) -> TimeControl {
        self.times.of(self.company)
    }

    /// Chooses how much time each side has in this company, and in no other.
    pub fn set_time(&mut self, time: TimeControl) {
        self.times.set(self.company, time);
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
            times,
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
        lines.extend([seed, start, times.to_string()]);
        lines.join("\n")
    }

    /// The choices in a kept text, unless it is not one of ours.
    pub fn read(text: &str) -> Option<Self> {
        let mut lines = text.split('\n');
        let mut line = || lines.next();
        if ![FIRST_LINE, EARLIER_FIRST_LINE].contains(&line()?) {
            return None;
        }
        let company = line()?;
        let company = (Company::ALL.into_iter()).find(|known| known.key() == company)?;
        let wish = line()?;
        let mut pick = || {
            Some(Pick {
                choice: OpponentChoice::parse(line()?)?,
                own: Opponent::parse(line()?)?,
            })
        };
        let (opposite, white, black) = (pick()?, pick()?, pick()?);
        let (tempo, friend, turning) = (line()?, line()?, line()?);
        let (seed, start, times) = (line()?, line()?, line()?);
        let choices = Self {
            company,
            wish: Wish::ALL.into_iter().find(|known| known.name() == wish)?,
            pick: opposite,
            watched: ByColor::new(white, black),
            tempo: Tempo::ALL.into_iter().find(|known| known.key() == tempo)?,
            friend: FriendName::new(friend)?,
            turning: (Turning::ALL.into_iter()).find(|known| known.key() == turning)?,
            times: Times::parse(times, company)?,
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

    fn blitz() -> TimeControl {
        Timed::new(3, 2).map_or(TimeControl::Unlimited, TimeControl::Timed)
    }

    #[test]
    fn choices_are_kept_as_they_are() {
        let mut times = Times::default();
        times.set(Company::Friends, blitz());
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
                times,
                seed,
                start,
                ..Choices::default()
            };
            assert_eq!(Choices::read(&choices.write()), Some(choices));
        }
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
    fn a_clock_for_friends_is_off_against_an_animal() {
        let mut choices = Choices {
            company: Company::Friends,
            ..Choices::default()
        };
        choices.set_time(blitz());
        choices.company = Company::AgainstEngine;
        assert_eq!(choices.time(), TimeControl::Unlimited);
        // The same for whom an earlier page kept one time for all.
        let earlier = choices.write().replace("choices 4", "choices 3");
        let earlier = earlier
            .replace("sparring", "friends")
            .replace("none 180+2", "180+2");
        let mut choices = Choices::read(&earlier).unwrap();
        assert_eq!(choices.time(), blitz());
        choices.company = Company::AgainstEngine;
        assert_eq!(choices.time(), TimeControl::Unlimited);
    }

    #[test]
    fn anything_else_is_not_read() {
        let good = Choices::default().write();
        for (from, to) in [
            ("choices 4", "choices 2"),
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
