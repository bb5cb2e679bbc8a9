//! The keys of the site, and what they do.

use crate::lang::{Lang, sayings};

sayings! {
    heading => "Keys";
    about => "Single letters on the board work only while a square has the focus.";
    close => "Close";
}

/// Keys, a space between those that do the same, and what they do.
type Key = (&'static str, &'static str);

/// The keys by where they work.
pub fn groups(lang: Lang) -> &'static [(&'static str, &'static [Key])] {
    match lang {
        Lang::En => &[
            (
                "Everywhere",
                &[
                    ("Tab", "To the next thing, with Shift to the one before"),
                    ("Esc", "Close, let go of a piece, leave the past of a game"),
                    ("?", "Show these keys"),
                ],
            ),
            (
                "On the board",
                &[
                    ("↑ ↓ ← →", "From square to square"),
                    ("Home End", "To the ends of a row"),
                    ("Enter Space", "Pick up a piece, and put it down"),
                    ("/", "Type a move, such as Nf3, or a question"),
                ],
            ),
            (
                "Ask the board, for those who listen",
                &[
                    ("A", "Where all pieces stand"),
                    (
                        "K Q R B N P",
                        "Where one kind stands: kings, queens, rooks …",
                    ),
                    ("1–8", "What stands on a rank"),
                    ("Shift A–H", "What stands on a file"),
                    ("M", "Where the piece on this square can go"),
                    ("X", "Who could take on this square"),
                    ("L", "The last move, and whose turn it is"),
                    ("C", "What was taken, and who has more"),
                    ("T", "The time on the clocks"),
                ],
            ),
            (
                "In the moves of a game",
                &[
                    ("← →", "Back and on"),
                    ("↑ ↓", "Another move in its place"),
                    ("Home End", "To the first and the last move"),
                    ("F", "When you go through a game: turn the board"),
                ],
            ),
        ],
    }
}
