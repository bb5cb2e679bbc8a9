//! The top of the search: one depth after another, each line with a window around what the
//! last depth found.

use rookery_analysis::{Analysis, Line};
use rookery_rules::Move;

use super::Search;
use crate::value::{INFINITE, MATE, MAX_PLY, Value, is_mate, score};

/// A line as the search has it.
struct Found {
    value: Value,
    moves: Vec<Move>,
}

impl Search<'_> {
    pub(crate) fn run(mut self, mut report: impl FnMut(&Analysis)) -> Analysis {
        let position = self.task.position;
        let choices = position
            .moves()
            .into_iter()
            .filter(|mv| self.task.only.is_empty() || self.task.only.contains(mv))
            .count();
        let wanted = usize::from(self.task.lines.get()).min(choices);
        let deepest = self
            .task
            .limits
            .depth
            .map_or(MAX_PLY - 8, usize::from)
            .min(MAX_PLY - 8);
        let mut best: Vec<Found> = Vec::new();
        let mut analysis = self.analysis(0, &[]);
        let mut stable = 0;
        for depth in 1..=deepest.max(1) {
            self.iteration = depth as i32;
            self.taken.clear();
            let mut found = Vec::new();
            for place in 0..wanted {
                let expected = best.get(place).map(|line| line.value);
                let line = self.line(depth as i32, expected);
                if self.stopped && !(found.is_empty() && best.is_empty()) {
                    break;
                }
                self.taken.extend(line.moves.first());
                found.push(line);
            }
            let complete = found.len() == wanted;
            if complete || best.is_empty() {
                found.sort_by_key(|line| -line.value);
                let same = best.first().map(|line| line.moves.first())
                    == found.first().map(|line| line.moves.first());
                stable = if same { stable + 1 } else { 0 };
                let drop = match (best.first(), found.first()) {
                    (Some(old), Some(new)) => (old.value - new.value).clamp(0, 100),
                    _ => 0,
                };
                best = found;
                analysis = self.analysis(depth, &best);
                report(&analysis);
                // A move that took most of the effort has few rivals left.
                let share = self.budget.share_of(analysis.best_move()) as i32;
                let worry = (170 - share - 8 * stable.min(6) + drop).max(30);
                let forced = choices == 1 && self.task.lines.get() == 1;
                if self
                    .budget
                    .is_enough(if forced { 20 } else { worry as u32 })
                {
                    break;
                }
            }
            if self.stopped || choices == 0 || self.is_mate_found(&best, depth) {
                break;
            }
        }
        analysis.nodes = self.nodes;
        analysis.time = self.budget.elapsed();
        analysis
    }

    /// One line at one depth; the window is widened until the value lies inside.
    fn line(&mut self, depth: i32, expected: Option<Value>) -> Found {
        let position = self.task.position;
        let mut margin = 14;
        let (mut alpha, mut beta) = match expected {
            Some(value) if depth >= 5 && !is_mate(value) => (value - margin, value + margin),
            _ => (-INFINITE, INFINITE),
        };
        let mut reduced = 0;
        loop {
            let value = self.root_node(&position, (depth - reduced).max(1), alpha, beta);
            if self.stopped || (alpha < value && value < beta) {
                let moves = self.frames[0].line.to_vec();
                return Found { value, moves };
            }
            if value <= alpha {
                beta = (alpha + beta) / 2;
                alpha = (value - margin).max(-INFINITE);
                reduced = 0;
            } else {
                beta = (value + margin).min(INFINITE);
                reduced = (reduced + 1).min(3);
            }
            margin += margin / 2 + 4;
            if margin > 600 {
                (alpha, beta) = (-INFINITE, INFINITE);
            }
        }
    }

    /// A mate asked for is there, or the depth is enough to have proven the shortest.
    fn is_mate_found(&self, best: &[Found], depth: usize) -> bool {
        let mates = |line: &Found| MATE - line.value.abs();
        let asked = self.task.limits.mate.is_some_and(|moves| {
            best.first()
                .is_some_and(|line| line.value > 0 && mates(line) < 2 * Value::from(moves))
        });
        let limited = self.task.limits.depth.is_some() || self.task.limits.nodes.is_some();
        let proven = best
            .iter()
            .all(|line| is_mate(line.value) && mates(line) * 2 + 4 < depth as Value);
        asked || (proven && !limited && self.budget.is_timed())
    }

    fn analysis(&self, depth: usize, found: &[Found]) -> Analysis {
        Analysis {
            depth: depth as u8,
            selective_depth: self.deepest as u8,
            nodes: self.nodes,
            time: self.budget.elapsed(),
            table_used: self.engine.table.used(),
            ordering: (self.refuted_first * 1000 / self.refuted.max(1)) as u16,
            lines: found
                .iter()
                .map(|line| Line {
                    score: score(line.value),
                    moves: line.moves.clone(),
                })
                .collect(),
        }
    }
}
