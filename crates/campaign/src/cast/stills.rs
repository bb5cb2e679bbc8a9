//! Faces without a mood, for where they are small and many: the head as ever, nose and eyes drawn
//! simpler.

use super::{fox, hare, hedgehog, magpie, mole, owl, squirrel, tortoise};
use crate::face::{Shape, Still, Tone};

/// Pip.
pub const HEDGEHOG: Still = Still {
    shapes: &drawn::<5>(
        hedgehog::FACE.head,
        &[(Tone::Ink, "M27.4 48a4.6 4 0 1 0 9.2 0a4.6 4 0 1 0 -9.2 0Z")],
        &[
            (
                Tone::Snow,
                "M18 40a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM36 40a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z",
            ),
            (
                Tone::Ink,
                "M20.5 40a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0ZM38.5 40a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0Z",
            ),
        ],
    ),
};

/// Muddle.
pub const MOLE: Still = Still {
    shapes: &drawn::<5>(
        mole::FACE.head,
        mole::FACE.nose,
        &[
            (
                Tone::Snow,
                "M17.4 28a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0ZM39.4 28a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0Z",
            ),
            (
                Tone::Ink,
                "M19.2 28a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0ZM41.2 28a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0Z",
            ),
        ],
    ),
};

/// Dash.
pub const HARE: Still = Still {
    shapes: &drawn::<7>(
        hare::FACE.head,
        &[
            (
                Tone::Snow,
                "M28.6 53H35.4V59A1.6 1.6 0 0 1 33.8 60.6H30.2A1.6 1.6 0 0 1 28.6 59Z",
            ),
            hare::FACE.nose[1],
        ],
        &[
            (
                Tone::Snow,
                "M16.8 38a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0 -10.4 0ZM36.8 38a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0 -10.4 0Z",
            ),
            (
                Tone::Ink,
                "M19.4 38a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0ZM39.4 38a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0Z",
            ),
        ],
    ),
};

/// Glint.
pub const MAGPIE: Still = Still {
    shapes: &drawn::<7>(
        magpie::FACE.head,
        magpie::FACE.nose,
        &[
            (
                Tone::Snow,
                "M15.7 23a5.8 5.8 0 1 0 11.6 0a5.8 5.8 0 1 0 -11.6 0ZM36.7 23a5.8 5.8 0 1 0 11.6 0a5.8 5.8 0 1 0 -11.6 0Z",
            ),
            (
                Tone::Ink,
                "M18.6 23a2.9 2.9 0 1 0 5.8 0a2.9 2.9 0 1 0 -5.8 0ZM39.6 23a2.9 2.9 0 1 0 5.8 0a2.9 2.9 0 1 0 -5.8 0Z",
            ),
        ],
    ),
};

/// Hazel.
pub const SQUIRREL: Still = Still {
    shapes: &drawn::<8>(
        squirrel::FACE.head,
        &[
            (
                Tone::Ink,
                "M24.6 37.4a3.4 2.6 0 1 0 6.8 0a3.4 2.6 0 1 0 -6.8 0Z",
            ),
            (
                Tone::Amber,
                "M21.5 53H34.5C34.5 59 31 62 28 63C25 62 21.5 59 21.5 53Z",
            ),
            (Tone::Bark, "M19.6 53.6C19.6 47.6 36.4 47.6 36.4 53.6Z"),
        ],
        &[
            (
                Tone::Snow,
                "M14.5 29a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM31.5 29a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z",
            ),
            (
                Tone::Ink,
                "M17 29a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0ZM34 29a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0Z",
            ),
        ],
    ),
};

/// Barnaby.
pub const TORTOISE: Still = Still {
    shapes: &drawn::<5>(
        tortoise::FACE.head,
        &[(Tone::Moss, "M24 50C28 53 36 53 40 50C38 56 26 56 24 50Z")],
        &[
            (
                Tone::Snow,
                "M19.5 38a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM34.5 38a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z",
            ),
            (
                Tone::Ink,
                "M22 38a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0ZM37 38a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0Z",
            ),
        ],
    ),
};

/// Russet.
pub const FOX: Still = Still {
    shapes: &drawn::<6>(
        &[
            fox::FACE.head[0],
            fox::FACE.head[1],
            (
                Tone::Sand,
                "M7 33C18 31 28 40 32 60C20 57 8 46 7 33ZM57 33C46 31 36 40 32 60C44 57 56 46 57 33Z",
            ),
        ],
        &[(
            Tone::Ink,
            "M27.4 55.4a4.6 4.2 0 1 0 9.2 0a4.6 4.2 0 1 0 -9.2 0Z",
        )],
        &[
            (
                Tone::Snow,
                "M16.3 33a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0 -10.4 0ZM37.3 33a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0 -10.4 0Z",
            ),
            (
                Tone::Ink,
                "M18.9 33a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0ZM39.9 33a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0Z",
            ),
        ],
    ),
};

/// Minerva.
pub const OWL: Still = Still {
    shapes: &drawn::<5>(
        owl::FACE.head,
        owl::FACE.nose,
        &[
            (
                Tone::Snow,
                "M14.1 29a7.4 7.4 0 1 0 14.8 0a7.4 7.4 0 1 0 -14.8 0ZM35.1 29a7.4 7.4 0 1 0 14.8 0a7.4 7.4 0 1 0 -14.8 0Z",
            ),
            (
                Tone::Ink,
                "M17.8 29a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0 -7.4 0ZM38.8 29a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0 -7.4 0Z",
            ),
        ],
    ),
};

/// All shapes in one row, put together before the program runs.
const fn drawn<const COUNT: usize>(
    head: &[Shape],
    nose: &[Shape],
    eyes: &[Shape],
) -> [Shape; COUNT] {
    assert!(head.len() + nose.len() + eyes.len() == COUNT);
    let mut shapes = [eyes[0]; COUNT];
    let mut at = 0;
    while at < COUNT {
        shapes[at] = if at < head.len() {
            head[at]
        } else if at < head.len() + nose.len() {
            nose[at - head.len()]
        } else {
            eyes[at - head.len() - nose.len()]
        };
        at += 1;
    }
    shapes
}
