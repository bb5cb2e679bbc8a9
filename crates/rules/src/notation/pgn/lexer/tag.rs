//! Tags: `[Name "value"]` on one line.

use std::io::Read;

use super::{Lexer, Limits, PgnFault, Stop, is_blank, is_line_end, is_word, text};

/// The most blanks before the `]` of a tag.
const MAX_GAP: usize = 64;

impl<R: Read> Lexer<R> {
    /// Whether a tag begins with the `[` that is next, and not just anything in brackets.
    pub(in super::super) fn at_tag(&mut self) -> Result<bool, Stop> {
        Ok(looks_like_tag(self.source.near()?))
    }

    /// Whether the tag that is next has this name.
    pub(in super::super) fn at_tag_named(&mut self, name: &str) -> Result<bool, Stop> {
        let after = self.source.near()?.get(1..).unwrap_or_default();
        let after = after.trim_ascii_start().strip_prefix(name.as_bytes());
        Ok(after.is_some_and(|rest| !rest.first().copied().is_some_and(is_word)))
    }

    /// The name and the value of the tag that is next.
    pub(in super::super) fn tag(&mut self, limits: &Limits) -> Result<(&str, &str), Stop> {
        self.source.skip(1);
        self.tag_name(limits)?;
        self.skip_blanks()?;
        self.bytes.clear();
        match self.source.ahead()?.first() {
            Some(b'"') => {
                self.source.skip(1);
                self.tag_value(limits)?;
            }
            Some(b']') => {}
            _ => return Err(self.fault(PgnFault::Tag)),
        }
        self.skip_blanks()?;
        if self.source.ahead()?.first() != Some(&b']') {
            return Err(self.fault(PgnFault::Tag));
        }
        self.source.skip(1);
        let value = text::decode(&self.bytes, &mut self.decoded);
        if value.len() > limits.tag && value.chars().count() > limits.tag {
            return Err(Stop::fault(self.place, PgnFault::TagTooLong(limits.tag)));
        }
        Ok((&self.name, value))
    }

    fn tag_name(&mut self, limits: &Limits) -> Result<(), Stop> {
        self.skip_blanks()?;
        let ahead = self.source.ahead()?;
        let count = ahead.iter().take_while(|&&byte| is_name(byte)).count();
        self.name.clear();
        // Longer than the window has ahead for sure is longer than any name.
        if count > limits.tag.min(super::super::source::LOOKAHEAD) {
            return Err(self.fault(PgnFault::TagTooLong(limits.tag)));
        }
        self.name
            .extend(ahead[..count].iter().copied().map(char::from));
        if self.name.is_empty() {
            return Err(self.fault(PgnFault::Tag));
        }
        self.source.skip(count);
        Ok(())
    }

    /// Everything up to the quote before `]`. Quotes that were not escaped are part of the
    /// value, because files hold names such as "The "Immortal" Game".
    fn tag_value(&mut self, limits: &Limits) -> Result<(), Stop> {
        loop {
            let ahead = self.source.ahead()?;
            let (kept, count) = match ahead {
                [] => return Err(self.fault(PgnFault::Tag)),
                [0, ..] => return Err(self.fault_here(PgnFault::Nul)),
                [b'"', rest @ ..] if closes_tag(rest) => {
                    self.source.skip(1);
                    return Ok(());
                }
                [b'\\', escaped @ (b'"' | b'\\'), ..] => (std::slice::from_ref(escaped), 2),
                [byte, ..] if is_line_end(*byte) => return Err(self.fault(PgnFault::Tag)),
                [_, rest @ ..] => {
                    let plain = rest.iter().take_while(|&&byte| is_plain(byte)).count();
                    (&ahead[..=plain], plain + 1)
                }
            };
            self.bytes.extend_from_slice(kept);
            if self.bytes.len() / 4 > limits.tag {
                return Err(self.fault(PgnFault::TagTooLong(limits.tag)));
            }
            self.source.skip_text(count);
        }
    }

    fn skip_blanks(&mut self) -> Result<(), Stop> {
        while self.source.ahead()?.first().copied().is_some_and(is_blank) {
            self.source.skip(1);
        }
        Ok(())
    }
}

/// Whether a quote before this is the last one of its tag.
fn closes_tag(bytes: &[u8]) -> bool {
    let near = &bytes[..bytes.len().min(MAX_GAP)];
    near.trim_ascii_start().starts_with(b"]")
}

/// Whether the bytes begin like `[Name "`.
pub(super) fn looks_like_tag(bytes: &[u8]) -> bool {
    let Some(rest) = bytes.strip_prefix(b"[") else {
        return false;
    };
    let rest = rest.trim_ascii_start();
    let name = rest.iter().take_while(|&&byte| is_name(byte)).count();
    let after = rest[name..].trim_ascii_start();
    name > 0 && (after.is_empty() || after.starts_with(b"\"") || after.starts_with(b"]"))
}

fn is_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'+' | b'#' | b'=' | b':' | b'-')
}

/// Whether nothing about the byte needs a second look.
fn is_plain(byte: u8) -> bool {
    !matches!(byte, 0 | b'"' | b'\\' | b'\n' | b'\r')
}
