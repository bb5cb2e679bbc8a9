//! The engines' part in a game: what is looked up, thought about and played, each in its time.

use rookery_play::{Reply, Seats, Stage};
use rookery_protocol::worker::FromWorker;
use rookery_rules::{Move, Position};

use super::{Held, PlayPage};
use crate::engine::book::Consultation;
use crate::engine::link::{Client, NoPeople, Order};
use crate::engine::mind::Question;

impl PlayPage {
    pub(super) fn go_on(&mut self) -> Vec<Order> {
        let Some(bout) = self
            .bout
            .as_ref()
            .filter(|_| self.stage() == Stage::Engines)
        else {
            return Vec::new();
        };
        match Consultation::of(bout) {
            Some(consultation) => {
                self.looked_up = Some(consultation.position.hash());
                vec![Order::Consult(consultation)]
            }
            None => self.think(),
        }
    }

    fn think(&mut self) -> Vec<Order> {
        match self.bout.as_ref().and_then(Question::of) {
            Some(question) => self.mind.think(question),
            None => Vec::new(),
        }
    }

    /// Plays a reply, after the pause a person would make.
    fn answer(&mut self, reply: Move, source: Reply) -> Vec<Order> {
        let pause = self.bout.as_ref().map_or(0, |bout| match bout.seats {
            Seats::Engines(_) => (self.choices.tempo.millis()).saturating_sub(source.millis()),
            Seats::AgainstEngine { .. } | Seats::Friends { .. } => bout.pause(reply, source),
        });
        if pause == 0 && !self.is_paused {
            return self.play(Some(reply));
        }
        self.last_ticket += 1;
        let ticket = self.last_ticket;
        self.held = Some(Held { ticket, reply });
        match self.is_paused {
            true => Vec::new(),
            false => vec![Order::Wait {
                ticket,
                millis: pause,
            }],
        }
    }

    /// Whether the time since the last update is on somebody's clock. It is not while the engine
    /// has to be loaded or is in trouble.
    pub(super) fn is_on_the_clock(&self) -> bool {
        match self.stage() {
            Stage::Yours => true,
            Stage::Engines => {
                self.held.is_some() || (self.mind.is_thinking() && !self.mind.is_waking())
            }
            Stage::Choosing | Stage::Over(_) => false,
        }
    }
}

impl Client for PlayPage {
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
            orders.extend(self.answer(reply, Reply::Thought(millis)));
        }
        orders
    }

    fn crash(&mut self) -> Vec<Order> {
        self.mind.crash()
    }

    fn learn(&mut self, lesson: Result<(), NoPeople>) -> Vec<Order> {
        self.mind.learn(lesson)
    }

    fn consulted(&mut self, position: &Position, reply: Option<Move>) -> Vec<Order> {
        let asked = self.looked_up.take_if(|asked| *asked == position.hash());
        match (asked, reply) {
            (None, _) => Vec::new(),
            (Some(_), Some(reply)) => self.answer(reply, Reply::Book),
            (Some(_), None) => self.think(),
        }
    }

    fn tick(&mut self, ticket: u32) -> Vec<Order> {
        let due = self.held.take_if(|held| held.ticket == ticket);
        self.play(due.map(|held| held.reply))
    }
}
