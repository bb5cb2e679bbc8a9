//! A line of an xboard engine's thinking: depth, score, time, nodes and moves.

use rookery_rules::Color;

use crate::tournament::thought::{Judgement, Thought};

/// Scores from here on are mates, and the rest counts the moves.
const MATE: i32 = 100_000;

/// Notes the line if it is one.
pub(super) fn note(thought: &mut Thought, line: &str, mover: Color) {
    if let Some(said) = read(line, mover) {
        *thought = said;
    }
}

fn read(line: &str, mover: Color) -> Option<Thought> {
    let mut words = line.split_whitespace();
    // Some engines put a sign behind the depth.
    let depth = words
        .next()?
        .trim_end_matches(|letter: char| !letter.is_ascii_digit());
    let depth = depth.parse().ok()?;
    let score: i32 = words.next()?.parse().ok()?;
    let _time: i64 = words.next()?.parse().ok()?;
    let nodes = words.next()?.parse().ok()?;
    let judgement = match score.checked_abs()?.checked_sub(MATE) {
        Some(moves @ 0..) => Judgement::Mate(i16::try_from(moves * score.signum()).ok()?),
        _ => Judgement::Cp(score),
    };
    Some(Thought {
        judgement: Some(judgement.of(mover)),
        depth: Some(depth),
        nodes: Some(nodes),
        micros: 0,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_numbers_are_a_thought_and_all_else_is_not() {
        let check = |line: &str, expected: Option<(Judgement, u8, u64)>| {
            let mut thought = Thought::default();
            note(&mut thought, line, Color::Black);
            let got = thought.judgement.zip(thought.depth).zip(thought.nodes);
            let expected = expected.map(|(judgement, depth, nodes)| ((judgement, depth), nodes));
            assert_eq!(got, expected, "{line}");
        };
        check(
            "7 -25 12 3456 e7e5 g1f3",
            Some((Judgement::Cp(25), 7, 3456)),
        );
        check(
            "9& 100003 12 3456 Qh4#",
            Some((Judgement::Mate(-3), 9, 3456)),
        );
        check("Hint: e2e4", None);
        check("3 of 4 moves", None);
        check("", None);
    }
}
