//! Where squares are on the screen. Knows sides and directions, not pieces.

use rookery_app::board::grip::Spot;
use rookery_rules::{Color, File, Rank, Square};

/// How wide a square is where places are told by a [`Spot`].
pub const SQUARE: i32 = 1000;

/// A way to walk over the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    Up,
    Down,
    Left,
    Right,
}

impl Direction {
    /// The direction of an arrow key.
    pub fn of_key(key: &str) -> Option<Self> {
        Some(match key {
            "ArrowUp" => Self::Up,
            "ArrowDown" => Self::Down,
            "ArrowLeft" => Self::Left,
            "ArrowRight" => Self::Right,
            _ => return None,
        })
    }
}

/// The board in reading order when `side` is at the bottom.
pub fn rows(side: Color) -> [[Square; 8]; 8] {
    std::array::from_fn(|row| std::array::from_fn(|column| at(side, row, column)))
}

/// The next square in a direction; `None` at the edge.
pub fn neighbor(side: Color, square: Square, direction: Direction) -> Option<Square> {
    let (row, column) = place(side, square);
    let (row, column) = match direction {
        Direction::Up => (row.checked_sub(1)?, column),
        Direction::Down => (row + 1, column),
        Direction::Left => (row, column.checked_sub(1)?),
        Direction::Right => (row, column + 1),
    };
    (row < 8 && column < 8).then(|| at(side, row, column))
}

/// The outermost squares of the row a square is in, left and right.
pub fn row_ends(side: Color, square: Square) -> (Square, Square) {
    let (row, _) = place(side, square);
    (at(side, row, 0), at(side, row, 7))
}

/// Row and column on the screen, both from 0 at the top left.
pub fn place(side: Color, square: Square) -> (usize, usize) {
    let (file, rank) = (square.file().index(), square.rank().index());
    match side {
        Color::White => (7 - rank, file),
        Color::Black => (rank, 7 - file),
    }
}

/// The square at a place; `None` beside the board.
pub fn square_at(side: Color, spot: Spot) -> Option<Square> {
    let index = |place: i32| usize::try_from(place.div_euclid(SQUARE)).ok();
    let (row, column) = (index(spot.down)?, index(spot.across)?);
    (row < 8 && column < 8).then(|| at(side, row, column))
}

/// The middle of a square.
pub fn middle(side: Color, square: Square) -> Spot {
    let (row, column) = place(side, square);
    let half = |index: usize| i32::try_from(index).unwrap_or(0) * SQUARE + SQUARE / 2;
    Spot {
        across: half(column),
        down: half(row),
    }
}

/// The whole number next to a measure; what no screen can be becomes the largest there is.
pub fn whole(measure: f64) -> i32 {
    measure.round() as i32
}

/// Whether a square is one of the light ones.
pub fn is_light(square: Square) -> bool {
    (square.file().index() + square.rank().index()) % 2 == 1
}

fn at(side: Color, row: usize, column: usize) -> Square {
    match side {
        Color::White => Square::new(File::ALL[column], Rank::ALL[7 - row]),
        Color::Black => Square::new(File::ALL[7 - column], Rank::ALL[row]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_own_side_is_at_the_bottom() {
        assert_eq!(rows(Color::White)[7][0], Square::A1);
        assert_eq!(rows(Color::White)[0][7], Square::H8);
        assert_eq!(rows(Color::Black)[7][0], Square::H8);
        assert_eq!(rows(Color::Black)[0][7], Square::A1);
    }

    #[test]
    fn arrows_follow_the_screen_on_both_sides() {
        let up = |side| neighbor(side, Square::E4, Direction::Up);
        assert_eq!(up(Color::White), Some(Square::E5));
        assert_eq!(up(Color::Black), Some(Square::E3));
        let left = |side| neighbor(side, Square::E4, Direction::Left);
        assert_eq!(left(Color::White), Some(Square::D4));
        assert_eq!(left(Color::Black), Some(Square::F4));
    }

    #[test]
    fn the_edge_is_the_end() {
        assert_eq!(neighbor(Color::White, Square::A1, Direction::Down), None);
        assert_eq!(neighbor(Color::White, Square::A1, Direction::Left), None);
        assert_eq!(neighbor(Color::Black, Square::A1, Direction::Up), None);
        assert_eq!(neighbor(Color::Black, Square::A1, Direction::Right), None);
    }

    #[test]
    fn a_row_ends_at_the_edges_of_the_screen() {
        assert_eq!(row_ends(Color::White, Square::D5), (Square::A5, Square::H5));
        assert_eq!(row_ends(Color::Black, Square::D5), (Square::H5, Square::A5));
    }

    #[test]
    fn every_square_is_found_at_its_middle_and_none_beside_the_board() {
        for side in Color::ALL {
            for square in Square::ALL {
                assert_eq!(square_at(side, middle(side, square)), Some(square));
            }
        }
        let at = |across, down| square_at(Color::White, Spot { across, down });
        assert_eq!(at(0, 7999), Some(Square::A1));
        assert_eq!(at(-1, 4000), None);
        assert_eq!(at(4000, 8000), None);
    }

    #[test]
    fn the_right_corner_is_light() {
        assert!(is_light(Square::H1));
        assert!(!is_light(Square::A1));
        assert_eq!(Square::ALL.into_iter().filter(|s| is_light(*s)).count(), 32);
    }
}
