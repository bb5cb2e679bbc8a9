//! Numbers by lot that are the same in every run (SplitMix64).

/// Dice that were shaken with a seed.
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub(crate) fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Below the limit, which must not be zero.
    pub(crate) fn below(&mut self, limit: u64) -> u64 {
        self.number() % limit
    }

    /// From the one to the other, both included.
    pub(crate) fn between(&mut self, low: u16, high: u16) -> u16 {
        low + self.below(u64::from(high - low) + 1) as u16
    }

    pub(crate) fn one_of<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[self.below(choices.len() as u64) as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_rolls_the_same() {
        let rolls = |seed| {
            let mut dice = Dice::new(seed);
            [(); 5].map(|()| dice.below(1000))
        };
        assert_eq!(rolls(7), rolls(7));
        assert_ne!(rolls(7), rolls(8));
    }

    #[test]
    fn both_ends_are_reached() {
        let mut dice = Dice::new(1);
        let rolls: Vec<_> = (0..100).map(|_| dice.between(3, 5)).collect();
        assert_eq!(
            (rolls.iter().min(), rolls.iter().max()),
            (Some(&3), Some(&5))
        );
    }
}
