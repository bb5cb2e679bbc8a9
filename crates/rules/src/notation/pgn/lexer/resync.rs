//! Finding the next game in a text that has stopped making sense.

use std::io::Read;

use super::tag::looks_like_tag;
use super::{Lexer, Stop, is_blank, is_line_end};

impl<R: Read> Lexer<R> {
    /// Goes to the next line that begins a game: its tags, or its first move after an empty
    /// line. Among tags, the rest of them and their moves are passed first: they belong to
    /// the broken game.
    pub(in super::super) fn skip_to_next_game(&mut self, among_tags: bool) -> Result<(), Stop> {
        let mut follows_tag = among_tags;
        let mut follows_gap = false;
        let mut moves_are_due = among_tags;
        loop {
            let at_line_start = self.source.is_line_start();
            let near = self.source.near()?;
            let is_tag = at_line_start && looks_like_tag(near);
            let is_first_move = at_line_start && follows_gap && looks_like_first_move(near);
            if near.is_empty() || is_tag && !follows_tag || is_first_move && !moves_are_due {
                return Ok(());
            }
            moves_are_due &= !is_first_move;
            follows_tag = is_tag || follows_tag && !at_line_start;
            follows_gap = at_line_start && near.first().copied().is_some_and(is_line_end);
            self.skip_line()?;
        }
    }
}

/// Whether a line begins like `1. e4`; one that goes on otherwise may be anything.
fn looks_like_first_move(line: &[u8]) -> bool {
    let Some(rest) = line.strip_prefix(b"1.") else {
        return false;
    };
    let first = rest.iter().find(|&&byte| !is_blank(byte) && byte != b'.');
    first.is_some_and(|byte| matches!(byte, b'a'..=b'h' | b'K' | b'Q' | b'R' | b'B' | b'N' | b'O'))
}
