//! Plop, who leaps before he looks.

use rookery_analysis::Weakness;
use rookery_play::{Pace, rung};

use crate::animal::Animal;
use crate::character::{Character, style};
use crate::face::{Eyes, Face, Features, Mouth, Tone};
use crate::voice::Voice;

pub(super) const FROG: Character = Character {
    animal: Animal::Frog,
    style: style(80, 40, 50, 10),
    rung: rung(400),
    repertoire: None,
    pace: Pace::Human,
    weakness: Weakness::MovesQueenEarly,
    about: "Leaps out with the queen before anybody else is dressed.",
    advice: "Try this: bring out your knights and chase the queen around.",
    face: FACE,
    voice: VOICE,
};

pub(super) const FACE: Face = Face {
    head: &[
        (
            Tone::Leaf,
            "M6 19a11 11 0 1 0 22 0a11 11 0 1 0 -22 0ZM36 19a11 11 0 1 0 22 0a11 11 0 1 0 -22 0Z",
        ),
        (
            Tone::Leaf,
            "M3 41C3 28 14 20 32 20C50 20 61 28 61 41C61 53 49 60 32 60C15 60 3 53 3 41Z",
        ),
        (
            Tone::Sand,
            "M9 45C16 53 48 53 55 45C53 55 44 60 32 60C20 60 11 55 9 45Z",
        ),
        (
            Tone::Moss,
            "M30 25a2.4 2 0 1 0 4.8 0a2.4 2 0 1 0 -4.8 0ZM8 33a3 2.6 0 1 0 6 0a3 2.6 0 1 0 -6 0ZM50.6 34a2.4 2 0 1 0 4.8 0a2.4 2 0 1 0 -4.8 0Z",
        ),
    ],
    features: Features {
        eyes: Eyes {
            at: [(17.0, 19.0), (47.0, 19.0)],
            radius: 7.0,
        },
        brow: Tone::Moss,
        lid: Tone::Leaf,
        mouth: Mouth::Lips {
            at: (32.0, 42.0),
            half: 12.0,
        },
    },
    nose: &[(
        Tone::Moss,
        "M26.4 34a1.5 1.2 0 1 0 3 0a1.5 1.2 0 1 0 -3 0ZM34.6 34a1.5 1.2 0 1 0 3 0a1.5 1.2 0 1 0 -3 0Z",
    )],
};

const VOICE: Voice = Voice {
    start: &[
        "Ribbit! Last one to the far bank is a tadpole!",
        "Big jump first. Plan later. Ribbit.",
        "My queen has springs in her shoes!",
    ],
    gives_check: &["Boing! Check!", "Splash! Your king is wet!"],
    takes_check: &["Brrr, cold water!", "Hop aside, hop aside!"],
    queen_lost: &[
        "Plop. There she goes, to the bottom.",
        "Hm. That leap was one lily pad too long.",
    ],
    queen_won: &["Slurp! Got her!", "A queen in one leap! Ribbit ribbit!"],
    blunder_seen: &[
        "Mind the gap! Oh. Too late.",
        "Slippery stones here, aren't they?",
    ],
    win: &[
        "Ribbit! I landed on my feet!",
        "What a splash! Come and jump again!",
    ],
    loss: &[
        "Croak. You looked before I leaped.",
        "Well swum! I am going back to my pond.",
    ],
    draw: &[
        "We both fell in. Ha!",
        "Same lily pad, same height. Ribbit.",
    ],
};
