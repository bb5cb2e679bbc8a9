//! A puzzle on the board: what was found, what is shown, how it ends. Where the solution is known
//! moves are judged here; else whoever knows it is asked.

mod playback;
mod reading;
mod telling;

use rookery_play::replay;
use rookery_protocol::api;
use rookery_puzzles::{Judgement, Puzzle};
use rookery_rules::{Color, DrawRules, Game, Move, Position, Promotion, Square};

use self::reading::read;
pub use self::telling::{PuzzleNews, Stray, Threat};
use crate::board::hand::{Hand, HandReach, Marks, Promoting};

/// How far a puzzle has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SolvingPhase {
    /// The opponent is about to move.
    Opening,
    /// The solver is to find a move.
    Yours,
    /// Somebody else judges a move.
    Asked,
    /// A move was right, and this answer comes.
    Right(Move),
    /// A wrong move is on the board, and goes back.
    Wrong,
    /// It has ended, and its moves can be gone through.
    Over(SolvingEnd),
}

/// How a puzzle ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SolvingEnd {
    /// Every move was found.
    Solved,
    /// The solver wanted to see the solution.
    Shown,
    /// A wrong move has ended it.
    Lost,
}

/// What a wrong move costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Penalty {
    /// Another try.
    Again,
    /// The puzzle.
    Loss,
}

/// Help with the next move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleHint {
    /// Which piece moves.
    Piece(Square),
    /// Where it goes.
    Move(Square, Square),
}

impl PuzzleHint {
    /// Where the piece stands.
    pub fn from(self) -> Square {
        match self {
            Self::Piece(from) | Self::Move(from, _) => from,
        }
    }
}

/// A puzzle while somebody solves it, and after.
#[derive(Clone, Debug)]
pub struct Solving {
    before: Position,
    /// The solution, as far as it is known here.
    puzzle: Option<Puzzle>,
    penalty: Penalty,
    /// The opponent's move, what was found, and the answers.
    played: Vec<Move>,
    /// How many of them are on the board.
    look: usize,
    /// The last wrong move; on the board while that is the phase.
    stray: Option<Stray>,
    phase: SolvingPhase,
    hand: Hand,
    help: Option<PuzzleHint>,
    /// The most help that was given: nothing, the piece, the move.
    hints: u32,
    wrongs: u32,
    /// Whether the solution plays by itself.
    plays: bool,
    /// Another number whenever something waits for its time.
    moment: u32,
}

impl Solving {
    /// One whose solution has come with it; `None` if it makes no sense.
    pub fn known(told: &api::Puzzle) -> Option<Self> {
        let puzzle = read(told)?;
        let first = puzzle.moves()[0];
        let before = *puzzle.before();
        Some(Self::new(before, vec![first], Some(puzzle), Penalty::Again))
    }

    /// One that the server judges; `None` if it makes no sense.
    pub fn judged(told: &api::OpenAttempt) -> Option<Self> {
        let before = Position::parse_fen(&told.fen).ok()?;
        let played = replay::moves(before, &told.moves).ok()?;
        let mut solving =
            (!played.is_empty()).then(|| Self::new(before, played, None, Penalty::Loss))?;
        solving.hints = told.hints;
        Some(solving)
    }

    fn new(before: Position, played: Vec<Move>, puzzle: Option<Puzzle>, penalty: Penalty) -> Self {
        Self {
            before,
            puzzle,
            penalty,
            look: played.len() - 1,
            played,
            stray: None,
            phase: SolvingPhase::Opening,
            hand: Hand::default(),
            help: None,
            hints: 0,
            wrongs: 0,
            plays: false,
            moment: 0,
        }
    }

    /// Takes the place of another puzzle, whose time must not be taken for this one's.
    pub fn after(mut self, other: Option<&Self>) -> Self {
        self.moment = other.map_or(0, |other| other.moment + 1);
        self
    }

    /// A square was pressed; a move that somebody else has to judge comes back.
    pub fn press(&mut self, square: Square) -> Option<Move> {
        if self.phase != SolvingPhase::Yours {
            return None;
        }
        let mv = self.hand.press(&self.position(), square)?;
        self.try_move(mv)
    }

    /// Answers which piece a pawn becomes.
    pub fn promote(&mut self, promotion: Promotion) -> Option<Move> {
        let mv = self.hand.promote(&self.position(), promotion)?;
        self.try_move(mv)
    }

    /// Lets go of the piece in the hand.
    pub fn release(&mut self) {
        self.hand.release();
    }

    /// Tries a legal move; one that somebody else has to judge comes back.
    pub fn try_move(&mut self, mv: Move) -> Option<Move> {
        if self.phase != SolvingPhase::Yours {
            return None;
        }
        self.hand.release();
        let found = self.found();
        match &self.puzzle {
            Some(puzzle) => {
                let judgement = puzzle.judge(found, mv);
                self.take(mv, judgement);
                None
            }
            None => {
                self.put(mv);
                self.enter(SolvingPhase::Asked);
                Some(mv)
            }
        }
    }

    /// The answer of whoever was asked. Without one the move goes back.
    pub fn hear(&mut self, judgement: Option<Judgement>) {
        if self.phase != SolvingPhase::Asked {
            return;
        }
        let Some(mv) = self.played.pop() else { return };
        self.look = self.played.len();
        match judgement {
            Some(judgement) => self.take(mv, judgement),
            None => self.enter(SolvingPhase::Yours),
        }
    }

    fn take(&mut self, mv: Move, judgement: Judgement) {
        self.help = None;
        match judgement {
            Judgement::Wrong => {
                self.wrongs += 1;
                self.stray = Some(Stray::new(self.position(), mv));
                self.enter(SolvingPhase::Wrong);
            }
            Judgement::Right(answer) => {
                self.stray = None;
                self.put(mv);
                self.enter(SolvingPhase::Right(answer));
            }
            Judgement::Solved => {
                self.stray = None;
                self.put(mv);
                self.enter(SolvingPhase::Over(SolvingEnd::Solved));
            }
        }
    }

    /// This answers the wrong move that is on the board.
    pub fn refute(&mut self, threat: Threat) {
        if self.phase == SolvingPhase::Wrong
            && let Some(stray) = &mut self.stray
            && stray.threat.is_none()
        {
            stray.threat = Some(threat);
            self.moment += 1;
        }
    }

    /// A step of help from the solution that is known here.
    pub fn ask_for_help(&mut self) {
        let wanted = self
            .puzzle
            .as_ref()
            .and_then(|puzzle| puzzle.wanted(self.found()));
        if let (SolvingPhase::Yours, Some(mv)) = (self.phase, wanted) {
            self.help(match self.help {
                None => PuzzleHint::Piece(mv.from()),
                Some(_) => PuzzleHint::Move(mv.from(), mv.to()),
            });
        }
    }

    /// Help has come.
    pub fn help(&mut self, help: PuzzleHint) {
        if self.phase == SolvingPhase::Yours {
            let level = match help {
                PuzzleHint::Piece(_) => 1,
                PuzzleHint::Move(..) => 2,
            };
            self.hints = self.hints.max(level);
            self.help = Some(help);
        }
    }

    /// After how many milliseconds something happens by itself, and the number to call it by.
    pub fn pause(&self) -> Option<(u32, u64)> {
        let millis = match self.phase {
            SolvingPhase::Opening => 700,
            SolvingPhase::Right(_) => 500,
            // An engine that has to be woken takes its time.
            SolvingPhase::Wrong => match self.stray.as_ref().and_then(|stray| stray.threat) {
                None => 8_000,
                Some(_) => 2_200,
            },
            SolvingPhase::Over(_) if self.plays => 1_000,
            SolvingPhase::Yours | SolvingPhase::Asked | SolvingPhase::Over(_) => return None,
        };
        Some((self.moment, millis))
    }

    /// The time has come, unless something else happened meanwhile.
    pub fn tick(&mut self, moment: u32) {
        if moment != self.moment {
            return;
        }
        match self.phase {
            SolvingPhase::Opening => {
                self.look = self.played.len();
                self.enter(SolvingPhase::Yours);
            }
            SolvingPhase::Right(answer) => {
                self.put(answer);
                self.enter(SolvingPhase::Yours);
            }
            SolvingPhase::Wrong => self.take_back(),
            SolvingPhase::Over(_) if self.plays => {
                self.look = (self.look + 1).min(self.played.len());
                self.plays = self.look < self.played.len();
                self.moment += 1;
            }
            SolvingPhase::Yours | SolvingPhase::Asked | SolvingPhase::Over(_) => {}
        }
    }

    /// The wrong move goes back, or has ended it.
    pub fn take_back(&mut self) {
        if self.phase != SolvingPhase::Wrong {
            return;
        }
        match self.penalty {
            Penalty::Again => self.enter(SolvingPhase::Yours),
            Penalty::Loss => {
                self.enter(SolvingPhase::Over(SolvingEnd::Lost));
                self.spread();
            }
        }
    }

    fn put(&mut self, mv: Move) {
        self.played.push(mv);
        self.look = self.played.len();
    }

    fn enter(&mut self, phase: SolvingPhase) {
        self.phase = phase;
        self.moment += 1;
        self.hand.release();
    }

    /// How many moves were found.
    fn found(&self) -> usize {
        self.played.len().saturating_sub(1) / 2
    }

    /// How far it has come.
    pub fn phase(&self) -> SolvingPhase {
        self.phase
    }

    /// The position on the board.
    pub fn position(&self) -> Position {
        *self.game().position()
    }

    /// What led to it.
    pub fn game(&self) -> Game {
        let stray = self
            .stray
            .as_ref()
            .filter(|_| self.phase == SolvingPhase::Wrong);
        let stray = stray.into_iter().flat_map(Stray::moves);
        let mut game = Game::from_position(self.before, DrawRules::Claimed);
        for mv in self.played[..self.look].iter().copied().chain(stray) {
            // All of them are legal; a draw by a count does not end a puzzle early.
            if game.play(mv).is_err() {
                break;
            }
        }
        game
    }

    /// What the board points out.
    pub fn marks(&self) -> Marks {
        let reach = match self.phase {
            SolvingPhase::Yours => HandReach::Turn,
            _ => HandReach::Nothing,
        };
        let game = self.game();
        let last = game.moves().next_back();
        self.hand.marks(game.position(), last, reach)
    }

    /// The pawn that waits to become something.
    pub fn promoting(&self) -> Option<Promoting> {
        self.hand.promoting(&self.position())
    }

    /// Whose moves are to be found: that side is at the bottom.
    pub fn solver(&self) -> Color {
        !self.before.turn()
    }

    /// How many tries it has taken.
    pub fn tries(&self) -> u32 {
        self.wrongs + 1
    }

    /// The most help that was given.
    pub fn hints(&self) -> u32 {
        self.hints
    }

    /// Whether there is more help to ask for.
    pub fn can_help(&self) -> bool {
        self.phase == SolvingPhase::Yours && !matches!(self.help, Some(PuzzleHint::Move(..)))
    }
}

#[cfg(test)]
mod tests;
