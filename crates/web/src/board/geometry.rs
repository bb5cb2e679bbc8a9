//! Where squares are on the screen. Knows sides and directions, not pieces.

use rookery_app::board::grip::Spot;
use rookery_rules::{Color, File, Rank, Square};

/// How wide a square is where places are told by a [`Spot`].
pub const SQUARE: i32 = 1000;

/// The board in reading order when `side` is at the bottom.
pub fn rows(side: Color) -> [[Square; 8]; 8] {
    std::array::from_fn(|row| std::array::from_fn(|column| at(side, row, column)))
}

/// Where an arrow, Home or End leads from a square; beyond the edge it stays. Other keys lead nowhere.
pub fn led_to(side: Color, square: Square, key: &str) -> Option<Square> {
    let (row, column) = place(side, square);
    let (row, column) = match key {
        "ArrowUp" => (row.saturating_sub(1), column),
        "ArrowDown" => ((row + 1).min(7), column),
        "ArrowLeft" => (row, column.saturating_sub(1)),
        "ArrowRight" => (row, (column + 1).min(7)),
        "Home" => (row, 0),
        "End" => (row, 7),
        _ => return None,
    };
    Some(at(side, row, column))
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

    fn check(key: &str, from: Square, [white, black]: [Square; 2]) {
        assert_eq!(led_to(Color::White, from, key), Some(white), "{key}");
        assert_eq!(led_to(Color::Black, from, key), Some(black), "{key}");
    }

    #[test]
    fn arrows_follow_the_screen_on_both_sides() {
        check("ArrowUp", Square::E4, [Square::E5, Square::E3]);
        check("ArrowDown", Square::E4, [Square::E3, Square::E5]);
        check("ArrowLeft", Square::E4, [Square::D4, Square::F4]);
        check("ArrowRight", Square::E4, [Square::F4, Square::D4]);
    }

    #[test]
    fn the_edge_is_the_end() {
        check("ArrowDown", Square::A1, [Square::A1, Square::A2]);
        check("ArrowLeft", Square::A1, [Square::A1, Square::B1]);
        check("ArrowUp", Square::H8, [Square::H8, Square::H7]);
        check("ArrowRight", Square::H8, [Square::H8, Square::G8]);
    }

    #[test]
    fn a_row_ends_at_the_edges_of_the_screen() {
        check("Home", Square::D5, [Square::A5, Square::H5]);
        check("End", Square::D5, [Square::H5, Square::A5]);
    }

    #[test]
    fn other_keys_lead_nowhere() {
        assert_eq!(led_to(Color::White, Square::E4, "PageUp"), None);
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
