//! Cuts a file into chunks of whole lines. No line is kept that is longer than any puzzle, so a
//! file without line breaks takes no more memory than any other.

use std::io::Read;
use std::mem;

use super::ImportError;

/// More than any line of the collection; the longest known has 600 bytes.
pub(super) const LONGEST_LINE: usize = 4096;
/// Of unpacked text: eight times the whole collection.
const LARGEST: u64 = 8 << 30;
const CHUNK: usize = 512 * 1024;

/// What is left of a file.
pub(super) struct Lines<R> {
    source: R,
    /// Bytes that were read.
    read: u64,
    /// The line that comes next, from 1.
    line: u64,
    /// The beginning of a line whose end was not read yet.
    rest: Vec<u8>,
}

/// Some lines. One that was longer than allowed is cut, but not to an allowed length.
pub(super) struct Chunk {
    /// The number of the first one, from 1.
    pub(super) first: u64,
    pub(super) text: Vec<u8>,
}

impl Chunk {
    pub(super) fn lines(&self) -> u64 {
        let ends = self.text.iter().filter(|&&byte| byte == b'\n').count() as u64;
        ends + u64::from(!self.text.ends_with(b"\n"))
    }
}

impl<R: Read> Lines<R> {
    pub(super) fn new(source: R) -> Self {
        Self {
            source,
            read: 0,
            line: 1,
            rest: Vec::new(),
        }
    }

    /// The first line.
    pub(super) fn head(&mut self) -> Result<Vec<u8>, ImportError> {
        let Some(mut chunk) = self.next_chunk()? else {
            return Ok(Vec::new());
        };
        let end = chunk.text.iter().position(|&byte| byte == b'\n');
        let end = end.map_or(chunk.text.len(), |end| end + 1);
        let mut after = chunk.text.split_off(end);
        after.append(&mut self.rest);
        self.rest = after;
        self.line = 2;
        Ok(chunk.text)
    }

    pub(super) fn next_chunk(&mut self) -> Result<Option<Chunk>, ImportError> {
        let mut text = mem::take(&mut self.rest);
        let first = self.line;
        loop {
            let start = text.len();
            text.resize(start + CHUNK, 0);
            let count = self.source.read(&mut text[start..]);
            let count = count.map_err(|source| {
                let whole = text[..start].iter().filter(|&&byte| byte == b'\n');
                let line = self.line - 1 + whole.count() as u64;
                ImportError::Broken { line, source }
            })?;
            text.truncate(start + count);
            self.read += count as u64;
            if self.read > LARGEST {
                return Err(ImportError::TooLarge(LARGEST));
            }
            if count == 0 {
                return Ok(self.cut(first, text));
            }
            if let Some(last) = text.iter().rposition(|&byte| byte == b'\n')
                && last + 1 >= CHUNK / 2
            {
                self.rest = text.split_off(last + 1);
                return Ok(self.cut(first, text));
            }
            let begin = text.iter().rposition(|&byte| byte == b'\n');
            let begin = begin.map_or(0, |end| end + 1);
            text.truncate(begin + (text.len() - begin).min(LONGEST_LINE + 1));
        }
    }

    fn cut(&mut self, first: u64, text: Vec<u8>) -> Option<Chunk> {
        if text.is_empty() {
            return None;
        }
        let chunk = Chunk { first, text };
        self.line += chunk.lines();
        Some(chunk)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Hands out a few bytes at a time.
    struct Slow<'t>(&'t [u8], usize);

    impl Read for Slow<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
            let count = self.1.min(self.0.len()).min(buffer.len());
            buffer[..count].copy_from_slice(&self.0[..count]);
            self.0 = &self.0[count..];
            Ok(count)
        }
    }

    fn all(text: &[u8], step: usize) -> (Vec<u8>, Vec<(u64, Vec<u8>)>) {
        let mut lines = Lines::new(Slow(text, step));
        let head = lines.head().unwrap();
        let mut told = Vec::new();
        while let Some(chunk) = lines.next_chunk().unwrap() {
            for (line, number) in chunk
                .text
                .split_inclusive(|&b| b == b'\n')
                .zip(chunk.first..)
            {
                told.push((number, line.to_vec()));
            }
        }
        (head, told)
    }

    #[test]
    fn every_line_keeps_its_number_however_it_is_read() {
        let text: String = (1..=9000)
            .map(|number| format!("line {number} of many\n"))
            .collect();
        for step in [3_000, 100_000, usize::MAX] {
            let (head, rest) = all(text.trim_end().as_bytes(), step);
            assert_eq!(head, b"line 1 of many\n");
            assert_eq!(rest.len(), 8999);
            for (number, line) in rest {
                let expected = format!("line {number} of many");
                assert_eq!(String::from_utf8(line).unwrap().trim_end(), expected);
            }
        }
    }

    #[test]
    fn a_line_without_end_is_cut_and_the_next_one_is_whole() {
        let text = format!("head\nshort\n{}\nlast", "x".repeat(3_000_000));
        let (_, rest) = all(text.as_bytes(), usize::MAX);
        assert_eq!(rest.len(), 3);
        assert!(rest[1].1.len() > LONGEST_LINE);
        assert_eq!((rest[2].0, rest[2].1.as_slice()), (4, &b"last"[..]));
        assert_eq!(all(b"", 9), (vec![], vec![]));
    }
}
