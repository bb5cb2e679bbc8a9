//! Words on lines of bounded width.

use std::fmt::{self, Write};

/// PGN wants lines of less than eighty characters.
const WIDTH: usize = 79;

pub(super) struct Wrapped<'f, 'b> {
    out: &'f mut fmt::Formatter<'b>,
    column: usize,
    /// The last word, kept back because something may close it.
    word: String,
    /// Whether the next word belongs to the last one.
    is_open: bool,
}

impl<'f, 'b> Wrapped<'f, 'b> {
    pub(super) fn new(out: &'f mut fmt::Formatter<'b>) -> Self {
        Self {
            out,
            column: 0,
            word: String::new(),
            is_open: false,
        }
    }

    /// Adds a word, on the next line if there is no room on this one.
    pub(super) fn word(&mut self, word: &str) -> fmt::Result {
        if !self.is_open {
            self.flush()?;
        }
        self.is_open = false;
        self.word.push_str(word);
        Ok(())
    }

    /// Adds a word of a comment. One that begins with `%` is kept off the beginning of a
    /// line, which would hide the line from readers.
    pub(super) fn comment_word(&mut self, word: &str) -> fmt::Result {
        if word.starts_with('%') && !self.is_open {
            self.word.push(' ');
            self.word.push_str(word);
            return Ok(());
        }
        self.word(word)
    }

    /// Adds a bracket that the next word belongs to.
    pub(super) fn open(&mut self, bracket: &str) -> fmt::Result {
        self.word(bracket)?;
        self.is_open = true;
        Ok(())
    }

    /// Adds a bracket that belongs to the last word.
    pub(super) fn close(&mut self, bracket: &str) {
        self.is_open = false;
        self.word.push_str(bracket);
    }

    /// Writes what was kept back and ends the line.
    pub(super) fn finish(mut self) -> fmt::Result {
        self.flush()?;
        self.end_line()
    }

    fn flush(&mut self) -> fmt::Result {
        if self.word.is_empty() {
            return Ok(());
        }
        let width = self.word.chars().count();
        if self.column > 0 && self.column + 1 + width > WIDTH {
            self.end_line()?;
        }
        if self.column > 0 {
            self.out.write_char(' ')?;
            self.column += 1;
        }
        self.out.write_str(&self.word)?;
        self.column += width;
        self.word.clear();
        Ok(())
    }

    fn end_line(&mut self) -> fmt::Result {
        if self.column > 0 {
            self.out.write_char('\n')?;
            self.column = 0;
        }
        Ok(())
    }
}
