//! Where one looks during a game: at the board as it is, or at a moment of its past. A half-move
//! under the pointer is previewed, a click pins it, and whoever leaves with one pinned is asked, or
//! keeps looking there. It counts half-moves and knows nothing of what was played.

/// A place is the number of half-moves made until then.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Look {
    /// The game as it stands.
    #[default]
    Now,
    /// Shown as long as the pointer is there.
    Preview(usize),
    /// Shown until one goes elsewhere.
    Pinned(usize),
    /// Pinned, left, and the person is asked whether to go back there.
    Asking(usize),
}

/// What becomes of a pinned move when one goes elsewhere on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaving {
    /// Whether to go back there is asked.
    Asks,
    /// It stays: a finger leaves by accident, and some do not like to be asked.
    Stays,
}

/// A step through the past.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PastStep {
    /// To the position before the first move.
    First,
    /// To one half-move earlier.
    Back,
    /// To one half-move later.
    Forward,
    /// To the game as it stands.
    Last,
}

impl PastStep {
    /// In the order of their buttons.
    pub const ALL: [Self; 4] = [Self::First, Self::Back, Self::Forward, Self::Last];
}

impl Look {
    /// The moment of the past that is shown.
    pub fn past(self) -> Option<usize> {
        match self {
            Self::Now => None,
            Self::Preview(ply) | Self::Pinned(ply) | Self::Asking(ply) => Some(ply),
        }
    }

    /// The moment that one is asked about.
    pub fn question(self) -> Option<usize> {
        match self {
            Self::Asking(ply) => Some(ply),
            Self::Now | Self::Preview(_) | Self::Pinned(_) => None,
        }
    }

    /// The pointer is over a move; what is pinned stays.
    pub fn hover(self, ply: usize) -> Self {
        match self {
            Self::Now | Self::Preview(_) => Self::Preview(ply),
            Self::Pinned(_) | Self::Asking(_) => self,
        }
    }

    /// The pointer is over no move any more.
    pub fn unhover(self) -> Self {
        match self {
            Self::Now | Self::Preview(_) => Self::Now,
            Self::Pinned(_) | Self::Asking(_) => self,
        }
    }

    /// A move was clicked; the latest is the game itself.
    pub fn pin(self, ply: usize, latest: usize) -> Self {
        match self {
            Self::Asking(_) => self,
            _ if ply >= latest => Self::Now,
            _ => Self::Pinned(ply),
        }
    }

    /// Where a step leads; `None` if nowhere.
    pub fn target(self, step: PastStep, latest: usize) -> Option<usize> {
        let here = self.past().unwrap_or(latest).min(latest);
        let there = match step {
            PastStep::First => 0,
            PastStep::Back => here.checked_sub(1)?,
            PastStep::Forward => here + 1,
            PastStep::Last => latest,
        };
        (there != here && there <= latest).then_some(there)
    }

    /// Goes a step, which pins.
    pub fn step(self, step: PastStep, latest: usize) -> Self {
        match self.target(step, latest) {
            Some(ply) => self.pin(ply, latest),
            None => self,
        }
    }

    /// The moment that is shown until one says otherwise.
    pub fn pinned(self) -> Option<usize> {
        match self {
            Self::Pinned(ply) | Self::Asking(ply) => Some(ply),
            Self::Now | Self::Preview(_) => None,
        }
    }

    /// One goes elsewhere on the page.
    pub fn leave(self, leaving: Leaving) -> Self {
        match (self, leaving) {
            (Self::Now | Self::Preview(_), _) => Self::Now,
            (Self::Pinned(ply) | Self::Asking(ply), Leaving::Asks) => Self::Asking(ply),
            (Self::Pinned(_) | Self::Asking(_), Leaving::Stays) => self,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Look::{Asking, Now, Pinned, Preview};

    #[test]
    fn a_move_under_the_pointer_is_previewed_until_it_leaves() {
        assert_eq!(Now.hover(3), Preview(3));
        assert_eq!(Preview(3).hover(1), Preview(1));
        assert_eq!(Preview(3).unhover(), Now);
        for leaving in [Leaving::Asks, Leaving::Stays] {
            assert_eq!(Preview(3).leave(leaving), Now);
            assert_eq!(Now.leave(leaving), Now);
        }
        assert_eq!(Now.unhover(), Now);
    }

    #[test]
    fn a_click_pins_and_stops_the_previews() {
        assert_eq!(Preview(3).pin(3, 8), Pinned(3));
        assert_eq!(Pinned(3).hover(5), Pinned(3));
        assert_eq!(Pinned(3).unhover(), Pinned(3));
        assert_eq!(Pinned(3).pin(5, 8), Pinned(5));
    }

    #[test]
    fn the_latest_move_is_the_game() {
        assert_eq!(Pinned(3).pin(8, 8), Now);
        assert_eq!(Preview(8).pin(8, 8), Now);
    }

    #[test]
    fn whoever_leaves_with_a_move_pinned_is_asked() {
        assert_eq!(Pinned(3).leave(Leaving::Asks), Asking(3));
        assert_eq!(Asking(3).leave(Leaving::Asks), Asking(3));
        assert_eq!(Asking(3).question(), Some(3));
        assert_eq!(Pinned(3).question(), None);
    }

    #[test]
    fn whoever_is_not_asked_keeps_looking_there() {
        assert_eq!(Pinned(3).leave(Leaving::Stays), Pinned(3));
        assert_eq!(Asking(3).leave(Leaving::Stays), Asking(3));
        let pinned = [Now, Preview(1), Pinned(2), Asking(3)].map(Look::pinned);
        assert_eq!(pinned, [None, None, Some(2), Some(3)]);
    }

    #[test]
    fn nothing_else_happens_while_one_is_asked() {
        assert_eq!(Asking(3).hover(5), Asking(3));
        assert_eq!(Asking(3).unhover(), Asking(3));
        assert_eq!(Asking(3).pin(5, 8), Asking(3));
        assert_eq!(Asking(3).step(PastStep::Back, 8), Asking(3));
    }

    #[test]
    fn keys_and_buttons_go_through_the_past() {
        assert_eq!(Now.step(PastStep::Back, 8), Pinned(7));
        assert_eq!(Pinned(7).step(PastStep::Back, 8), Pinned(6));
        assert_eq!(Pinned(7).step(PastStep::First, 8), Pinned(0));
        assert_eq!(Pinned(0).step(PastStep::Back, 8), Pinned(0));
        assert_eq!(Pinned(6).step(PastStep::Forward, 8), Pinned(7));
        assert_eq!(Pinned(7).step(PastStep::Forward, 8), Now);
        assert_eq!(Pinned(2).step(PastStep::Last, 8), Now);
        assert_eq!(Now.step(PastStep::Forward, 8), Now);
        assert_eq!(Preview(4).step(PastStep::Back, 8), Pinned(3));
        assert_eq!(Now.step(PastStep::First, 0), Now);
    }

    #[test]
    fn what_is_shown_is_told() {
        let shown = [Now, Preview(1), Pinned(2), Asking(3)].map(Look::past);
        assert_eq!(shown, [None, Some(1), Some(2), Some(3)]);
    }
}
