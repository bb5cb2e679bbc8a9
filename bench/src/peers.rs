//! The same two counts by every library, each as its own documentation would have it: with the last half-move counted in bulk, and with
//! every move really played.

/// One library's perft.
pub struct Peer {
    pub name: &'static str,
    pub bulk: fn(&str, u8) -> u64,
    pub plain: fn(&str, u8) -> u64,
}

pub const PEERS: [Peer; 5] = [
    Peer { name: "rookery-rules", bulk: rookery::bulk, plain: rookery::plain },
    Peer { name: "laura_core 0.5", bulk: laura::bulk, plain: laura::plain },
    Peer { name: "cozy-chess 0.3", bulk: cozy::bulk, plain: cozy::plain },
    Peer { name: "chess 3.2", bulk: jordan::bulk, plain: jordan::plain },
    Peer { name: "shakmaty 0.30", bulk: lichess::bulk, plain: lichess::plain },
];

mod rookery {
    use rookery_rules::{Position, perft};

    pub fn bulk(fen: &str, depth: u8) -> u64 {
        perft(&fen.parse().expect("a legal FEN"), depth)
    }

    pub fn plain(fen: &str, depth: u8) -> u64 {
        visit(&fen.parse().expect("a legal FEN"), depth)
    }

    fn visit(position: &Position, depth: u8) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut nodes = 0;
        position.for_each_next(|_, next| nodes += visit(next, depth - 1));
        nodes
    }
}

mod laura {
    use laura_core::{AllMoves, Board, enumerate_legal_moves};

    pub fn bulk(fen: &str, depth: u8) -> u64 {
        visit::<1>(&fen.parse().expect("a legal FEN"), depth)
    }

    pub fn plain(fen: &str, depth: u8) -> u64 {
        visit::<0>(&fen.parse().expect("a legal FEN"), depth)
    }

    fn visit<const BULK: u8>(board: &Board, depth: u8) -> u64 {
        let mut nodes = 0;
        if depth == 0 {
            return 1;
        } else if depth == BULK {
            enumerate_legal_moves::<AllMoves, _>(board, |_| {
                nodes += 1;
                true
            });
        } else {
            enumerate_legal_moves::<AllMoves, _>(board, |mv| {
                nodes += visit::<BULK>(&board.make_move(mv), depth - 1);
                true
            });
        }
        nodes
    }
}

mod cozy {
    use cozy_chess::Board;

    pub fn bulk(fen: &str, depth: u8) -> u64 {
        visit::<1>(&fen.parse().expect("a legal FEN"), depth)
    }

    pub fn plain(fen: &str, depth: u8) -> u64 {
        visit::<0>(&fen.parse().expect("a legal FEN"), depth)
    }

    /// As its own example has it: a closure for each kind of node, which it is fastest with.
    fn visit<const BULK: u8>(board: &Board, depth: u8) -> u64 {
        let mut nodes = 0;
        if depth == 0 {
            return 1;
        } else if depth == BULK {
            board.generate_moves(|moves| {
                nodes += moves.len() as u64;
                false
            });
        } else {
            board.generate_moves(|moves| {
                for mv in moves {
                    let mut next = board.clone();
                    next.play_unchecked(mv);
                    nodes += visit::<BULK>(&next, depth - 1);
                }
                false
            });
        }
        nodes
    }
}

mod jordan {
    use chess::{Board, MoveGen};

    pub fn bulk(fen: &str, depth: u8) -> u64 {
        visit::<1>(&fen.parse().expect("a legal FEN"), depth)
    }

    pub fn plain(fen: &str, depth: u8) -> u64 {
        visit::<0>(&fen.parse().expect("a legal FEN"), depth)
    }

    fn visit<const BULK: u8>(board: &Board, depth: u8) -> u64 {
        if depth == 0 {
            return 1;
        }
        let moves = MoveGen::new_legal(board);
        if depth == BULK {
            return moves.len() as u64;
        }
        moves.map(|mv| visit::<BULK>(&board.make_move_new(mv), depth - 1)).sum()
    }
}

mod lichess {
    use shakmaty::fen::Fen;
    use shakmaty::{CastlingMode, Chess, Position};

    fn start(fen: &str) -> Chess {
        let fen: Fen = fen.parse().expect("a FEN");
        fen.into_position(CastlingMode::Standard).expect("a legal FEN")
    }

    pub fn bulk(fen: &str, depth: u8) -> u64 {
        shakmaty::perft(&start(fen), depth.into())
    }

    pub fn plain(fen: &str, depth: u8) -> u64 {
        visit(&start(fen), depth)
    }

    fn visit(position: &Chess, depth: u8) -> u64 {
        if depth == 0 {
            return 1;
        }
        let moves = position.legal_moves();
        moves
            .into_iter()
            .map(|mv| {
                let mut next = position.clone();
                next.play_unchecked(mv);
                visit(&next, depth - 1)
            })
            .sum()
    }
}
