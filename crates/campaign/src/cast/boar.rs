//! Tusker, who only knows forward.
use rookery_analysis::{Repertoire, Weakness};
use rookery_play::{Pace, rung};

use crate::animal::Animal;
use crate::character::{Character, style};
use crate::face::{Eyes, Face, Features, Mouth, Tone};
use crate::voice::Voice;

pub(super) const BOAR: Character = Character {
    animal: Animal::Boar,
    style: style(100, 50, 60, 0),
    rung: rung(800),
    repertoire: Some(Repertoire::Gambits),
    pace: Pace::Human,
    weakness: Weakness::NeverRetreats,
    about: "Knows one direction: forward.",
    advice: "Try this: attack what comes with pawns. It will not step back.",
    face: FACE,
    voice: VOICE,
};

pub(super) const FACE: Face = Face {
    head: &[
        (Tone::Ink, "M22 12C24 5 28 2 32 6C36 2 40 5 42 12L40 22H24Z"),
        (
            Tone::Bark,
            "M5 8C14 8 21 12 24 19L13 29C7 24 4 16 5 8ZM59 8C50 8 43 12 40 19L51 29C57 24 60 16 59 8Z",
        ),
        (
            Tone::Bark,
            "M9 36C9 21 19 13 32 13C45 13 55 21 55 36C55 51 45 61 32 61C19 61 9 51 9 36Z",
        ),
        (
            Tone::Sand,
            "M9.4 12.6C14 13.4 17.8 15.6 20 19L14 24C11 20.6 9.4 16.8 9.4 12.6ZM54.6 12.6C50 13.4 46.2 15.6 44 19L50 24C53 20.6 54.6 16.8 54.6 12.6Z",
        ),
    ],
    features: Features {
        eyes: Eyes {
            at: [(21.0, 30.0), (43.0, 30.0)],
            radius: 4.8,
        },
        brow: Tone::Ink,
        lid: Tone::Bark,
        mouth: Mouth::Lips {
            at: (32.0, 53.6),
            half: 4.6,
        },
    },
    nose: &[
        (
            Tone::Snow,
            "M17.4 56C12.4 53 11.4 45.6 14.4 40.4C15.6 46 18 49.6 22.6 51.6ZM46.6 56C51.6 53 52.6 45.6 49.6 40.4C48.4 46 46 49.6 41.4 51.6Z",
        ),
        (
            Tone::Berry,
            "M20.4 44a11.6 8.6 0 1 0 23.2 0a11.6 8.6 0 1 0 -23.2 0Z",
        ),
        (
            Tone::Ink,
            "M25.2 44a2 2.8 0 1 0 4 0a2 2.8 0 1 0 -4 0ZM34.8 44a2 2.8 0 1 0 4 0a2 2.8 0 1 0 -4 0Z",
        ),
    ],
};

const VOICE: Voice = Voice {
    start: &[
        "HRRUMPH! Out of the way or into the game!",
        "I charge. You dodge. Simple rules.",
        "Forward is my favorite word.",
    ],
    gives_check: &["CHARGE!", "Here I come! CHECK!"],
    takes_check: &["Hrm? Something tickled.", "A check? I do not go BACK."],
    queen_lost: &["HRRM. She ran ahead of me.", "She charged well. Too well."],
    queen_won: &["CRASH! Was that a queen?", "Ran her over. Sorry. Hrrm."],
    blunder_seen: &["Hrm! An open gate!", "Nothing in my way? GOOD."],
    win: &[
        "Hrrumph! That is how we do it on the ridge.",
        "Good fight. You stood well.",
    ],
    loss: &[
        "Ran into a tree. Again.",
        "You did not budge. Respect. Hrrm.",
    ],
    draw: &["Horns locked. Nobody falls.", "Even. HRRUMPH. Next time."],
};
