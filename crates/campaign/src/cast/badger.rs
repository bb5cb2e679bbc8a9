//! Bramble, grumpy outside and kind inside.
use rookery_analysis::{Repertoire, Weakness};
use rookery_play::{Pace, rung};

use crate::animal::Animal;
use crate::character::{Character, style};
use crate::face::{Eyes, Face, Features, Mouth, Tone};
use crate::voice::Voice;

pub(super) const BADGER: Character = Character {
    animal: Animal::Badger,
    style: style(20, 90, 75, 0),
    rung: rung(1550),
    repertoire: Some(Repertoire::Solid),
    pace: Pace::Human,
    weakness: Weakness::BlindToDiagonals,
    about: "Digs in, swaps things off and grumbles.",
    advice: "Try this: stand where only a bishop or a queen could take you on a diagonal. Nobody will.",
    face: FACE,
    voice: VOICE,
};

pub(super) const FACE: Face = Face {
    head: &[
        (
            Tone::Ink,
            "M6 17a8 8 0 1 0 16 0a8 8 0 1 0 -16 0ZM42 17a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z",
        ),
        (
            Tone::Snow,
            "M8.6 14a4.4 4 0 1 0 8.8 0a4.4 4 0 1 0 -8.8 0ZM46.6 14a4.4 4 0 1 0 8.8 0a4.4 4 0 1 0 -8.8 0Z",
        ),
        (
            Tone::Earth,
            "M6 38C6 20 17 9 32 9C47 9 58 20 58 38C58 52 48 60 32 60C16 60 6 52 6 38Z",
        ),
        (
            Tone::Snow,
            "M10 40C10 21 20 10 32 10C44 10 54 21 54 40C54 52 45 60 32 60C19 60 10 52 10 40Z",
        ),
        (
            Tone::Ink,
            "M18 15C24 18 28 28 28 37C28 44 25 48 20.6 48C15.6 48 12 42 12 34C12 26 14 19 18 15ZM46 15C40 18 36 28 36 37C36 44 39 48 43.4 48C48.4 48 52 42 52 34C52 26 50 19 46 15Z",
        ),
    ],
    features: Features {
        eyes: Eyes {
            at: [(20.6, 35.0), (43.4, 35.0)],
            radius: 4.8,
        },
        brow: Tone::Snow,
        lid: Tone::Ink,
        mouth: Mouth::Lips {
            at: (32.0, 53.6),
            half: 4.0,
        },
    },
    nose: &[(
        Tone::Ink,
        "M26.4 46.4C26.4 43.4 37.6 43.4 37.6 46.4C37.6 49.4 34 51.6 32 51.6C30 51.6 26.4 49.4 26.4 46.4Z",
    )],
};

const VOICE: Voice = Voice {
    start: &[
        "Hmf. Wipe your feet. Then sit. Then play.",
        "I was reading. This had better be good.",
        "Hmf. One game. There's soup after.",
    ],
    gives_check: &["Check. Hmf.", "Door's shut behind you. Check."],
    takes_check: &["Mind the furniture!", "Hmf. Who left that open?"],
    queen_lost: &[
        "Blast. Right through the side wall.",
        "Hmf. Never liked diagonals.",
    ],
    queen_won: &[
        "Dug her up. Hmf. Not bad.",
        "Straight down the tunnel. Got her.",
    ],
    blunder_seen: &[
        "Hmf. Have another look, youngster.",
        "You'd not build a wall like that twice.",
    ],
    win: &[
        "Hmf. You'll get there. Soup?",
        "Walls held. Have a blanket.",
    ],
    loss: &[
        "Hmf! Good. Very good, in fact. Don't tell anyone I said so.",
        "You dug under me. Nobody does that.",
    ],
    draw: &["Even. Suits me. Soup?", "Hmf. Nobody's tunnel fell in."],
};
