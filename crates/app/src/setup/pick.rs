//! An engine as it was picked, and for which chair.

use rookery_play::Opponent;
use rookery_rules::Color;

use crate::opponents::opponent_choice::OpponentChoice;
use crate::opponents::preset::Preset;
use crate::opponents::rivals::Rival;

/// An engine as it was picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pick {
    /// Who is chosen.
    pub choice: OpponentChoice,
    /// Where the dials of an opponent of one's own stand, whoever is chosen.
    pub own: Opponent,
}

/// Whose pick it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chair {
    /// The one opposite the person.
    Opposite,
    /// One of the two that are watched.
    Watched(Color),
}

impl Pick {
    /// This one, and plain dials in case one turns to them.
    pub(super) const fn of(choice: OpponentChoice) -> Self {
        Self {
            choice,
            own: Opponent::PLAIN,
        }
    }

    /// Who sits down.
    pub fn opponent(&self) -> Opponent {
        self.choice.opponent(self.own)
    }

    /// Picks whoever plays exactly like this.
    pub fn meet(&mut self, opponent: Opponent) {
        if self.opponent() == opponent {
            return;
        }
        let preset = Preset::playing_as(&opponent).map(OpponentChoice::Preset);
        let known = || Rival::playing_as(&opponent).map(OpponentChoice::Animal);
        self.choice = preset.or_else(known).unwrap_or_else(|| {
            self.own = opponent;
            OpponentChoice::Own
        });
    }
}

#[cfg(test)]
mod tests {
    use rookery_play::rung;

    use super::*;

    #[test]
    fn whoever_plays_so_is_chosen() {
        let mut pick = Pick::of(OpponentChoice::MyLevel(rung(600)));
        let level = pick.choice;
        pick.meet(Opponent::rated(rung(600)));
        assert_eq!(pick.choice, level, "my level plays just so");
        pick.meet(Rival::Fox.card().opponent);
        assert_eq!(pick.choice, OpponentChoice::Animal(Rival::Fox));
        assert_eq!(pick.own, Opponent::default());
        pick.meet(Opponent::rated(rung(1000)));
        assert_eq!(pick.choice, OpponentChoice::Own);
        assert_eq!(pick.opponent(), Opponent::rated(rung(1000)));
    }
}
