//! Somebody's survival run as this browser knows it. What a run is worth and who comes next is asked of
//! the campaign.

use rookery_campaign::{GameResult, NextOpponent, Survival};
use rookery_play::{GameId, RunId};
use rookery_protocol::api::Survival as Known;
use rookery_rules::{Color, Outcome};
use serde::{Deserialize, Serialize};

/// A run, and the best of all runs before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RunState {
    run: RunId,
    standing: Survival,
    /// How many games it has had.
    games: u32,
    /// The game that was counted last: none counts twice.
    last: Option<GameId>,
    /// The best score of the runs before.
    before: u32,
}

/// Whether the server has all that this browser has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sent {
    /// Nothing waits here.
    Everything,
    /// Games of this browser are still on their way.
    NotYet,
}

/// The shape that is kept.
#[derive(Serialize, Deserialize)]
struct Kept {
    run: String,
    standing: Survival,
    games: u32,
    last: Option<String>,
    before: u32,
}

impl RunState {
    /// Nobody met yet.
    pub fn new(run: RunId) -> Self {
        Self {
            run,
            standing: Survival::BEGIN,
            games: 0,
            last: None,
            before: 0,
        }
    }

    /// Which run it is; known by the same id on all devices.
    pub fn run(&self) -> RunId {
        self.run
    }

    /// How far the run has come, and the lives left.
    pub fn standing(&self) -> Survival {
        self.standing
    }

    /// The best score of all runs.
    pub fn best(&self) -> u32 {
        self.before.max(self.standing.score())
    }

    /// Whether this run is better than all before.
    pub fn is_record(&self) -> bool {
        self.standing.score() > self.before
    }

    /// Whether a game of it was played.
    pub fn has_begun(&self) -> bool {
        self.games > 0
    }

    /// The pieces for the next game: white and black in turn.
    pub fn side(&self) -> Color {
        match self.games.is_multiple_of(2) {
            true => Color::White,
            false => Color::Black,
        }
    }

    /// Who comes next; the same again after a draw.
    pub fn next_opponent(&self) -> Option<NextOpponent> {
        let (beaten, lives) = (self.standing.beaten(), self.standing.lives());
        let mixed = GameId::of_text(&format!("{} {beaten} {lives}", self.run)).to_string();
        let number = u32::from_str_radix(&mixed[..8], 16).unwrap_or_default();
        self.standing.next_opponent(number)
    }

    /// Counts a game that is over, unless it was counted.
    pub fn ended(&mut self, game: GameId, result: GameResult) {
        if self.last == Some(game) {
            return;
        }
        if let Some(after) = self.standing.after(result) {
            self.standing = after;
            self.games += 1;
            self.last = Some(game);
        }
    }

    /// Begins another run.
    pub fn renew(&mut self, run: RunId) {
        *self = Self {
            before: self.best(),
            ..Self::new(run)
        };
    }

    /// Learns what the server knows from all devices; `run` is the next if ours is over there.
    pub fn meet(&mut self, known: &Known, sent: Sent, run: RunId) {
        let theirs = known.run.as_ref();
        let theirs = theirs.and_then(|there| Some((RunId::parse(&there.run)?, there)));
        match theirs {
            Some((run, there)) if run == self.run && there.games <= self.games => {}
            Some((run, there)) if run == self.run || sent == Sent::Everything => {
                let won = std::iter::repeat_n(GameResult::Won, usize::from(there.beaten));
                let lives = Survival::BEGIN.lives().saturating_sub(there.lives);
                let lost = std::iter::repeat_n(GameResult::Lost, usize::from(lives));
                if run != self.run {
                    self.renew(run);
                }
                self.standing = Survival::replayed(won.chain(lost));
                self.games = there.games;
            }
            None if sent == Sent::Everything && self.has_begun() && !self.standing.is_over() => {
                self.renew(run);
            }
            _ => {}
        }
        if known.best > self.best() {
            self.before = known.best;
        }
    }

    /// The text to keep.
    pub fn write(&self) -> String {
        let kept = Kept {
            run: self.run.to_string(),
            standing: self.standing,
            games: self.games,
            last: self.last.map(|last| last.to_string()),
            before: self.before,
        };
        serde_json::to_string(&kept).expect("a run is JSON")
    }

    /// Reads what was kept; anything else is nothing.
    pub fn read(text: &str) -> Option<Self> {
        let kept: Kept = serde_json::from_str(text).ok()?;
        Some(Self {
            run: RunId::parse(&kept.run)?,
            standing: kept.standing,
            games: kept.games,
            last: kept.last.as_deref().and_then(GameId::parse),
            before: kept.before,
        })
    }
}

/// How a game ended for whoever had these pieces.
pub fn result(outcome: Outcome, side: Color) -> GameResult {
    match outcome.winner() {
        Some(winner) if winner == side => GameResult::Won,
        Some(_) => GameResult::Lost,
        None => GameResult::Drawn,
    }
}

#[cfg(test)]
mod tests {
    use std::str::FromStr;

    use rookery_play::ParseIdError;
    use rookery_protocol::api::SurvivalRun;

    use super::*;
    use GameResult::{Drawn, Lost, Won};

    fn id<T: FromStr<Err = ParseIdError>>(number: u128) -> T {
        let text = format!("00000000-0000-7000-8000-{number:012}");
        text.parse().unwrap()
    }

    fn after(results: &[GameResult]) -> RunState {
        let mut one = RunState::new(id(1));
        for (game, result) in (100..).zip(results) {
            one.ended(id(game), *result);
        }
        one
    }

    fn known(run: u128, beaten: u16, lives: u8, games: u32) -> Known {
        let run = SurvivalRun {
            run: id::<RunId>(run).to_string(),
            beaten,
            lives,
            score: 0,
            rung: 200,
            games,
        };
        Known {
            run: Some(run),
            best: 0,
            shown: false,
        }
    }

    #[test]
    fn a_game_counts_once() {
        let mut one = after(&[Won]);
        one.ended(id(100), Won);
        assert_eq!((one.standing().beaten(), one.best()), (1, 200));
        assert_eq!(one.side(), Color::Black);
        assert!(one.is_record());
    }

    #[test]
    fn the_same_challenger_comes_again_after_a_draw() {
        let (one, drawn) = (after(&[Won]), after(&[Won, Drawn]));
        assert_eq!(one.next_opponent(), drawn.next_opponent());
        assert_ne!(one.next_opponent(), after(&[Won, Won]).next_opponent());
        assert_eq!(after(&[Lost, Lost, Lost]).next_opponent(), None);
    }

    #[test]
    fn another_run_keeps_the_best() {
        let mut one = after(&[Won, Lost, Lost, Lost]);
        one.renew(id(2));
        assert_eq!((one.best(), one.standing().lives()), (200, 3));
        assert!(!one.is_record() && !one.has_begun());
    }

    #[test]
    fn whoever_is_further_is_right_about_the_same_run() {
        let mut one = after(&[Won, Won]);
        one.meet(&known(1, 1, 3, 1), Sent::Everything, id(9));
        assert_eq!(one.standing().beaten(), 2);
        one.meet(&known(1, 2, 2, 4), Sent::NotYet, id(9));
        assert_eq!((one.standing().lives(), one.side()), (2, Color::White));
    }

    #[test]
    fn another_run_of_the_server_waits_until_ours_is_there() {
        let mut one = after(&[Won]);
        one.meet(&known(2, 3, 1, 5), Sent::NotYet, id(9));
        assert_eq!(one.run(), id(1));
        one.meet(&known(2, 3, 1, 5), Sent::Everything, id(9));
        assert_eq!((one.run(), one.standing().score()), (id(2), 900));
    }

    #[test]
    fn a_run_that_is_over_elsewhere_is_over_here() {
        let none = Known {
            run: None,
            best: 700,
            shown: true,
        };
        let mut one = after(&[Won]);
        one.meet(&none, Sent::Everything, id(9));
        assert_eq!((one.run(), one.best()), (id(9), 700));
        let mut over = after(&[Lost, Lost, Lost]);
        over.meet(&none, Sent::Everything, id(9));
        assert!(over.standing().is_over(), "its end is still to be read");
    }

    #[test]
    fn it_is_kept_and_read_back() {
        let one = after(&[Won, Lost, Drawn]);
        assert_eq!(RunState::read(&one.write()), Some(one));
        assert_eq!(RunState::read("{}"), None);
    }
}
