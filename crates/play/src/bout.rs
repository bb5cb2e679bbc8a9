//! One game, and how it is going.

use std::time::Duration;

use rookery_analysis::{Limits, Time};
use rookery_rules::{Game, Move, Outcome};

use crate::clock::Clock;
use crate::id::GameId;
use crate::meeting::Meeting;
use crate::opponent::{Level, Opponent, Pace};
use crate::pace;
use crate::seats::Seats;

/// A game with those who play it and all that is kept of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bout {
    /// Which game it is; going back after the end makes it another.
    pub id: GameId,
    /// When it began, in milliseconds since 1970.
    pub started: i64,
    /// Who plays whom.
    pub seats: Seats,
    /// Decides all that engines leave to chance.
    pub seed: u32,
    /// The start, the moves so far and, in the end, the result.
    pub game: Game,
    /// The clock it is played by, if any.
    pub clock: Option<Clock>,
    /// How often the person was helped.
    pub hints: u16,
    /// The game that this one goes on from.
    pub origin: Option<GameId>,
    /// What it is played for.
    pub meeting: Option<Meeting>,
}

/// Whose turn it is, or how it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Nothing has begun.
    Choosing,
    /// A person at this screen is to move.
    Yours,
    /// An engine is to move.
    Engines,
    /// It ended like this.
    Over(Outcome),
}

/// How a reply was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply {
    /// It was looked up among the openings.
    Book,
    /// It took so many milliseconds.
    Thought(u64),
}

impl Reply {
    /// How long it took.
    pub fn millis(self) -> u32 {
        match self {
            Self::Book => 0,
            Self::Thought(millis) => u32::try_from(millis).unwrap_or(u32::MAX),
        }
    }
}

/// What an engine always has left. It plans to move in time, but a browser may put a page to sleep.
const LAST_MILLIS: u32 = 100;

/// A thought that is much shorter than this is none.
const SHORTEST_THOUGHT: u32 = 20;

impl Bout {
    /// Whose turn it is, or how it ended; never `Choosing`, as there is a game.
    pub fn stage(&self) -> Stage {
        match self.game.outcome() {
            Some(outcome) => Stage::Over(outcome),
            None if self.mover().is_some() => Stage::Engines,
            None => Stage::Yours,
        }
    }

    /// Whether something is at stake, so that nobody helps.
    pub fn is_contest(&self) -> bool {
        self.meeting.as_ref().is_some_and(Meeting::is_contest)
    }

    /// The engine that is to move, unless a person is.
    pub fn mover(&self) -> Option<&Opponent> {
        self.seats.engine(self.game.position().turn())
    }

    /// When an engine ends by itself; at full strength its clock has a say.
    pub fn limits(&self, mover: &Opponent) -> Limits {
        let limits = mover.limits();
        match (&self.clock, limits.time) {
            (Some(clock), Time::PerMove(time)) => {
                let left = clock.budget().max(SHORTEST_THOUGHT);
                let time = time.min(Duration::from_millis(left.into()));
                Limits {
                    time: Time::PerMove(time),
                    ..limits
                }
            }
            _ => limits,
        }
    }

    /// Milliseconds before a reply to a person is played, once it is known. Full strength takes no
    /// longer than its time for thinking, and has used that when it has thought.
    pub fn pause(&self, reply: Move, source: Reply) -> u32 {
        let Some(mover) = self.mover() else {
            return 0;
        };
        let looks = match mover.pace {
            Pace::Instant => return 0,
            Pace::Human => pace::pause(&self.game, reply, self.seed),
        };
        let looks = match &self.clock {
            Some(clock) if clock.has_begun() => looks.min(clock.budget()),
            _ => looks,
        };
        match (mover.level, source) {
            (Level::Full, Reply::Thought(_)) => 0,
            (Level::Full, Reply::Book) => looks.min(mover.time.millis()),
            (Level::Rated(_), Reply::Book) => looks,
            (Level::Rated(_), Reply::Thought(_)) => looks.saturating_sub(source.millis()),
        }
    }

    /// Plays a move of the side to move, which presses its clock; whether it could be played.
    pub fn play(&mut self, mv: Move) -> bool {
        let is_played = self.game.play(mv).is_ok();
        if let Some(clock) = self.clock.as_mut().filter(|_| is_played) {
            clock.press();
        }
        is_played
    }

    /// Time passes for the side to move; whether that ended the game. An engine never runs out.
    pub fn run(&mut self, millis: u64) -> bool {
        let (stage, turn) = (self.stage(), self.game.position().turn());
        let Some(clock) = &mut self.clock else {
            return false;
        };
        clock.run(millis);
        match stage {
            Stage::Engines => clock.leave_at_least(LAST_MILLIS),
            Stage::Yours if clock.has_fallen() => return self.game.flag(turn).is_ok(),
            Stage::Yours | Stage::Over(_) | Stage::Choosing => {}
        }
        false
    }

    /// How many half-moves have been made.
    pub fn plies(&self) -> usize {
        self.game.moves().len()
    }

    /// How many half-moves are left if a person's last move is taken back, and what came after it.
    /// Nothing if there is none.
    pub fn before_last(&self) -> Option<usize> {
        let by_person = |ply: &usize| {
            let first = self.game.start().turn();
            let mover = if ply.is_multiple_of(2) { first } else { !first };
            self.seats.engine(mover).is_none()
        };
        (0..self.plies()).rev().find(by_person)
    }

    /// Goes back to when so many half-moves had been made. What was over begins as a new game.
    pub fn back_to(&mut self, plies: usize) {
        if self.game.outcome().is_some() {
            self.hints = 0;
            self.origin = Some(self.id);
            self.id = self.id.next();
        }
        while self.plies() > plies {
            self.game.undo();
        }
        if let Some(clock) = &mut self.clock {
            clock.back_to(plies);
        }
    }
}

#[cfg(test)]
mod tests {
    use rookery_rules::{Color, DrawReason, DrawRules, Position, WinReason};

    use super::*;
    use crate::time_control::Timed;

    fn bout(fen: &str, side: Color) -> Bout {
        let position = Position::parse_fen(fen).unwrap();
        let mut bout = Bout {
            id: GameId::of_text("1"),
            started: 0,
            seats: Seats::AgainstEngine {
                side,
                opponent: Opponent::default(),
            },
            seed: 1,
            game: Game::from_position(position, DrawRules::AtOnce),
            clock: Some(Clock::new(Timed::new(1, 0).unwrap(), position.turn())),
            hints: 3,
            origin: None,
            meeting: None,
        };
        let first = position.moves()[0];
        assert!(bout.play(first));
        bout
    }

    #[test]
    fn a_flag_that_falls_loses() {
        let mut bout = bout(&Position::start().fen(), Color::Black);
        assert!(!bout.run(59_999));
        assert!(bout.run(1));
        let lost = Outcome::Win(Color::White, WinReason::Time);
        assert_eq!(bout.stage(), Stage::Over(lost));
        assert!(!bout.run(1), "it is over");
        bout.back_to(0);
        assert_eq!(bout.stage(), Stage::Engines);
        assert_eq!(bout.hints, 0, "that is a new game");
        assert_eq!(bout.id, GameId::of_text("1").next());
        assert_eq!(bout.origin, Some(GameId::of_text("1")));
    }

    #[test]
    fn a_flag_that_falls_draws_if_the_other_side_cannot_mate() {
        let mut bout = bout("8/8/4k3/8/8/3K4/5p2/8 w - - 0 1", Color::Black);
        assert!(bout.run(60_000));
        let drawn = Outcome::Draw(DrawReason::TimeWithoutMatingMaterial);
        assert_eq!(bout.stage(), Stage::Over(drawn));
    }

    #[test]
    fn an_engine_that_was_put_to_sleep_does_not_lose() {
        let mut bout = bout(&Position::start().fen(), Color::White);
        assert!(!bout.run(3_600_000));
        assert_eq!(bout.stage(), Stage::Engines);
        let clock = bout.clock.as_ref().unwrap();
        assert_eq!(clock.left(Color::Black), LAST_MILLIS);
    }

    #[test]
    fn an_engine_short_of_time_hurries() {
        let mut bout = bout(&Position::start().fen(), Color::White);
        let reply = bout.game.position().moves()[0];
        assert!(bout.pause(reply, Reply::Book) > 500);
        bout.run(59_000);
        assert!(bout.pause(reply, Reply::Book) < 50);
        let full = Opponent {
            level: Level::Full,
            ..Opponent::default()
        };
        let least = Duration::from_millis(SHORTEST_THOUGHT.into());
        assert_eq!(bout.limits(&full), Limits::per_move(least));
    }

    #[test]
    fn a_move_taken_back_gives_its_time_back() {
        let mut bout = bout(&Position::start().fen(), Color::White);
        bout.run(500);
        let reply = bout.game.position().moves()[0];
        bout.play(reply);
        bout.run(9_000);
        bout.back_to(bout.before_last().unwrap());
        assert_eq!(bout.plies(), 0);
        assert!(!bout.clock.as_ref().unwrap().has_begun());
        assert_eq!(bout.hints, 3, "the same game goes on");
    }
}
