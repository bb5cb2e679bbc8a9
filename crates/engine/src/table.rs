//! What was already found out about positions, kept in a fixed amount of memory.

use rookery_rules::Move;

use crate::value::{Value, from_table, to_table};

/// How a stored value relates to the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    /// The true value is at most this.
    Upper,
    /// The true value is at least this.
    Lower,
    /// This is the true value.
    Exact,
}

/// What the table knows about a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known {
    pub(crate) mv: Option<Move>,
    pub(crate) value: Value,
    pub(crate) evaluation: Value,
    pub(crate) depth: i32,
    pub(crate) bound: Bound,
}

impl Known {
    /// Whether the value settles a search with this window.
    pub(crate) fn settles(&self, alpha: Value, beta: Value) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.value >= beta,
            Bound::Upper => self.value <= alpha,
        }
    }
}

#[derive(Clone, Copy, Default)]
struct Entry {
    key: u32,
    mv: u16,
    value: i16,
    evaluation: i16,
    depth: u8,
    /// Two bits of bound, 0 for an empty entry, and six of age.
    tag: u8,
}

const AGES: u8 = 64;

impl Entry {
    fn age(self) -> u8 {
        self.tag >> 2
    }

    fn is_empty(self) -> bool {
        self.tag & 3 == 0
    }

    /// How gladly it is given up: shallow and old first.
    fn worth(self, age: u8) -> i32 {
        let old = (age + AGES - self.age()) % AGES;
        i32::from(self.depth) - 4 * i32::from(old)
    }
}

#[derive(Clone, Copy, Default)]
#[repr(align(64))]
struct Bucket([Entry; 5]);

/// The table.
pub(crate) struct Table {
    buckets: Vec<Bucket>,
    age: u8,
}

impl Table {
    /// A table of about so many megabytes, at least one.
    pub(crate) fn new(megabytes: usize) -> Self {
        let count = (megabytes.max(1) << 20) / size_of::<Bucket>();
        Self {
            buckets: vec![Bucket::default(); count],
            age: 0,
        }
    }

    pub(crate) fn clear(&mut self) {
        self.buckets.fill(Bucket::default());
        self.age = 0;
    }

    /// What comes from now on is newer than all before.
    pub(crate) fn next_age(&mut self) {
        self.age = (self.age + 1) % AGES;
    }

    pub(crate) fn look_up(&self, hash: u64, ply: usize) -> Option<Known> {
        let bucket = &self.buckets[self.index(hash)];
        let key = hash as u32;
        let entry = bucket
            .0
            .iter()
            .find(|entry| entry.key == key && !entry.is_empty())?;
        Some(Known {
            mv: std::num::NonZeroU16::new(entry.mv).map(Move::from_bits),
            value: from_table(entry.value, ply),
            evaluation: Value::from(entry.evaluation),
            depth: i32::from(entry.depth),
            bound: match entry.tag & 3 {
                1 => Bound::Upper,
                2 => Bound::Lower,
                _ => Bound::Exact,
            },
        })
    }

    pub(crate) fn store(&mut self, hash: u64, ply: usize, known: &Known) {
        let (index, key, age) = (self.index(hash), hash as u32, self.age);
        let bucket = &mut self.buckets[index].0;
        let same = bucket
            .iter()
            .position(|entry| entry.key == key && !entry.is_empty());
        let slot = same.unwrap_or_else(|| {
            let worth = |&slot: &usize| (!bucket[slot].is_empty(), bucket[slot].worth(age));
            (0..bucket.len()).min_by_key(worth).unwrap_or(0)
        });
        let old = bucket[slot];
        if same.is_some()
            && known.bound != Bound::Exact
            && old.age() == age
            && i32::from(old.depth) > known.depth + 3
        {
            return;
        }
        let kept = if same.is_some() { old.mv } else { 0 };
        let bound = match known.bound {
            Bound::Upper => 1,
            Bound::Lower => 2,
            Bound::Exact => 3,
        };
        bucket[slot] = Entry {
            key,
            mv: known.mv.map_or(kept, |mv| mv.to_bits().get()),
            value: to_table(known.value, ply),
            evaluation: known.evaluation as i16,
            depth: known.depth.clamp(0, 255) as u8,
            tag: age << 2 | bound,
        };
    }

    /// Entries of this age among the first thousand.
    pub(crate) fn used(&self) -> u16 {
        let entries = self.buckets.iter().flat_map(|bucket| bucket.0).take(1000);
        let used = entries.filter(|entry| !entry.is_empty() && entry.age() == self.age);
        used.count() as u16
    }

    /// The upper half of the hash chooses the bucket, the lower half is compared. Computed in
    /// 64 bits, so that it is the same in the browser.
    fn index(&self, hash: u64) -> usize {
        (((hash >> 32) * self.buckets.len() as u64) >> 32) as usize
    }
}
