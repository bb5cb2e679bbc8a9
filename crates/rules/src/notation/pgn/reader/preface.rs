//! What stands before the first move of a game: comments are held back until the visitor has
//! been told where the game starts.

use std::io::Read;

use super::{Comment, Interest, PgnFault, Reader, Recovery, Stop, Token, Visitor};

/// Ends a comment that is held back; none can hold one.
const END: char = '\0';

impl<R: Read> Reader<R> {
    /// Goes to the first token of a game. What stands alone between games is no game:
    /// comments, signs, and results.
    pub(super) fn find_game<V: Visitor>(&mut self, _: &V) -> Result<bool, Stop> {
        self.preface.clear();
        loop {
            let token = self.next()?;
            match token {
                Token::Comment | Token::LineComment => self.comment_between_games::<V>(token)?,
                Token::Result(_) => self.preface.clear(),
                Token::Nag(_) | Token::FirstNumber => {}
                Token::End => return Ok(false),
                Token::Tag | Token::Word | Token::Open | Token::Close => {
                    if token == Token::Tag {
                        self.preface.clear();
                    }
                    self.pending = Some(token);
                    return Ok(true);
                }
            }
        }
    }

    /// Keeps a comment for a game without tags, unless it stands close to the game before it:
    /// then it is the last word on that one. Between games none is too long.
    fn comment_between_games<V: Visitor>(&mut self, token: Token) -> Result<(), Stop> {
        let is_close = self.games > 0 && self.lexer.place().line <= self.last_line + 1;
        if V::COMMENTS == Interest::Skip || is_close && self.preface.is_empty() {
            return self.lexer.skip_comment(token);
        }
        if let Some(text) = self.lexer.comment_if_short(token, &self.limits)?
            && self.preface.len() + text.len() < self.limits.text
        {
            self.preface.push_str(text);
            self.preface.push(END);
        }
        Ok(())
    }

    /// Keeps a comment among the tags or after them.
    pub(super) fn comment_in_header<V: Visitor>(&mut self, token: Token) -> Result<(), Stop> {
        if V::COMMENTS == Interest::Skip {
            return self.lexer.skip_comment(token);
        }
        let place = self.lexer.place();
        let text = self.lexer.comment(token, &self.limits).inspect_err(|_| {
            self.recovery = Some(Recovery::Lines { among_tags: true });
        })?;
        if self.preface.len() + text.len() >= self.limits.text {
            return Err(Stop::fault(place, PgnFault::TooMuchText(self.limits.text)));
        }
        self.preface.push_str(text);
        self.preface.push(END);
        Ok(())
    }

    /// Tells of the comments that were held back, and how many bytes they had.
    pub(super) fn tell_preface(&mut self, visitor: &mut impl Visitor) -> usize {
        for text in self.preface.split_terminator(END) {
            visitor.comment(Comment::new(text));
        }
        self.preface.len()
    }
}
