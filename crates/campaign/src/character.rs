//! One member of the cast: how it plays, what it looks like, how it talks. No move and no position is
//! named; an engine makes a character out of dials, a rung, a repertoire and a weakness.
use rookery_analysis::{Dial, Rating, Repertoire, Style, Weakness};
use rookery_play::{Opponent, Pace};

use crate::animal::Animal;
use crate::face::Face;
use crate::voice::Voice;

/// Everything about one of the cast.
pub struct Character {
    /// Who it is.
    pub animal: Animal,
    /// Its dials.
    pub style: Style,
    /// Where it stands on the ladder when it plays as well as it can.
    pub rung: Rating,
    /// The openings it plays from, if it knows any.
    pub repertoire: Option<Repertoire>,
    /// How soon it answers.
    pub pace: Pace,
    /// What can be learned and used against it.
    pub weakness: Weakness,
    /// A sentence for its card.
    pub about: &'static str,
    /// What to try against it.
    pub advice: &'static str,
    /// What it looks like.
    pub face: Face,
    /// How it talks.
    pub voice: Voice,
}

impl Character {
    /// It sits down to play, as strong as this.
    #[must_use]
    pub const fn playing_at(&self, rung: Rating) -> Opponent {
        Opponent {
            style: self.style,
            weakness: Some(self.weakness),
            book: self.repertoire,
            pace: self.pace,
            ..Opponent::rated(rung)
        }
    }
}

pub(crate) const fn style(
    aggressiveness: u8,
    positional: u8,
    trading: u8,
    blind_spots: u8,
) -> Style {
    Style {
        aggressiveness: dial(aggressiveness),
        positional: dial(positional),
        trading: dial(trading),
        blind_spots: dial(blind_spots),
    }
}

const fn dial(mark: u8) -> Dial {
    Dial::new(mark).expect("it is on the dial")
}
