//! Simple shapes, as if cut out of wood with a ruler.

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
const FOOT: &str = "M14 50H50V58H14Z";

const PAWN: Drawing = Drawing {
    body: &[
        "M27 30H37L43.5 50H20.5Z",
        "M22.6 21a9.4 9.4 0 1 0 18.8 0a9.4 9.4 0 1 0 -18.8 0Z",
        "M17 50H47V58H17Z",
    ],
    lines: "",
    dots: "",
};

const KNIGHT: Drawing = Drawing {
    body: &[
        "M19 50L25 35L13 38L9 30L20 15L22 6L30 11L40 14L48 27L46 50Z",
        FOOT,
    ],
    lines: "M36 20L40 29L39.4 42",
    dots: "M22.6 21.6h5.2v5.2h-5.2Z",
};

const BISHOP: Drawing = Drawing {
    body: &["M32 5L46 29L38.5 50H25.5L18 29Z", FOOT],
    lines: "M38 21L29 34",
    dots: "",
};

const ROOK: Drawing = Drawing {
    body: &[
        "M20 23H44V50H20Z",
        "M15 9H24V15H28V9H36V15H40V9H49V24H15Z",
        FOOT,
    ],
    lines: "M26 33H38M26 41H38",
    dots: "",
};

const QUEEN: Drawing = Drawing {
    body: &["M9 17L21 32L32 9L43 32L55 17L46 50H18Z", FOOT],
    lines: "M22 41H42",
    dots: "",
};

const KING: Drawing = Drawing {
    body: &[
        "M28 3H36V9H42V17H36V25H28V17H22V9H28Z",
        "M13 24H51L45 50H19Z",
        FOOT,
    ],
    lines: "M22 41H42",
    dots: "",
};
