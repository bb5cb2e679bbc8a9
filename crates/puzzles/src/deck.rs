//! The deck: what somebody should look at again today. At most ten cards a day, so that it never
//! becomes a burden; what is most likely forgotten comes first, and new cards fill the rest.

mod memory;

pub use memory::{Memory, Recall};

/// Cards a day.
pub const MOST: usize = 10;

/// A card, as far as the deck looks at it. Days are counted from 1970.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Card {
    /// What is known of it; nothing before the first attempt.
    pub learned: Option<Learned>,
}

/// What came of the attempts at a card.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Learned {
    /// How well it is remembered.
    pub memory: Memory,
    /// The day of the last attempt.
    pub last: u32,
}

/// Why a card is in the deck today.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Reason {
    /// It has never been tried.
    New,
    /// So many days have passed, and it is still known with this chance, from 0 to 1.
    Fading {
        /// Days since the last attempt.
        days: u32,
        /// The chance.
        chance: f64,
    },
}

impl Learned {
    /// The day it is due again.
    #[must_use]
    pub fn due(&self) -> u32 {
        self.last.saturating_add(self.memory.pause())
    }
}

impl Card {
    /// What comes of an attempt today.
    #[must_use]
    pub fn tried(self, today: u32, recall: Recall) -> Learned {
        let memory = match self.learned {
            None => Memory::first(recall),
            Some(Learned { memory, last }) => memory.after(today.saturating_sub(last), recall),
        };
        Learned {
            memory,
            last: today,
        }
    }

    /// Why it is due today, if it is.
    #[must_use]
    pub fn reason(&self, today: u32) -> Option<Reason> {
        match self.learned {
            None => Some(Reason::New),
            Some(learned) if learned.due() <= today => {
                let days = today.saturating_sub(learned.last);
                Some(Reason::Fading {
                    days,
                    chance: learned.memory.chance(days),
                })
            }
            Some(_) => None,
        }
    }
}

/// The places of today's cards in the list, in the order to try them. Those already tried today
/// count against the ten.
#[must_use]
pub fn deck(cards: &[Card], today: u32) -> Vec<(usize, Reason)> {
    let done = |card: &&Card| card.learned.is_some_and(|learned| learned.last == today);
    let left = MOST.saturating_sub(cards.iter().filter(done).count());
    let due = |(place, card): (usize, &Card)| Some((place, card.reason(today)?));
    let mut due: Vec<_> = cards.iter().enumerate().filter_map(due).collect();
    let chance = |reason: &Reason| match *reason {
        Reason::Fading { chance, .. } => chance,
        // After all that may be forgotten.
        Reason::New => 1.0,
    };
    due.sort_by(|(_, a), (_, b)| chance(a).total_cmp(&chance(b)));
    due.truncate(left);
    due
}

#[cfg(test)]
mod tests {
    use super::*;

    const NEW: Card = Card { learned: None };

    fn learned(learned: Learned) -> Card {
        Card {
            learned: Some(learned),
        }
    }

    #[test]
    fn ten_a_day_and_no_more() {
        let mut cards = vec![NEW; 25];
        for _ in 0..MOST {
            let (place, reason) = deck(&cards, 100)[0];
            assert_eq!(reason, Reason::New);
            cards[place] = learned(cards[place].tried(100, Recall::Good));
        }
        assert_eq!(deck(&cards, 100), []);
        assert_eq!(deck(&cards, 101).len(), MOST);
    }

    #[test]
    fn what_is_most_likely_forgotten_comes_first_and_new_cards_last() {
        let long_ago = learned(NEW.tried(0, Recall::Good));
        let lately = learned(NEW.tried(96, Recall::Good));
        let fresh = learned(NEW.tried(99, Recall::Easy));
        let cards = [NEW, lately, fresh, long_ago];
        let places: Vec<_> = deck(&cards, 100).into_iter().map(|(at, _)| at).collect();
        assert_eq!(places, [3, 1, 0]);
    }

    #[test]
    fn a_missed_card_comes_back_tomorrow() {
        let missed = learned(NEW.tried(5, Recall::Missed));
        assert_eq!(missed.reason(5), None);
        assert!(
            matches!(missed.reason(6), Some(Reason::Fading { days: 1, chance }) if chance < 0.9)
        );
    }
}
