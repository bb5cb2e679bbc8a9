//! Moves for journeys that only want a game to go on.

use rookery_rules::{Move, Position};

/// All legal moves that no answer mates: whoever plays just anything against an engine would sooner
/// or later lose before the journey is over.
pub fn harmless_moves(position: &Position) -> impl Iterator<Item = Move> {
    let after = |mv| {
        let next = position.play_unchecked(mv);
        let answers = next.moves();
        (
            mv,
            answers
                .into_iter()
                .any(|answer| next.play_unchecked(answer).is_checkmate()),
        )
    };
    let moves = position.moves().into_iter().map(after);
    moves.filter_map(|(mv, is_mated)| (!is_mated).then_some(mv))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_walks_into_the_fools_mate() {
        let start = Position::default();
        let f3 = start.play_unchecked(start.parse_uci("f2f3").unwrap());
        let waiting = f3.play_unchecked(f3.parse_uci("e7e5").unwrap());
        let harmless: Vec<_> = harmless_moves(&waiting).map(|mv| mv.to_string()).collect();
        assert!(!harmless.contains(&"g2g4".to_owned()));
        assert_eq!(harmless.len(), waiting.moves().len() - 1);
    }
}
