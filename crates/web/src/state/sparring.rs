//! A game against the engine: what is chosen before it, the game, and the engine's part in it.
//! Updates answer with what the worker is to be told; everything about chess is asked of the rules.

use rookery_protocol::worker::FromWorker;
use rookery_rules::{Color, DrawRules, Game, Move, Position, Promotion, Square};

use super::bout::{Bout, Source, Stage};
use super::choices::Choices;
use super::hand::{Hand, Marks};
use super::link::{Client, NoPeople, Order};
use super::mind::{Mind, Question};
use super::opponent::Level;
use super::saved;

/// Everything the play page knows.
#[derive(Clone, Debug)]
pub struct Sparring {
    choices: Choices,
    /// What stands on the board before there is a game, unless something else is chosen.
    start: Position,
    bout: Option<Bout>,
    /// The seed of the game before, by which it can be repeated.
    last_seed: Option<u32>,
    /// Whose side is at the bottom.
    side: Color,
    hand: Hand,
    mind: Mind,
    held: Option<Held>,
    last_ticket: u32,
    /// Grows with every change of the game.
    edition: u64,
}

/// A reply that is known, and waits for its time.
#[derive(Clone, Copy, Debug)]
struct Held {
    ticket: u32,
    reply: Move,
}

impl Default for Sparring {
    fn default() -> Self {
        Self {
            choices: Choices::default(),
            start: Position::start(),
            bout: None,
            last_seed: None,
            side: Color::White,
            hand: Hand::default(),
            mind: Mind::default(),
            held: None,
            last_ticket: 0,
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

    /// Begins a new game as this color, by this seed.
    pub fn begin(&mut self, side: Color, seed: u32) -> Vec<Order> {
        self.sit_down(Bout {
            side,
            opponent: self.choices.opponent(),
            seed,
            game: Game::from_position(self.choices.start.unwrap_or(self.start), DrawRules::AtOnce),
        })
    }

    /// Goes on with a kept game; a text that is none changes nothing.
    pub fn resume(&mut self, text: &str) -> Vec<Order> {
        let Some(bout) = saved::read(text) else {
            return Vec::new();
        };
        self.choices.meet(bout.opponent);
        self.sit_down(bout)
    }

    /// Back to the choices before a game.
    pub fn leave(&mut self) -> Vec<Order> {
        self.settle();
        self.last_seed = self.bout.take().map(|bout| bout.seed);
        self.side = self.choices.wish.color(|| true);
        self.mind.hush()
    }

    /// A square was clicked, tapped or entered.
    pub fn press(&mut self, square: Square) -> Vec<Order> {
        if self.stage() != Stage::Yours {
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
        self.settle();
        if let Some(bout) = &mut self.bout {
            bout.take_back();
        }
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
        self.settle();
        let resigned = self.bout.as_mut().map(|bout| bout.game.resign(bout.side));
        match resigned {
            Some(Ok(_)) => self.mind.hush(),
            Some(Err(_)) | None => Vec::new(),
        }
    }

    /// Tries once more to get an answer out of the engine.
    pub fn retry(&mut self) -> Vec<Order> {
        self.mind.retry()
    }

    pub fn choices(&self) -> &Choices {
        &self.choices
    }

    pub fn last_seed(&self) -> Option<u32> {
        self.last_seed
    }

    pub fn stage(&self) -> Stage {
        self.bout.as_ref().map_or(Stage::Choosing, Bout::stage)
    }

    /// Whether the engine would move sooner if told to.
    pub fn can_hurry(&self) -> bool {
        let level = self.bout.as_ref().map(|bout| bout.opponent.level);
        self.held.is_some() || (level == Some(Level::Full) && self.mind.can_hurry())
    }

    /// Another number whenever the game is another, so that a thought does not make the page look
    /// at all of its moves.
    pub fn edition(&self) -> u64 {
        self.edition
    }

    pub fn bout(&self) -> Option<&Bout> {
        self.bout.as_ref()
    }

    pub fn mind(&self) -> &Mind {
        &self.mind
    }

    pub fn can_take_back(&self) -> bool {
        self.bout.as_ref().is_some_and(Bout::can_take_back)
    }

    /// The position on the board.
    pub fn position(&self) -> &Position {
        match &self.bout {
            Some(bout) => bout.game.position(),
            None => self.choices.start.as_ref().unwrap_or(&self.start),
        }
    }

    /// What the board points out.
    pub fn marks(&self) -> Marks {
        self.hand.marks(self.position(), self.last_move())
    }

    /// Whose side is at the bottom.
    pub fn side(&self) -> Color {
        self.side
    }

    /// The color whose pawn waits to become something.
    pub fn promoting(&self) -> Option<Color> {
        (self.hand.is_promoting()).then(|| self.position().turn())
    }

    /// The moves so far as they are written.
    pub fn sans(&self) -> Vec<String> {
        let game = self.bout.as_ref().map(|bout| &bout.game);
        let played = game.map(|game| game.positions().zip(game.moves()));
        let written = played.map(|played| played.map(|(position, mv)| position.san(mv)));
        written.map(Iterator::collect).unwrap_or_default()
    }

    /// What this browser is to keep, while a game goes on.
    pub fn saved(&self) -> Option<String> {
        let bout = self.bout.as_ref();
        bout.filter(|bout| bout.game.outcome().is_none())
            .map(saved::write)
    }

    fn last_move(&self) -> Option<Move> {
        self.bout.as_ref()?.game.moves().next_back()
    }

    /// Whatever was in the air before the game changed is over.
    fn settle(&mut self) {
        self.edition += 1;
        self.held = None;
        self.hand.release();
    }

    fn sit_down(&mut self, bout: Bout) -> Vec<Order> {
        self.settle();
        self.side = bout.side;
        let mut orders = self.mind.clear(bout.opponent.manner(bout.seed));
        self.bout = Some(bout);
        orders.extend(self.go_on());
        orders
    }

    /// Plays a move of either side and lets the engine answer if it is its turn.
    fn play(&mut self, mv: Option<Move>) -> Vec<Order> {
        let (Some(mv), Some(bout)) = (mv, &mut self.bout) else {
            return Vec::new();
        };
        self.edition += 1;
        match bout.game.play(mv) {
            Ok(()) => self.go_on(),
            Err(_) => Vec::new(),
        }
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
                let question = Question::about(&bout.game, bout.opponent.limits());
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
}

impl Client for Sparring {
    type Orders = Vec<Order>;

    fn hear(&mut self, message: FromWorker) -> Vec<Order> {
        let (mut orders, reply) = self.mind.hear(message);
        if let Some(reply) = reply {
            let millis = self.mind.thoughts().map(|(thoughts, _)| thoughts.millis);
            orders.extend(self.answer(reply, Source::Thought(millis.unwrap_or(0))));
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
