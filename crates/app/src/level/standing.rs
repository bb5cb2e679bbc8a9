//! What somebody says about how strong they are: a word, or a rating they have elsewhere. Where their level
//! begins, and how sure one can be of it.

use rookery_analysis::Rating;
use rookery_play::rung;
use rookery_rating::Grade;

/// An answer to "About how strong are you?".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// New to chess.
    New,
    /// Knows the rules.
    Rules,
    /// Plays in a club.
    Club,
    /// Has about this rating.
    About(Rating),
}

impl Standing {
    /// The answers in words, weakest first.
    pub const WORDS: [Self; 3] = [Self::New, Self::Rules, Self::Club];

    /// The ratings to choose from.
    pub fn ratings() -> impl Iterator<Item = Self> {
        (2..=12).map(|hundreds| Self::About(rung(hundreds * 200)))
    }

    /// The name by which a list knows it.
    pub fn key(self) -> String {
        match self {
            Self::New => "new".to_owned(),
            Self::Rules => "rules".to_owned(),
            Self::Club => "club".to_owned(),
            Self::About(rating) => rating.get().to_string(),
        }
    }

    /// What has this name.
    pub fn from_key(key: &str) -> Option<Self> {
        let mut all = Self::WORDS.into_iter().chain(Self::ratings());
        all.find(|one| one.key() == key)
    }

    /// Where a level begins by it. Nobody plays the same elsewhere as against our animals, and clubs have
    /// all kinds of players.
    pub const fn grade(self) -> Grade {
        match self {
            Self::New => Grade::settled(300, 150),
            Self::Rules => Grade::settled(600, 200),
            Self::Club => Grade::settled(1300, 250),
            Self::About(rating) => Grade::settled(rating.get() as i64, 150),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_answer_is_found_by_its_key_and_is_on_the_ladder() {
        let all: Vec<_> = Standing::WORDS
            .into_iter()
            .chain(Standing::ratings())
            .collect();
        assert_eq!(all.len(), 14);
        for one in all {
            assert_eq!(Standing::from_key(&one.key()), Some(one));
            let points = u16::try_from(one.grade().points()).unwrap();
            assert!(Rating::new(points).is_some(), "{one:?}");
        }
        assert_eq!(Standing::from_key("master"), None);
        assert_eq!(Standing::from_key("100"), None);
    }
}
