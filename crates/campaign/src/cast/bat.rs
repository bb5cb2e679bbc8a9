//! Flit, who plays by ear.
use rookery_analysis::{Repertoire, Weakness};
use rookery_play::{Pace, rung};

use crate::animal::Animal;
use crate::character::{Character, style};
use crate::face::{Eyes, Face, Features, Mouth, Tone};
use crate::voice::Voice;

pub(super) const BAT: Character = Character {
    animal: Animal::Bat,
    style: style(60, 55, 35, 30),
    rung: rung(600),
    repertoire: Some(Repertoire::Beginner),
    pace: Pace::Human,
    weakness: Weakness::BlindToKnights,
    about: "Plays by ear, and knights make no sound.",
    advice: "Try this: jump in with a knight, even where it could be taken, and attack two things at once.",
    face: FACE,
    voice: VOICE,
};

pub(super) const FACE: Face = Face {
    head: &[
        (
            Tone::Ink,
            "M1 30C8 30 14 34 18 40L17 60C14 55 9 54 5 57C6 48 5 38 1 30ZM63 30C56 30 50 34 46 40L47 60C50 55 55 54 59 57C58 48 59 38 63 30Z",
        ),
        (
            Tone::Earth,
            "M12 3C21 7 27 15 28 25L13 34C9 24 9 11 12 3ZM52 3C43 7 37 15 36 25L51 34C55 24 55 11 52 3Z",
        ),
        (
            Tone::Berry,
            "M14.6 10C20 14 23.6 19 24 25L16 30C13.4 23 13.4 16 14.6 10ZM49.4 10C44 14 40.4 19 40 25L48 30C50.6 23 50.6 16 49.4 10Z",
        ),
        (
            Tone::Earth,
            "M11 40C11 28 20 21 32 21C44 21 53 28 53 40C53 52 44 60 32 60C20 60 11 52 11 40Z",
        ),
        (Tone::Sand, "M20 49a12 9.4 0 1 0 24 0a12 9.4 0 1 0 -24 0Z"),
    ],
    features: Features {
        eyes: Eyes {
            at: [(22.4, 35.0), (41.6, 35.0)],
            radius: 5.4,
        },
        brow: Tone::Ink,
        lid: Tone::Earth,
        mouth: Mouth::Lips {
            at: (32.0, 49.6),
            half: 6.0,
        },
    },
    nose: &[
        (
            Tone::Ink,
            "M29 43.6C29 42 35 42 35 43.6C35 45.6 33 46.8 32 46.8C31 46.8 29 45.6 29 43.6Z",
        ),
        (
            Tone::Snow,
            "M26.4 50.6H29.4L27.9 54.4ZM34.6 50.6H37.6L36.1 54.4Z",
        ),
    ],
};

const VOICE: Voice = Voice {
    start: &[
        "Psst! Move quietly. I can hear your pawns breathe.",
        "Ping! Ping! Yes, you are right in front of me.",
        "It's night! Best time for chess!",
    ],
    gives_check: &["Ping! King, dead ahead!", "I hear a crown. Check!"],
    takes_check: &[
        "Whoosh, that was close to my ear!",
        "Flap, flap, up and away!",
    ],
    queen_lost: &["Silence where my queen was ...", "I did not hear a thing!"],
    queen_won: &["Ping! Big echo! A queen!", "She rustled. I swooped."],
    blunder_seen: &[
        "That move sounded hollow.",
        "Ping? Nothing guards that one.",
    ],
    win: &[
        "Upside down or not, I won!",
        "What a night! Shall we fly another?",
    ],
    loss: &[
        "Lovely tune you played there.",
        "You came without a sound. Well done.",
    ],
    draw: &[
        "An echo: same here, same there.",
        "We both hang from the same branch.",
    ],
};
