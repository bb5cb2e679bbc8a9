//! The positions that are counted, with the published answers.

pub struct Case {
    pub name: &'static str,
    pub fen: &'static str,
    /// Depth and count when the last half-move is counted in bulk.
    pub bulk: (u8, u64),
    /// Depth and count when every move is played.
    pub plain: (u8, u64),
}

pub const SUITE: [Case; 3] = [
    Case {
        name: "start",
        fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        bulk: (6, 119_060_324),
        plain: (5, 4_865_609),
    },
    Case {
        name: "Kiwipete",
        fen: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        bulk: (5, 193_690_690),
        plain: (4, 4_085_603),
    },
    Case {
        name: "position 4",
        fen: "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        bulk: (5, 15_833_292),
        plain: (5, 15_833_292),
    },
];
