//! A game: what is chosen before it, the game itself, and the engines' part in it.
//! Updates answer with what the worker is to be told; everything about chess is asked of the rules.

mod draw_offer;
mod engine_moves;
mod leaving;
mod looking;
mod moving;
mod showing;
mod watching;

use std::collections::HashMap;

use rookery_play::{Bout, Clock, GameId, Meeting, Seats};
use rookery_protocol::worker::Manner;
use rookery_rules::pgn::Evaluation;
use rookery_rules::{Color, DrawRules, Game, Move, Position};

use self::draw_offer::{Declined, EngineOffer};
use self::looking::Aside;
use crate::board::hand::Hand;
use crate::board::handling::Handling;
use crate::engine::link::Order;
use crate::engine::mind::Mind;
use crate::game::past::Look;
use crate::setup::choices::{Choices, Company};

/// Everything the play page knows.
#[derive(Clone, Debug)]
pub struct PlayPage {
    choices: Choices,
    /// What stands on the board before there is a game, unless something else is chosen.
    start: Position,
    bout: Option<Bout>,
    /// An unfinished game that one has gone away from.
    left: Option<Bout>,
    /// A kept game, and the position of it that the next game goes on from.
    continued: Option<(GameId, Position)>,
    /// The seed of the game before, by which it can be repeated.
    last_seed: Option<u32>,
    /// Whose side is at the bottom.
    side: Color,
    hand: Hand,
    handling: Handling,
    /// A move that waits to be confirmed.
    proposed: Option<Move>,
    mind: Mind,
    /// The hash of a position that is being looked up in the book.
    looked_up: Option<u64>,
    held: Option<Held>,
    last_ticket: u32,
    /// Where one looks.
    look: Look,
    /// How many half-moves there were when one last looked at the game.
    seen: usize,
    aside: Option<Aside>,
    /// What the engine thought of positions it was to move in, by their hash.
    values: HashMap<u64, Evaluation>,
    declined: Option<Declined>,
    offered: Option<EngineOffer>,
    /// Whether a game between engines stands still until told to go on.
    is_paused: bool,
    /// When the last update was, once there was one.
    now: Option<u64>,
    /// Grows with every change of the game.
    edition: u64,
}

/// What a new game takes from the world outside.
#[derive(Clone, Copy, Debug)]
pub struct NewGame {
    /// A new one, by which the game will be kept.
    pub id: GameId,
    /// Milliseconds since 1970.
    pub started: i64,
    /// Decides all that engines leave to chance.
    pub seed: u32,
}

/// A reply that is known, and waits for its time.
#[derive(Clone, Copy, Debug)]
struct Held {
    ticket: u32,
    reply: Move,
}

impl Default for PlayPage {
    fn default() -> Self {
        Self {
            choices: Choices::default(),
            start: Position::start(),
            bout: None,
            left: None,
            continued: None,
            last_seed: None,
            side: Color::White,
            hand: Hand::default(),
            handling: Handling::default(),
            proposed: None,
            mind: Mind::default(),
            looked_up: None,
            held: None,
            last_ticket: 0,
            look: Look::default(),
            seen: 0,
            aside: None,
            values: HashMap::new(),
            declined: None,
            offered: None,
            is_paused: false,
            now: None,
            edition: 0,
        }
    }
}

impl PlayPage {
    /// Changes what is chosen for the next game.
    pub fn choose(&mut self, change: impl FnOnce(&mut Choices)) {
        change(&mut self.choices);
        if self.bout.is_none() {
            self.side = self.choices.wish.color(|| true);
        }
    }

    /// The next game goes on from this position of a kept one, unless another start is chosen.
    pub fn continue_from(&mut self, game: GameId, position: Position) {
        self.choices.start = (position != Position::start()).then_some(position);
        self.link(game, position);
    }

    /// A game that begins with this position comes from a kept one.
    pub fn link(&mut self, game: GameId, position: Position) {
        self.continued = Some((game, position));
    }

    /// Begins a new game as this color.
    pub fn begin(&mut self, side: Color, new_game: NewGame) -> Vec<Order> {
        let NewGame { id, started, seed } = new_game;
        let start = self.choices.start.unwrap_or(self.start);
        let game = Game::from_position(start, DrawRules::AtOnce);
        let first = game.start().turn();
        let (seats, meeting) = self.company(side);
        let origin = self
            .continued
            .take()
            .filter(|(_, position)| *position == start);
        let timed = self.choices.times.of(Company::of(&seats)).timed();
        self.sit_down(Bout {
            id,
            started,
            seats,
            seed,
            game,
            clock: timed.map(|timed| Clock::new(timed, first)),
            hints: 0,
            origin: origin.map(|(id, _)| id),
            meeting,
        })
    }

    /// Who sits down next: whoever is chosen, or again one of somebody's own.
    fn company(&self, side: Color) -> (Seats, Option<Meeting>) {
        let last = self.bout.as_ref();
        let last = last.filter(|bout| bout.game.outcome().is_some() && !bout.is_contest());
        let own = last.and_then(|bout| bout.meeting.as_ref().zip(bout.seats.opponent()));
        match own {
            Some((meeting, &opponent)) => (
                Seats::AgainstEngine { side, opponent },
                Some(meeting.clone()),
            ),
            None => (self.choices.seats(side), None),
        }
    }

    /// Begins a battle. Nothing that was chosen for other games changes.
    pub fn fight(&mut self, bout: Bout) -> Vec<Order> {
        self.sit_down(bout)
    }

    /// What a battle asked for is done before its game is over: both leave it at that.
    pub fn lay_down(&mut self) -> Vec<Order> {
        let bout = self.bout.as_mut().filter(|bout| bout.is_contest());
        let is_over = bout.is_some_and(|bout| bout.game.agree_draw().is_ok());
        self.end(is_over)
    }

    /// Turns the board around.
    pub fn flip(&mut self) {
        self.side = self.side.other();
    }

    /// Takes back a person's last move and the reply, also if that is still being thought about
    /// and also after the end.
    pub fn take_back(&mut self) -> Vec<Order> {
        let Some(bout) = &mut self.bout else {
            return Vec::new();
        };
        let Some(plies) = bout.before_last() else {
            return Vec::new();
        };
        bout.back_to(plies);
        self.settle();
        self.mind.hush()
    }

    /// The engine is to move at once. A rated opponent thinks its short thought to the end, or
    /// the same seed would not give the same game.
    pub fn move_now(&mut self) -> Vec<Order> {
        if let Some(held) = self.held.take() {
            return self.play(Some(held.reply));
        }
        match self.can_hurry() {
            true => self.mind.hurry(),
            false => Vec::new(),
        }
    }

    /// The person gives up; of two the one to move.
    pub fn resign(&mut self) -> Vec<Order> {
        let resigned = self.resigner().zip(self.bout.as_mut());
        let resigned = resigned.map(|(color, bout)| bout.game.resign(color));
        self.end(matches!(resigned, Some(Ok(_))))
    }

    /// The person was helped once more.
    pub fn count_hint(&mut self) {
        if let Some(bout) = &mut self.bout {
            bout.hints = bout.hints.saturating_add(1);
            self.edition += 1;
        }
    }

    /// Tries once more to get an answer out of the engine.
    pub fn retry(&mut self) -> Vec<Order> {
        self.mind.retry()
    }

    fn look_elsewhere(&mut self, look: Look) {
        self.look = look;
        self.hand.release();
        // A glance leaves a move that waits to be confirmed.
        if look.pinned().is_some() {
            self.proposed = None;
        }
        if look == Look::Now {
            self.seen = self.plies();
        }
    }

    /// Whatever was in the air before the game changed is over.
    fn settle(&mut self) {
        self.edition += 1;
        self.looked_up = None;
        self.held = None;
        self.aside = None;
        self.proposed = None;
        self.look_elsewhere(Look::Now);
    }

    /// The game has come to its end, if so.
    fn end(&mut self, is_over: bool) -> Vec<Order> {
        if !is_over {
            return Vec::new();
        }
        self.settle();
        self.mind.hush()
    }

    fn sit_down(&mut self, bout: Bout) -> Vec<Order> {
        self.side = self.bottom(&bout.seats);
        // An engine wakes while the person still looks.
        let engine = Color::ALL
            .into_iter()
            .find_map(|color| bout.seats.engine(color));
        let mut orders = match engine {
            Some(engine) => self.mind.clear(Manner::of(engine, bout.seed)),
            None => self.mind.hush(),
        };
        self.bout = Some(bout);
        self.left = None;
        self.is_paused = false;
        self.values.clear();
        self.declined = None;
        self.offered = None;
        self.settle();
        orders.extend(self.go_on());
        orders
    }

    /// Whose pieces are at the bottom when these sit down.
    fn bottom(&self, seats: &Seats) -> Color {
        let is_friends = matches!(seats, Seats::Friends { .. });
        match seats.side() {
            Some(_) if is_friends && self.choices.turning.is_by_hand() => Color::White,
            Some(side) => side,
            None => Color::White,
        }
    }
}

#[cfg(test)]
mod tests;
