//! Thimble, who is always nearly asleep.

use rookery_analysis::Weakness;
use rookery_play::{Pace, rung};

use crate::animal::Animal;
use crate::character::{Character, style};
use crate::face::{Eyes, Face, Features, Mouth, Tone};
use crate::voice::Voice;

pub(super) const DORMOUSE: Character = Character {
    animal: Animal::Dormouse,
    style: style(40, 30, 50, 40),
    rung: rung(200),
    repertoire: None,
    pace: Pace::Human,
    weakness: Weakness::RunsFromChecks,
    about: "Plays half asleep, under a warm nightcap.",
    advice: "Try this: give check and see where the king runs.",
    face: FACE,
    voice: VOICE,
};

pub(super) const FACE: Face = Face {
    head: &[
        (
            Tone::Amber,
            "M3 22a11 11 0 1 0 22 0a11 11 0 1 0 -22 0ZM39 22a11 11 0 1 0 22 0a11 11 0 1 0 -22 0Z",
        ),
        (
            Tone::Sand,
            "M7.5 22a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0ZM43.5 22a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0Z",
        ),
        (
            Tone::Amber,
            "M8 41C8 27 18 19 32 19C46 19 56 27 56 41C56 53 46 61 32 61C18 61 8 53 8 41Z",
        ),
        (
            Tone::Sand,
            "M16 49C16 42 23 39 32 39C41 39 48 42 48 49C48 56 41 60 32 60C23 60 16 56 16 49Z",
        ),
        (
            Tone::Moss,
            "M15 27C17 13 27 5 39 4C49 3 57 8 59 15C53 13 48 15 46 19L49 27C38 23 26 23 15 27Z",
        ),
        (
            Tone::Leaf,
            "M13.6 29C24 23.6 40 23.6 50.4 29L49.6 23.4C39 18.6 25 18.6 14.4 23.4Z",
        ),
        (
            Tone::Snow,
            "M54.6 17a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0 -8.8 0Z",
        ),
    ],
    features: Features {
        eyes: Eyes {
            at: [(22.0, 37.0), (42.0, 37.0)],
            radius: 4.8,
        },
        brow: Tone::Bark,
        lid: Tone::Amber,
        mouth: Mouth::Lips {
            at: (32.0, 51.0),
            half: 3.6,
        },
    },
    nose: &[(
        Tone::Berry,
        "M28.4 44.6C28.4 42.6 35.6 42.6 35.6 44.6C35.6 46.8 33.4 48.6 32 48.6C30.6 48.6 28.4 46.8 28.4 44.6Z",
    )],
};

const VOICE: Voice = Voice {
    start: &[
        "Oh! A game? Let me just ... yawn ... sit up.",
        "Five minutes. Then a nap. Then five minutes.",
        "Which ones are mine again? The sleepy ones?",
    ],
    gives_check: &[
        "Check! I think. I might be dreaming.",
        "Eek, check! Did I do that?",
    ],
    takes_check: &["Eep! Run, king, run!", "A check! Quick, under the blanket!"],
    queen_lost: &[
        "My queen has gone to bed early ...",
        "Oh no. She was my favorite pillow.",
    ],
    queen_won: &[
        "I caught a queen? Somebody pinch me.",
        "A queen! I shall dream of this.",
    ],
    blunder_seen: &[
        "Yawn ... was that move sleepy, too?",
        "Even I do that when I nod off.",
    ],
    win: &[
        "I won? Then this is surely a dream.",
        "Goodness. I must tell my mother. After a nap.",
    ],
    loss: &[
        "Good game. Good night.",
        "You were awake the whole time! How do you do it?",
    ],
    draw: &[
        "Nobody won, so everybody may sleep.",
        "A draw is the coziest result.",
    ],
};
