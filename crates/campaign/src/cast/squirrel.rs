//! Hazel, who hoards every piece.
use rookery_analysis::{Repertoire, Weakness};
use rookery_play::{Pace, rung};

use crate::animal::Animal;
use crate::character::{Character, style};
use crate::face::{Eyes, Face, Features, Mouth, Tone};
use crate::voice::Voice;

/// Hazel.
pub const SQUIRREL: Character = Character {
    animal: Animal::Squirrel,
    style: style(50, 100, 0, 0),
    rung: rung(1150),
    repertoire: Some(Repertoire::Everything),
    pace: Pace::Human,
    weakness: Weakness::LostInEndgames,
    about: "Hoards every piece and hates to swap one.",
    advice: "Try this: get ahead, then offer trades.",
    face: FACE,
    voice: VOICE,
};

pub(super) const FACE: Face = Face {
    head: &[
        (
            Tone::Bark,
            "M38 62C58 62 66 43 61 25C57 11 45 6 42 14C40 21 49 25 48 36C47 44 40 48 38 62Z",
        ),
        (
            Tone::Rust,
            "M12 24C9 18 9 10 12 5C18 8 21 12 22 16C26 15 30 15 34 16C35 12 38 8 44 5C47 10 47 18 44 24C49 36 42 47 39 49L42 62H14L17 49C14 47 7 36 12 24Z",
        ),
        (
            Tone::Sand,
            "M16.5 41a11.5 8.5 0 1 0 23 0a11.5 8.5 0 1 0 -23 0Z",
        ),
    ],
    features: Features {
        eyes: Eyes {
            at: [(19.5, 29.0), (36.5, 29.0)],
            radius: 5.0,
        },
        brow: Tone::Bark,
        lid: Tone::Rust,
        mouth: Mouth::Lips {
            at: (28.0, 42.4),
            half: 3.2,
        },
    },
    nose: &[
        (
            Tone::Ink,
            "M24.8 37.6a3.2 2.4 0 1 0 6.4 0a3.2 2.4 0 1 0 -6.4 0Z",
        ),
        (
            Tone::Amber,
            "M21.5 54H34.5C34.5 59.4 31 62 28 63C25 62 21.5 59.4 21.5 54Z",
        ),
        (Tone::Bark, "M19.6 54.6C19.6 49 36.4 49 36.4 54.6Z"),
    ],
};

const VOICE: Voice = Voice {
    start: &[
        "One, two, three ... sixteen. All here. All mine. Begin!",
        "No swapping before lunch. Or after.",
        "I have a place for every piece. Three, in fact.",
    ],
    gives_check: &[
        "Check! Put that on your list!",
        "Check. I had it stored since spring.",
    ],
    takes_check: &["Quick, up the trunk!", "Tsk! Somebody shook my branch!"],
    queen_lost: &["But I was SAVING her!", "Gone! And I had her labeled!"],
    queen_won: &[
        "Into the tree hole with her! Mine!",
        "That makes a very good winter.",
    ],
    blunder_seen: &["Finders keepers!", "You left one lying around. Tsk, tsk."],
    win: &["Counted, sorted, won!", "A full larder! What a game."],
    loss: &[
        "You emptied my cupboards!",
        "So few pieces, and I did not know what to do.",
    ],
    draw: &[
        "Half for you, half for me. Hmpf. Fine.",
        "Even. I counted twice.",
    ],
};
