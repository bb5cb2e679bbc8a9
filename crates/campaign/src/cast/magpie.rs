//! Glint, who loves to swap.
use rookery_analysis::{Repertoire, Weakness};
use rookery_play::{Pace, rung};

use crate::animal::Animal;
use crate::character::{Character, style};
use crate::face::{Eyes, Face, Features, Mouth, Tone};
use crate::voice::Voice;

/// Glint.
pub const MAGPIE: Character = Character {
    animal: Animal::Magpie,
    style: style(50, 100, 100, 0),
    rung: rung(900),
    repertoire: Some(Repertoire::Everything),
    pace: Pace::Human,
    weakness: Weakness::GrabsPawnsWithQueen,
    about: "Loves to swap, piece for piece, until little is left.",
    advice: "Try this: leave a pawn as bait, and catch the queen that comes for it.",
    face: FACE,
    voice: VOICE,
};

pub(super) const FACE: Face = Face {
    head: &[
        (Tone::Water, "M8 62C4 50 10 40 20 38H44C54 40 60 50 56 62Z"),
        (Tone::Snow, "M20 62C18 50 22 42 32 42C42 42 46 50 44 62Z"),
        (
            Tone::Ink,
            "M32 4C47 4 54 14 54 27C54 41 46 51 32 51C18 51 10 41 10 27C10 14 18 4 32 4Z",
        ),
    ],
    features: Features {
        eyes: Eyes {
            at: [(21.5, 23.0), (42.5, 23.0)],
            radius: 5.8,
        },
        brow: Tone::Snow,
        lid: Tone::Ink,
        mouth: Mouth::Hidden,
    },
    nose: &[
        (
            Tone::Earth,
            "M23.5 29C28 26 36 26 40.5 29C40 38 36 46 32 51C28 46 24 38 23.5 29Z",
        ),
        (Tone::Amber, "M26 52a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z"),
    ],
};

const VOICE: Voice = Voice {
    start: &[
        "Welcome, welcome! Everything on this board is for trade!",
        "Ooh, your pieces are so shiny. Shall we swap?",
        "One of yours for one of mine. Fair is fair, dear.",
    ],
    gives_check: &["A special offer: check!", "Check, dear! No refunds!"],
    takes_check: &["My, my, such haggling!", "Careful with the goods, dear!"],
    queen_lost: &[
        "My best piece! Without a receipt!",
        "Oh, that was a bad bargain.",
    ],
    queen_won: &[
        "Sparkle, sparkle! She goes straight to my nest!",
        "Now that is what I call a find!",
    ],
    blunder_seen: &[
        "Is that one free? Truly free?",
        "You dropped something, dear.",
    ],
    win: &[
        "Sold! A pleasure doing business.",
        "Come again, come again! Bring shiny things!",
    ],
    loss: &[
        "You drive a hard bargain, dear.",
        "Cleaned out! Down to the last button.",
    ],
    draw: &[
        "Even trade. Nobody was cheated.",
        "We part as equals, dear.",
    ],
};
