//! An `info` line: what an engine says while it thinks.

use rookery_rules::Color;

use crate::tournament::thought::{Judgement, Thought};

/// Notes what the words after `info` say. Lines about other moves than the best say nothing.
pub(super) fn note<'l>(
    thought: &mut Thought,
    mut words: impl Iterator<Item = &'l str>,
    mover: Color,
) {
    let mut said = *thought;
    while let Some(word) = words.next() {
        match word {
            "multipv" if words.next() != Some("1") => return,
            "depth" => said.depth = number(&mut words).or(said.depth),
            "nodes" => said.nodes = number(&mut words).or(said.nodes),
            "score" => {
                let judgement = match words.next() {
                    Some("cp") => number(&mut words).map(Judgement::Cp),
                    Some("mate") => number(&mut words).map(Judgement::Mate),
                    _ => None,
                };
                said.judgement = judgement.map(|seen| seen.of(mover)).or(said.judgement);
            }
            // Moves or free text follow, which may look like anything.
            "pv" | "string" => break,
            _ => {}
        }
    }
    *thought = said;
}

fn number<'l, N: std::str::FromStr>(words: &mut impl Iterator<Item = &'l str>) -> Option<N> {
    words.next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(lines: &[&str], judgement: Option<Judgement>, depth: Option<u8>, nodes: Option<u64>) {
        let mut thought = Thought::default();
        for line in lines {
            note(&mut thought, line.split_whitespace(), Color::Black);
        }
        assert_eq!(thought.judgement, judgement, "{lines:?}");
        assert_eq!((thought.depth, thought.nodes), (depth, nodes), "{lines:?}");
    }

    #[test]
    fn the_last_word_on_each_matter_counts() {
        let lines = [
            "depth 1 seldepth 1 score cp 20 nodes 30 pv e7e5",
            "depth 2 score cp -35 lowerbound nodes 99 nps 1000 pv e7e5 depth",
            "nodes 120",
            "currmove e7e5",
            "string depth 50",
        ];
        check(&lines, Some(Judgement::Cp(35)), Some(2), Some(120));
    }

    #[test]
    fn other_moves_and_nonsense_are_passed_over() {
        check(&["depth 3 multipv 2 score cp 5 nodes 7"], None, None, None);
        check(
            &["depth 3 multipv 1 score mate 2"],
            Some(Judgement::Mate(-2)),
            Some(3),
            None,
        );
        check(
            &["depth x score cp", "score nodes 5", "nodes"],
            None,
            None,
            None,
        );
    }
}
