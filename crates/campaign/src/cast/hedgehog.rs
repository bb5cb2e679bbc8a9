//! Pip, who has just learned how the pieces move.

use rookery_analysis::Weakness;
use rookery_play::{Pace, rung};

use crate::animal::Animal;
use crate::character::{Character, style};
use crate::face::{Eyes, Face, Features, Mouth, Tone};
use crate::voice::Voice;

/// Pip.
pub const HEDGEHOG: Character = Character {
    animal: Animal::Hedgehog,
    style: style(50, 40, 50, 0),
    rung: rung(300),
    repertoire: None,
    pace: Pace::Human,
    weakness: Weakness::PushesKingPawns,
    about: "Has just learned how the pieces move.",
    advice: "Try this: look for the holes that pawns leave beside the king.",
    face: FACE,
    voice: VOICE,
};

pub(super) const FACE: Face = Face {
    head: &[
        (
            Tone::Bark,
            "M6 42L2 33L8 31L5 21L13 21L14 11L22 14L26 5L32 12L38 5L42 14L50 11L51 21L59 21L56 31L62 33L58 42C58 54 47 60 32 60C17 60 6 54 6 42Z",
        ),
        (
            Tone::Sand,
            "M13 43C12 31 22 27 32 34C42 27 52 31 51 43C50 54 42 59 32 59C22 59 14 54 13 43Z",
        ),
    ],
    features: Features {
        eyes: Eyes {
            at: [(23.0, 40.0), (41.0, 40.0)],
            radius: 5.0,
        },
        brow: Tone::Bark,
        lid: Tone::Sand,
        mouth: Mouth::Lips {
            at: (32.0, 53.2),
            half: 3.4,
        },
    },
    nose: &[(
        Tone::Ink,
        "M27.6 47.6a4.4 3.6 0 1 0 8.8 0a4.4 3.6 0 1 0 -8.8 0Z",
    )],
};

const VOICE: Voice = Voice {
    start: &[
        "Hello hello! I know all the moves! Nearly all!",
        "This is my fourth game ever! I counted!",
        "Spines up! Here we go!",
    ],
    gives_check: &[
        "Check! I practiced that word!",
        "Check check! Oh, one is enough?",
    ],
    takes_check: &[
        "Ouch! Who pokes a hedgehog?",
        "Hey! Only I am allowed to be spiky!",
    ],
    queen_lost: &[
        "My queen! She was the big one!",
        "Oh bother. I left the gate open.",
    ],
    queen_won: &[
        "Look look look! I got your queen!",
        "Is that a queen? Can I keep it?",
    ],
    blunder_seen: &[
        "Oh! I did exactly that yesterday!",
        "Are you sure? I was never sure either!",
    ],
    win: &[
        "I won! I really won! Again, again!",
        "Wait until I tell the snails!",
    ],
    loss: &[
        "That was fun! Show me how you did it!",
        "I lost, but my spines are fine!",
    ],
    draw: &[
        "Half a win each! Like half an apple!",
        "A draw! I have never drawn anything before!",
    ],
};
