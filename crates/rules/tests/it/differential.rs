//! A million positions of random play, in which cozy-chess and we must see the same.

use std::thread;

use cozy_chess::Board;
use rookery_rules::{Position, UciMove};
use rookery_testkit::{positions, strategies};

use crate::cozy;

const POSITIONS: usize = 1_000_000;
const LONGEST_GAME: usize = 300;

#[test]
fn a_million_random_positions_agree_with_cozy_chess() {
    thread::scope(|scope| {
        let halves = [0x9e37_79b9_7f4a_7c15, 0xd1b5_4a32_d192_ed03]
            .map(|seed| scope.spawn(move || compare(Random(seed), POSITIONS / 2)));
        for half in halves {
            half.join().unwrap();
        }
    });
}

fn compare(mut random: Random, positions: usize) {
    let mut seen = 0;
    while seen < positions {
        let (_, fen) = positions::ALL[usize::from(random.next()) % positions::ALL.len()];
        let mut ours = positions::position(fen);
        let mut theirs = cozy::board(fen);
        for _ in 0..LONGEST_GAME {
            check(&ours, &theirs);
            seen += 1;
            // Kings that chase each other teach nothing more.
            if ours.is_insufficient_material() {
                break;
            }
            let Some(mv) = strategies::chosen(&ours, random.next()) else {
                break;
            };
            let same = cozy_moves(&theirs)
                .into_iter()
                .find(|&(uci, _)| uci == UciMove::from(mv));
            theirs.play(same.expect("the same moves").1);
            ours = ours.legal(mv).expect("a legal move").play();
        }
    }
}

fn check(ours: &Position, theirs: &Board) {
    let fen = ours.fen();
    assert_eq!(fen, cozy::fen(theirs, ours));
    assert_eq!(Position::parse_fen(&fen).as_ref(), Ok(ours), "{fen}");
    assert_eq!(ours.hash(), ours.computed_hash(), "{fen}");
    assert_eq!(ours.checkers().0, theirs.checkers().0, "{fen}");

    let mut moves: Vec<u16> = ours.moves().into_iter().map(|mv| key(mv.into())).collect();
    let mut others: Vec<u16> = cozy_moves(theirs).iter().map(|&(mv, _)| key(mv)).collect();
    moves.sort_unstable();
    others.sort_unstable();
    assert_eq!(moves, others, "{fen}");
}

fn cozy_moves(board: &Board) -> Vec<(UciMove, cozy_chess::Move)> {
    let mut moves = Vec::with_capacity(64);
    board.generate_moves(|set| {
        moves.extend(set.into_iter().map(|mv| (cozy::uci(board, mv), mv)));
        false
    });
    moves
}

/// A number for sorting.
fn key(mv: UciMove) -> u16 {
    let promotion = mv.promotion.map_or(0, |to| to as u16 + 1);
    mv.from as u16 | (mv.to as u16) << 6 | promotion << 12
}

/// A xorshift generator, so that every run sees the same positions.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u16 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 32) as u16
    }
}
