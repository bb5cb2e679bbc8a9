//! The tags of a game, and the few of them that decide how its moves are read.

use std::io::Read;

use super::super::{GameResult, TextPlace, variant};
use super::{PgnFault, Reader, Recovery, Stop, Token, Visitor};
use crate::{FenError, Position, Setup};

/// What the tags say about the moves.
pub(super) struct Header {
    pub(super) start: Position,
    pub(super) result: GameResult,
}

impl<R: Read> Reader<R> {
    /// Reads the tags, up to the first token that is none.
    pub(super) fn header<V: Visitor>(&mut self, visitor: &mut V) -> Result<Header, Stop> {
        let mut header = Header {
            start: Position::start(),
            result: GameResult::Unknown,
        };
        let mut fault = None;
        let mut count = 0;
        let mut last_line = 0;
        loop {
            let token = self.next()?;
            if matches!(token, Token::Comment | Token::LineComment) {
                self.comment_in_header::<V>(token)?;
                continue;
            }
            if token != Token::Tag || self.is_next_game(last_line)? {
                self.pending = Some(token);
                break;
            }
            last_line = self.lexer.place().line;
            count += 1;
            if count > self.limits.tags {
                self.recovery = Some(Recovery::Lines { among_tags: true });
                return Err(self.lexer.fault(PgnFault::TooManyTags(self.limits.tags)));
            }
            let read = self.tag(&mut header, count == 1, visitor);
            fault = fault.or(read?);
        }
        match fault {
            Some((place, fault)) => Err(Stop::fault(place, fault)),
            None => Ok(header),
        }
    }

    /// Reads one tag. A fault in what it means is handed back, so that the other tags are
    /// read first.
    fn tag(
        &mut self,
        header: &mut Header,
        is_first: bool,
        visitor: &mut impl Visitor,
    ) -> Result<Option<(TextPlace, PgnFault)>, Stop> {
        let place = self.lexer.place();
        let (name, value) = self.lexer.tag(&self.limits).inspect_err(|_| {
            self.recovery = Some(Recovery::Lines { among_tags: true });
        })?;
        visitor.tag(name, value);
        if is_first {
            self.first_tag.clear();
            self.first_tag.push_str(name);
        }
        let fault = if name.eq_ignore_ascii_case("FEN") {
            match start(value.trim()) {
                Ok(start) => {
                    header.start = start;
                    None
                }
                Err(error) => Some(PgnFault::Fen(error)),
            }
        } else if name.eq_ignore_ascii_case("Variant") && !variant::is_standard(value) {
            Some(PgnFault::Variant(value.to_owned()))
        } else {
            if name.eq_ignore_ascii_case("Result") {
                header.result = GameResult::parse(value.trim()).unwrap_or_default();
            }
            None
        };
        Ok(fault.map(|fault| (place, fault)))
    }

    /// Whether the tag that is next begins another game, because this one has no moves:
    /// there is an empty line, and the first tag comes again.
    fn is_next_game(&mut self, last_line: u64) -> Result<bool, Stop> {
        let after_gap = last_line > 0 && self.lexer.place().line > last_line + 1;
        Ok(after_gap && self.lexer.at_tag_named(&self.first_tag)?)
    }
}

/// The position of a `FEN` tag. Programs are known to count moves from 0 there.
fn start(fen: &str) -> Result<Position, FenError> {
    let mut setup: Setup = fen.parse()?;
    setup.fullmoves = setup.fullmoves.max(1);
    Ok(Position::try_from(setup)?)
}
