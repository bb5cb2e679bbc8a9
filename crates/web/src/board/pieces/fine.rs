//! Slender pieces drawn with thin lines, as in books.

use rookery_rules::Role;

use super::Drawing;

pub(super) const fn drawing(role: Role) -> Drawing {
    match role {
        Role::Pawn => PAWN,
        Role::Knight => KNIGHT,
        Role::Bishop => BISHOP,
        Role::Rook => ROOK,
        Role::Queen => QUEEN,
        Role::King => KING,
    }
}

/// All but the pawn stand on it.
const FOOT: &str = "M15.5 58C15.5 54 19 52.6 23 51H41C45 52.6 48.5 54 48.5 58Z";

const PAWN: Drawing = Drawing {
    body: &[
        "M29 28C29 38 26.5 44 23 51H41C37.5 44 35 38 35 28Z",
        "M25 20a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z",
        "M25.5 27.2H38.5L37 30.6H27Z",
        "M17.5 58C17.5 54.4 20 52.6 23 51H41C44 52.6 46.5 54.4 46.5 58Z",
    ],
    lines: "",
    dots: "",
};

const KNIGHT: Drawing = Drawing {
    body: &[
        "M22 51C22 41 33.4 39 32.6 28.4C29 32.4 24.6 31.4 20.8 35C17.8 37.8 13.6 37 12.8 33C12.2 29.4 18.6 25 20.2 18.6C21.2 14.6 24.2 12 27.8 11.2L28 5.8L33.4 10.6C42.2 12.6 47.4 21 47 32C46.8 39.4 44.6 45 43.4 51Z",
        FOOT,
    ],
    lines: "M35.4 14.4C40.8 19.4 43 27.6 41.6 36.6M37.6 44.6C38.8 42.6 39.8 40.6 40.6 38.6M14.8 33.6L17.2 32",
    dots: "M24 18.6a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0Z",
};

const BISHOP: Drawing = Drawing {
    body: &[
        "M28 38C28 43 26 47 23 51H41C38 47 36 43 36 38Z",
        "M32 11C39.4 16.6 43 22.4 43 28.2C43 33.6 38.6 36.6 32 36.6C25.4 36.6 21 33.6 21 28.2C21 22.4 24.6 16.6 32 11Z",
        "M25 36H39L37 39.6H27Z",
        "M29 8a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z",
        FOOT,
    ],
    lines: "M32 18.6V30M27.6 23.6H36.4",
    dots: "",
};

const ROOK: Drawing = Drawing {
    body: &[
        "M25.4 24L23.6 51H40.4L38.6 24Z",
        "M19 11H24.6V15.4H29V11H35V15.4H39.4V11H45V20L40.6 25.6H23.4L19 20Z",
        FOOT,
    ],
    lines: "M19.6 20H44.4M24.4 45.4H39.6",
    dots: "",
};

const QUEEN: Drawing = Drawing {
    body: &[
        "M22.4 40C24.4 44 24.2 47.6 22 51H42C39.8 47.6 39.6 44 41.6 40Z",
        "M14 19.6L21.6 40.6H42.4L50 19.6L41.6 30.6L39.4 14.6L32 29.4L24.6 14.6L22.4 30.6Z",
        "M11.4 17.6a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0Z",
        "M21.8 12.4a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0Z",
        "M37 12.4a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0Z",
        "M47.4 17.6a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0Z",
        FOOT,
    ],
    lines: "M22.6 36.6H41.4M23.4 45.4H40.6",
    dots: "",
};

const KING: Drawing = Drawing {
    body: &[
        "M22.4 40C24.4 44 24.2 47.6 22 51H42C39.8 47.6 39.6 44 41.6 40Z",
        "M30.4 4H33.6V8.2H38V11.4H33.6V19H30.4V11.4H26V8.2H30.4Z",
        "M32 19.4C38.4 14 48.6 16.6 48.4 25.6C48.2 31.4 43.4 35 42.4 40.6H21.6C20.6 35 15.8 31.4 15.6 25.6C15.4 16.6 25.6 14 32 19.4Z",
        FOOT,
    ],
    lines: "M32 20V33M22.6 36.6H41.4M23.4 45.4H40.6M32 33C29 26 21 22.6 19.6 26.4C19 30 22.6 33 23.6 36M32 33C35 26 43 22.6 44.4 26.4C45 30 41.4 33 40.4 36",
    dots: "",
};
