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
        self.take(&sizes, Some(&at));
    }

    /// The same, or none of the block if there is nothing to say.
    pub(super) fn put_if<const N: usize, T>(
        &mut self,
        about: Option<T>,
        sizes: [usize; N],
        at: impl FnOnce(T) -> [usize; N],
    ) {
        let at = about.map(at);
        self.take(&sizes, at.as_ref().map(<[usize; N]>::as_slice));
    }

    /// Not inlined: it is asked in forty places, and the worker has to stay small.
    #[inline(never)]
    fn take(&mut self, sizes: &[usize], at: Option<&[usize]>) {
        if let Some(at) = at {
            let mut place = 0;
            for (&size, &at) in sizes.iter().zip(at) {
                debug_assert!(at < size, "{at} of {size}");
                place = place * size + at;
            }
            self.taken.push((self.asked + place) as u16);
        }
        self.asked += sizes.iter().product::<usize>();
    }

    /// How many features were asked for.
    pub(super) fn len(&self) -> usize {
        self.asked
    }

    pub(super) fn taken(self) -> Vec<u16> {
        self.taken
    }
}
