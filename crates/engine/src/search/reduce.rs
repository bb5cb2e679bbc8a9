//! How much less deep a late move is looked at. The logarithmic shape is the field's custom; all
//! factors, in 1024ths of a half-move, are set by hand (see `search`).

use rookery_rules::{Move, Position};

use super::Search;
use super::node::{Ask, Candidate, Kind, Sight};

impl Search<'_> {
    pub(super) fn reduction<K: Kind>(
        &self,
        next: &Position,
        mv: Move,
        ask: &Ask,
        sight: &Sight,
        candidate: &Candidate,
    ) -> i32 {
        if ask.depth < 3 || candidate.tried <= 1 + 2 * i32::from(ask.ply == 0) {
            return 0;
        }
        let mut reduction = late(ask.depth, candidate.tried);
        // A history of 9,000, of 65,536 possible, is worth a half-move; of captures, which have
        // only one of 16,384, one of 16,000, and they are reduced half as much.
        if candidate.quiet {
            reduction -= candidate.worth * 1024 / 9_000;
            if self.thought.frames[ask.ply].killers.contains(&Some(mv)) {
                reduction -= 1024;
            }
        } else {
            reduction = reduction / 2 - candidate.worth * 1024 / 16_000;
        }
        // Less where the value may become exact, more where a refutation is expected, more where
        // the position does not get better, less for checks: half-moves, or halves of them, by
        // hand.
        if K::PRINCIPAL {
            reduction -= 1024;
        }
        if ask.cut {
            reduction += 1536;
        }
        if !sight.improving {
            reduction += 512;
        }
        if next.is_check() {
            reduction -= 1024;
        }
        let exact = sight
            .known
            .is_some_and(|known| known.mv.is_some_and(Move::is_capture));
        if exact && candidate.quiet {
            reduction += 512;
        }
        (reduction / 1024).max(0)
    }
}

/// In 1024ths of a half-move: grows with the logarithms of depth and of the moves before. Half a
/// half-move goes to every late move, by hand.
fn late(depth: i32, tried: i32) -> i32 {
    let (depth, tried) = (depth.clamp(1, 63) as usize, tried.clamp(1, 63) as usize);
    LATE[depth] * LATE[tried] / 1024 + 512
}

/// 1024 ln(n) / 1.5 rounded, kept as whole numbers because logarithms of floats may differ
/// from one target to another. Two of them multiplied make ln(depth) ln(moves) / 2.25, the divisor
/// by hand, within what is customary.
const LATE: [i32; 64] = {
    let mut table = [0; 64];
    let mut n = 2;
    while n < 64 {
        table[n] = log(n as u64);
        n += 1;
    }
    table
};

/// By binary digits: squares the number again and again and notes each carry.
const fn log(n: u64) -> i32 {
    let whole = 63 - n.leading_zeros();
    let mut mantissa = n << (31 - whole);
    let mut bits = whole as u64;
    let mut step = 0;
    while step < 16 {
        mantissa = (mantissa * mantissa) >> 31;
        bits <<= 1;
        if mantissa >= 1 << 32 {
            bits |= 1;
            mantissa >>= 1;
        }
        step += 1;
    }
    // ln 2 * 1024 / 1.5 = 473.2
    ((bits * 4732 / 10) >> 16) as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_a_logarithm() {
        for (n, &entry) in LATE.iter().enumerate().skip(1) {
            let exact = (n as f64).ln() * 1024.0 / 1.5;
            assert!(
                (f64::from(entry) - exact).abs() < 2.0,
                "{n}: {entry} {exact}"
            );
        }
    }
}
