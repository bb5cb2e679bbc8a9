//! How far evaluations have been off in positions of a like structure. The idea is the field's;
//! sizes and weights are set by hand and were never tuned.

use rookery_rules::{Bitboard, Color, Position, Role};

use crate::value::{MAX_EVALUATION, Value};

/// Slots for each structure and side; the six tables of four bytes a slot take 384 KB.
const SIZE: usize = 1 << 14;
/// Stored in finer steps than centipawns.
const GRAIN: i32 = 256;
/// No structure is believed to be off by more than 64 centipawns.
const MOST: i32 = 64 * GRAIN;

/// Corrections by pawns, and by the other pieces of each side.
pub(crate) struct Correction {
    rows: Vec<i32>,
}

impl Correction {
    pub(crate) fn new() -> Self {
        Self {
            rows: vec![0; 3 * 2 * SIZE],
        }
    }

    pub(crate) fn clear(&mut self) {
        self.rows.fill(0);
    }

    /// The evaluation with what was learned.
    pub(crate) fn corrected(&self, position: &Position, evaluation: Value) -> Value {
        // Three opinions that overlap: half of their sum.
        let learned: i32 = slots(position).map(|slot| self.rows[slot]).iter().sum();
        (evaluation + learned / (2 * GRAIN)).clamp(-MAX_EVALUATION, MAX_EVALUATION)
    }

    /// The search found another value than the evaluation.
    pub(crate) fn learn(&mut self, position: &Position, off_by: Value, depth: i32) {
        // The deeper the search, the more it counts, up to a sixteenth of what is known.
        let weight = (depth + 1).clamp(1, 16);
        for slot in slots(position) {
            let now = self.rows[slot];
            let next = (now * (256 - weight) + off_by * GRAIN * weight) / 256;
            self.rows[slot] = next.clamp(-MOST, MOST);
        }
    }
}

fn slots(position: &Position) -> [usize; 3] {
    let board = position.board();
    let turn = position.turn() as usize;
    let pawns = board.of_role(Role::Pawn);
    let keys = [
        mixed([
            pawns & board.of_color(Color::White),
            pawns & board.of_color(Color::Black),
        ]),
        pieces(position, Color::White),
        pieces(position, Color::Black),
    ];
    let mut part = 0;
    keys.map(|key| {
        let slot = (part * 2 + turn) * SIZE + (key >> 50) as usize;
        part += 1;
        slot
    })
}

fn pieces(position: &Position, side: Color) -> u64 {
    let of = |role| position.board().of(side, role);
    mixed([
        of(Role::Knight),
        of(Role::Bishop),
        of(Role::Rook),
        of(Role::Queen),
        of(Role::King),
    ])
}

fn mixed<const N: usize>(sets: [Bitboard; N]) -> u64 {
    sets.into_iter().fold(0, |hash: u64, set| {
        (hash.rotate_left(25) ^ set.0).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    })
}
