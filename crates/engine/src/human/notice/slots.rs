//! Features numbered in the order in which they are asked for, so that no table of offsets can
//! disagree with the code.

/// The features that a move has, among all that were asked for.
#[derive(Default)]
pub(super) struct Slots {
    asked: usize,
    taken: Vec<u16>,
}

impl Slots {
    /// One feature of a block of so many by so many.
    pub(super) fn put<const N: usize>(&mut self, sizes: [usize; N], at: [usize; N]) {
        let mut place = 0;
        for (size, at) in sizes.into_iter().zip(at) {
            debug_assert!(at < size, "{at} of {size}");
            place = place * size + at;
        }
        self.taken.push((self.asked + place) as u16);
        self.asked += sizes.into_iter().product::<usize>();
    }

    /// The same, or none of the block if there is nothing to say.
    pub(super) fn put_if<const N: usize, T>(
        &mut self,
        about: Option<T>,
        sizes: [usize; N],
        at: impl FnOnce(T) -> [usize; N],
    ) {
        match about {
            Some(about) => self.put(sizes, at(about)),
            None => self.asked += sizes.into_iter().product::<usize>(),
        }
    }

    /// How many features were asked for.
    pub(super) fn len(&self) -> usize {
        self.asked
    }

    pub(super) fn taken(self) -> Vec<u16> {
        self.taken
    }
}
