//! A collection of puzzles in one file. It needs about thirty bytes for each and is written so that
//! a general packer finds more to save.
//!
//! After `RKPZ` and the version come the keys of the themes, each with its length before it, then the
//! number of puzzles and the puzzles. Numbers of several bytes have the lowest byte first.

mod board;
mod reader;
mod writer;

pub use reader::{ParsePackError, unpack};
pub use writer::pack;

use rookery_rules::{Move, Position};

use crate::PuzzleId;

const MAGIC: &[u8; 4] = b"RKPZ";
const VERSION: u8 = 1;

/// The name of a puzzle of ours.
#[must_use]
pub fn name(before: &Position, mistake: Move) -> PuzzleId {
    let mut bytes = Vec::new();
    board::write(before, &mut bytes);
    bytes.extend(mistake.to_string().bytes());
    PuzzleId::of(&bytes)
}

/// The legal moves in an order that does not depend on how they are generated.
fn ordered(position: &Position) -> Vec<Move> {
    let mut moves: Vec<_> = position.moves().into_iter().collect();
    let promotion = |mv: &Move| mv.promotion().map_or(0, |to| 1 + to as u8);
    moves.sort_unstable_by_key(|mv| (mv.from(), mv.to(), promotion(mv)));
    moves
}

#[cfg(test)]
mod tests {
    use rookery_motifs::Motif;

    use super::*;
    use crate::example::{moves, position};
    use crate::{Puzzle, Rating};

    fn puzzle(fen: &str, sans: &str, value: u16) -> Puzzle {
        let before = position(fen);
        let moves = moves(&before, sans);
        let rating = Rating {
            value,
            deviation: 250,
        };
        let themes = [Motif::Fork, Motif::Crushing].into_iter().collect();
        let id = name(&before, moves[0]);
        Puzzle::new(id, before, moves, rating, themes).expect("legal")
    }

    fn some() -> Vec<Puzzle> {
        let mut liked = puzzle(
            "r3k3/8/8/3N4/8/8/7r/4K3 b - - 0 1",
            "Rh3 Nc7+ Kd7 Nxa8",
            2999,
        );
        liked.popularity = Some(-7);
        vec![
            liked,
            puzzle("8/P6k/8/8/8/8/6r1/K7 b - - 0 1", "Rh2 a8=Q Rh1+ Kb2", 400),
            puzzle(
                "rnbqkbnr/ppp1pppp/8/8/3pP3/5N2/PPPP1PPP/RNBQKB1R b KQkq e3 0 1",
                "dxe3 fxe3",
                1500,
            ),
        ]
    }

    #[test]
    fn puzzles_are_read_back() {
        assert_eq!(unpack(&pack(&some())), Ok(some()));
        assert_eq!(unpack(&pack(&[])), Ok(vec![]));
    }

    #[test]
    fn every_shorter_file_is_refused() {
        let whole = pack(&some());
        for length in 0..whole.len() {
            assert!(unpack(&whole[..length]).is_err(), "{length}");
        }
        assert!(unpack(&[&whole[..], &[0]].concat()).is_err());
    }

    #[test]
    fn a_changed_byte_never_panics() {
        let whole = pack(&some());
        for at in 0..whole.len() {
            for change in [1, 0x80, 0xff] {
                let mut bytes = whole.clone();
                bytes[at] ^= change;
                // Many changes make another puzzle; the others are refused.
                drop(unpack(&bytes));
            }
        }
    }
}
