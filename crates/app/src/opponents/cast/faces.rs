//! What they look like, on a grid of 64 by 64: flat shapes in two or three tones, one over the other,
//! round eyes on top. Colors are in `faces.css`.

/// A face to draw.
pub struct Face {
    /// Tones and SVG paths, the lowest first.
    pub shapes: &'static [(Tone, &'static str)],
}

/// A color of the forest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Orange yellow.
    Amber,
    /// Brown.
    Bark,
    /// Soft red.
    Berry,
    /// Gray.
    Earth,
    /// Nearly black.
    Ink,
    /// Light green.
    Leaf,
    /// Dark green.
    Moss,
    /// Reddish brown.
    Rust,
    /// Cream.
    Sand,
    /// White.
    Snow,
    /// Blue.
    Water,
}

/// Pip.
pub(super) const HEDGEHOG: Face = Face {
    shapes: &[
        (
            Tone::Bark,
            "M6 42L2 33L8 31L5 21L13 21L14 11L22 14L26 5L32 12L38 5L42 14L50 11L51 21L59 21L56 31L62 33L58 42C58 54 47 60 32 60C17 60 6 54 6 42Z",
        ),
        (
            Tone::Sand,
            "M13 43C12 31 22 27 32 34C42 27 52 31 51 43C50 54 42 59 32 59C22 59 14 54 13 43Z",
        ),
        (Tone::Ink, "M27.4 48a4.6 4 0 1 0 9.2 0a4.6 4 0 1 0 -9.2 0Z"),
        (
            Tone::Snow,
            "M18 40a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM36 40a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z",
        ),
        (
            Tone::Ink,
            "M20.5 40a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0ZM38.5 40a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0Z",
        ),
    ],
};

/// Muddle.
pub(super) const MOLE: Face = Face {
    shapes: &[
        (
            Tone::Earth,
            "M7 42C7 22 18 9 32 9C46 9 57 22 57 42C57 54 46 60 32 60C18 60 7 54 7 42Z",
        ),
        (
            Tone::Sand,
            "M19 45a13 11 0 1 0 26 0a13 11 0 1 0 -26 0ZM4 56a8 6 0 1 0 16 0a8 6 0 1 0 -16 0ZM44 56a8 6 0 1 0 16 0a8 6 0 1 0 -16 0Z",
        ),
        (
            Tone::Berry,
            "M25.5 38a6.5 5.5 0 1 0 13 0a6.5 5.5 0 1 0 -13 0Z",
        ),
        (
            Tone::Snow,
            "M17.4 28a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0ZM39.4 28a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0Z",
        ),
        (
            Tone::Ink,
            "M19.2 28a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0ZM41.2 28a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0Z",
        ),
    ],
};

/// Dash.
pub(super) const HARE: Face = Face {
    shapes: &[
        (
            Tone::Rust,
            "M17 2C26 2 29 17 28 29L17 32C11 21 9 2 17 2ZM47 2C38 2 35 17 36 29L47 32C53 21 55 2 47 2Z",
        ),
        (Tone::Rust, "M11 43a21 18 0 1 0 42 0a21 18 0 1 0 -42 0Z"),
        (
            Tone::Sand,
            "M18 7C23 8 25 18 24.5 27L19 28C15.5 20 14 8 18 7ZM46 7C41 8 39 18 39.5 27L45 28C48.5 20 50 8 46 7ZM18.5 51a7.5 7 0 1 0 15 0a7.5 7 0 1 0 -15 0ZM30.5 51a7.5 7 0 1 0 15 0a7.5 7 0 1 0 -15 0Z",
        ),
        (
            Tone::Snow,
            "M28.6 53H35.4V59A1.6 1.6 0 0 1 33.8 60.6H30.2A1.6 1.6 0 0 1 28.6 59Z",
        ),
        (
            Tone::Berry,
            "M28 45.4C28 43.6 36 43.6 36 45.4C36 47.6 33.4 50 32 50C30.6 50 28 47.6 28 45.4Z",
        ),
        (
            Tone::Snow,
            "M16.8 38a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0 -10.4 0ZM36.8 38a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0 -10.4 0Z",
        ),
        (
            Tone::Ink,
            "M19.4 38a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0ZM39.4 38a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0Z",
        ),
    ],
};

/// Glint.
pub(super) const MAGPIE: Face = Face {
    shapes: &[
        (Tone::Water, "M8 62C4 50 10 40 20 38H44C54 40 60 50 56 62Z"),
        (Tone::Snow, "M20 62C18 50 22 42 32 42C42 42 46 50 44 62Z"),
        (
            Tone::Ink,
            "M32 4C47 4 54 14 54 27C54 41 46 51 32 51C18 51 10 41 10 27C10 14 18 4 32 4Z",
        ),
        (
            Tone::Earth,
            "M23.5 29C28 26 36 26 40.5 29C40 38 36 46 32 51C28 46 24 38 23.5 29Z",
        ),
        (Tone::Amber, "M26 52a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z"),
        (
            Tone::Snow,
            "M15.7 23a5.8 5.8 0 1 0 11.6 0a5.8 5.8 0 1 0 -11.6 0ZM36.7 23a5.8 5.8 0 1 0 11.6 0a5.8 5.8 0 1 0 -11.6 0Z",
        ),
        (
            Tone::Ink,
            "M18.6 23a2.9 2.9 0 1 0 5.8 0a2.9 2.9 0 1 0 -5.8 0ZM39.6 23a2.9 2.9 0 1 0 5.8 0a2.9 2.9 0 1 0 -5.8 0Z",
        ),
    ],
};

/// Hazel.
pub(super) const SQUIRREL: Face = Face {
    shapes: &[
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
        (
            Tone::Ink,
            "M24.6 37.4a3.4 2.6 0 1 0 6.8 0a3.4 2.6 0 1 0 -6.8 0Z",
        ),
        (
            Tone::Amber,
            "M21.5 53H34.5C34.5 59 31 62 28 63C25 62 21.5 59 21.5 53Z",
        ),
        (Tone::Bark, "M19.6 53.6C19.6 47.6 36.4 47.6 36.4 53.6Z"),
        (
            Tone::Snow,
            "M14.5 29a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM31.5 29a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z",
        ),
        (
            Tone::Ink,
            "M17 29a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0ZM34 29a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0Z",
        ),
    ],
};

/// Barnaby.
pub(super) const TORTOISE: Face = Face {
    shapes: &[
        (
            Tone::Moss,
            "M3 52C3 24 16 8 32 8C48 8 61 24 61 52C61 55 3 55 3 52Z",
        ),
        (
            Tone::Leaf,
            "M26 13H38L41 20H23ZM12 25L19 21L20 30L10 40ZM52 25L45 21L44 30L54 40ZM6 57a7 5 0 1 0 14 0a7 5 0 1 0 -14 0ZM44 57a7 5 0 1 0 14 0a7 5 0 1 0 -14 0ZM15 42a17 18 0 1 0 34 0a17 18 0 1 0 -34 0Z",
        ),
        (Tone::Moss, "M24 50C28 53 36 53 40 50C38 56 26 56 24 50Z"),
        (
            Tone::Snow,
            "M19.5 38a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM34.5 38a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z",
        ),
        (
            Tone::Ink,
            "M22 38a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0ZM37 38a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0Z",
        ),
    ],
};

/// Russet.
pub(super) const FOX: Face = Face {
    shapes: &[
        (
            Tone::Rust,
            "M7 5L27 16C30 15 34 15 37 16L57 5L57 31C56 44 43 57 32 60C21 57 8 44 7 31Z",
        ),
        (Tone::Ink, "M11 11L21 17L12 26ZM53 11L43 17L52 26Z"),
        (
            Tone::Sand,
            "M7 33C18 31 28 40 32 60C20 57 8 46 7 33ZM57 33C46 31 36 40 32 60C44 57 56 46 57 33Z",
        ),
        (
            Tone::Ink,
            "M27.4 55.4a4.6 4.2 0 1 0 9.2 0a4.6 4.2 0 1 0 -9.2 0Z",
        ),
        (
            Tone::Snow,
            "M16.3 33a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0 -10.4 0ZM37.3 33a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0 -10.4 0Z",
        ),
        (
            Tone::Ink,
            "M18.9 33a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0ZM39.9 33a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0Z",
        ),
    ],
};

/// Minerva.
pub(super) const OWL: Face = Face {
    shapes: &[
        (
            Tone::Bark,
            "M8 5C13 9 18 11 23 11C29 9 35 9 41 11C46 11 51 9 56 5C59 17 59 46 52 55C44 62 20 62 12 55C5 46 5 17 8 5Z",
        ),
        (
            Tone::Sand,
            "M9 29a12.5 12.5 0 1 0 25 0a12.5 12.5 0 1 0 -25 0ZM30 29a12.5 12.5 0 1 0 25 0a12.5 12.5 0 1 0 -25 0ZM19 49L23 53L27 49L32 54L37 49L41 53L45 49L42 58C36 60 28 60 22 58Z",
        ),
        (
            Tone::Amber,
            "M27.4 34C29 32 35 32 36.6 34C36 39 34 43 32 45C30 43 28 39 27.4 34Z",
        ),
        (
            Tone::Snow,
            "M14.1 29a7.4 7.4 0 1 0 14.8 0a7.4 7.4 0 1 0 -14.8 0ZM35.1 29a7.4 7.4 0 1 0 14.8 0a7.4 7.4 0 1 0 -14.8 0Z",
        ),
        (
            Tone::Ink,
            "M17.8 29a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0 -7.4 0ZM38.8 29a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0 -7.4 0Z",
        ),
    ],
};
