//! A game against the engine: what is chosen before it, the game, and the engine's part in it.
//! Updates answer with what the worker is to be told; everything about chess is asked of the rules.

use rookery_protocol::worker::FromWorker;
use rookery_rules::{Color, DrawRules, Game, Move, Outcome, Position, Promotion, Square};

use super::hand::{Hand, Marks};
use super::link::{Client, Order};
use super::mind::{Mind, Question};
use super::saved;

/// Everything the play page knows.
#[derive(Clone, Debug)]
pub struct Sparring {
    wish: Wish,
    time: ThinkTime,
    /// What stands on the board before there is a game.
    start: Position,
    bout: Option<Bout>,
    /// Whose side is at the bottom.
    side: Color,
    hand: Hand,
    mind: Mind,
    /// Grows with every change of the game.
    edition: u64,
}

/// One game against the engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bout {
    /// The person's color.
    pub side: Color,
    pub time: ThinkTime,
    pub game: Game,
}

/// Which color a person would like to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    White,
    Black,
    Either,
}

/// How long the engine thinks about a move: a tenth of a second to half a minute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThinkTime(u32);

/// Whose turn it is, or how it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Nothing has begun.
    Choosing,
    /// The person is to move.
    Yours,
    /// The engine is to move.
    Engines,
    Over(Outcome),
}

impl Wish {
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
}

impl ThinkTime {
    /// The choices that are offered.
    pub const STEPS: [Self; 6] = [
        Self(100),
        Self(500),
        Self(1_000),
        Self(3_000),
        Self(10_000),
        Self(30_000),
    ];

    pub fn new(millis: u32) -> Option<Self> {
        (100..=30_000).contains(&millis).then_some(Self(millis))
    }

    pub fn millis(self) -> u32 {
        self.0
    }
}

impl Default for Sparring {
    fn default() -> Self {
        Self {
            wish: Wish::White,
            time: ThinkTime(1_000),
            start: Position::start(),
            bout: None,
            side: Color::White,
            hand: Hand::default(),
            mind: Mind::default(),
            edition: 0,
        }
    }
}

impl Bout {
    /// Whether the person has made a move that can be taken back.
    fn can_take_back(&self) -> bool {
        let own_first = self.game.start().turn() == self.side;
        self.game.moves().len() > usize::from(!own_first)
    }

    /// Takes the person's last move back, and what came after it.
    fn take_back(&mut self) {
        while self.game.undo().is_some() {
            if self.game.position().turn() == self.side {
                break;
            }
        }
    }
}

impl Sparring {
    /// Which color one would like.
    pub fn choose_wish(&mut self, wish: Wish) {
        self.wish = wish;
        if self.bout.is_none() {
            self.side = wish.color(|| true);
        }
    }

    /// How long the engine may think.
    pub fn choose_time(&mut self, time: ThinkTime) {
        self.time = time;
    }

    /// Begins a new game as this color.
    pub fn begin(&mut self, side: Color) -> Vec<Order> {
        let mut orders = self.mind.clear();
        self.sit_down(Bout {
            side,
            time: self.time,
            game: Game::new(DrawRules::AtOnce),
        });
        orders.extend(self.go_on());
        orders
    }

    /// Goes on with a kept game; a text that is none changes nothing.
    pub fn resume(&mut self, text: &str) -> Vec<Order> {
        let Some(bout) = saved::read(text) else {
            return Vec::new();
        };
        self.time = bout.time;
        self.wish = match bout.side {
            Color::White => Wish::White,
            Color::Black => Wish::Black,
        };
        let mut orders = self.mind.clear();
        self.sit_down(bout);
        orders.extend(self.go_on());
        orders
    }

    /// Back to the choices before a game.
    pub fn leave(&mut self) -> Vec<Order> {
        self.edition += 1;
        self.bout = None;
        self.hand.release();
        self.side = self.wish.color(|| true);
        self.mind.clear()
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
        self.edition += 1;
        self.hand.release();
        if let Some(bout) = &mut self.bout {
            bout.take_back();
        }
        self.mind.hush()
    }

    /// The engine is to move at once.
    pub fn move_now(&mut self) -> Vec<Order> {
        self.mind.hurry()
    }

    /// The person gives up.
    pub fn resign(&mut self) -> Vec<Order> {
        self.edition += 1;
        self.hand.release();
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

    pub fn wish(&self) -> Wish {
        self.wish
    }

    pub fn time(&self) -> ThinkTime {
        self.time
    }

    pub fn stage(&self) -> Stage {
        match &self.bout {
            None => Stage::Choosing,
            Some(bout) => match bout.game.outcome() {
                Some(outcome) => Stage::Over(outcome),
                None if bout.game.position().turn() == bout.side => Stage::Yours,
                None => Stage::Engines,
            },
        }
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
            None => &self.start,
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

    fn sit_down(&mut self, bout: Bout) {
        self.edition += 1;
        self.hand.release();
        self.side = bout.side;
        self.bout = Some(bout);
    }

    /// Plays a move of either side and lets the engine think if it is its turn.
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
        match &self.bout {
            Some(bout) if self.stage() == Stage::Engines => {
                let question = Question::about(&bout.game, bout.time.millis());
                self.mind.think(question)
            }
            _ => Vec::new(),
        }
    }
}

impl Client for Sparring {
    type Orders = Vec<Order>;

    fn hear(&mut self, message: FromWorker) -> Vec<Order> {
        let (mut orders, mv) = self.mind.hear(message);
        orders.extend(self.play(mv));
        orders
    }

    fn crash(&mut self) -> Vec<Order> {
        self.mind.crash()
    }
}

#[cfg(test)]
mod tests;
