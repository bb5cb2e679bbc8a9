//! Ripple, for whom everything is a game, this one too.
use rookery_analysis::{Repertoire, Weakness};
use rookery_play::{Pace, rung};

use crate::animal::Animal;
use crate::character::{Character, style};
use crate::face::{Eyes, Face, Features, Mouth, Tone};
use crate::voice::Voice;

pub(super) const OTTER: Character = Character {
    animal: Animal::Otter,
    style: style(75, 60, 40, 0),
    rung: rung(1000),
    repertoire: Some(Repertoire::Offbeat),
    pace: Pace::Human,
    weakness: Weakness::GivesEveryCheck,
    about: "Splashes your king with every check there is.",
    advice: "Try this: answer a check with a move that also does something good.",
    face: FACE,
    voice: VOICE,
};

pub(super) const FACE: Face = Face {
    head: &[
        (
            Tone::Bark,
            "M5 18a6.4 6.4 0 1 0 12.8 0a6.4 6.4 0 1 0 -12.8 0ZM46.2 18a6.4 6.4 0 1 0 12.8 0a6.4 6.4 0 1 0 -12.8 0Z",
        ),
        (
            Tone::Bark,
            "M7 33C7 18 17 8 32 8C47 8 57 18 57 33C57 48 50 60 32 60C14 60 7 48 7 33Z",
        ),
        (
            Tone::Sand,
            "M14 45C14 37 21 33 32 35C43 33 50 37 50 45C50 53 43 58 32 58C21 58 14 53 14 45Z",
        ),
        (
            Tone::Bark,
            "M18.6 43.6a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0ZM20.6 47.4a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0ZM43.2 43.6a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0ZM41.2 47.4a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0Z",
        ),
        (
            Tone::Water,
            "M2 55C6 51 10 51 14 55C18 59 22 59 26 55.6C30 52.6 34 52.6 38 55.6C42 59 46 59 50 55C54 51 58 51 62 55C60 61 54 63 48 63H16C10 63 4 61 2 55Z",
        ),
    ],
    features: Features {
        eyes: Eyes {
            at: [(21.0, 27.0), (43.0, 27.0)],
            radius: 5.0,
        },
        brow: Tone::Ink,
        lid: Tone::Bark,
        mouth: Mouth::Lips {
            at: (32.0, 45.4),
            half: 5.0,
        },
    },
    nose: &[(
        Tone::Ink,
        "M26.4 37.6C26.4 34.8 37.6 34.8 37.6 37.6C37.6 40.8 34 43 32 43C30 43 26.4 40.8 26.4 37.6Z",
    )],
};

const VOICE: Voice = Voice {
    start: &[
        "Hee hee! Rules first, or splashing first?",
        "I bet you a clam I can make your king wet!",
        "Slide in, the water's lovely!",
    ],
    gives_check: &["Splish! Check!", "Splash! And check again, hee hee!"],
    takes_check: &["Ooh, you splash back!", "Glub! Cold!"],
    queen_lost: &[
        "She slid right off the bank!",
        "Whoops, there floats my queen.",
    ],
    queen_won: &[
        "Caught a big one! Look at her shine!",
        "Hee hee, hooked your queen!",
    ],
    blunder_seen: &["Slippery, isn't it?", "Whee, down the slide it goes!"],
    win: &[
        "Again! Again! On your back this time!",
        "I won a game of everything!",
    ],
    loss: &[
        "You win the clam. Fair is fair!",
        "Hee hee, sunk! Teach me that one!",
    ],
    draw: &["We'll share the clam, then.", "Belly up, both of us!"],
};
