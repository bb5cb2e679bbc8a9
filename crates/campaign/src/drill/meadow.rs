//! The south of the forest: positions that show what beats each opponent.

use crate::exercise::Exercise;

pub(super) const DORMOUSE: [Exercise; 2] = [
    Exercise {
        fen: "8/4k3/R7/8/8/8/8/1R4K1 w - - 0 1",
        task: "Chase the king to the edge and mate it there: two moves.",
        solution: &["Rb7+", "Kd8", "Ra8#"],
        why: "One rook holds the row behind, the other takes the next row. A king that only runs, runs out of board.",
    },
    Exercise {
        fen: "4k2r/8/8/8/8/8/5PPP/R5K1 w - - 0 1",
        task: "Give a check that wins something when the king runs.",
        solution: &["Ra8+", "Kd7", "Rxh8"],
        why: "The king has to leave the row, and the rook behind it is left alone. This is called a skewer.",
    },
];

pub(super) const HEDGEHOG: [Exercise; 2] = [
    Exercise {
        fen: "5rk1/5p1p/6pQ/8/3B4/8/5PPP/6K1 w - - 0 1",
        task: "The pawn has left a hole beside the king. Mate in one!",
        solution: &["Qg7#"],
        why: "Where a pawn stood, nobody guards anymore. The bishop holds the queen's hand from far away.",
    },
    Exercise {
        fen: "rnbqkbnr/ppppp2p/5p2/6p1/4P3/3P4/PPP2PPP/RNBQKBNR w KQkq - 0 3",
        task: "Two pawns have run away from their king. Mate in one!",
        solution: &["Qh5#"],
        why: "With the pawns gone, the line to the king is open, and nothing can step in between.",
    },
];

pub(super) const FROG: [Exercise; 2] = [
    Exercise {
        fen: "rnb1kbnr/pppp1ppp/8/1B6/4q3/5N2/PPPP1PPP/RNBQ1RK1 w kq - 0 5",
        task: "The queen has jumped out alone and stands before her king. Catch her.",
        solution: &["Re1"],
        why: "She cannot step aside, because her king stands behind her on the same line. That is a pin.",
    },
    Exercise {
        fen: "rnb1kbnr/pp2pppp/8/8/3q4/3B4/PPP2PPP/RNBQK1NR w KQkq - 0 5",
        task: "Find the check that catches the queen.",
        solution: &["Bb5+", "Kd8", "Qxd4+"],
        why: "The bishop gives check and steps out of your queen's way. Black must answer the check, and you take.",
    },
];

pub(super) const MOLE: [Exercise; 2] = [
    Exercise {
        fen: "6k1/5p1p/5Bp1/8/8/8/5PPP/Q5K1 w - - 0 1",
        task: "Mate in one, from as far away as you can.",
        solution: &["Qa8#"],
        why: "The queen comes from the other end of the board, and the bishop keeps the king from leaving.",
    },
    Exercise {
        fen: "r5k1/5ppp/8/8/8/5B2/5PPP/6K1 w - - 0 1",
        task: "Something stands unguarded, far away. Take it.",
        solution: &["Bxa8"],
        why: "Bishops see from corner to corner. Before every move, look along your long lines.",
    },
];

pub(super) const HARE: [Exercise; 2] = [
    Exercise {
        fen: "5r1k/6pp/7N/8/2Q5/8/6PP/6K1 w - - 0 1",
        task: "Offer your biggest piece and mate with the knight.",
        solution: &["Qg8+", "Rxg8", "Nf7#"],
        why: "The rook has to take, and then it stands in the way of its own king.",
    },
    Exercise {
        fen: "2r3k1/5ppp/8/2b5/8/8/2Q2PPP/4R1K1 w - - 0 1",
        task: "Take something that looks guarded.",
        solution: &["Qxc5", "Rxc5", "Re8#"],
        why: "The rook was busy: it guarded the last row. Whoever takes every offer forgets what a piece is needed for.",
    },
];

pub(super) const BOAR: [Exercise; 2] = [
    Exercise {
        fen: "r2qkb1r/pppnpppp/3p1nb1/8/5PP1/3P3P/PPP1P1B1/RNBQK1NR w KQkq - 0 1",
        task: "The bishop has come too far. Trap it with a pawn.",
        solution: &["f5", "Bxf5", "gxf5"],
        why: "Every square it could go to is taken by its own pieces or guarded by your pawns.",
    },
    Exercise {
        fen: "r1bqkb1r/ppppp1pp/2n2p2/7n/8/3P1N2/PPP1PPPP/RNBQKB1R w KQkq - 0 1",
        task: "The knight at the edge has no way back. Attack it.",
        solution: &["g4", "Nf4", "Bxf4"],
        why: "At the edge a knight has few squares. A pawn attacks it, and it can only choose by whom it is taken.",
    },
];
