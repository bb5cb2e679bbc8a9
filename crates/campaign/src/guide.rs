//! Quill, the rook: the bird that guides the player through the forest and the lessons.

use crate::face::{Beak, Eyes, Face, Features, Mouth, Tone};

/// What friends call the guide.
pub const GUIDE_NAME: &str = "Quill";

/// What the guide looks like.
pub static GUIDE_FACE: Face = Face {
    head: &[
        (Tone::Moss, "M8 63C6 52 12 43 22 41H42C52 43 58 52 56 63Z"),
        (
            Tone::Moss,
            "M14 5A1.8 1.8 0 0 1 15.8 3.2H21.2A1.8 1.8 0 0 1 23 5V8.6H27.4V5A1.8 1.8 0 0 1 29.2 3.2H34.8A1.8 1.8 0 0 1 36.6 5V8.6H41V5A1.8 1.8 0 0 1 42.8 3.2H48.2A1.8 1.8 0 0 1 50 5V16C53 20 54 24 54 29C54 42 45 51 32 51C19 51 10 42 10 29C10 24 11 20 14 16Z",
        ),
        (
            Tone::Berry,
            "M13 46C24 53 40 53 51 46L54 52C42 60 22 60 10 52ZM40 54L50 52L52 63H42Z",
        ),
        (
            Tone::Leaf,
            "M19 33C22 27 42 27 45 33C45 40 39 46 32 46C25 46 19 40 19 33Z",
        ),
    ],
    features: Features {
        eyes: Eyes {
            at: [(21.6, 25.0), (42.4, 25.0)],
            radius: 6.2,
        },
        brow: Tone::Ink,
        lid: Tone::Moss,
        mouth: Mouth::Beak(Beak {
            tip: (32.0, 48.6),
            half: 3.6,
            tone: Tone::Rust,
        }),
    },
    nose: &[(
        Tone::Amber,
        "M25 32C27 29 37 29 39 32C38.6 39 36 45 32 50C28 45 25.4 39 25 32Z",
    )],
};
