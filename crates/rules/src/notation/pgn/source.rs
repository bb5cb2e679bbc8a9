//! Bytes from any reader, one window at a time, and the line and column they stand on.

use std::io::{self, ErrorKind, Read};

use super::TextPlace;

/// So many bytes are in the window at least, if there are so many left.
pub(super) const LOOKAHEAD: usize = 255;

const WINDOW: usize = 64 * 1024;

pub(super) struct Source<R> {
    reader: R,
    window: Box<[u8]>,
    at: usize,
    end: usize,
    ended: bool,
    /// Bytes that have left the window at its front.
    passed: u64,
    line: u64,
    line_start: u64,
    /// Bytes of this line that only continue a character.
    continued: u64,
}

impl<R: Read> Source<R> {
    pub(super) fn new(reader: R) -> Self {
        Self {
            reader,
            window: vec![0; WINDOW].into_boxed_slice(),
            at: 0,
            end: 0,
            ended: false,
            passed: 0,
            line: 1,
            line_start: 0,
            continued: 0,
        }
    }

    /// What comes next: more than [`LOOKAHEAD`] bytes, or all that is left.
    #[inline]
    pub(super) fn ahead(&mut self) -> io::Result<&[u8]> {
        if self.end - self.at <= LOOKAHEAD && !self.ended {
            self.refill()?;
        }
        Ok(&self.window[self.at..self.end])
    }

    /// The same, but never more than [`LOOKAHEAD`] bytes, so that a long look does not
    /// depend on how the bytes happened to arrive.
    pub(super) fn near(&mut self) -> io::Result<&[u8]> {
        let ahead = self.ahead()?;
        Ok(&ahead[..ahead.len().min(LOOKAHEAD)])
    }

    #[cold]
    fn refill(&mut self) -> io::Result<()> {
        self.window.copy_within(self.at..self.end, 0);
        self.passed += self.at as u64;
        self.end -= self.at;
        self.at = 0;
        while self.end <= LOOKAHEAD && !self.ended {
            match self.reader.read(&mut self.window[self.end..]) {
                Ok(0) => self.ended = true,
                Ok(count) => self.end += count,
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => {
                    self.ended = true;
                    self.at = self.end;
                    return Err(error);
                }
            }
        }
        Ok(())
    }
}

impl<R> Source<R> {
    /// How many bytes lie behind.
    #[inline]
    pub(super) fn offset(&self) -> u64 {
        self.passed + self.at as u64
    }

    #[inline]
    pub(super) fn place(&self) -> TextPlace {
        TextPlace {
            line: self.line,
            column: 1 + self.offset() - self.line_start - self.continued,
        }
    }

    #[inline]
    pub(super) fn is_line_start(&self) -> bool {
        self.offset() == self.line_start
    }

    /// Goes past bytes of this line that are characters of their own.
    #[inline]
    pub(super) fn skip(&mut self, count: usize) {
        self.at += count;
    }

    /// Goes past any bytes of this line.
    pub(super) fn skip_text(&mut self, count: usize) {
        let text = &self.window[self.at..self.at + count];
        if !text.is_ascii() {
            let continued = text.iter().filter(|&&byte| byte & 0xc0 == 0x80).count();
            self.continued += continued as u64;
        }
        self.at += count;
    }

    /// Goes past so many characters of this line in so many bytes.
    pub(super) fn skip_characters(&mut self, characters: usize, bytes: usize) {
        self.continued += (bytes - characters) as u64;
        self.at += bytes;
    }

    /// Goes past bytes that end a line.
    #[inline]
    pub(super) fn skip_line_end(&mut self, count: usize) {
        self.at += count;
        self.line += 1;
        self.start_line_here();
    }

    /// What stands before this, such as a byte order mark, is not of the line.
    #[inline]
    pub(super) fn start_line_here(&mut self) {
        self.line_start = self.offset();
        self.continued = 0;
    }

    /// Where the next byte is in the window, until that is refilled.
    #[inline]
    pub(super) fn index(&self) -> usize {
        self.at
    }

    #[inline]
    pub(super) fn window(&self) -> &[u8] {
        &self.window
    }

    #[inline]
    pub(super) fn window_mut(&mut self) -> &mut [u8] {
        &mut self.window
    }
}
