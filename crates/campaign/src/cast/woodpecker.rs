//! Tap, who knocks on the same spot until it gives.
use rookery_analysis::{Repertoire, Weakness};
use rookery_play::{Pace, rung};

use crate::animal::Animal;
use crate::character::{Character, style};
use crate::face::{Beak, Eyes, Face, Features, Mouth, Tone};
use crate::voice::Voice;

pub(super) const WOODPECKER: Character = Character {
    animal: Animal::Woodpecker,
    style: style(65, 75, 55, 0),
    rung: rung(1250),
    repertoire: Some(Repertoire::Everything),
    pace: Pace::Human,
    weakness: Weakness::RidesOnePiece,
    about: "Knocks on one spot with one piece until something gives.",
    advice: "Try this: bring out everything you have while Tap moves one piece.",
    face: FACE,
    voice: VOICE,
};

pub(super) const FACE: Face = Face {
    head: &[
        (Tone::Moss, "M8 63C6 51 12 43 22 41H42C52 43 58 51 56 63Z"),
        (Tone::Leaf, "M19 63C18 53 23 46 32 46C41 46 46 53 45 63Z"),
        (
            Tone::Moss,
            "M32 9C45 9 52 17 52 29C52 42 44 51 32 51C20 51 12 42 12 29C12 17 20 9 32 9Z",
        ),
        (
            Tone::Berry,
            "M15 19C17 9 24 3 35 1C34 4 34 5 35 7C40 4 44 4 48 5C46 8 46 10 48 14C50 17 50 18 49.4 20.4C44 15 38 13.4 32 13.4C25 13.4 19.6 15.4 15 19Z",
        ),
        (
            Tone::Sand,
            "M13 32C17 30 24 33 27 40C27 46 24 48 21 48C16 45 13 39 13 32ZM51 32C47 30 40 33 37 40C37 46 40 48 43 48C48 45 51 39 51 32Z",
        ),
    ],
    features: Features {
        eyes: Eyes {
            at: [(22.4, 26.0), (41.6, 26.0)],
            radius: 5.4,
        },
        brow: Tone::Ink,
        lid: Tone::Moss,
        mouth: Mouth::Beak(Beak {
            tip: (32.0, 54.0),
            half: 3.0,
            tone: Tone::Earth,
        }),
    },
    nose: &[(
        Tone::Ink,
        "M26 32.6C28 29.6 36 29.6 38 32.6C37.4 42 35 51 32 56.6C29 51 26.6 42 26 32.6Z",
    )],
};

const VOICE: Voice = Voice {
    start: &[
        "Tok tok tok. Anyone home? Then we begin.",
        "Knock once for white, twice for black. Tok.",
        "I start here. I stay here. Tok tok.",
    ],
    gives_check: &["Tok! Check!", "Knock knock, your majesty!"],
    takes_check: &["Who's there?", "Tok? That is my tree!"],
    queen_lost: &[
        "Tok ... tok ... hollow.",
        "A splinter. A very big splinter.",
    ],
    queen_won: &[
        "Tok tok tok TOK! There she is!",
        "I knew something was under that bark.",
    ],
    blunder_seen: &[
        "That sounded hollow. Tok?",
        "Soft wood. I do like soft wood.",
    ],
    win: &[
        "Tok, tok, and timber!",
        "One spot, many knocks. That's all.",
    ],
    loss: &[
        "Hard tree, you are. Tok.",
        "I shall drum this for everyone: well played.",
    ],
    draw: &[
        "Tok. Tok. Same sound, both sides.",
        "The tree stands, the beak holds.",
    ],
};
