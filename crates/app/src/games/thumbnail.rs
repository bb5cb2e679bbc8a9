//! A small picture of a board: two paths, one for the pieces of each side, so that a list of a hundred
//! games stays light. It knows nothing of a game.

use std::fmt::Write;

use rookery_rules::{ByColor, Color, Role, Setup};

/// What is drawn on a grid of 64 by 64, eight to a square.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Thumbnail {
    /// The pieces of each side, as the data of a path.
    pub pieces: ByColor<String>,
}

/// The dark squares, as the data of a path.
pub const DARK: &str = "M8 0h8v8h-8zm16 0h8v8h-8zm16 0h8v8h-8zm16 0h8v8h-8zM0 8h8v8h-8zm16 0h8v8h-8zm16 \
     0h8v8h-8zm16 0h8v8h-8zM8 16h8v8h-8zm16 0h8v8h-8zm16 0h8v8h-8zm16 0h8v8h-8zM0 24h8v8h-8zm16 \
     0h8v8h-8zm16 0h8v8h-8zm16 0h8v8h-8zM8 32h8v8h-8zm16 0h8v8h-8zm16 0h8v8h-8zm16 0h8v8h-8zM0 \
     40h8v8h-8zm16 0h8v8h-8zm16 0h8v8h-8zm16 0h8v8h-8zM8 48h8v8h-8zm16 0h8v8h-8zm16 0h8v8h-8zm16 \
     0h8v8h-8zM0 56h8v8h-8zm16 0h8v8h-8zm16 0h8v8h-8zm16 0h8v8h-8z";

impl Thumbnail {
    /// Of pieces as FEN writes them, seen by the player of this color.
    pub fn of(board: &str, by: Color) -> Option<Self> {
        let setup: Setup = format!("{board} w - - 0 1").parse().ok()?;
        let mut thumbnail = Self::default();
        for (square, piece) in setup.board.pieces() {
            let (file, rank) = (square.file() as usize, square.rank() as usize);
            let (column, row) = match by {
                Color::White => (file, 7 - rank),
                Color::Black => (7 - file, rank),
            };
            let (x, y, shape) = shape(piece.role);
            let (x, y) = (column * 80 + x, row * 80 + y);
            let path = &mut thumbnail.pieces[piece.color];
            // Writing to a text cannot fail.
            write!(path, "M{} {}{shape}", tenths(x), tenths(y)).unwrap_or_default();
        }
        Some(thumbnail)
    }
}

fn tenths(number: usize) -> String {
    match number % 10 {
        0 => (number / 10).to_string(),
        rest => format!("{}.{rest}", number / 10),
    }
}

/// Where a silhouette begins in its square, in tenths, and how it goes on.
const fn shape(role: Role) -> (usize, usize, &'static str) {
    match role {
        Role::Pawn => (
            40,
            20,
            "a1.2 1.2 0 0 1 .8 2.1l.9 2.4h.3v.9h-4v-.9h.3l.9-2.4a1.2 1.2 0 0 1 .8-2.1z",
        ),
        Role::Knight => (
            22,
            74,
            "v-.9c.6-1.2 1.7-1.6 1.6-2.6l-1.5.9-.8-.9 1.6-2.2.3-1.2 1.3.7c1.8.3 2.2 2.4 2 5.3v.9z",
        ),
        Role::Bishop => (
            40,
            8,
            "c1.2 1.3 1.8 2.2 1.6 3.4-.1.6-.4.9-.7 1.2l.4 1.1h.9v.9h-4.4v-.9h.9l.4-1.1c-.3-.3-.6-.6-.7-1.2\
             -.2-1.2.4-2.1 1.6-3.4z",
        ),
        Role::Rook => (
            19,
            14,
            "h1.1v.7h.5v-.7h1v.7h.5v-.7h1.1v1.9l-.8.5v2.7h.8v.9h-4.2v-.9h.8v-2.7l-.8-.5z",
        ),
        Role::Queen => (
            12,
            20,
            "l1.4 2 .4-2.8 1 2.4 1-2.4.4 2.8 1.4-2-.9 4.5h.3v.9h-4.4v-.9h.3z",
        ),
        Role::King => (
            35,
            5,
            "h1v.8h.8v.9h-.8v.7c2.2-.5 2.9 1.3 1.5 3.6h.2v.9h-4.4v-.9h.2c-1.4-2.3-.7-4.1 1.5-3.6v-.7h-.8\
             v-.9h.8z",
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pieces_of_a_side_are_one_path() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
        let seen = Thumbnail::of(start, Color::White).unwrap();
        for color in Color::ALL {
            assert_eq!(seen.pieces[color].matches('M').count(), 16);
        }
        let bytes = seen.pieces[Color::White].len();
        assert!(bytes < 1_500, "{bytes} bytes for each side of each row");
    }

    #[test]
    fn each_player_sees_it_from_their_own_side() {
        let seen = |by| Thumbnail::of("8/8/8/8/8/8/8/K6k", by).unwrap();
        let corner = |path: &str| path.split('h').next().unwrap().to_owned();
        let white = seen(Color::White).pieces;
        assert_eq!(corner(&white[Color::White]), "M3.5 56.5");
        assert_eq!(corner(&white[Color::Black]), "M59.5 56.5");
        let black = seen(Color::Black).pieces;
        assert_eq!(corner(&black[Color::White]), "M59.5 0.5");
    }

    #[test]
    fn what_is_no_board_has_no_picture() {
        for odd in ["", "8/8", "x7/8/8/8/8/8/8/8"] {
            assert_eq!(Thumbnail::of(odd, Color::White), None, "{odd}");
        }
    }

    #[test]
    fn half_of_the_board_is_dark() {
        assert_eq!(DARK.matches("h8v8h-8z").count(), 32);
    }
}
