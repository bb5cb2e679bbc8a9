//! Positions with names, chosen because the rare moves are frequent in them.

use rookery_rules::Position;

/// The start of a game.
pub const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// Peter McKenzie's test: all four castles, pins, en passant and promotions close by.
pub const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
/// A rook ending in which en passant uncovers the king along the rank.
pub const ROOK_ENDING: &str = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1";
/// White is in check, and both sides are about to promote.
pub const PROMOTIONS: &str = "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1";
/// [`PROMOTIONS`] with the colors exchanged.
pub const PROMOTIONS_MIRRORED: &str =
    "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1";
/// A pawn on d7 that can take into promotion while the king may still castle.
pub const FORK_ON_F2: &str = "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8";
/// A quiet, symmetrical middle game full of pins.
pub const MIDDLE_GAME: &str =
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10";
/// Nothing but kings and rooks that may castle to all sides.
pub const CASTLES_ONLY: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
/// Every pawn at home and no other piece but the kings: double steps meet.
pub const PAWNS_ONLY: &str = "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1";
/// Pawns that have passed one another, so that en passant comes up at once.
pub const PAWNS_FACING: &str = "4k3/p1p1p1p1/8/1P1P1P1P/p1p1p1p1/8/1P1P1P1P/4K3 w - - 0 1";
/// Both sides have pawns one step from promotion, with something to take beside it.
pub const PAWNS_ON_SEVENTH: &str = "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1";
/// Kings in the open among queens and rooks: most moves give check.
pub const CHECKS: &str = "3qr3/8/2k5/8/8/4K3/8/3RQ3 w - - 0 1";
/// The most legal moves any position has: 218.
pub const MOST_MOVES: &str = "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1";
/// Opposite bishops and a knight: close to what cannot be won.
pub const FEW_PIECES: &str = "8/3k4/2b5/8/8/4N3/3BK3/8 w - - 0 1";
/// A stalemate if White is careless.
pub const LONE_QUEEN: &str = "7k/8/5KQ1/8/8/8/8/8 w - - 0 1";

/// Every position of this file with its name.
pub const ALL: [(&str, &str); 15] = [
    ("start", START),
    ("Kiwipete", KIWIPETE),
    ("rook ending", ROOK_ENDING),
    ("promotions", PROMOTIONS),
    ("promotions mirrored", PROMOTIONS_MIRRORED),
    ("fork on f2", FORK_ON_F2),
    ("middle game", MIDDLE_GAME),
    ("castles only", CASTLES_ONLY),
    ("pawns only", PAWNS_ONLY),
    ("pawns facing", PAWNS_FACING),
    ("pawns on the seventh", PAWNS_ON_SEVENTH),
    ("checks", CHECKS),
    ("most moves", MOST_MOVES),
    ("few pieces", FEW_PIECES),
    ("lone queen", LONE_QUEEN),
];

/// The position of one of this file's FENs.
///
/// # Panics
/// If it is not one.
#[must_use]
pub fn position(fen: &str) -> Position {
    match Position::parse_fen(fen) {
        Ok(position) => position,
        Err(error) => panic!("{fen}: {error}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_named_position_is_legal_and_written_as_it_is_read() {
        for (name, fen) in ALL {
            assert_eq!(position(fen).fen(), fen, "{name}");
        }
    }

    #[test]
    fn no_position_has_more_moves_than_the_one_named_so() {
        assert_eq!(position(MOST_MOVES).move_count(), 218);
    }
}
