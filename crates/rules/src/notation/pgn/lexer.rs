//! Tokens of PGN: knows how a game is written, but not what its moves mean.

mod comment;
mod resync;
mod tag;
mod word;

use std::io::{self, Read};
use std::ops::Range;

use super::source::Source;
use super::{BrokenGame, GameResult, Limits, Nag, PgnFault, TextPlace, text};

/// What comes next in a game. Tags and comments are only announced: the caller reads or
/// skips them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token {
    /// A `[` that may begin a tag, still ahead.
    Tag,
    /// A move, or what stands in place of one: see [`Lexer::word`].
    Word,
    /// The number 1 after an empty line: perhaps another game.
    FirstNumber,
    /// A sign.
    Nag(Nag),
    /// The beginning of a comment in braces.
    Comment,
    /// The beginning of a comment up to the end of the line.
    LineComment,
    /// `(`
    Open,
    /// `)`
    Close,
    /// The end of a game.
    Result(GameResult),
    /// The end of the text.
    End,
}

/// Why reading stopped. The fault is boxed because every token is handed back together with
/// the room for one.
pub(super) enum Stop {
    Io(io::Error),
    Fault(Box<(TextPlace, PgnFault)>),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl Stop {
    #[cold]
    pub(super) fn fault(place: TextPlace, fault: PgnFault) -> Self {
        Self::Fault(Box::new((place, fault)))
    }

    /// The error to report for this game of the file.
    pub(super) fn in_game(self, game: u64) -> super::PgnError {
        match self {
            Self::Io(error) => error.into(),
            Self::Fault(fault) => {
                let (place, fault) = *fault;
                BrokenGame { game, place, fault }.into()
            }
        }
    }
}

pub(super) struct Lexer<R> {
    source: Source<R>,
    /// Where the last token began.
    place: TextPlace,
    /// Whether an empty line came since the last token.
    gap: bool,
    /// The last word, as a part of the source's window.
    word: Range<usize>,
    /// The bytes of a tag or a comment.
    bytes: Vec<u8>,
    /// The name of a tag.
    name: String,
    /// A text that was not UTF-8.
    decoded: String,
}

impl<R: Read> Lexer<R> {
    pub(super) fn new(reader: R) -> Self {
        Self {
            source: Source::new(reader),
            place: TextPlace { line: 1, column: 1 },
            gap: false,
            word: 0..0,
            bytes: Vec::new(),
            name: String::new(),
            decoded: String::new(),
        }
    }

    /// The next token; move numbers, escaped lines and the like are passed over.
    #[inline]
    pub(super) fn next(&mut self) -> Result<Token, Stop> {
        loop {
            let ahead = self.source.ahead()?;
            let Some(&byte) = ahead.first() else {
                self.place = self.source.place();
                return Ok(Token::End);
            };
            let token = match CLASS[usize::from(byte)] {
                Class::Blank => {
                    self.source.skip(1);
                    continue;
                }
                Class::LineEnd => {
                    self.line_end()?;
                    continue;
                }
                Class::Digit if self.skip_move_number()? => continue,
                Class::Word | Class::Digit => self.word_token()?,
                Class::Sign => self.sign(byte)?,
            };
            if let Some(token) = token {
                self.gap = false;
                return Ok(token);
            }
        }
    }

    /// Goes past what ends a line: `\n`, `\r\n` or `\r`.
    fn line_end(&mut self) -> Result<(), Stop> {
        self.gap |= self.source.is_line_start();
        let both = self.source.ahead()?.starts_with(b"\r\n");
        self.source.skip_line_end(if both { 2 } else { 1 });
        Ok(())
    }

    /// Goes past the rest of the line and its end.
    fn skip_line(&mut self) -> Result<(), Stop> {
        loop {
            let ahead = self.source.ahead()?;
            if ahead.is_empty() {
                return Ok(());
            }
            let count = ahead.iter().take_while(|&&byte| !is_line_end(byte)).count();
            let found = count < ahead.len();
            self.source.skip_text(count);
            if found {
                return self.line_end();
            }
        }
    }

    fn sign(&mut self, byte: u8) -> Result<Option<Token>, Stop> {
        self.place = self.source.place();
        let token = match byte {
            b'[' => return Ok(Some(Token::Tag)),
            b'%' if self.source.is_line_start() => {
                self.skip_line()?;
                return Ok(None);
            }
            b'!' | b'?' => self.praise()?,
            b'$' => self.nag()?,
            b'{' => Token::Comment,
            b';' => Token::LineComment,
            b'(' => Token::Open,
            b')' => Token::Close,
            b'*' => Token::Result(GameResult::Unknown),
            0 => return Err(self.fault(PgnFault::Nul)),
            _ => return Err(self.fault(PgnFault::Stray(char::from(byte)))),
        };
        self.source.skip(1);
        Ok(Some(token))
    }

    /// `!`, `?` or two of them; leaves the last of them to be skipped.
    fn praise(&mut self) -> Result<Token, Stop> {
        let ahead = self.source.ahead()?;
        let (len, nag) = match ahead {
            [b'!', b'!', ..] => (2, Nag::BRILLIANT),
            [b'?', b'?', ..] => (2, Nag::BLUNDER),
            [b'!', b'?', ..] => (2, Nag::INTERESTING),
            [b'?', b'!', ..] => (2, Nag::DUBIOUS),
            [b'!', ..] => (1, Nag::GOOD),
            _ => (1, Nag::MISTAKE),
        };
        self.source.skip(len - 1);
        Ok(Token::Nag(nag))
    }

    /// `$` and a number; leaves the last byte of it to be skipped.
    fn nag(&mut self) -> Result<Token, Stop> {
        let digits = &self.source.near()?[1..];
        let len = digits
            .iter()
            .take_while(|byte| byte.is_ascii_digit())
            .count();
        let number = digits[..len].iter().fold(0_u32, |number, digit| {
            number
                .saturating_mul(10)
                .saturating_add(u32::from(digit - b'0'))
        });
        if len == 0 {
            return Err(self.fault(PgnFault::Stray('$')));
        }
        self.source.skip(len);
        match u8::try_from(number) {
            Ok(number) => Ok(Token::Nag(Nag(number))),
            Err(_) => Err(self.fault(PgnFault::Nag(number))),
        }
    }
}

impl<R> Lexer<R> {
    /// Where the last token began.
    pub(super) fn place(&self) -> TextPlace {
        self.place
    }

    /// How many bytes lie behind.
    pub(super) fn offset(&self) -> u64 {
        self.source.offset()
    }

    /// A fault at the very next byte.
    fn fault_here(&self, fault: PgnFault) -> Stop {
        Stop::fault(self.source.place(), fault)
    }

    /// A fault in the last token.
    pub(super) fn fault(&self, fault: PgnFault) -> Stop {
        Stop::fault(self.place, fault)
    }
}

#[derive(Clone, Copy)]
enum Class {
    Blank,
    LineEnd,
    Word,
    Digit,
    Sign,
}

/// What a byte may begin. A lone `.` says nothing, and 0x1a ended files under DOS.
static CLASS: [Class; 256] = {
    let mut class = [Class::Sign; 256];
    let mut byte = 0;
    while byte < 256 {
        class[byte] = match byte as u8 {
            b' ' | b'\t' | 0x0b | 0x0c | 0x1a | b'.' => Class::Blank,
            b'\n' | b'\r' => Class::LineEnd,
            b'0'..=b'9' => Class::Digit,
            b'a'..=b'z' | b'A'..=b'Z' | 0x80.. => Class::Word,
            b'+' | b'-' | b'=' | b'#' | b'/' | b':' | b'_' => Class::Word,
            _ => Class::Sign,
        };
        byte += 1;
    }
    class
};

fn is_word(byte: u8) -> bool {
    matches!(CLASS[usize::from(byte)], Class::Word | Class::Digit)
}

#[inline]
fn is_line_end(byte: u8) -> bool {
    (byte == b'\n') | (byte == b'\r')
}

fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t')
}
