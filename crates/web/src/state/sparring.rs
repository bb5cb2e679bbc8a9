//! A game against the engine: what is chosen before it, the game, and the engine's part in it.
//! Updates answer with what the worker is to be told; everything about chess is asked of the rules.

mod leaving;
mod looking;
mod showing;

use std::collections::HashMap;

use rookery_protocol::worker::FromWorker;
use rookery_rules::pgn::Evaluation;
use rookery_rules::{Color, DrawRules, Game, Move, Position, Promotion, Square};

use super::bout::{Bout, Source, Stage};
use super::choices::Choices;
use super::clock::Clock;
use super::game_id::GameId;
use super::hand::Hand;
use super::link::{Client, NoPeople, Order};
use super::look::Look;
use super::mind::{Mind, Question};
use super::offer::{self, Answer, Why};

/// Everything the play page knows.
#[derive(Clone, Debug)]
pub struct Sparring {
    choices: Choices,
    /// What stands on the board before there is a game, unless something else is chosen.
    start: Position,
    bout: Option<Bout>,
    /// An unfinished game that one has gone away from.
    left: Option<Bout>,
    /// The seed of the game before, by which it can be repeated.
    last_seed: Option<u32>,
    /// Whose side is at the bottom.
    side: Color,
    hand: Hand,
    mind: Mind,
    held: Option<Held>,
    last_ticket: u32,
    /// Where one looks.
    look: Look,
    /// How many half-moves there were when one last looked at the game.
    seen: usize,
    /// What the engine thought of positions it was to move in, by their hash.
    values: HashMap<u64, Evaluation>,
    declined: Option<Declined>,
    /// When the last update was, once there was one.
    now: Option<u64>,
    /// Grows with every change of the game.
    edition: u64,
}

/// What a new game takes from the world outside.
#[derive(Clone, Copy, Debug)]
pub struct Birth {
    pub id: GameId,
    /// Milliseconds since 1970.
    pub started: i64,
    pub seed: u32,
}

/// A reply that is known, and waits for its time.
#[derive(Clone, Copy, Debug)]
struct Held {
    ticket: u32,
    reply: Move,
}

/// A draw that the engine did not want.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Declined {
    /// After so many half-moves.
    plies: usize,
    why: Why,
}

impl Default for Sparring {
    fn default() -> Self {
        Self {
            choices: Choices::default(),
            start: Position::start(),
            bout: None,
            left: None,
            last_seed: None,
            side: Color::White,
            hand: Hand::default(),
            mind: Mind::default(),
            held: None,
            last_ticket: 0,
            look: Look::default(),
            seen: 0,
            values: HashMap::new(),
            declined: None,
            now: None,
            edition: 0,
        }
    }
}

impl Sparring {
    /// Changes what is chosen for the next game.
    pub fn choose(&mut self, change: impl FnOnce(&mut Choices)) {
        change(&mut self.choices);
        if self.bout.is_none() {
            self.side = self.choices.wish.color(|| true);
        }
    }

    /// Begins a new game as this color.
    pub fn begin(&mut self, side: Color, birth: Birth) -> Vec<Order> {
        let Birth { id, started, seed } = birth;
        let start = self.choices.start.unwrap_or(self.start);
        let game = Game::from_position(start, DrawRules::AtOnce);
        let first = game.start().turn();
        let timed = self.choices.time.timed();
        self.sit_down(Bout {
            id,
            started,
            side,
            opponent: self.choices.opponent(),
            seed,
            game,
            clock: timed.map(|timed| Clock::new(timed, first)),
            hints: 0,
        })
    }

    /// A square was clicked, tapped or entered.
    pub fn press(&mut self, square: Square) -> Vec<Order> {
        if self.stage() != Stage::Yours || self.look.past().is_some() {
            return Vec::new();
        }
        let position = *self.position();
        let mv = self.hand.press(&position, square);
        self.play(mv)
    }

    /// Answers which man a pawn becomes.
    pub fn promote(&mut self, promotion: Promotion) -> Vec<Order> {
        let position = *self.position();
        let mv = self.hand.promote(&position, promotion);
        self.play(mv)
    }

    /// Plays a move that was typed.
    pub fn take_typed(&mut self, mv: Move) -> Vec<Order> {
        if self.stage() != Stage::Yours || self.look.past().is_some() {
            return Vec::new();
        }
        self.hand.release();
        self.play(Some(mv))
    }

    /// Lets go of the selected man.
    pub fn release(&mut self) {
        self.hand.release();
    }

    /// Turns the board around.
    pub fn flip(&mut self) {
        self.side = self.side.other();
    }

    /// Takes back the person's last move and the reply, also if that is still being thought about
    /// and also after the end.
    pub fn take_back(&mut self) -> Vec<Order> {
        if !self.can_take_back() {
            return Vec::new();
        }
        if let Some(bout) = &mut self.bout {
            bout.take_back();
        }
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

    /// The person gives up.
    pub fn resign(&mut self) -> Vec<Order> {
        let resigned = self.bout.as_mut().map(|bout| bout.game.resign(bout.side));
        self.end(matches!(resigned, Some(Ok(_))))
    }

    /// The person offers a draw, and is answered at once.
    pub fn offer_draw(&mut self) -> Vec<Order> {
        if !self.can_offer_draw() {
            return Vec::new();
        }
        let value = self.mind.thoughts().map(|(thoughts, _)| thoughts.value);
        let Some(bout) = &mut self.bout else {
            return Vec::new();
        };
        match offer::answer(&bout.game, !bout.side, bout.opponent.level, value) {
            Answer::Accept => {
                let agreed = bout.game.agree_draw().is_ok();
                self.end(agreed)
            }
            Answer::Decline(why) => {
                let plies = bout.plies();
                self.declined = Some(Declined { plies, why });
                Vec::new()
            }
        }
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
        if look == Look::Now {
            self.seen = self.plies();
        }
    }

    /// Whatever was in the air before the game changed is over.
    fn settle(&mut self) {
        self.edition += 1;
        self.held = None;
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
        self.side = bout.side;
        let mut orders = self.mind.clear(bout.opponent.manner(bout.seed));
        self.bout = Some(bout);
        self.left = None;
        self.values.clear();
        self.declined = None;
        self.settle();
        orders.extend(self.go_on());
        orders
    }

    /// Plays a move of either side and lets the engine answer if it is its turn.
    fn play(&mut self, mv: Option<Move>) -> Vec<Order> {
        let (Some(mv), Some(bout)) = (mv, &mut self.bout) else {
            return Vec::new();
        };
        if !bout.play(mv) {
            return Vec::new();
        }
        self.edition += 1;
        if self.look == Look::Now {
            self.seen = self.plies();
        }
        self.go_on()
    }

    fn go_on(&mut self) -> Vec<Order> {
        let Some(bout) = self
            .bout
            .as_ref()
            .filter(|_| self.stage() == Stage::Engines)
        else {
            return Vec::new();
        };
        match bout.book_move() {
            Some(reply) => self.answer(reply, Source::Book),
            None => {
                let question = Question::about(&bout.game, bout.limits());
                self.mind.think(question)
            }
        }
    }

    /// Plays a reply, after the pause a person would make.
    fn answer(&mut self, reply: Move, source: Source) -> Vec<Order> {
        let pause = self.bout.as_ref().map(|bout| bout.pause(reply, source));
        match pause.unwrap_or(0) {
            0 => self.play(Some(reply)),
            millis => {
                self.last_ticket += 1;
                let ticket = self.last_ticket;
                self.held = Some(Held { ticket, reply });
                vec![Order::Wait { ticket, millis }]
            }
        }
    }

    /// Whether the time since the last update is on somebody's clock. It is not while the engine
    /// has to be loaded or is in trouble.
    fn is_on_the_clock(&self) -> bool {
        match self.stage() {
            Stage::Yours => true,
            Stage::Engines => {
                self.held.is_some() || (self.mind.is_thinking() && !self.mind.is_waking())
            }
            Stage::Choosing | Stage::Over(_) => false,
        }
    }
}

impl Client for Sparring {
    type Orders = Vec<Order>;

    fn at(&mut self, now: u64) {
        let passed = now.saturating_sub(self.now.replace(now).unwrap_or(now));
        let runs = self.is_on_the_clock();
        let has_ended = match &mut self.bout {
            Some(bout) if runs => bout.run(passed),
            _ => false,
        };
        // Nobody thinks while the person is to move, so there is nothing to stop.
        if has_ended {
            self.settle();
        }
    }

    fn hear(&mut self, message: FromWorker) -> Vec<Order> {
        let (mut orders, reply) = self.mind.hear(message);
        if let Some(reply) = reply {
            let thoughts = self.mind.thoughts().map(|(thoughts, _)| thoughts);
            let millis = thoughts.map_or(0, |thoughts| thoughts.millis);
            let value = thoughts.map(|thoughts| thoughts.value);
            if let (Some(value), Some(bout)) = (value, &self.bout) {
                self.values.insert(bout.game.position().hash(), value);
            }
            orders.extend(self.answer(reply, Source::Thought(millis)));
        }
        orders
    }

    fn crash(&mut self) -> Vec<Order> {
        self.mind.crash()
    }

    fn learn(&mut self, lesson: Result<(), NoPeople>) -> Vec<Order> {
        self.mind.learn(lesson)
    }

    fn tick(&mut self, ticket: u32) -> Vec<Order> {
        let due = self.held.take_if(|held| held.ticket == ticket);
        self.play(due.map(|held| held.reply))
    }
}

#[cfg(test)]
mod tests;
