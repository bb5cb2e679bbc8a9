//! Words: moves, move numbers, results, and signs that are spelled with letters.

use std::io::Read;

use super::{GameResult, Lexer, Nag, PgnFault, Stop, Token, is_word, text};
use crate::notation::pgn::source::LOOKAHEAD;

/// No move is longer before its "e.p.".
const MAX_BEFORE_DOTS: usize = 8;

impl<R: Read> Lexer<R> {
    /// The word that is next as a token, or `None` if it says nothing.
    #[inline]
    pub(super) fn word_token(&mut self) -> Result<Option<Token>, Stop> {
        self.place = self.source.place();
        let ahead = self.source.ahead()?;
        let first = ahead[0];
        let mut len = 1;
        let mut high = first;
        while let Some(&byte) = ahead.get(len)
            && is_word(byte)
            && len <= LOOKAHEAD
        {
            high |= byte;
            len += 1;
        }
        if len > LOOKAHEAD {
            return Err(self.fault(PgnFault::WordTooLong));
        }
        if !high.is_ascii() {
            return Ok(self.foreign_word(len));
        }
        // "e.p." is the one word with dots in it.
        if ahead[len - 1] == b'e' && len < MAX_BEFORE_DOTS && ahead[len..].starts_with(b".p.") {
            len += 3;
        }
        let blank = usize::from(ahead.get(len) == Some(&b' '));
        let start = self.source.index();
        self.word = start..start + len;
        self.source.skip(len + blank);
        if first.is_ascii_alphabetic() {
            return Ok(Some(Token::Word));
        }
        Ok(self.classified())
    }

    /// Goes past a number with its dots, which half of all words are; whether there was one.
    /// Others are left to be read as words.
    #[inline]
    pub(super) fn skip_move_number(&mut self) -> Result<bool, Stop> {
        let near = self.source.near()?;
        let digits = near.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let dots = near[digits..]
            .iter()
            .take_while(|&&byte| byte == b'.')
            .count();
        let is_number = dots > 0 && !(self.gap && near[..digits] == *b"1");
        if is_number {
            let blank = usize::from(near.get(digits + dots) == Some(&b' '));
            self.source.skip(digits + dots + blank);
        }
        Ok(is_number)
    }

    /// What a word is that begins with a digit or a sign.
    #[inline]
    fn classified(&mut self) -> Option<Token> {
        let word = self.word();
        let digits = word.iter().take_while(|byte| byte.is_ascii_digit()).count();
        if digits == word.len() {
            return match word {
                b"1" if self.gap => Some(Token::FirstNumber),
                // Four zeros are how some programs write that nobody moved.
                b"0000" => Some(Token::Word),
                _ => None,
            };
        }
        if let Some(result) = GameResult::parse_bytes(word) {
            return Some(Token::Result(result));
        }
        if digits > 0 && word[digits].is_ascii_alphabetic() {
            self.word.start += digits;
            return Some(Token::Word);
        }
        if digits == 0 && word != b"--" {
            let sign = std::str::from_utf8(word).ok().and_then(Nag::from_symbol);
            let says_nothing = word.iter().all(|byte| !byte.is_ascii_alphanumeric());
            if says_nothing {
                return sign.map(Token::Nag);
            }
        }
        Some(Token::Word)
    }

    /// A word with characters beyond ASCII: rewritten in place with the letters and signs
    /// they stand for, which are never longer.
    #[cold]
    fn foreign_word(&mut self, len: usize) -> Option<Token> {
        let start = self.source.index();
        let at_line_start = self.source.is_line_start();
        let window = &mut self.source.window_mut()[start..start + len];
        let (mut read, mut written, mut characters) = (0, 0, 0);
        let mut token = None;
        while let Some((letter, size)) = text::first_char(&window[read..]) {
            if let Some(sign) = Nag::from_symbol(letter.encode_utf8(&mut [0; 4]))
                && !letter.is_ascii()
            {
                if written == 0 {
                    read += size;
                    characters += 1;
                    token = Some(Token::Nag(sign));
                }
                break;
            }
            match plain(letter) {
                Plain::Space if written == 0 => {}
                Plain::Space | Plain::Dots if written > 0 && !is_numeral(&window[..written]) => {
                    break;
                }
                Plain::Space | Plain::Dots => written = 0,
                Plain::Half if written == 0 => {
                    token = Some(Token::Result(GameResult::Draw));
                    characters += window[read..].iter().filter(|&&b| b & 0xc0 != 0x80).count();
                    read = len;
                    break;
                }
                Plain::Letter(byte) => {
                    window[written] = byte;
                    written += 1;
                }
                Plain::Half | Plain::Other => {
                    // Left as it is, to be named in the error about this move.
                    window.copy_within(read..read + size, written);
                    written += size;
                }
            }
            read += size;
            characters += 1;
        }
        self.word = start..start + written;
        self.source.skip_characters(characters, read);
        if at_line_start && written == 0 && token.is_none() {
            self.source.start_line_here();
        }
        match token {
            Some(token) => Some(token),
            None if written == 0 => None,
            None if self.word()[0].is_ascii_alphabetic() => Some(Token::Word),
            None => self.classified(),
        }
    }
}

impl<R> Lexer<R> {
    /// The last word, in ASCII unless it is no move at all.
    #[inline]
    pub(in super::super) fn word(&self) -> &[u8] {
        &self.source.window()[self.word.clone()]
    }
}

/// What a character stands for in a move.
enum Plain {
    Letter(u8),
    /// Not a part of any word.
    Space,
    /// After a move number.
    Dots,
    /// Half a point.
    Half,
    Other,
}

fn plain(letter: char) -> Plain {
    match letter {
        '♔' | '♚' => Plain::Letter(b'K'),
        '♕' | '♛' => Plain::Letter(b'Q'),
        '♖' | '♜' => Plain::Letter(b'R'),
        '♗' | '♝' => Plain::Letter(b'B'),
        '♘' | '♞' => Plain::Letter(b'N'),
        '♙' | '♟' => Plain::Letter(b'P'),
        '‐' | '‑' | '–' | '—' | '−' => Plain::Letter(b'-'),
        '×' => Plain::Letter(b'x'),
        '…' => Plain::Dots,
        '½' => Plain::Half,
        '\u{a0}' | '\u{200b}' | '\u{202f}' | '\u{feff}' => Plain::Space,
        _ if letter.is_ascii() => Plain::Letter(letter as u8),
        _ => Plain::Other,
    }
}

fn is_numeral(bytes: &[u8]) -> bool {
    bytes.iter().all(u8::is_ascii_digit)
}
