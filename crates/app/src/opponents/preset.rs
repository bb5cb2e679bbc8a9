//! Three strengths with plain names, for whoever wants a game and no numbers.

use rookery_play::{Opponent, rung};

/// One of the three.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preset {
    /// Who knows the rules wins now and then.
    Easy,
    /// For those who play at school.
    Medium,
    /// For those who play in a club.
    Hard,
}

impl Preset {
    /// Weakest first.
    pub const ALL: [Self; 3] = [Self::Easy, Self::Medium, Self::Hard];

    /// How it is remembered.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
        }
    }

    /// Who is remembered by this key.
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|one| one.key() == key)
    }

    /// Who sits down: a measured rung of the ladder, without a style.
    pub const fn opponent(self) -> Opponent {
        Opponent::rated(rung(match self {
            Self::Easy => 750,
            Self::Medium => 1200,
            Self::Hard => 1600,
        }))
    }

    /// Who plays exactly like this.
    pub fn playing_as(opponent: &Opponent) -> Option<Self> {
        let mut all = Self::ALL.into_iter();
        all.find(|one| one.opponent() == *opponent)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::opponents::rivals::Rival;

    #[test]
    fn each_is_the_rung_that_was_measured() {
        let rungs = Preset::ALL.map(|one| one.opponent().to_string());
        let plain = "1000 50 100 50 0 everything human";
        assert_eq!(
            rungs,
            ["750", "1200", "1600"].map(|at| format!("{at} {plain}"))
        );
    }

    #[test]
    fn each_is_found_by_key_and_play_and_is_no_animal() {
        for one in Preset::ALL {
            assert_eq!(Preset::from_key(one.key()), Some(one));
            assert_eq!(Preset::playing_as(&one.opponent()), Some(one));
            assert_eq!(Rival::from_key(one.key()), None);
            assert_eq!(Rival::playing_as(&one.opponent()), None);
        }
        assert_eq!(Preset::from_key("master"), None);
        assert_eq!(Preset::playing_as(&Opponent::rated(rung(800))), None);
    }
}
