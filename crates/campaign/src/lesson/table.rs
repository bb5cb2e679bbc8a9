//! The words and boards of the lessons.

use rookery_rules::{Promotion, Wing};

use super::{Lesson, Part, Task};

/// All of them, in the order of the story.
pub static LESSONS: [Lesson; 6] = [
    Lesson {
        key: "men",
        title: "How everybody moves",
        parts: &[
            part(
                "The rook goes straight: forward, back, left or right, as far as it likes. Take all three pawns with it in four moves.",
                "7k/8/8/1p3p2/8/8/1p6/R6K w - - 0 1",
                Task::Collect { within: 4 },
            ),
            part(
                "The bishop goes slantwise and never leaves its color. Take all pawns with it.",
                "k7/8/3p4/8/1p6/6p1/3B4/7K w - - 0 1",
                Task::Collect { within: 3 },
            ),
            part(
                "The queen goes like both of them. Nobody is stronger. Take all pawns in three moves.",
                "7k/p7/8/8/8/p4p2/8/K2Q4 w - - 0 1",
                Task::Collect { within: 3 },
            ),
            part(
                "The knight jumps: two squares ahead and one to the side, over everything. Take all pawns in three moves.",
                "7k/8/3p4/1p6/4p3/8/3N4/7K w - - 0 1",
                Task::Collect { within: 3 },
            ),
            part(
                "The king goes one step, anywhere it is safe. Take the pawn with it. Mind the squares that the pawn attacks.",
                "7k/8/8/8/8/1p6/8/K7 w - - 0 1",
                Task::Collect { within: 2 },
            ),
            part(
                "The pawn goes one step ahead, from its first square also two, and takes slantwise. It never goes back. Take both pawns.",
                "7k/8/8/8/3p4/2p5/1P6/7K w - - 0 1",
                Task::Collect { within: 2 },
            ),
        ],
    },
    Lesson {
        key: "check",
        title: "Check and mate",
        parts: &[
            part(
                "Whoever attacks the king gives check. Give check with your rook.",
                "4k3/8/8/8/8/8/8/R5K1 w - - 0 1",
                Task::Check,
            ),
            part(
                "Now you are in check. There are three ways out: run, step in between, or take. Find one.",
                "6k1/1pp2ppp/8/p7/1b6/3N4/PPP2PPP/4K3 w - - 0 1",
                Task::Escape,
            ),
            part(
                "If there is no way out, it is mate, and the game is won. Mate in one!",
                "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1",
                Task::Mate,
            ),
            part(
                "The queen mates best with a friend beside her. Mate in one!",
                "4k3/8/4K3/8/8/8/8/Q7 w - - 0 1",
                Task::Mate,
            ),
        ],
    },
    Lesson {
        key: "values",
        title: "What everybody is worth",
        parts: &[
            part(
                "A pawn is worth 1, knight and bishop 3, a rook 5, the queen 9. You can take two things here. Take what is worth more.",
                "6k1/5p2/1n6/8/3r4/7P/1Q3PP1/6K1 w - - 0 1",
                Task::BestCapture,
            ),
            part(
                "Count what comes back. The rook is guarded, the knight is not. What do you take with the queen?",
                "6k1/2p2pp1/3r3p/n7/8/7P/3Q1PP1/6K1 w - - 0 1",
                Task::BestCapture,
            ),
        ],
    },
    Lesson {
        key: "castling",
        title: "The king goes indoors",
        parts: &[
            part(
                "If king and rook have not moved yet and nothing stands between them, the king takes two steps and the rook jumps to its other side. Castle on the short side.",
                "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/3P1N2/PPP2PPP/RNBQK2R w KQkq - 0 1",
                Task::Castle(Wing::King),
            ),
            part(
                "It works on the long side, too. The king must not be in check, nor pass a square that is attacked: here the bishop bars the short side.",
                "4k3/8/b7/8/8/8/PPP2PPP/R3K2R w KQ - 0 1",
                Task::Castle(Wing::Queen),
            ),
        ],
    },
    Lesson {
        key: "promotion",
        title: "The secret of the smallest",
        parts: &[
            part(
                "A pawn that reaches the last row may become anything but a king. Walk it there.",
                "8/8/8/4P3/8/k7/8/7K w - - 0 1",
                Task::Reach { within: 3 },
            ),
            part(
                "Almost always a queen is best.",
                "8/4P3/8/8/8/k7/8/7K w - - 0 1",
                Task::Promote(Promotion::Queen),
            ),
            part(
                "But not quite always. Here a knight attacks king and queen at once.",
                "8/2q1P1kp/6p1/8/8/8/5PPP/6K1 w - - 0 1",
                Task::Promote(Promotion::Knight),
            ),
        ],
    },
    Lesson {
        key: "en-passant",
        title: "In passing",
        parts: &[part(
            "A pawn that takes two steps past your pawn can be taken as if it had taken only one. But only at once! The black pawn on d5 has just jumped.",
            "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2",
            Task::EnPassant,
        )],
    },
];

const fn part(words: &'static str, fen: &'static str, task: Task) -> Part {
    Part { words, fen, task }
}
