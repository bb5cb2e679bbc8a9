//! Gradient boosting: each tree learns what the trees before it left over.

use rookery_puzzles::{DEPTH, FEATURES, Tree};

/// How much of what a tree has learnt is believed.
const RATE: f32 = 0.06;
/// A leaf is pulled to zero as if it had so many more samples that say nothing.
const CAUTION: f32 = 12.0;
/// Marks at which a feature can be asked about.
const MARKS: usize = 40;
const LEAVES: usize = 1 << DEPTH;

/// What is learnt from: features, and what they should lead to.
pub(super) struct Lessons<'s> {
    pub(super) rows: &'s [[f32; FEATURES]],
    pub(super) wanted: &'s [f32],
}

/// Learns so many trees on top of the mean, which is handed back with them.
pub(super) fn fit(lessons: &Lessons<'_>, trees: usize) -> (f32, Vec<Tree>) {
    let base = lessons.wanted.iter().sum::<f32>() / lessons.wanted.len() as f32;
    let marks: Vec<_> = (0..FEATURES).map(|at| marks(lessons.rows, at)).collect();
    let binned: Vec<Vec<u8>> = (0..FEATURES)
        .map(|at| {
            let rows = lessons.rows.iter();
            rows.map(|row| marks[at].partition_point(|&mark| mark < row[at]) as u8)
                .collect()
        })
        .collect();
    let mut left: Vec<f32> = lessons.wanted.iter().map(|wanted| wanted - base).collect();
    let grow = |_| {
        let tree = grow(&binned, &marks, &left);
        for (row, left) in lessons.rows.iter().zip(&mut left) {
            *left -= tree.leaves[tree.leaf(row)];
        }
        tree
    };
    (base, (0..trees).map(grow).collect())
}

/// Values of a feature that part the samples into groups of about equal size.
fn marks(rows: &[[f32; FEATURES]], at: usize) -> Vec<f32> {
    let mut values: Vec<_> = rows.iter().map(|row| row[at]).collect();
    values.sort_by(f32::total_cmp);
    let last = values[values.len() - 1];
    let mut marks: Vec<_> = (1..=MARKS)
        .map(|part| values[part * (values.len() - 1) / (MARKS + 1)])
        .filter(|&mark| mark < last)
        .collect();
    marks.dedup();
    marks
}

/// Adds the best question for all leaves, level by level.
fn grow(binned: &[Vec<u8>], marks: &[Vec<f32>], left: &[f32]) -> Tree {
    let mut leaf_of = vec![0_u8; left.len()];
    let mut questions = [(0, 0.0); DEPTH];
    for (level, question) in questions.iter_mut().enumerate() {
        let mut best = (f32::MIN, 0, 0);
        for (feature, bins) in binned.iter().enumerate() {
            let (gain, mark) = best_mark(bins, marks[feature].len(), &leaf_of, left, 1 << level);
            if gain > best.0 {
                best = (gain, feature, mark);
            }
        }
        let (_, feature, mark) = best;
        *question = (
            feature as u8,
            marks[feature].get(mark).copied().unwrap_or(0.0),
        );
        for (leaf, &bin) in leaf_of.iter_mut().zip(&binned[feature]) {
            *leaf |= u8::from(usize::from(bin) > mark) << level;
        }
    }
    let mut sums = [(0.0, 0.0); LEAVES];
    for (&leaf, left) in leaf_of.iter().zip(left) {
        let (sum, count) = &mut sums[usize::from(leaf)];
        *sum += left;
        *count += 1.0;
    }
    Tree {
        questions,
        leaves: sums.map(|(sum, count)| RATE * sum / (count + CAUTION)),
    }
}

/// The mark at which asking about a feature explains most, and how much.
fn best_mark(
    bins: &[u8],
    marks: usize,
    leaf_of: &[u8],
    left: &[f32],
    leaves: usize,
) -> (f32, usize) {
    let mut sums = vec![[(0.0_f32, 0.0_f32); MARKS + 1]; leaves];
    for ((&bin, &leaf), left) in bins.iter().zip(leaf_of).zip(left) {
        let (sum, count) = &mut sums[usize::from(leaf)][usize::from(bin)];
        *sum += left;
        *count += 1.0;
    }
    let mut gains = vec![0.0; marks];
    for sums in &sums {
        let whole = sums.iter().fold((0.0, 0.0), add);
        let mut below = (0.0, 0.0);
        for (gain, &bin) in gains.iter_mut().zip(sums) {
            below = add(below, &bin);
            let above = (whole.0 - below.0, whole.1 - below.1);
            *gain += explained(below) + explained(above);
        }
    }
    let best = (0..marks).max_by(|&a, &b| f32::total_cmp(&gains[a], &gains[b]));
    best.map_or((f32::MIN, 0), |best| (gains[best], best))
}

fn add(a: (f32, f32), b: &(f32, f32)) -> (f32, f32) {
    (a.0 + b.0, a.1 + b.1)
}

fn explained((sum, count): (f32, f32)) -> f32 {
    sum * sum / (count + CAUTION)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_is_learnt() {
        let row = |i: usize| {
            let mut row = [0.0; FEATURES];
            row[0] = (i % 2) as f32;
            row[1] = (i % 7) as f32;
            row
        };
        let rows: Vec<_> = (0..700).map(row).collect();
        let wanted: Vec<_> = rows
            .iter()
            .map(|row| 1000.0 + 400.0 * row[0] + 50.0 * row[1])
            .collect();
        let lessons = Lessons {
            rows: &rows,
            wanted: &wanted,
        };
        let (base, trees) = fit(&lessons, 150);
        let worst = rows.iter().zip(&wanted).map(|(row, wanted)| {
            let guess = base
                + trees
                    .iter()
                    .map(|tree| tree.leaves[tree.leaf(row)])
                    .sum::<f32>();
            (guess - wanted).abs()
        });
        let worst = worst.fold(0.0, f32::max);
        assert!(worst < 20.0, "{worst}");
    }
}
