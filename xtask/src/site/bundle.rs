//! Which of the modules that pages share are files of their own. All others are copied into every
//! page that needs them: asking for one more small file takes longer than loading it twice. Knows
//! sizes and pages only, no WebAssembly.

/// A set of pages, a bit for each.
pub(super) type Pages = u64;

/// A module that was cut off.
#[derive(Clone, Copy, Debug)]
pub(super) struct CutModule {
    pub(super) weight: usize,
    pub(super) pages: Pages,
    /// Not if it holds what changes, of which there is one.
    pub(super) may_be_copied: bool,
}

impl CutModule {
    fn is_shared(&self) -> bool {
        self.pages.count_ones() > 1
    }

    /// What the site grows by once every page has its own.
    fn cost_of_copies(&self) -> usize {
        self.weight * (self.pages.count_ones() as usize - 1)
    }
}

/// How many files there may be besides those of the pages, and how heavy each is at least.
#[derive(Clone, Copy)]
pub(super) struct Limits {
    pub(super) in_all: usize,
    pub(super) a_page: usize,
    pub(super) least: usize,
}

/// The places of the pieces that are files of their own.
pub(super) fn apart(pieces: &[CutModule], limits: Limits) -> Vec<usize> {
    let is_worth_it = |piece: &CutModule| piece.weight >= limits.least || !piece.may_be_copied;
    let mut apart: Vec<usize> = (0..pieces.len())
        .filter(|&place| pieces[place].is_shared() && is_worth_it(&pieces[place]))
        .collect();
    loop {
        let wanted = match apart.len() > limits.in_all {
            true => Pages::MAX,
            false => crowded(pieces, &apart, limits.a_page),
        };
        let copied = (0..apart.len())
            .filter(|&one| pieces[apart[one]].may_be_copied)
            .filter(|&one| pieces[apart[one]].pages & wanted != 0)
            .min_by_key(|&one| pieces[apart[one]].cost_of_copies());
        match copied {
            Some(copied) => apart.remove(copied),
            None => return apart,
        };
    }
}

/// The pages that load too many of these.
fn crowded(pieces: &[CutModule], apart: &[usize], most: usize) -> Pages {
    let loads = |page: &Pages| {
        let loaded = apart
            .iter()
            .filter(|&&place| pieces[place].pages & page != 0);
        loaded.count()
    };
    let pages = (0..Pages::BITS).map(|place| 1 << place);
    pages.filter(|page| loads(page) > most).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(pieces: &[(usize, Pages)], in_all: usize, a_page: usize, expected: &[usize]) {
        let pieces: Vec<_> = pieces
            .iter()
            .map(|&(weight, pages)| CutModule {
                weight,
                pages,
                may_be_copied: weight % 2 == 0,
            })
            .collect();
        let limits = Limits {
            in_all,
            a_page,
            least: 10,
        };
        assert_eq!(apart(&pieces, limits), expected, "{pieces:?}");
    }

    #[test]
    fn what_one_page_needs_travels_with_it() {
        check(&[(90, 0b1), (90, 0b10)], 9, 9, &[]);
    }

    #[test]
    fn what_is_shared_travels_alone_if_it_is_heavy() {
        check(&[(8, 0b11), (10, 0b11), (90, 0b101)], 9, 9, &[1, 2]);
    }

    #[test]
    fn what_changes_is_never_copied() {
        check(&[(1, 0b11), (90, 0b11), (3, 0b11)], 1, 1, &[0, 2]);
    }

    #[test]
    fn of_too_many_those_are_copied_that_cost_the_least() {
        check(&[(50, 0b11), (40, 0b11), (30, 0b111)], 2, 9, &[0, 2]);
    }

    #[test]
    fn a_page_with_many_files_copies_some_of_its_own() {
        check(&[(50, 0b011), (40, 0b011), (30, 0b110)], 9, 1, &[0]);
        check(&[(50, 0b011), (40, 0b011), (10, 0b1100)], 9, 1, &[0, 2]);
    }
}
