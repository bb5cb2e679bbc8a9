//! Corvin, who keeps the tower at the end of the forest.
use rookery_analysis::{Repertoire, Weakness};
use rookery_play::{Pace, rung};

use crate::animal::Animal;
use crate::character::{Character, style};
use crate::face::{Beak, Eyes, Face, Features, Mouth, Tone};
use crate::voice::Voice;

pub(super) const RAVEN: Character = Character {
    animal: Animal::Raven,
    style: style(70, 100, 55, 0),
    rung: rung(2400),
    repertoire: Some(Repertoire::Everything),
    pace: Pace::Human,
    weakness: Weakness::IgnoresSmallPawns,
    about: "Sees the whole forest from above, and nothing small.",
    advice: "Try this: bring a pawn past the middle. From there on, nobody here takes it.",
    face: FACE,
    voice: VOICE,
};

pub(super) const FACE: Face = Face {
    head: &[
        (Tone::Water, "M5 63C3 49 10 39 21 37H43C54 39 61 49 59 63Z"),
        (
            Tone::Ink,
            "M32 5C46 5 55 14 55 28C55 36 53 42 50 46L53 57L45 52L43 61L36 55L32 62L28 55L21 61L19 52L11 57L14 46C11 42 9 36 9 28C9 14 18 5 32 5Z",
        ),
        (
            Tone::Water,
            "M14 19C17 11 24 7 33 8C27 10 22 14 20 19C18 17 16 17 14 19Z",
        ),
    ],
    features: Features {
        eyes: Eyes {
            at: [(20.6, 26.0), (43.4, 26.0)],
            radius: 5.4,
        },
        brow: Tone::Sand,
        lid: Tone::Ink,
        mouth: Mouth::Beak(Beak {
            tip: (32.0, 51.6),
            half: 4.4,
            tone: Tone::Earth,
        }),
    },
    nose: &[
        (
            Tone::Earth,
            "M22.6 29C26 25 38 25 41.4 29C41.4 38 38 46 33.6 51.6C32.6 52.8 31.4 52.8 30.4 51.6C26 46 22.6 38 22.6 29Z",
        ),
        (
            Tone::Ink,
            "M26.6 32.4L29.8 31.4L29 34.2ZM37.4 32.4L34.2 31.4L35 34.2Z",
        ),
    ],
};

const VOICE: Voice = Voice {
    start: &[
        "So you have come all the way. I wondered if you would.",
        "From this tower I see everything. Nearly everything.",
        "Let us finish what was begun. Your move, traveler.",
    ],
    gives_check: &["The tower leans over you. Check.", "Look up. Check."],
    takes_check: &["Who climbs my stairs?", "A stone has moved. Interesting."],
    queen_lost: &[
        "The highest bough breaks, too.",
        "I looked so far that I missed what was near.",
    ],
    queen_won: &[
        "From up here she was easy to see.",
        "The wind brought her to me.",
    ],
    blunder_seen: &[
        "You are tired. So was I, on the first night.",
        "Careful. The last steps are the steepest.",
    ],
    win: &[
        "Rest on the stairs. The door stays open for you.",
        "Not yet. But soon, I think. Soon.",
    ],
    loss: &[
        "The smallest of them. Of course. Of course!",
        "At last. I have waited a long time to lose like this.",
    ],
    draw: &[
        "The dusk holds its breath.",
        "Neither night nor day. Once more, then.",
    ],
};
