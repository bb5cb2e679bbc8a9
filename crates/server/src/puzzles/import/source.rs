//! The bytes of a file, unpacked if they are packed, which their beginning says.

use std::fs::File;
use std::io::{self, BufReader, Read, Seek};
use std::path::Path;

const ZSTD: [u8; 4] = [0x28, 0xb5, 0x2f, 0xfd];
const BUFFER: usize = 256 * 1024;

/// An open file.
pub(super) enum Source {
    Plain(BufReader<File>),
    Packed(Box<zstd::Decoder<'static, BufReader<File>>>),
}

impl Source {
    pub(super) fn open(path: &Path) -> io::Result<Self> {
        let mut file = File::open(path)?;
        let mut start = Vec::new();
        Read::by_ref(&mut file).take(4).read_to_end(&mut start)?;
        file.rewind()?;
        let file = BufReader::with_capacity(BUFFER, file);
        Ok(match start == ZSTD {
            true => Self::Packed(Box::new(zstd::Decoder::with_buffer(file)?)),
            false => Self::Plain(file),
        })
    }
}

impl Read for Source {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match self {
            Self::Plain(file) => file.read(buffer),
            Self::Packed(file) => file.read(buffer),
        }
    }
}
