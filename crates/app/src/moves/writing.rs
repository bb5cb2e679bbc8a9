//! A tree of moves as the text one would type for it.

use rookery_rules::pgn::{GameResult, GameTree};

/// PGN if the game has tags, and only its moves if not: the start is shown beside them.
pub fn written(tree: &GameTree) -> String {
    let pgn = tree.to_string();
    if tree.tags.iter().next().is_some() {
        return pgn;
    }
    let moves = pgn.split_once("\n\n").map_or("", |(_, moves)| moves);
    let moves = moves.trim_end().replace('\n', " ");
    match tree.result {
        GameResult::Unknown => moves.trim_end_matches('*').trim_end().to_owned(),
        _ => moves,
    }
}

/// Puts a game in place of a part of a text with others.
pub fn replaced(text: &str, part: std::ops::Range<usize>, game: &str) -> String {
    let before = text.get(..part.start).unwrap_or_default().trim_end();
    let after = text.get(part.end..).unwrap_or_default().trim_start();
    let parts = [before, game.trim_end(), after];
    let parts: Vec<_> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join("\n\n")
}

#[cfg(test)]
mod tests {
    use rookery_rules::Position;

    use super::*;
    use crate::moves::reading::Reading;

    fn rewritten(text: &str) -> String {
        written(&Reading::of(text, &Position::default(), 0).tree)
    }

    #[test]
    fn a_list_stays_a_list() {
        assert_eq!(rewritten(""), "");
        assert_eq!(rewritten("e4 e5 Nf3"), "1. e4 e5 2. Nf3");
        assert_eq!(rewritten("1.e4 *"), "1. e4");
        assert_eq!(rewritten("e4 e5 1-0"), "1. e4 e5 1-0");
        assert_eq!(
            rewritten("e4 e5 (c5 {why not}) Nf3"),
            "1. e4 e5 (1... c5 {why not}) 2. Nf3"
        );
        let long = "Nf3 Nf6 Ng1 Ng8 ".repeat(20);
        assert!(!rewritten(&long).contains('\n'));
    }

    #[test]
    fn a_game_with_tags_keeps_them_and_reads_back_the_same() {
        let text = "[White \"Ann\"]\n\n1. e4! {[%clk 0:03:00] [%cal Ge2e4] best} (1. d4) e5 1-0";
        let read = |text: &str| Reading::of(text, &Position::default(), 0).tree;
        let tree = read(text);
        assert!(written(&tree).contains("[White \"Ann\"]"));
        assert_eq!(read(&written(&tree)), tree);
    }

    #[test]
    fn the_games_around_stay_as_they_are() {
        assert_eq!(
            replaced("one\n\ntwo\n\nthree", 4..9, "2\n"),
            "one\n\n2\n\nthree"
        );
        assert_eq!(replaced("one", 0..3, "1"), "1");
    }
}
