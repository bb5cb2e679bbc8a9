//! Randomness that a number decides: the same seed, the same draws.

/// What a row of random numbers grows from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Seed(pub(crate) u64);

impl Seed {
    /// A seed of its own for each number.
    pub(crate) fn branch(self, number: u64) -> Self {
        let mut random = self.numbers();
        Self(random.next() ^ number.wrapping_mul(0x9E37_79B9_7F4A_7C15))
    }

    pub(crate) fn numbers(self) -> Numbers {
        Numbers(self.0)
    }
}

/// A row of random numbers: SplitMix64, by Steele, Lea and Flood.
pub(crate) struct Numbers(u64);

impl Numbers {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number below `end`, which is above zero.
    fn below(&mut self, end: usize) -> usize {
        // The high half of a product falls evenly enough into so few places.
        let product = u128::from(self.next()) * end as u128;
        usize::try_from(product >> 64).expect("it is below a usize")
    }

    /// One of these; `None` if there are none.
    pub(crate) fn choose<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        (!from.is_empty()).then(|| &from[self.below(from.len())])
    }

    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gives_the_published_numbers() {
        let mut random = Seed(1_234_567).numbers();
        assert_eq!(random.next(), 6_457_827_717_110_365_317);
        assert_eq!(random.next(), 3_203_168_211_198_807_973);
    }

    #[test]
    fn shuffling_keeps_everything_and_depends_on_the_seed_alone() {
        let shuffled = |seed| {
            let mut items: Vec<_> = (0..50).collect();
            Seed(seed).numbers().shuffle(&mut items);
            items
        };
        assert_eq!(shuffled(1), shuffled(1));
        assert_ne!(shuffled(1), shuffled(2));
        let mut sorted = shuffled(3);
        sorted.sort_unstable();
        assert_eq!(sorted, (0..50).collect::<Vec<_>>());
    }
}
