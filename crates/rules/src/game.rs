//! A game: a start, the moves since, and how it ended if it has.

mod outcome;
mod rules;

pub use outcome::{DrawReason, Outcome, WinReason};
pub use rules::DrawRules;

use crate::{Color, Move, Position, SanError};

/// A game of chess from its start to the position on the board.
///
/// It ends by itself when the moves or its [`DrawRules`] end it, and by the players'
/// decisions: [`resign`](Self::resign), [`agree_draw`](Self::agree_draw),
/// [`claim_draw`](Self::claim_draw), [`flag`](Self::flag), [`abandon`](Self::abandon).
/// Taking a move back opens it again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    rules: DrawRules,
    start: Position,
    played: Vec<(Move, Position)>,
    outcome: Option<Outcome>,
}

/// The game has ended, so nothing more can happen in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the game is over: {0}")]
pub struct GameOver(pub Outcome);

/// Why a move was not played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayError {
    /// The game has ended.
    #[error(transparent)]
    Over(#[from] GameOver),
    /// The move is not legal here.
    #[error("{0} is not a legal move here")]
    Illegal(Move),
}

/// Why a move in SAN was not played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlaySanError {
    /// The game has ended.
    #[error(transparent)]
    Over(#[from] GameOver),
    /// The text names no move that is legal here.
    #[error(transparent)]
    San(#[from] SanError),
}

/// Why a draw was not given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ClaimError {
    /// The game has ended.
    #[error(transparent)]
    Over(#[from] GameOver),
    /// Neither the position three times nor fifty quiet moves.
    #[error(
        "there is no draw to claim: the position has not come three times, nor have fifty moves passed without capture or pawn move"
    )]
    Nothing,
}

impl Game {
    /// A new game from the usual start.
    #[must_use]
    pub fn new(rules: DrawRules) -> Self {
        Self::from_position(Position::start(), rules)
    }

    /// A new game from a position; it may be over at once.
    #[must_use]
    pub fn from_position(start: Position, rules: DrawRules) -> Self {
        let mut game = Self {
            rules,
            start,
            played: Vec::new(),
            outcome: None,
        };
        game.outcome = game.ended_by_moves();
        game
    }

    /// Where the game began.
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The position on the board.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.played.last().map_or(&self.start, |(_, after)| after)
    }

    /// The moves so far.
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = Move> + ExactSizeIterator {
        self.played.iter().map(|&(mv, _)| mv)
    }

    /// Every position so far, the start first.
    pub fn positions(&self) -> impl DoubleEndedIterator<Item = &Position> {
        std::iter::once(&self.start).chain(self.played.iter().map(|(_, after)| after))
    }

    /// The rules about draws it is played by.
    #[must_use]
    pub fn rules(&self) -> DrawRules {
        self.rules
    }

    /// How it ended; `None` while it goes on.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Plays a move.
    ///
    /// # Errors
    /// If the game is over or the move is not legal; nothing changes then.
    pub fn play(&mut self, mv: Move) -> Result<(), PlayError> {
        self.still_open()?;
        let legal = self.position().legal(mv).ok_or(PlayError::Illegal(mv))?;
        let after = legal.play();
        self.played.push((mv, after));
        self.outcome = self.ended_by_moves();
        Ok(())
    }

    /// Plays a move written in SAN, such as `Nf3`.
    ///
    /// # Errors
    /// If the game is over or the text names no legal move; nothing changes then.
    pub fn play_san(&mut self, san: &str) -> Result<Move, PlaySanError> {
        self.still_open()?;
        let mv = self.position().parse_san(san)?;
        self.played.push((mv, self.position().play_unchecked(mv)));
        self.outcome = self.ended_by_moves();
        Ok(mv)
    }

    /// Takes the last move back, and with it any end of the game.
    pub fn undo(&mut self) -> Option<Move> {
        let (mv, _) = self.played.pop()?;
        self.outcome = None;
        Some(mv)
    }

    /// How often the position on the board has come up in this game, this time included.
    #[must_use]
    pub fn repetitions(&self) -> usize {
        // No position from before the last capture or pawn move can come again.
        let here = self.position();
        self.positions()
            .rev()
            .take(usize::from(here.halfmoves()) + 1)
            .filter(|earlier| earlier.repeats(here))
            .count()
    }

    /// The draw that the side to move may claim, if any.
    #[must_use]
    pub fn claimable(&self) -> Option<DrawReason> {
        match self.outcome {
            Some(_) => None,
            None => rules::claimable(self),
        }
    }

    /// Claims a draw by threefold repetition or fifty moves.
    ///
    /// # Errors
    /// If the game is over or there is nothing to claim.
    pub fn claim_draw(&mut self) -> Result<Outcome, ClaimError> {
        self.still_open()?;
        let reason = self.claimable().ok_or(ClaimError::Nothing)?;
        Ok(self.end(Outcome::Draw(reason)))
    }

    /// Both sides agree to a draw.
    ///
    /// # Errors
    /// If the game is over.
    pub fn agree_draw(&mut self) -> Result<Outcome, GameOver> {
        self.still_open()?;
        Ok(self.end(Outcome::Draw(DrawReason::Agreement)))
    }

    /// This side gives up.
    ///
    /// # Errors
    /// If the game is over.
    pub fn resign(&mut self, loser: Color) -> Result<Outcome, GameOver> {
        self.still_open()?;
        Ok(self.end(Outcome::Win(!loser, WinReason::Resignation)))
    }

    /// This side ran out of time: it loses, unless the other could not mate at all.
    ///
    /// # Errors
    /// If the game is over.
    pub fn flag(&mut self, late: Color) -> Result<Outcome, GameOver> {
        self.forfeit(late, WinReason::Time, DrawReason::TimeWithoutMatingMaterial)
    }

    /// This side left and did not come back: it loses, unless the other could not mate at all.
    ///
    /// # Errors
    /// If the game is over.
    pub fn abandon(&mut self, absent: Color) -> Result<Outcome, GameOver> {
        self.forfeit(
            absent,
            WinReason::Abandonment,
            DrawReason::AbandonmentWithoutMatingMaterial,
        )
    }

    fn forfeit(
        &mut self,
        loser: Color,
        win: WinReason,
        draw: DrawReason,
    ) -> Result<Outcome, GameOver> {
        self.still_open()?;
        Ok(self.end(if self.position().can_mate(!loser) {
            Outcome::Win(!loser, win)
        } else {
            Outcome::Draw(draw)
        }))
    }

    fn still_open(&self) -> Result<(), GameOver> {
        self.outcome
            .map_or(Ok(()), |outcome| Err(GameOver(outcome)))
    }

    fn end(&mut self, outcome: Outcome) -> Outcome {
        *self.outcome.insert(outcome)
    }

    /// The end that the moves themselves bring, mate before any draw.
    fn ended_by_moves(&self) -> Option<Outcome> {
        let here = self.position();
        if !here.has_moves() {
            return Some(if here.is_check() {
                Outcome::Win(!here.turn(), WinReason::Checkmate)
            } else {
                Outcome::Draw(DrawReason::Stalemate)
            });
        }
        if here.is_insufficient_material() {
            return Some(Outcome::Draw(DrawReason::InsufficientMaterial));
        }
        rules::automatic(self).map(Outcome::Draw)
    }
}
