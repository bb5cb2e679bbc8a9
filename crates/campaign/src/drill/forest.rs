//! The snow and the north: positions that show what beats each opponent.

use crate::exercise::Exercise;

pub(super) const BADGER: [Exercise; 2] = [
    Exercise {
        fen: "4k3/8/2q5/8/P7/8/4BPPP/6K1 w - - 0 1",
        task: "Queen and king stand on one diagonal. Use it.",
        solution: &["Bb5", "Qxb5", "axb5"],
        why: "The queen is pinned to her king. She can take the bishop, and then the pawn takes her.",
    },
    Exercise {
        fen: "7r/8/8/4k3/8/8/5PPP/2B3K1 w - - 0 1",
        task: "Look along the long diagonal. What stands at the end of it?",
        solution: &["Bb2+", "Kd5", "Bxh8"],
        why: "The king has to leave the diagonal, and the rook behind it falls. Bishops love long lines.",
    },
];

pub(super) const HERON: [Exercise; 2] = [
    Exercise {
        fen: "6k1/1p4pp/8/p7/8/8/5PPP/1R4K1 w - - 0 1",
        task: "Collect a small fish.",
        solution: &["Rxb7"],
        why: "One pawn more, and the rook stands where it attacks the next one. Pawns add up.",
    },
    Exercise {
        fen: "2r3k1/1P3ppp/8/8/8/8/5PPP/6K1 w - - 0 1",
        task: "A small fish has grown. Mate in one!",
        solution: &["bxc8=Q#"],
        why: "Nobody stopped the pawn, because nobody thought it mattered.",
    },
];

pub(super) const BAT: [Exercise; 2] = [
    Exercise {
        fen: "2q3k1/5ppp/8/5N2/8/8/5PPP/6K1 w - - 0 1",
        task: "Find the fork.",
        solution: &["Ne7+", "Kf8", "Nxc8"],
        why: "The knight attacks king and queen at once. The king has to move, and the queen is taken.",
    },
    Exercise {
        fen: "6rk/6pp/8/6N1/8/8/5PPP/6K1 w - - 0 1",
        task: "Mate in one, without a sound.",
        solution: &["Nf7#"],
        why: "The king is shut in by its own pieces, and a knight jumps over all of them.",
    },
];

pub(super) const LYNX: [Exercise; 3] = [
    Exercise {
        fen: "7k/8/5K2/8/8/8/8/6R1 w - - 0 1",
        task: "No check, no capture: find the quiet move. Mate in two.",
        solution: &["Kf7", "Kh7", "Rh1#"],
        why: "After the quiet step, the king has only one square left, and that one is a trap.",
    },
    Exercise {
        fen: "6k1/rp3pp1/7p/8/8/1P6/1B3PPP/3Q2K1 w - - 0 1",
        task: "One quiet move makes two threats. Which?",
        solution: &["Qd4", "f6", "Qxa7"],
        why: "Mate on g7 and the rook on a7: Black can hear only one of them.",
    },
    Exercise {
        fen: "7k/5K1p/8/4p3/8/8/8/2B5 w - - 0 1",
        task: "The long diagonal is blocked. Find the quiet detour. Mate in two.",
        solution: &["Bh6", "e4", "Bg7#"],
        why: "The bishop threatens nothing that can be heard, and mates with its next step.",
    },
];

pub(super) const OWL: [Exercise; 2] = [
    Exercise {
        fen: "4k3/3q4/8/8/6P1/8/4BP1P/4R1K1 w - - 0 1",
        task: "Find the check that wins the queen.",
        solution: &["Bb5+", "Kd8", "Bxd7"],
        why: "The rook gives check, the bishop pins the queen. After the check, you take.",
    },
    Exercise {
        fen: "r4rk1/ppp2ppp/8/8/3q4/3B4/PPP2PPP/R2Q1RK1 w - - 0 1",
        task: "Check first, then take.",
        solution: &["Bxh7+", "Kxh7", "Qxd4"],
        why: "A check must be answered at once. So it buys you one free move, and the queen was waiting for it.",
    },
];

pub(super) const RAVEN: [Exercise; 3] = [
    Exercise {
        fen: "5k2/1P6/8/8/8/8/r4PPP/6K1 w - - 0 1",
        task: "The smallest one takes the last step.",
        solution: &["b8=Q+"],
        why: "It was the last pawn on its side of the board. Now it is the strongest piece.",
    },
    Exercise {
        fen: "3r2k1/3P1ppp/8/8/8/8/5PPP/2R3K1 w - - 0 1",
        task: "The pawn is blocked. Draw the blocker away, and mate.",
        solution: &["Rc8", "Rxc8", "dxc8=Q#"],
        why: "The rook is given so that the pawn may arrive. If Black does not take, you take on d8.",
    },
    Exercise {
        fen: "1r4k1/P4ppp/8/8/8/8/5PPP/R5K1 w - - 0 1",
        task: "It can also arrive by taking. Mate in one!",
        solution: &["axb8=Q#"],
        why: "Straight ahead it could become a queen, too. By taking, it mates.",
    },
];
