//! Dash, who moves at once and thinks about it later.
use rookery_analysis::{Repertoire, Weakness};
use rookery_play::{Pace, rung};

use crate::animal::Animal;
use crate::character::{Character, style};
use crate::face::{Eyes, Face, Features, Mouth, Tone};
use crate::voice::Voice;

/// Dash.
pub const HARE: Character = Character {
    animal: Animal::Hare,
    style: style(70, 60, 50, 0),
    rung: rung(700),
    repertoire: Some(Repertoire::Offbeat),
    pace: Pace::Instant,
    weakness: Weakness::TakesEveryOffer,
    about: "Moves at once and thinks about it later.",
    advice: "Try this: offer something small, and look what it leaves open.",
    face: FACE,
    voice: VOICE,
};

pub(super) const FACE: Face = Face {
    head: &[
        (
            Tone::Rust,
            "M17 2C26 2 29 17 28 29L17 32C11 21 9 2 17 2ZM47 2C38 2 35 17 36 29L47 32C53 21 55 2 47 2Z",
        ),
        (Tone::Rust, "M11 43a21 18 0 1 0 42 0a21 18 0 1 0 -42 0Z"),
        (
            Tone::Sand,
            "M18 7C23 8 25 18 24.5 27L19 28C15.5 20 14 8 18 7ZM46 7C41 8 39 18 39.5 27L45 28C48.5 20 50 8 46 7ZM18.5 51a7.5 7 0 1 0 15 0a7.5 7 0 1 0 -15 0ZM30.5 51a7.5 7 0 1 0 15 0a7.5 7 0 1 0 -15 0Z",
        ),
    ],
    features: Features {
        eyes: Eyes {
            at: [(22.0, 38.0), (42.0, 38.0)],
            radius: 5.2,
        },
        brow: Tone::Bark,
        lid: Tone::Rust,
        mouth: Mouth::Lips {
            at: (32.0, 52.0),
            half: 5.2,
        },
    },
    nose: &[
        (
            Tone::Snow,
            "M28.8 52.6H35.2V57A1.6 1.6 0 0 1 33.6 58.6H30.4A1.6 1.6 0 0 1 28.8 57Z",
        ),
        (
            Tone::Berry,
            "M28 45.4C28 43.6 36 43.6 36 45.4C36 47.6 33.4 50 32 50C30.6 50 28 47.6 28 45.4Z",
        ),
    ],
};

const VOICE: Voice = Voice {
    start: &[
        "Ready-set-go! Your turn! Still your turn!",
        "Quick game, quick game, I'm late for three others!",
        "Blink and I've moved. There!",
    ],
    gives_check: &["Check! Zoom!", "Checkcheckcheck! Go go go!"],
    takes_check: &["Whoa, brakes!", "Didn't see that. Didn't look. Moving on!"],
    queen_lost: &[
        "Lost her at the bend. No time to cry!",
        "Oops, too fast round that corner!",
    ],
    queen_won: &["Yoink! Thanks! Next!", "A queen, on the run! Ha!"],
    blunder_seen: &["Ooh, a shortcut! Mine!", "You hurried! That's my job!"],
    win: &["First! Rematch? Yes? Go!", "Won it by a whisker!"],
    loss: &[
        "How did you do that so ... slowly?",
        "Maybe I should look. Once. Maybe.",
    ],
    draw: &["A tie? Photo finish!", "Neck and neck! Again!"],
};
