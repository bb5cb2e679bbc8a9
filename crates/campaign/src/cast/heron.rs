//! Stilt, who waits on one leg.
use rookery_analysis::{Repertoire, Weakness};
use rookery_play::{Pace, rung};

use crate::animal::Animal;
use crate::character::{Character, style};
use crate::face::{Beak, Eyes, Face, Features, Mouth, Tone};
use crate::voice::Voice;

pub(super) const HERON: Character = Character {
    animal: Animal::Heron,
    style: style(25, 95, 45, 0),
    rung: rung(1850),
    repertoire: Some(Repertoire::Solid),
    pace: Pace::Human,
    weakness: Weakness::DespisesPawns,
    about: "Waits, and strikes only at big fish.",
    advice: "Try this: march with your pawns. The pieces here are too proud to take them.",
    face: FACE,
    voice: VOICE,
};

pub(super) const FACE: Face = Face {
    head: &[
        (Tone::Water, "M5 63C2 44 9 24 20 21H44C55 24 62 44 59 63Z"),
        (
            Tone::Snow,
            "M32 3C42 3 48 10 48 22C48 34 44 40 42 46C41 52 43 58 45 63H19C21 58 23 52 22 46C20 40 16 34 16 22C16 10 22 3 32 3Z",
        ),
        (
            Tone::Ink,
            "M32 3C39 3 44 6 46.4 11.6C52 13 57 18 61 27C56 24 51 23 47.6 24C46 17 40 13 36 15L32 21L28 15C24 13 18 17 16.4 24C13 23 8 24 3 27C7 18 12 13 17.6 11.6C20 6 25 3 32 3Z",
        ),
        (
            Tone::Earth,
            "M25 55a1.4 2.6 0 1 0 2.8 0a1.4 2.6 0 1 0 -2.8 0ZM36.2 58a1.4 2.6 0 1 0 2.8 0a1.4 2.6 0 1 0 -2.8 0Z",
        ),
        (
            Tone::Sand,
            "M18 27a6.6 7 0 1 0 13.2 0a6.6 7 0 1 0 -13.2 0ZM32.8 27a6.6 7 0 1 0 13.2 0a6.6 7 0 1 0 -13.2 0Z",
        ),
    ],
    features: Features {
        eyes: Eyes {
            at: [(24.4, 26.4), (39.6, 26.4)],
            radius: 5.0,
        },
        brow: Tone::Bark,
        lid: Tone::Sand,
        mouth: Mouth::Beak(Beak {
            tip: (32.0, 55.6),
            half: 2.8,
            tone: Tone::Rust,
        }),
    },
    nose: &[(
        Tone::Amber,
        "M26.4 33C28 30 36 30 37.6 33C37 42 35 51 32 58C29 51 27 42 26.4 33Z",
    )],
};

const VOICE: Voice = Voice {
    start: &[
        "Hush. Still water. Still bird. Begin.",
        "I have time. I have one leg. It suffices.",
        "Small fish may pass. I wait for the large.",
    ],
    gives_check: &["Strike. Check.", "Now. Check."],
    takes_check: &["A ripple.", "Hm. The water moves."],
    queen_lost: &[
        "She was the reflection, then.",
        "I blinked. One should not.",
    ],
    queen_won: &["There. The large fish.", "Patience, and then the beak."],
    blunder_seen: &["I see a silver back.", "Too near the surface, young one."],
    win: &[
        "Still water again. Thank you.",
        "You splash less than most. Come back.",
    ],
    loss: &[
        "Caught by minnows. How instructive.",
        "So many small fish. I did not count them.",
    ],
    draw: &["The pond remains. So do we.", "No ripple left. A draw."],
};
