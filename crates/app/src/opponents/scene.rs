//! Small scenes of five by five squares that show what a dial does: pieces that walk from where
//! they stand when it is turned down to where they stand when it is turned up, and squares in the
//! fog.

use rookery_analysis::Dial;
use rookery_rules::{Color, Piece, Role};

use super::knob::Knob;

/// Squares in a row, and rows.
const SIZE: u8 = 5;

/// From the left and from the top, in hundredths of the board; between two squares while it walks.
pub type ScenePoint = (u8, u8);

/// A piece of a scene.
pub struct ScenePiece {
    /// Which piece it is, and whose.
    pub piece: Piece,
    low: ScenePoint,
    high: ScenePoint,
    /// The mark at which it begins to leave the board, if it does.
    leaves: Option<u8>,
}

/// So many marks later a piece that leaves has gone.
const LEAVING: u8 = 25;

/// The squares, counted in reading order, in the order in which fog covers them. The last three stay
/// clear.
const FOG: [u8; 25] = [
    7, 20, 13, 1, 24, 10, 18, 4, 21, 8, 15, 2, 11, 23, 6, 19, 0, 14, 22, 9, 16, 3, 12, 5, 17,
];
const MOST_FOG: usize = 22;

impl ScenePiece {
    /// Where it stands.
    pub fn place(&self, dial: Dial) -> ScenePoint {
        let share = u32::from(dial.get());
        let between = |low: u8, high: u8| {
            let place = u32::from(low) * (100 - share) + u32::from(high) * share;
            // Between the two, which fit.
            (place / 100) as u8
        };
        (
            between(self.low.0, self.high.0),
            between(self.low.1, self.high.1),
        )
    }

    /// How much of it is still there, in hundredths.
    pub fn presence(&self, dial: Dial) -> u8 {
        match self.leaves {
            None => 100,
            Some(mark) => 100 - dial.get().saturating_sub(mark).min(LEAVING) * (100 / LEAVING),
        }
    }
}

/// Who is in the scene of a dial.
pub fn pieces(knob: Knob) -> &'static [ScenePiece] {
    match knob {
        Knob::Aggressiveness => &ATTACK,
        Knob::Positional => &SQUARES,
        Knob::Trading => &TRADES,
        Knob::BlindSpots => &SIGHT,
    }
}

/// The places of the squares that are not seen.
pub fn fog(knob: Knob, dial: Dial) -> impl ExactSizeIterator<Item = ScenePoint> {
    let covered = match knob {
        Knob::BlindSpots => (usize::from(dial.get()) * MOST_FOG).div_ceil(100),
        Knob::Aggressiveness | Knob::Positional | Knob::Trading => 0,
    };
    let place = |square: &u8| corner((square % SIZE, square / SIZE));
    FOG[..covered].iter().map(place)
}

/// Home at the bottom, the other king at the top.
const ATTACK: [ScenePiece; 6] = [
    stays(black(Role::King), (2, 0)),
    walks(white(Role::Pawn), (0, 3), (0, 1)),
    walks(white(Role::Knight), (1, 4), (1, 1)),
    walks(white(Role::Queen), (2, 4), (2, 1)),
    walks(white(Role::Bishop), (3, 4), (3, 1)),
    walks(white(Role::Pawn), (4, 3), (4, 1)),
];

/// From corners and one another's way to the middle, an open line, a diagonal and a safe house.
const SQUARES: [ScenePiece; 5] = [
    walks(white(Role::Knight), (0, 0), (2, 1)),
    walks(white(Role::Bishop), (4, 1), (1, 2)),
    walks(white(Role::Rook), (1, 3), (3, 4)),
    walks(white(Role::King), (3, 2), (0, 4)),
    walks(white(Role::Pawn), (0, 1), (0, 3)),
];

/// The queens go first, the kings never.
const TRADES: [ScenePiece; 10] = [
    meets(white(Role::Queen), (2, 3), 0),
    meets(black(Role::Queen), (2, 1), 0),
    meets(white(Role::Knight), (1, 3), 25),
    meets(black(Role::Knight), (1, 1), 25),
    meets(white(Role::Bishop), (3, 3), 50),
    meets(black(Role::Bishop), (3, 1), 50),
    meets(white(Role::Rook), (0, 3), 75),
    meets(black(Role::Rook), (0, 1), 75),
    stays(white(Role::King), (4, 4)),
    stays(black(Role::King), (4, 0)),
];

const SIGHT: [ScenePiece; 6] = [
    stays(white(Role::King), (3, 4)),
    stays(white(Role::Rook), (0, 4)),
    stays(white(Role::Queen), (2, 3)),
    stays(black(Role::Bishop), (4, 2)),
    stays(black(Role::Knight), (1, 1)),
    stays(black(Role::King), (2, 0)),
];

/// Column and row of a square, from the top left.
type At = (u8, u8);

const fn stays(piece: Piece, at: At) -> ScenePiece {
    walks(piece, at, at)
}

const fn walks(piece: Piece, low: At, high: At) -> ScenePiece {
    ScenePiece {
        piece,
        low: corner(low),
        high: corner(high),
        leaves: None,
    }
}

const fn corner((column, row): At) -> ScenePoint {
    (column * (100 / SIZE), row * (100 / SIZE))
}

const fn meets(piece: Piece, at: At, mark: u8) -> ScenePiece {
    ScenePiece {
        leaves: Some(mark),
        ..stays(piece, at)
    }
}

const fn white(role: Role) -> Piece {
    Piece {
        color: Color::White,
        role,
    }
}

const fn black(role: Role) -> Piece {
    Piece {
        color: Color::Black,
        role,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dial(mark: u8) -> Dial {
        Dial::new(mark).unwrap()
    }

    #[test]
    fn every_dial_changes_its_scene_all_the_way() {
        let picture = |knob, mark| {
            let pieces = pieces(knob).iter();
            let pieces: Vec<_> = pieces
                .map(|piece| (piece.place(dial(mark)), piece.presence(dial(mark))))
                .collect();
            (pieces, fog(knob, dial(mark)).len())
        };
        for knob in Knob::ALL {
            for mark in (0..100).step_by(5) {
                assert_ne!(
                    picture(knob, mark),
                    picture(knob, mark + 5),
                    "{knob:?} {mark}"
                );
            }
        }
    }

    #[test]
    fn everything_stays_on_the_board_and_apart_at_both_ends() {
        for knob in Knob::ALL {
            for mark in [0, 100] {
                let places: Vec<_> = pieces(knob)
                    .iter()
                    .map(|piece| piece.place(dial(mark)))
                    .collect();
                for (index, place) in places.iter().enumerate() {
                    assert!(place.0 <= 80 && place.1 <= 80, "{knob:?} {place:?}");
                    assert!(!places[..index].contains(place), "{knob:?} {place:?}");
                }
            }
        }
    }

    #[test]
    fn trades_empty_the_board_but_for_the_kings() {
        let left = |mark| {
            let pieces = pieces(Knob::Trading).iter();
            pieces
                .filter(|piece| piece.presence(dial(mark)) > 0)
                .count()
        };
        assert_eq!((left(0), left(50), left(100)), (10, 6, 2));
    }

    #[test]
    fn fog_covers_other_squares_each_time_and_never_all() {
        let mut squares = FOG;
        squares.sort_unstable();
        assert!(squares.into_iter().eq(0..SIZE * SIZE));
        assert_eq!(fog(Knob::BlindSpots, dial(0)).len(), 0);
        assert_eq!(fog(Knob::BlindSpots, dial(100)).len(), MOST_FOG);
    }
}
