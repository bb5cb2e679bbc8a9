//! Russet, who throws everything at your king.
use rookery_analysis::{Repertoire, Weakness};
use rookery_play::{Pace, rung};

use crate::animal::Animal;
use crate::character::{Character, style};
use crate::face::{Eyes, Face, Features, Mouth, Tone};
use crate::voice::Voice;

/// Russet.
pub const FOX: Character = Character {
    animal: Animal::Fox,
    style: style(100, 90, 40, 0),
    rung: rung(1700),
    repertoire: Some(Repertoire::Gambits),
    pace: Pace::Human,
    weakness: Weakness::NeverCastles,
    about: "Throws everything at your king, even pieces.",
    advice: "Try this: castle early and offer trades in the middle.",
    face: FACE,
    voice: VOICE,
};

pub(super) const FACE: Face = Face {
    head: &[
        (
            Tone::Rust,
            "M7 5L27 16C30 15 34 15 37 16L57 5L57 31C56 44 43 57 32 60C21 57 8 44 7 31Z",
        ),
        (Tone::Ink, "M11 11L21 17L12 26ZM53 11L43 17L52 26Z"),
        (
            Tone::Sand,
            "M7 33C18 31 28 38 32 46C36 38 46 31 57 33C56 46 44 57 32 60C20 57 8 46 7 33Z",
        ),
    ],
    features: Features {
        eyes: Eyes {
            at: [(21.5, 31.0), (42.5, 31.0)],
            radius: 5.2,
        },
        brow: Tone::Bark,
        lid: Tone::Rust,
        mouth: Mouth::Lips {
            at: (32.0, 52.6),
            half: 4.2,
        },
    },
    nose: &[(
        Tone::Ink,
        "M27 46.2C27 43.4 37 43.4 37 46.2C37 49 34 51.2 32 51.2C30 51.2 27 49 27 46.2Z",
    )],
};

const VOICE: Voice = Voice {
    start: &[
        "My dear friend! Shall we make it exciting?",
        "I never look behind me. Where is the fun in that?",
        "A little sacrifice to begin with? For you, anything.",
    ],
    gives_check: &["Surprise, my dear! Check.", "And the curtain rises: check!"],
    takes_check: &["Oh, bold! I like bold.", "My tail! You nearly had it."],
    queen_lost: &[
        "A pity. She had the best lines.",
        "Well, well. The audience did not expect that.",
    ],
    queen_won: &[
        "A queen, for me? You shouldn't have.",
        "What a scene! She exits, I bow.",
    ],
    blunder_seen: &[
        "Oh, my dear. After you.",
        "You left a door open. I adore doors.",
    ],
    win: &[
        "Applause, please! And for you, too, of course.",
        "Splendid! Do come and lose to me again.",
    ],
    loss: &[
        "Outfoxed! Me! How delicious.",
        "Bravo, my dear. I shall tell it as if I let you win.",
    ],
    draw: &[
        "No winner? What a curious ending.",
        "We share the stage, my dear.",
    ],
};
