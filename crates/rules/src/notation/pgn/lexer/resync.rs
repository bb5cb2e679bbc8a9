//! Finding the next game in a text that has stopped making sense.

use std::io::Read;

use super::tag::looks_like_tag;
use super::{Lexer, Stop};

impl<R: Read> Lexer<R> {
    /// Goes to the next line that begins the tags of a game. Among tags, the rest of them
    /// is passed first: they belong to the broken game.
    pub(in super::super) fn skip_to_next_game(&mut self, among_tags: bool) -> Result<(), Stop> {
        let mut follows_tag = among_tags;
        loop {
            let at_line_start = self.source.is_line_start();
            let near = self.source.near()?;
            let is_tag = at_line_start && looks_like_tag(near);
            if near.is_empty() || is_tag && !follows_tag {
                return Ok(());
            }
            follows_tag = is_tag || follows_tag && !at_line_start;
            self.skip_line()?;
        }
    }
}
