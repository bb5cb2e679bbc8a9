//! Barnaby, who stays at home.
use rookery_analysis::{Repertoire, Weakness};
use rookery_play::{Pace, rung};

use crate::animal::Animal;
use crate::character::{Character, style};
use crate::face::{Eyes, Face, Features, Mouth, Tone};
use crate::voice::Voice;

/// Barnaby.
pub const TORTOISE: Character = Character {
    animal: Animal::Tortoise,
    style: style(0, 100, 30, 0),
    rung: rung(1400),
    repertoire: Some(Repertoire::Solid),
    pace: Pace::Human,
    weakness: Weakness::ForgetsBackRank,
    about: "Sits behind a wall, sends the rooks out for air, and waits.",
    advice: "Try this: wait until the rooks go for a walk, then come in through the last row.",
    face: FACE,
    voice: VOICE,
};

pub(super) const FACE: Face = Face {
    head: &[
        (
            Tone::Moss,
            "M3 52C3 24 16 8 32 8C48 8 61 24 61 52C61 55 3 55 3 52Z",
        ),
        (
            Tone::Leaf,
            "M26 13H38L41 20H23ZM12 25L19 21L20 30L10 40ZM52 25L45 21L44 30L54 40ZM6 57a7 5 0 1 0 14 0a7 5 0 1 0 -14 0ZM44 57a7 5 0 1 0 14 0a7 5 0 1 0 -14 0ZM15 42a17 18 0 1 0 34 0a17 18 0 1 0 -34 0Z",
        ),
    ],
    features: Features {
        eyes: Eyes {
            at: [(24.5, 38.0), (39.5, 38.0)],
            radius: 5.0,
        },
        brow: Tone::Moss,
        lid: Tone::Leaf,
        mouth: Mouth::Lips {
            at: (32.0, 49.6),
            half: 7.0,
        },
    },
    nose: &[(
        Tone::Moss,
        "M29 45.4a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0ZM33.2 45.4a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0Z",
    )],
};

const VOICE: Voice = Voice {
    start: &[
        "Ah. A game. I had one of those ... in the spring of my ninetieth year.",
        "No hurry. The board is not going anywhere. Nor am I.",
        "Do sit. My walls are old, but they are thick.",
    ],
    gives_check: &[
        "Check ... if it is not too much trouble.",
        "Well now. Check.",
    ],
    takes_check: &[
        "Oh? Somebody at the door.",
        "Steady. Steady. I have been checked before.",
    ],
    queen_lost: &[
        "Dear me. A hundred years I kept her.",
        "Ah. So that was open. Hm.",
    ],
    queen_won: &[
        "She wandered in. They all do ... in time.",
        "Patience pays, my young friend.",
    ],
    blunder_seen: &[
        "Slowly, slowly. Hm. That was fast.",
        "I would have slept on that one.",
    ],
    win: &[
        "Slow and ... well, you know the rest.",
        "A fine game. Shall we finish our tea?",
    ],
    loss: &[
        "Right through my own back door. Remarkable.",
        "I shall think about this game until spring.",
    ],
    draw: &[
        "Neither in nor out. Quite comfortable.",
        "A draw. My favorite length of game.",
    ],
};
