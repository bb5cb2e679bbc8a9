//! Minerva, who never hurries.
use rookery_analysis::{Repertoire, Weakness};
use rookery_play::{Pace, rung};

use crate::animal::Animal;
use crate::character::{Character, style};
use crate::face::{Beak, Eyes, Face, Features, Mouth, Tone};
use crate::voice::Voice;

/// Minerva.
pub const OWL: Character = Character {
    animal: Animal::Owl,
    style: style(35, 100, 65, 0),
    rung: rung(2300),
    repertoire: Some(Repertoire::Solid),
    pace: Pace::Human,
    weakness: Weakness::TradesWhenChecked,
    about: "Never hurries, and knows a good square for every piece.",
    advice: "Try this: give check, and be ready for the trade that comes after it.",
    face: FACE,
    voice: VOICE,
};

pub(super) const FACE: Face = Face {
    head: &[
        (
            Tone::Bark,
            "M8 5C13 9 18 11 23 11C29 9 35 9 41 11C46 11 51 9 56 5C59 17 59 46 52 55C44 62 20 62 12 55C5 46 5 17 8 5Z",
        ),
        (
            Tone::Sand,
            "M9 29a12.5 12.5 0 1 0 25 0a12.5 12.5 0 1 0 -25 0ZM30 29a12.5 12.5 0 1 0 25 0a12.5 12.5 0 1 0 -25 0ZM19 49L23 53L27 49L32 54L37 49L41 53L45 49L42 58C36 60 28 60 22 58Z",
        ),
    ],
    features: Features {
        eyes: Eyes {
            at: [(21.5, 29.0), (42.5, 29.0)],
            radius: 7.4,
        },
        brow: Tone::Bark,
        lid: Tone::Sand,
        mouth: Mouth::Beak(Beak {
            tip: (32.0, 45.0),
            half: 3.2,
            tone: Tone::Rust,
        }),
    },
    nose: &[(
        Tone::Amber,
        "M27.4 34C29 32 35 32 36.6 34C36 39 34 43 32 45C30 43 28 39 27.4 34Z",
    )],
};

const VOICE: Voice = Voice {
    start: &[
        "Who are you? No, do not answer. Show me.",
        "Each piece asks: where do I belong? Let us find out.",
        "The night is long, and so is my patience. Begin.",
    ],
    gives_check: &["Consider your king. Check.", "Who guards him now? Check."],
    takes_check: &[
        "An interruption. Let us restore the calm.",
        "A question, asked loudly. Very well.",
    ],
    queen_lost: &[
        "Then I have something to learn tonight.",
        "Who would have thought it? You, evidently.",
    ],
    queen_won: &[
        "She stood where she did not belong.",
        "A square too far, my fledgling.",
    ],
    blunder_seen: &[
        "Who taught you that? Think again next time.",
        "Hm. The answer was one square to the side.",
    ],
    win: &[
        "You asked good questions. Ask better ones.",
        "Rest. Tomorrow you will see it too.",
    ],
    loss: &[
        "Who? You. Yes. I see it now.",
        "Tonight the student may turn the page.",
    ],
    draw: &["Two answers, both correct.", "Balance. A rare bird."],
};
