//! What the page shows of a game; nothing here changes it.

use rookery_play::{Bout, Clock, Level, Seats, Stage, record};
use rookery_rules::pgn::Evaluation;
use rookery_rules::{ByColor, Color, Game, Position};

use super::PlayPage;
use crate::board::captured::{self, Captured};
use crate::board::hand::Promoting;
use crate::engine::mind::Mind;
use crate::game::past::{Look, PastStep};
use crate::setup::choices::Choices;
use crate::setup::turning::Turning;

impl PlayPage {
    /// What is chosen for the next game.
    pub fn choices(&self) -> &Choices {
        &self.choices
    }

    /// The seed of the game one has just left, by which it can be repeated.
    pub fn last_seed(&self) -> Option<u32> {
        self.last_seed
    }

    /// Whose turn it is, how the game ended, or that there is none yet.
    pub fn stage(&self) -> Stage {
        self.bout.as_ref().map_or(Stage::Choosing, Bout::stage)
    }

    /// Another number whenever the game is another, so that a thought does not make the page look
    /// at all of its moves.
    pub fn edition(&self) -> u64 {
        self.edition
    }

    /// The game on the board, once one has begun.
    pub fn bout(&self) -> Option<&Bout> {
        self.bout.as_ref()
    }

    /// The head of the engine that plays: its thoughts and its failures.
    pub fn mind(&self) -> &Mind {
        &self.mind
    }

    /// A game that has begun and is not over, before one or gone away from.
    pub fn unfinished(&self) -> Option<&Bout> {
        let bout = self.bout.as_ref().or(self.left.as_ref());
        bout.filter(|bout| bout.game.outcome().is_none() && bout.plies() > 0)
    }

    /// The unfinished game as the server is to have it. While moves that were put aside can still be
    /// brought back, it keeps what it has.
    pub fn to_send(&self) -> Option<&Bout> {
        self.unfinished().filter(|_| self.aside.is_none())
    }

    /// Whether there is an unfinished game that one has gone away from.
    pub fn can_come_back(&self) -> bool {
        self.left.is_some()
    }

    /// Whether two engines play, and people only watch.
    pub fn is_watched(&self) -> bool {
        self.bout
            .as_ref()
            .is_some_and(|bout| bout.seats.side().is_none())
    }

    /// Whether a battle of the adventure or of a survival run is fought.
    pub fn is_battle(&self) -> bool {
        self.bout.as_ref().is_some_and(Bout::is_contest)
    }

    /// Whether the game was won by the person who plays it.
    pub fn has_won(&self) -> bool {
        self.bout.as_ref().is_some_and(|bout| {
            let outcome = bout.game.outcome();
            bout.seats
                .side()
                .is_some_and(|side| outcome.and_then(|it| it.winner()) == Some(side))
        })
    }

    /// Whether it is a game of a survival run.
    pub fn is_run(&self) -> bool {
        let meeting = self.bout.as_ref().and_then(|bout| bout.meeting.as_ref());
        meeting.is_some_and(|meeting| meeting.run().is_some())
    }

    /// Whether two people play at this screen.
    pub fn is_friendly(&self) -> bool {
        let seats = self.bout.as_ref().map(|bout| &bout.seats);
        matches!(seats, Some(Seats::Friends { .. }))
    }

    /// Whether a game that is watched stands still.
    pub fn is_paused(&self) -> bool {
        self.is_paused
    }

    /// Whether a person has made a move that could be undone.
    pub fn can_take_back(&self) -> bool {
        (self.bout.as_ref()).is_some_and(|bout| bout.before_last().is_some())
    }

    /// Who would give up if somebody did: the person, or of two the one to move.
    pub fn resigner(&self) -> Option<Color> {
        let bout = self.bout.as_ref()?;
        match bout.seats {
            Seats::AgainstEngine { side, .. } => Some(side),
            Seats::Friends { .. } => Some(bout.game.position().turn()),
            Seats::Engines(_) => None,
        }
    }

    /// Whether a person may turn the board.
    pub fn can_flip(&self) -> bool {
        !self.is_friendly() || self.choices.turning.is_by_hand()
    }

    /// Whether the pieces at the top stand on their heads, for somebody who sits there.
    pub fn is_facing(&self) -> bool {
        self.is_friendly() && self.choices.turning == Turning::Facing
    }

    /// Whether the engine would move sooner if told to.
    pub fn can_hurry(&self) -> bool {
        let mover = self.bout.as_ref().and_then(Bout::mover);
        let is_full = mover.is_some_and(|mover| mover.level == Level::Full);
        self.held.is_some() || (is_full && self.mind.can_hurry())
    }

    /// Where one looks.
    pub fn look(&self) -> Look {
        self.look
    }

    /// Whether a step through the past leads somewhere.
    pub fn can_step(&self, step: PastStep) -> bool {
        self.look.target(step, self.plies()).is_some()
    }

    /// Whether a move was played while one looked elsewhere.
    pub fn has_news(&self) -> bool {
        self.look.past().is_some() && self.plies() > self.seen
    }

    /// The half-moves that have been made in the position shown.
    pub fn shown_plies(&self) -> usize {
        self.look.past().unwrap_or(usize::MAX).min(self.plies())
    }

    /// The position on the board, which may be one of the past.
    pub fn position(&self) -> &Position {
        match &self.bout {
            Some(bout) => {
                (bout.game.positions().nth(self.shown_plies())).unwrap_or(bout.game.position())
            }
            None => self.choices.start.as_ref().unwrap_or(&self.start),
        }
    }

    /// The game up to the position shown.
    pub fn shown_game(&self) -> Option<Game> {
        let mut game = self.bout.as_ref()?.game.clone();
        while game.moves().len() > self.shown_plies() {
            game.undo();
        }
        Some(game)
    }

    /// What the engine thought of the position shown when it was to move there.
    pub fn value(&self) -> Option<Evaluation> {
        self.values.get(&self.position().hash()).copied()
    }

    /// Whose side is at the bottom.
    pub fn side(&self) -> Color {
        match (&self.bout, self.choices.turning) {
            (Some(bout), Turning::Fixed) if self.is_friendly() => {
                bout.seats.side().unwrap_or(self.side)
            }
            (Some(_), Turning::EachMove) if self.is_friendly() => self.position().turn(),
            _ => self.side,
        }
    }

    /// The pawn that waits to become something.
    pub fn promoting(&self) -> Option<Promoting> {
        self.hand.promoting(self.position())
    }

    /// The moves so far as they are written.
    pub fn sans(&self) -> Vec<String> {
        let game = self.bout.as_ref().map(|bout| &bout.game);
        let played = game.map(|game| game.positions().zip(game.moves()));
        let written = played.map(|played| played.map(|(position, mv)| position.san(mv)));
        written.map(Iterator::collect).unwrap_or_default()
    }

    /// What each side had taken in the position shown.
    pub fn captured(&self) -> ByColor<Captured> {
        let bout = self.bout.as_ref();
        bout.map(|bout| captured::captured(&bout.game, self.shown_plies()))
            .unwrap_or_default()
    }

    /// What a side has left on its clock at this time, in milliseconds.
    pub fn time_left(&self, color: Color, now: u64) -> Option<u32> {
        let clock = self.clock()?;
        let left = clock.left(color);
        let passed = now.saturating_sub(self.now.unwrap_or(now));
        let passed = u32::try_from(passed).unwrap_or(u32::MAX);
        Some(match self.running() == Some(color) {
            true => left.saturating_sub(passed),
            false => left,
        })
    }

    /// Whose clock runs.
    pub fn running(&self) -> Option<Color> {
        let clock = self.clock().filter(|clock| clock.has_begun())?;
        self.is_on_the_clock().then(|| clock.turn())
    }

    /// What this browser is to keep, while a game goes on.
    pub fn saved(&self) -> Option<String> {
        let bout = self.bout.as_ref().or(self.left.as_ref());
        bout.filter(|bout| bout.game.outcome().is_none())
            .map(record::write)
    }

    pub(super) fn plies(&self) -> usize {
        self.bout.as_ref().map_or(0, Bout::plies)
    }

    fn clock(&self) -> Option<&Clock> {
        self.bout.as_ref()?.clock.as_ref()
    }
}
