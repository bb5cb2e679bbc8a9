//! Counting all lines of a fixed length in small bites, so that whoever runs it can stop between two.

use rookery_rules::{Move, MoveList, Position, perft};

/// Subtrees of this many half-moves are counted in one bite: tens of thousands of lines, and a
/// few millions where queens abound, which takes milliseconds.
const BITE: u8 = 3;

/// A perft that remembers how far it is.
pub struct Count {
    depth: u8,
    split: Vec<(Move, u64)>,
    stack: Vec<Level>,
    done: u32,
    total: u32,
}

/// One position on the way down and which of its moves comes next.
struct Level {
    position: Position,
    moves: MoveList,
    next: usize,
}

impl Count {
    /// A count of all lines of `depth` half-moves, not begun yet. `depth` is at least 1.
    pub fn new(position: Position, depth: u8) -> Self {
        let root = Level::of(position);
        let total = if reports_replies(depth) {
            root.moves
                .iter()
                .map(|&mv| root.position.play_unchecked(mv).moves().len())
                .sum()
        } else {
            root.moves.len()
        };
        Self {
            depth,
            split: root.moves.iter().map(|&mv| (mv, 0)).collect(),
            stack: vec![root],
            done: 0,
            total: u32::try_from(total).expect("two half-moves have at most 218 times 218 lines"),
        }
    }

    /// Counts one more subtree. `false` when nothing was left to count.
    pub fn bite(&mut self) -> bool {
        let part = if reports_replies(self.depth) { 2 } else { 1 };
        loop {
            let ply = self.stack.len();
            let Some(level) = self.stack.last_mut() else {
                return false;
            };
            let Some(&mv) = level.moves.get(level.next) else {
                self.stack.pop();
                if self.stack.len() == part {
                    self.done += 1;
                }
                continue;
            };
            level.next += 1;
            let child = level.position.play_unchecked(mv);
            let below = self.depth - u8::try_from(ply).expect("no deeper than `depth`");
            if below > BITE || ply < part {
                self.stack.push(Level::of(child));
                continue;
            }
            let root = self.stack[0].next - 1;
            self.split[root].1 += perft(&child, below);
            if ply == part {
                self.done += 1;
            }
            return true;
        }
    }

    /// Lines counted until now, by first move.
    pub fn split(&self) -> &[(Move, u64)] {
        &self.split
    }

    /// Lines counted until now.
    pub fn nodes(&self) -> u64 {
        self.split.iter().map(|(_, nodes)| nodes).sum()
    }

    /// Parts finished and parts in all.
    pub fn progress(&self) -> (u32, u32) {
        (self.done, self.total)
    }
}

impl Level {
    fn of(position: Position) -> Self {
        Self {
            moves: position.moves(),
            position,
            next: 0,
        }
    }
}

/// Whether a part of the progress is a pair of half-moves (deep counts) or a first move.
fn reports_replies(depth: u8) -> bool {
    depth > BITE
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(fen: &str, depth: u8) {
        let position = Position::parse_fen(fen).unwrap();
        let mut count = Count::new(position, depth);
        while count.bite() {}
        assert_eq!(
            count.nodes(),
            perft(&position, depth),
            "{fen} depth {depth}"
        );
        let (done, total) = count.progress();
        assert_eq!(done, total, "{fen} depth {depth}");
    }

    #[test]
    fn bites_add_up_to_perft() {
        for fen in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        ] {
            for depth in 1..=5 {
                check(fen, depth);
            }
        }
    }

    #[test]
    fn lines_that_end_early_count_as_finished_parts() {
        for depth in 1..=6 {
            check("7k/5K2/8/6Q1/8/8/8/8 w - - 0 1", depth);
            check("7k/5K2/6Q1/8/8/8/8/8 b - - 0 1", depth);
        }
    }
}
