//! Muddle, who digs well and sees badly.
use rookery_analysis::{Repertoire, Weakness};
use rookery_play::{Pace, rung};

use crate::animal::Animal;
use crate::character::{Character, style};
use crate::face::{Eyes, Face, Features, Mouth, Tone};
use crate::voice::Voice;

/// Muddle.
pub const MOLE: Character = Character {
    animal: Animal::Mole,
    style: style(50, 100, 50, 80),
    rung: rung(500),
    repertoire: Some(Repertoire::Beginner),
    pace: Pace::Human,
    weakness: Weakness::ShortSighted,
    about: "Digs well and sees badly: much of the board is in the dark.",
    advice: "Try this: stay three squares away from bishops, rooks and queen, and attack from there.",
    face: FACE,
    voice: VOICE,
};

pub(super) const FACE: Face = Face {
    head: &[
        (
            Tone::Earth,
            "M7 42C7 22 18 9 32 9C46 9 57 22 57 42C57 54 46 60 32 60C18 60 7 54 7 42Z",
        ),
        (
            Tone::Sand,
            "M19 45a13 11 0 1 0 26 0a13 11 0 1 0 -26 0ZM4 56a8 6 0 1 0 16 0a8 6 0 1 0 -16 0ZM44 56a8 6 0 1 0 16 0a8 6 0 1 0 -16 0Z",
        ),
    ],
    features: Features {
        eyes: Eyes {
            at: [(21.0, 27.0), (43.0, 27.0)],
            radius: 4.0,
        },
        brow: Tone::Ink,
        lid: Tone::Earth,
        mouth: Mouth::Lips {
            at: (32.0, 47.6),
            half: 4.6,
        },
    },
    nose: &[(
        Tone::Berry,
        "M25.5 38a6.5 5.5 0 1 0 13 0a6.5 5.5 0 1 0 -13 0Z",
    )],
};

const VOICE: Voice = Voice {
    start: &[
        "Who is there? Ah, a voice. Sit, sit, mind the hole.",
        "I smell sixteen of mine. Or is one a turnip?",
        "Dim the light, would you? There. Much darker.",
    ],
    gives_check: &[
        "Bump! Is that your king? Check, then.",
        "I dug into something royal. Check!",
    ],
    takes_check: &[
        "Now where did that come from?",
        "Check? From over there? I never go over there.",
    ],
    queen_lost: &[
        "My queen? She stood right here. Somewhere.",
        "Taken? I thought that was a shadow.",
    ],
    queen_won: &[
        "Soft, tall, with a crown. I do believe it's a queen!",
        "My spade hit silver!",
    ],
    blunder_seen: &[
        "Something smells left behind.",
        "Sniff. That one stands all alone, I think.",
    ],
    win: &[
        "Did I win? It is hard to tell from here.",
        "Well, well. Right through the floor.",
    ],
    loss: &[
        "I never saw it coming. I never do.",
        "Well dug, young friend. Well dug.",
    ],
    draw: &[
        "Neither of us found the way out.",
        "A draw? Feels like one. Soft, round.",
    ],
};
