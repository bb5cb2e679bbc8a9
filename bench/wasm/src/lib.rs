//! Rookery and cozy-chess compiled the same way for the browser, called by number so that the
//! module needs no glue.

/// Games of `depth` half-moves from the position with this number, as counted by library `peer`.
#[unsafe(no_mangle)]
pub extern "C" fn count(peer: u32, position: u32, depth: u32) -> u64 {
    let fen = FENS[position as usize];
    match peer {
        0 => rookery_rules::perft(&fen.parse().expect("a legal FEN"), depth as u8),
        _ => cozy(&fen.parse().expect("a legal FEN"), depth),
    }
}

const FENS: [&str; 3] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
];

fn cozy(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut nodes = 0;
    if depth == 1 {
        board.generate_moves(|moves| {
            nodes += moves.len() as u64;
            false
        });
    } else {
        board.generate_moves(|moves| {
            for mv in moves {
                let mut next = board.clone();
                next.play_unchecked(mv);
                nodes += cozy(&next, depth - 1);
            }
            false
        });
    }
    nodes
}
