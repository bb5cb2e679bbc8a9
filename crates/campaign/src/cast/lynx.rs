//! Shade, who hears everything that moves.
use rookery_analysis::{Repertoire, Weakness};
use rookery_play::{Pace, rung};

use crate::animal::Animal;
use crate::character::{Character, style};
use crate::face::{Eyes, Face, Features, Mouth, Tone};
use crate::voice::Voice;

pub(super) const LYNX: Character = Character {
    animal: Animal::Lynx,
    style: style(85, 95, 25, 0),
    rung: rung(2000),
    repertoire: Some(Repertoire::Everything),
    pace: Pace::Human,
    weakness: Weakness::MissesQuietMoves,
    about: "Hears a leaf fall, and pounces.",
    advice: "Try this: offer something to take, and prepare your blow meanwhile.",
    face: FACE,
    voice: VOICE,
};

pub(super) const FACE: Face = Face {
    head: &[
        (
            Tone::Ink,
            "M6 1C10 3 13 7 14.6 12L10 16C7 11 6 6 6 1ZM58 1C54 3 51 7 49.4 12L54 16C57 11 58 6 58 1Z",
        ),
        (
            Tone::Amber,
            "M9 9C16 10 22 14 26 19H38C42 14 48 10 55 9C57 18 57 26 55 34C54 49 45 58 32 58C19 58 10 49 9 34C7 26 7 18 9 9Z",
        ),
        (
            Tone::Bark,
            "M12.6 14C16.6 15.4 19.6 17.8 21.6 20.6L13 27C12 23 12 18 12.6 14ZM51.4 14C47.4 15.4 44.4 17.8 42.4 20.6L51 27C52 23 52 18 51.4 14ZM30.6 20H33.4L32.6 28H31.4ZM25.4 20.6H27.8L28.4 26.4H27.2ZM38.6 20.6H36.2L35.6 26.4H36.8Z",
        ),
        (
            Tone::Snow,
            "M3 45C7 45 10 43 11 39C17 39 26 41 32 47C38 41 47 39 53 39C54 43 57 45 61 45C58 50 55 51 54 51C55 53 54 55 52 57C46 56 40 61 32 61C24 61 18 56 12 57C10 55 9 53 10 51C9 51 6 50 3 45Z",
        ),
    ],
    features: Features {
        eyes: Eyes {
            at: [(21.0, 33.6), (43.0, 33.6)],
            radius: 5.4,
        },
        brow: Tone::Bark,
        lid: Tone::Amber,
        mouth: Mouth::Lips {
            at: (32.0, 53.0),
            half: 5.0,
        },
    },
    nose: &[(
        Tone::Berry,
        "M27.2 46.2C27.2 43.8 36.8 43.8 36.8 46.2C36.8 48.8 33.8 51 32 51C30.2 51 27.2 48.8 27.2 46.2Z",
    )],
};

const VOICE: Voice = Voice {
    start: &[
        "I heard you three hills ago.",
        "Walk softly. I like a challenge.",
        "Snow falls. I listen. You move.",
    ],
    gives_check: &["Pounce.", "You stepped on a twig. Check."],
    takes_check: &["Hm. That, I did not hear.", "Soft feet. I approve."],
    queen_lost: &["Gone without a sound ...", "My own trick, used on me."],
    queen_won: &["She rustled.", "One leap was enough."],
    blunder_seen: &["Crack. A twig.", "Loud, little one. Very loud."],
    win: &[
        "The forest is quiet again.",
        "You were close. I heard my own heart.",
    ],
    loss: &[
        "Silence beat me. Silence! Well done.",
        "You may pass. I never heard you come.",
    ],
    draw: &["Two shadows, same size.", "We circle. We rest."],
};
