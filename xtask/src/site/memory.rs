//! How much memory a WebAssembly module may ask for, read from the module itself: what the
//! linker was told is worth nothing if it did not listen.

use anyhow::{Context, Result, ensure};

/// The size of a page of memory, by the specification.
const PAGE: u64 = 64 << 10;

/// What a worker may have; several of them run beside each other on a phone.
const WORKER: u64 = 64 << 20;

const HEADER: &[u8] = b"\0asm\x01\0\0\0";
const MEMORY_SECTION: u8 = 5;
const HAS_MAXIMUM: u8 = 1;

/// Refuses a worker that may grow beyond its limit.
pub(crate) fn check(module: &[u8]) -> Result<()> {
    let most = maximum(module)?.context("the worker's memory has no upper limit")?;
    println!("  the worker may use {} MiB of memory", most >> 20);
    ensure!(
        most <= WORKER,
        "the worker may use {most} bytes of memory; the limit is {WORKER}"
    );
    Ok(())
}

/// The most bytes of memory the module may have, if it says so.
fn maximum(module: &[u8]) -> Result<Option<u64>> {
    let rest = module.strip_prefix(HEADER);
    let mut rest = rest.context("this is not a WebAssembly module")?;
    while let Some(kind) = byte(&mut rest) {
        let length = usize::try_from(number(&mut rest)?)?;
        let (mut section, others) = rest
            .split_at_checked(length)
            .context("a section is cut off")?;
        rest = others;
        if kind == MEMORY_SECTION {
            let memories = number(&mut section)?;
            ensure!(memories == 1, "there are {memories} memories");
            let flags = byte(&mut section).context("a memory is cut off")?;
            number(&mut section)?;
            return match flags & HAS_MAXIMUM {
                0 => Ok(None),
                _ => Ok(Some(number(&mut section)? * PAGE)),
            };
        }
    }
    Ok(None)
}

fn byte(bytes: &mut &[u8]) -> Option<u8> {
    bytes.split_off_first().copied()
}

/// A number in groups of seven bits, the lowest first.
fn number(bytes: &mut &[u8]) -> Result<u64> {
    let mut value = 0;
    for group in 0..5 {
        let next = byte(bytes).context("a number is cut off")?;
        value |= u64::from(next & 0x7f) << (7 * group);
        if next & 0x80 == 0 {
            return Ok(value);
        }
    }
    anyhow::bail!("a number is too long")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn module(sections: &[u8]) -> Vec<u8> {
        [HEADER, sections].concat()
    }

    #[test]
    fn the_upper_limit_is_read() {
        // An empty section before it, 17 pages at first, 1024 at most.
        let limited = module(&[1, 1, 0, 5, 5, 1, 1, 17, 0x80, 8]);
        assert_eq!(maximum(&limited).unwrap(), Some(64 << 20));
        assert!(check(&limited).is_ok());
    }

    #[test]
    fn too_much_or_no_limit_is_refused() {
        let large = module(&[5, 5, 1, 1, 17, 0x81, 8]);
        let endless = module(&[5, 3, 1, 0, 17]);
        for refused in [&large[..], &endless, HEADER, b"text", &large[..12]] {
            assert!(check(refused).is_err());
        }
    }
}
