//! The market, the river and what lies behind: positions that show what beats each opponent.

use crate::exercise::Exercise;

pub(super) const MAGPIE: [Exercise; 2] = [
    Exercise {
        fen: "r4rk1/pp3p1p/5Bp1/8/3P4/7P/q4PP1/2Q3K1 w - - 0 1",
        task: "The queen has gone shopping for pawns. Attack the king she has left alone.",
        solution: &["Qh6"],
        why: "Mate on g7 comes next, and the queen is too far away to help.",
    },
    Exercise {
        fen: "r1b1kbnr/pp2pppp/2np4/8/P3P3/2P1N3/1q1B1PPP/R2QKBNR w KQkq - 0 1",
        task: "She has grabbed a pawn too many. Close the trap.",
        solution: &["Nc4", "Qxa1", "Qxa1"],
        why: "The knight attacks the queen, and each square she could flee to is guarded. She can only sell herself for a rook.",
    },
];

pub(super) const OTTER: [Exercise; 2] = [
    Exercise {
        fen: "r1bqkb1r/pppp1ppp/5n2/4p3/4P3/2N5/PPnP1PPP/R1BQKBNR w KQkq - 0 1",
        task: "You are in check. First question: can you take the piece that gives it?",
        solution: &["Qxc2"],
        why: "A check without help behind it is just a free piece.",
    },
    Exercise {
        fen: "6k1/5ppp/8/8/1b1n4/8/PPP2PPP/4K2R w - - 0 1",
        task: "You are in check. Second question: can you step in between and attack something?",
        solution: &["c3", "Bxc3+", "bxc3"],
        why: "The pawn ends the check and attacks bishop and knight at once. One of them is lost.",
    },
];

pub(super) const SQUIRREL: [Exercise; 2] = [
    Exercise {
        fen: "7k/ppp5/8/PPP5/8/8/8/7K w - - 0 1",
        task: "Three pawns against three, and no king is near. Break through!",
        solution: &["b6", "axb6", "c6", "bxc6", "a6"],
        why: "Two pawns are given so that the third can run. In an endgame a free road is worth more than a pawn or two.",
    },
    Exercise {
        fen: "8/8/8/k7/8/6P1/8/K7 w - - 0 1",
        task: "Can the pawn win the race? Start it.",
        solution: &["g4"],
        why: "Count: four more steps make your pawn a queen, and their king needs six to get there. With a slower start it would be caught.",
    },
];

pub(super) const WOODPECKER: [Exercise; 2] = [
    Exercise {
        fen: "rn1qkbnr/ppp2p1p/3p2p1/4p3/2B1P1b1/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 0 5",
        task: "One bishop has come out alone. Let it have your queen, and mate.",
        solution: &["Nxe5", "Bxd1", "Bxf7+", "Ke7", "Nd5#"],
        why: "Three pieces that work together beat one that was brought out alone.",
    },
    Exercise {
        fen: "rnb1kbnr/pppp1ppp/8/q3p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 0 5",
        task: "Black has moved only the queen. Punish it: mate in two.",
        solution: &["Qxf7+", "Kd8", "Qxf8#"],
        why: "Pieces that are still asleep cannot guard their king.",
    },
];

pub(super) const TORTOISE: [Exercise; 3] = [
    Exercise {
        fen: "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1",
        task: "Find the back door. Mate in one!",
        solution: &["Rd8#"],
        why: "The king's own pawns shut it in. Whoever reaches the last row wins.",
    },
    Exercise {
        fen: "r5k1/5ppp/8/8/8/8/4QPPP/4R1K1 w - - 0 1",
        task: "The back door is guarded once. You can knock twice. Mate in two.",
        solution: &["Qe8+", "Rxe8", "Rxe8#"],
        why: "Count who guards the last row and who attacks it: two beat one.",
    },
    Exercise {
        fen: "3r2k1/5pp1/7p/8/8/8/1Q3PPP/3R2K1 w - - 0 1",
        task: "Here the king has a way out. What do you take instead?",
        solution: &["Rxd8+"],
        why: "Always ask first: does the king have a hole? If it has, a rook is a fine prize, too.",
    },
];

pub(super) const FOX: [Exercise; 2] = [
    Exercise {
        fen: "r1bqkb1r/pppp1ppp/2n5/8/4N3/8/PPPPQPPP/R1B1KB1R w KQkq - 0 1",
        task: "The king is still in the middle. Mate in one!",
        solution: &["Nf6#"],
        why: "Two checks at once: from the knight, and from the queen behind it. The king's own pieces stand in its way.",
    },
    Exercise {
        fen: "r2qkb1r/pppb1ppp/3p4/4n3/8/3B4/PPPP1PPP/RNBQR1K1 w kq - 0 1",
        task: "The knight stands before its king on an open line. Win it with a pawn.",
        solution: &["f4", "Be7", "fxe5"],
        why: "It may not move, because the rook would take the king behind it. So a pawn simply comes and takes it.",
    },
];
