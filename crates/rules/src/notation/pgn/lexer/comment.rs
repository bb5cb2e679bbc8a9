//! Comments: everything up to `}` or the end of the line, kept or passed over.

use std::io::Read;

use super::{Lexer, Limits, PgnFault, Stop, Token, is_line_end, text};

/// What becomes of the bytes of a comment.
#[derive(Clone, Copy)]
enum Keep {
    Nothing,
    /// All of them, and it is a fault if there are more than this limit of characters allows.
    UpTo(usize),
    /// The same, but there may be more of them, which are passed over.
    IfShort(usize),
}

impl<R: Read> Lexer<R> {
    /// The text of the comment that `opening` announced.
    pub(in super::super) fn comment(
        &mut self,
        opening: Token,
        limits: &Limits,
    ) -> Result<&str, Stop> {
        let most = limits.comment;
        self.bytes.clear();
        self.pass_comment(opening, Keep::UpTo(most))?;
        let text = text::decode(&self.bytes, &mut self.decoded);
        if text.len() > most && text.chars().count() > most {
            return Err(Stop::fault(self.place, PgnFault::CommentTooLong(most)));
        }
        Ok(text)
    }

    /// The text of the comment that `opening` announced; `None` if it is too long.
    pub(in super::super) fn comment_if_short(
        &mut self,
        opening: Token,
        limits: &Limits,
    ) -> Result<Option<&str>, Stop> {
        let most = limits.comment;
        self.bytes.clear();
        self.pass_comment(opening, Keep::IfShort(most))?;
        if exceeds(&self.bytes, most) {
            return Ok(None);
        }
        let text = text::decode(&self.bytes, &mut self.decoded);
        Ok((text.len() <= most || text.chars().count() <= most).then_some(text))
    }

    /// Goes past the comment that `opening` announced, however long it is.
    pub(in super::super) fn skip_comment(&mut self, opening: Token) -> Result<(), Stop> {
        self.pass_comment(opening, Keep::Nothing)
    }

    fn pass_comment(&mut self, opening: Token, keep: Keep) -> Result<(), Stop> {
        let braces = opening == Token::Comment;
        loop {
            let ahead = self.source.ahead()?;
            let count = end_of_run(ahead, if braces { b'}' } else { 0 });
            let end = ahead.get(count).copied();
            match keep {
                Keep::UpTo(most) => {
                    self.bytes.extend_from_slice(&ahead[..count]);
                    if exceeds(&self.bytes, most) {
                        return Err(self.fault(PgnFault::CommentTooLong(most)));
                    }
                }
                Keep::IfShort(most) if !exceeds(&self.bytes, most) => {
                    self.bytes.extend_from_slice(&ahead[..count]);
                }
                Keep::IfShort(_) | Keep::Nothing => {}
            }
            let was_empty = ahead.is_empty();
            let blank = usize::from(ahead.get(count + 1) == Some(&b' '));
            self.source.skip_text(count);
            match end {
                Some(0) => return Err(self.fault_here(PgnFault::Nul)),
                Some(b'}') => {
                    self.source.skip(1 + blank);
                    return Ok(());
                }
                Some(_) if braces => self.comment_line_end(keep)?,
                Some(_) => return Ok(()),
                None if was_empty && braces => return Err(self.fault(PgnFault::CommentUnclosed)),
                None if was_empty => return Ok(()),
                None => {}
            }
        }
    }

    /// Goes past the end of a line inside a comment. A game that starts after an empty line
    /// is taken as the end of a comment whose `}` was forgotten: one game is lost that way,
    /// and not all that follow.
    fn comment_line_end(&mut self, keep: Keep) -> Result<(), Stop> {
        let blank = self.source.is_line_start();
        self.line_end()?;
        match keep {
            Keep::IfShort(most) if exceeds(&self.bytes, most) => {}
            Keep::UpTo(_) | Keep::IfShort(_) => self.bytes.push(b'\n'),
            Keep::Nothing => {}
        }
        if blank && self.source.ahead()?.starts_with(b"[Event \"") {
            return Err(self.fault(PgnFault::CommentUnclosed));
        }
        Ok(())
    }
}

/// Whether so many bytes are too many characters for sure, which have at most four each.
fn exceeds(bytes: &[u8], most: usize) -> bool {
    bytes.len() / 4 > most
}

/// How many bytes come before a line end, a NUL or this closing byte. Looks at sixteen at
/// once, which the compiler turns into one comparison each.
#[inline]
fn end_of_run(bytes: &[u8], closing: u8) -> usize {
    let ends = |byte: &u8| (*byte == closing) | is_line_end(*byte) | (*byte == 0);
    let (blocks, _) = bytes.as_chunks::<16>();
    let found = |block: &[u8; 16]| block.iter().fold(false, |any, byte| any | ends(byte));
    let passed = 16 * blocks.iter().position(found).unwrap_or(blocks.len());
    let rest = bytes[passed..].iter().position(ends);
    rest.map_or(bytes.len(), |rest| passed + rest)
}
