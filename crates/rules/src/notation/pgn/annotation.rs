//! What a program wrote into a comment: clocks, evaluations, colored squares and arrows.

use std::fmt;
use std::ops::Range;
use std::time::Duration;

use crate::Square;

/// What a command in a comment says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Annotation {
    /// `[%clk]`: the time left to the side that moved.
    Clock(Duration),
    /// `[%emt]`: the time the move took.
    Elapsed(Duration),
    /// `[%eval]`: what an engine thought, and how deep it looked if said.
    Evaluation {
        /// The judgement.
        value: Evaluation,
        /// The depth in half-moves.
        depth: Option<u8>,
    },
    /// `[%csl]`: a colored square.
    Square(Brush, Square),
    /// `[%cal]`: an arrow from one square to another.
    Arrow(Brush, Square, Square),
}

/// An engine's judgement from White's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Evaluation {
    /// Hundredths of a pawn.
    Centipawns(i32),
    /// Mate in so many moves, below zero if White is mated.
    Mate(i16),
}

/// The color of a mark on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Brush {
    Green,
    Red,
    Yellow,
    Blue,
}

impl Brush {
    /// Every color.
    pub const ALL: [Self; 4] = [Self::Green, Self::Red, Self::Yellow, Self::Blue];

    /// The letter that stands for it.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Green => 'G',
            Self::Red => 'R',
            Self::Yellow => 'Y',
            Self::Blue => 'B',
        }
    }
}

impl Annotation {
    /// The name of its command.
    #[must_use]
    pub const fn command(&self) -> &'static str {
        match self {
            Self::Clock(_) => "clk",
            Self::Elapsed(_) => "emt",
            Self::Evaluation { .. } => "eval",
            Self::Square(..) => "csl",
            Self::Arrow(..) => "cal",
        }
    }
}

impl fmt::Display for Annotation {
    /// What its command says, without brackets and name.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Clock(time) | Self::Elapsed(time) => write_time(f, *time),
            Self::Evaluation { value, depth } => {
                match value {
                    Evaluation::Mate(moves) => write!(f, "#{moves}")?,
                    Evaluation::Centipawns(value) => {
                        let sign = if *value < 0 { "-" } else { "" };
                        let value = value.unsigned_abs();
                        write!(f, "{sign}{}.{:02}", value / 100, value % 100)?;
                    }
                }
                depth.map_or(Ok(()), |depth| write!(f, ",{depth}"))
            }
            Self::Square(brush, square) => write!(f, "{}{square}", brush.letter()),
            Self::Arrow(brush, from, to) => write!(f, "{}{from}{to}", brush.letter()),
        }
    }
}

/// `h:mm:ss`, with thousandths only if there are any.
fn write_time(f: &mut fmt::Formatter<'_>, time: Duration) -> fmt::Result {
    let seconds = time.as_secs();
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    write!(f, "{hours}:{minutes:02}:{:02}", seconds % 60)?;
    match time.subsec_millis() {
        0 => Ok(()),
        tenths if tenths % 100 == 0 => write!(f, ".{}", tenths / 100),
        hundredths if hundredths % 10 == 0 => write!(f, ".{:02}", hundredths / 10),
        millis => write!(f, ".{millis:03}"),
    }
}

/// A known command whose words are all understood.
#[derive(Clone, Debug)]
pub(super) enum Command<'t> {
    /// Says one thing, and nothing more once that is said.
    Single(Option<Annotation>),
    /// Lists marks on the board.
    Marks {
        read: fn(&str) -> Option<Annotation>,
        words: std::str::Split<'t, char>,
    },
}

impl Iterator for Command<'_> {
    type Item = Annotation;

    fn next(&mut self) -> Option<Annotation> {
        match self {
            Self::Single(said) => said.take(),
            Self::Marks { read, words } => read(words.next()?),
        }
    }
}

/// The first known command of a text, and where it stands. No byte is looked at twice, however
/// many commands are begun inside one another: none that is known holds a bracket.
pub(super) fn first_command(text: &str) -> Option<(Range<usize>, Command<'_>)> {
    let bracket = |from: usize| {
        let rest = text.as_bytes()[from..].iter();
        let found = rest.copied().position(|byte| matches!(byte, b'[' | b']'));
        found.map(|found| from + found)
    };
    let mut start = bracket(0)?;
    loop {
        let end = bracket(start + 1)?;
        let body = text[start..end].strip_prefix("[%");
        if let Some(command) = body.and_then(command)
            && text.as_bytes()[end] == b']'
        {
            return Some((start..end + 1, command));
        }
        start = end;
    }
}

fn command(body: &str) -> Option<Command<'_>> {
    let (name, said) = body.split_once(char::is_whitespace)?;
    let said = said.trim();
    let single = match name.as_bytes() {
        b"clk" => time(said).map(Annotation::Clock),
        b"emt" => time(said).map(Annotation::Elapsed),
        b"eval" => evaluation(said),
        b"csl" => return marks(said, square),
        b"cal" => return marks(said, arrow),
        _ => None,
    };
    single.map(|said| Command::Single(Some(said)))
}

fn marks(said: &str, read: fn(&str) -> Option<Annotation>) -> Option<Command<'_>> {
    let words = said.split(',');
    let known = words.clone().all(|word| read(word).is_some());
    known.then_some(Command::Marks { read, words })
}

/// `h:mm:ss` with up to three decimals.
fn time(word: &str) -> Option<Duration> {
    let (whole, fraction) = word.split_once('.').unwrap_or((word, "0"));
    let mut fields = whole.split(':');
    let [hours, minutes, seconds] = [fields.next()?, fields.next()?, fields.next()?];
    let (minutes, seconds) = (digits(minutes, 2)?, digits(seconds, 2)?);
    if fields.next().is_some() || minutes > 59 || seconds > 59 {
        return None;
    }
    let unit = [100, 10, 1].get(fraction.len().checked_sub(1)?)?;
    let millis = u64::from(digits(fraction, 3)? * unit);
    let minutes = u64::from(digits(hours, 9)?) * 60 + u64::from(minutes);
    let seconds = minutes * 60 + u64::from(seconds);
    Some(Duration::from_millis(seconds * 1000 + millis))
}

/// `0.35`, `#-3`, either with `,20` for the depth.
fn evaluation(word: &str) -> Option<Annotation> {
    let (value, depth) = match word.split_once(',') {
        Some((value, depth)) => (value, Some(digits(depth, 3)?)),
        None => (word, None),
    };
    let depth = match depth {
        Some(depth) => Some(u8::try_from(depth).ok()?),
        None => None,
    };
    let mate = value.strip_prefix('#');
    let value = mate.unwrap_or(value);
    let (sign, size) = match value.strip_prefix('-') {
        Some(size) => (-1, size),
        None => (1, value.strip_prefix('+').unwrap_or(value)),
    };
    let value = if mate.is_some() {
        Evaluation::Mate(i16::try_from(sign * i64::from(digits(size, 5)?)).ok()?)
    } else {
        let (pawns, hundredths) = size.split_once('.').unwrap_or((size, "0"));
        let unit = [10, 1].get(hundredths.len().checked_sub(1)?)?;
        let pawns = i64::from(digits(pawns, 9)?);
        let size = pawns * 100 + i64::from(digits(hundredths, 2)? * unit);
        Evaluation::Centipawns(i32::try_from(sign * size).ok()?)
    };
    Some(Annotation::Evaluation { value, depth })
}

fn square(word: &str) -> Option<Annotation> {
    let (brush, square) = brush(word)?;
    Some(Annotation::Square(brush, square.parse().ok()?))
}

fn arrow(word: &str) -> Option<Annotation> {
    let (brush, squares) = brush(word)?;
    let (from, to) = squares.split_at_checked(2)?;
    Some(Annotation::Arrow(
        brush,
        from.parse().ok()?,
        to.parse().ok()?,
    ))
}

fn brush(word: &str) -> Option<(Brush, &str)> {
    let word = word.trim();
    let letter = word.chars().next()?;
    let brush = Brush::ALL
        .into_iter()
        .find(|brush| brush.letter() == letter)?;
    Some((brush, &word[1..]))
}

/// A plain number of at most so many digits, and never more than nine.
fn digits(text: &str, most: usize) -> Option<u32> {
    if text.is_empty() || text.len() > most.min(9) {
        return None;
    }
    text.bytes().try_fold(0, |number, digit| {
        let digit = digit.wrapping_sub(b'0');
        (digit < 10).then(|| number * 10 + u32::from(digit))
    })
}
