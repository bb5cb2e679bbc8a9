//! Reads games one after the other from any source of bytes, in bounded memory.

mod header;
mod line;
mod preface;

use std::io::Read;

use self::line::Line;
use super::error::Recovery;
use super::lexer::{Lexer, Stop, Token};
use super::spelling::{Meaning, meaning, plain};
use super::{Comment, GameResult, Interest, Limits, PgnError, PgnFault, VisitedMove, Visitor};
use crate::Position;

/// Reads games from a file, a socket or a slice of bytes, and tells a [`Visitor`] of each.
///
/// It holds one window of the bytes and one line of positions, whatever the input, and it
/// allocates nothing per move. After a broken game it finds the next one by itself.
pub struct Reader<R> {
    lexer: Lexer<R>,
    limits: Limits,
    /// The lines that are interrupted by the variation being read.
    outer: Vec<Line>,
    /// A token that was looked at and not yet used.
    pending: Option<Token>,
    recovery: Option<Recovery>,
    /// The name of the game's first tag.
    first_tag: String,
    /// The comments before the first move, each with a NUL behind it.
    preface: String,
    /// The line that the last game ended on.
    last_line: u64,
    games: u64,
}

impl<R: Read> Reader<R> {
    /// A reader with the limits for games that strangers send, [`Limits::IMPORT`].
    pub fn new(source: R) -> Self {
        Self::with_limits(source, Limits::default())
    }

    /// A reader with limits of one's own.
    pub fn with_limits(source: R, limits: Limits) -> Self {
        Self {
            lexer: Lexer::new(source),
            limits: Limits {
                plies: limits.plies.min(Limits::MAX_PLIES),
                ..limits
            },
            outer: Vec::new(),
            pending: None,
            recovery: None,
            first_tag: String::new(),
            preface: String::new(),
            last_line: 0,
            games: 0,
        }
    }

    /// Reads the next game; `None` if there are no more.
    ///
    /// The result is the one after the moves, or that of the `Result` tag if there is none.
    ///
    /// # Errors
    /// [`PgnError::Broken`] if the game is not sound chess: call again for the next one.
    /// [`PgnError::Io`] if the bytes cannot be had: there are no more then.
    pub fn read_game(
        &mut self,
        visitor: &mut impl Visitor,
    ) -> Result<Option<GameResult>, PgnError> {
        let game = self.games + 1;
        self.recover().map_err(|stop| stop.in_game(game))?;
        let found = self.find_game(visitor);
        if !matches!(found, Ok(false) | Err(Stop::Io(_))) {
            self.games = game;
        }
        let read = found.and_then(|found| {
            if found {
                visitor.begin_game();
                self.game(visitor).map(Some)
            } else {
                Ok(None)
            }
        });
        read.map_err(|stop| {
            if let Stop::Fault(fault) = &stop {
                let (_, fault) = &**fault;
                let usual = fault.recovery(self.outer.len());
                self.recovery.get_or_insert(usual);
            }
            stop.in_game(game)
        })
    }

    fn game(&mut self, visitor: &mut impl Visitor) -> Result<GameResult, Stop> {
        self.outer.clear();
        let header = self.header(visitor)?;
        let marker = match visitor.begin_moves(&header.start) {
            Interest::Read => self.moves(&header.start, visitor)?,
            Interest::Skip => self.skip_game(0)?,
        };
        let result = match marker {
            GameResult::Unknown => header.result,
            known => known,
        };
        self.last_line = self.lexer.place().line;
        visitor.end_game(result);
        Ok(result)
    }

    fn moves(&mut self, start: &Position, visitor: &mut impl Visitor) -> Result<GameResult, Stop> {
        let mut line = Line::new(*start);
        let mut room = Room::of(&self.limits);
        room.text -= self.tell_preface(visitor);
        loop {
            let token = self.next()?;
            match token {
                Token::Word => {
                    let played = self.word(&mut line, &mut room, visitor)?;
                    if played == Interest::Skip {
                        self.pending = Some(self.skip_line(self.outer.len())?);
                    }
                }
                Token::FirstNumber if line.plies == 0 || !self.outer.is_empty() => {}
                Token::Nag(nag) => visitor.nag(nag),
                Token::Comment | Token::LineComment => self.comment(token, &mut room, visitor)?,
                Token::Open => self.open(&mut line, visitor)?,
                Token::Close => {
                    let outer = self.outer.pop();
                    line = outer.ok_or_else(|| self.lexer.fault(PgnFault::VariationUnopened))?;
                    visitor.end_variation();
                }
                // Some programs end variations with a result of their own.
                Token::Result(_) if !self.outer.is_empty() => {}
                Token::Tag | Token::End if !self.outer.is_empty() && self.ends_game(token)? => {
                    self.pending = Some(token);
                    return Err(Stop::fault(line.opened, PgnFault::VariationUnclosed));
                }
                Token::Result(_) | Token::FirstNumber | Token::Tag | Token::End => {
                    return self.end_of_game(token);
                }
            }
        }
    }

    #[inline]
    fn word(
        &mut self,
        line: &mut Line,
        room: &mut Room,
        visitor: &mut impl Visitor,
    ) -> Result<Interest, Stop> {
        let mv = match plain(self.lexer.word(), &line.here) {
            Some(mv) => mv,
            None => match self.unusual(&line.here)? {
                Meaning::Move(mv) => mv,
                Meaning::Nag(nag) => {
                    visitor.nag(nag);
                    return Ok(Interest::Read);
                }
                Meaning::Pass => {
                    visitor.passed();
                    return Ok(Interest::Skip);
                }
                Meaning::Nothing => return Ok(Interest::Read),
            },
        };
        if line.plies == self.limits.plies {
            return Err(self.lexer.fault(PgnFault::TooManyPlies(self.limits.plies)));
        }
        if room.nodes == 0 {
            return Err(self.lexer.fault(PgnFault::TooManyNodes(self.limits.nodes)));
        }
        room.nodes -= 1;
        line.play(mv);
        Ok(visitor.played(VisitedMove {
            mv,
            before: &line.before,
            after: &line.here,
        }))
    }

    #[cold]
    fn unusual(&mut self, here: &Position) -> Result<Meaning, Stop> {
        let word = self.lexer.word();
        let meaning = match meaning(word, here) {
            Ok(Meaning::Pass) if self.outer.is_empty() => {
                let word = String::from_utf8_lossy(word);
                Err(PgnFault::NullMove(word.into_owned()))
            }
            meaning => meaning,
        };
        meaning.map_err(|fault| self.lexer.fault(fault))
    }

    fn comment<V: Visitor>(
        &mut self,
        token: Token,
        room: &mut Room,
        visitor: &mut V,
    ) -> Result<(), Stop> {
        if V::COMMENTS == Interest::Skip {
            return self.lexer.skip_comment(token);
        }
        let place = self.lexer.place();
        let text = self.lexer.comment(token, &self.limits)?;
        let left = room.text.checked_sub(text.len());
        let fault = || Stop::fault(place, PgnFault::TooMuchText(self.limits.text));
        room.text = left.ok_or_else(fault)?;
        visitor.comment(Comment::new(text));
        Ok(())
    }

    /// Begins a variation, or passes it over.
    fn open(&mut self, line: &mut Line, visitor: &mut impl Visitor) -> Result<(), Stop> {
        let fault = if self.outer.len() >= self.limits.depth {
            Some(PgnFault::TooDeep(self.limits.depth))
        } else if line.plies == line.begun {
            Some(PgnFault::VariationWithoutMove)
        } else {
            None
        };
        if let Some(fault) = fault {
            let open = self.outer.len() + 1;
            self.recovery = Some(Recovery::Tokens { open });
            return Err(self.lexer.fault(fault));
        }
        match visitor.begin_variation() {
            Interest::Read => {
                let inner = line.variation(self.lexer.place());
                self.outer.push(std::mem::replace(line, inner));
            }
            Interest::Skip => {
                let token = self.skip_line(1)?;
                self.pending = (token != Token::Close).then_some(token);
            }
        }
        Ok(())
    }

    /// What the end of a game says about its result; variations must have ended before.
    fn end_of_game(&mut self, token: Token) -> Result<GameResult, Stop> {
        match token {
            Token::Result(result) => Ok(result),
            _ if self.ends_game(token)? => {
                self.pending = Some(token);
                Ok(GameResult::Unknown)
            }
            _ => Err(self.lexer.fault(PgnFault::Stray('['))),
        }
    }

    /// Whether a token without a result ends the game; a `[` need not begin a tag.
    fn ends_game(&mut self, token: Token) -> Result<bool, Stop> {
        Ok(token != Token::Tag || self.lexer.at_tag()?)
    }

    /// Goes to the end of a line that nobody wants to hear of, when so many variations are
    /// open: the token that ends it.
    fn skip_line(&mut self, open: usize) -> Result<Token, Stop> {
        let mut inner = 0_usize;
        let mut moved = false;
        loop {
            let token = self.next()?;
            match token {
                Token::Comment | Token::LineComment => self.lexer.skip_comment(token)?,
                Token::Open => inner += 1,
                Token::Close if inner > 0 => inner -= 1,
                Token::Close | Token::Tag | Token::End => return Ok(token),
                Token::Result(_) if inner + open == 0 => return Ok(token),
                Token::FirstNumber if inner + open == 0 && moved => return Ok(token),
                Token::Word => moved = true,
                Token::Result(_) | Token::FirstNumber | Token::Nag(_) => {}
            }
        }
    }

    /// Finds the end of a game that was broken.
    fn recover(&mut self) -> Result<(), Stop> {
        let Some(recovery) = self.recovery.take() else {
            return Ok(());
        };
        let sound = match recovery {
            Recovery::Tokens { open } => self.skip_game(open).map(drop),
            Recovery::Lines { among_tags } => {
                self.pending = None;
                self.lexer.skip_to_next_game(among_tags)
            }
        };
        let found = match sound {
            Err(Stop::Fault(..)) => self.lexer.skip_to_next_game(false),
            sound => sound,
        };
        self.last_line = self.lexer.place().line;
        found
    }

    /// Goes to the end of a game, when so many variations are open.
    fn skip_game(&mut self, mut open: usize) -> Result<GameResult, Stop> {
        loop {
            match self.skip_line(open)? {
                Token::Close => open = open.saturating_sub(1),
                token => return self.end_of_game(token),
            }
        }
    }

    #[inline]
    fn next(&mut self) -> Result<Token, Stop> {
        match self.pending.take() {
            Some(token) => Ok(token),
            None => self.lexer.next(),
        }
    }
}

impl<R> Reader<R> {
    /// How many games have been found, broken ones included.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// How many bytes have been read and used, to show progress by.
    pub fn bytes_read(&self) -> u64 {
        self.lexer.offset()
    }
}

/// What may still come in a game.
struct Room {
    nodes: usize,
    text: usize,
}

impl Room {
    fn of(limits: &Limits) -> Self {
        Self {
            nodes: limits.nodes,
            text: limits.text,
        }
    }
}
