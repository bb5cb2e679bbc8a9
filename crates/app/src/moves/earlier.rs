//! What was played before a game that goes on from a position of another one.

use rookery_protocol::api::Game;
use rookery_rules::pgn::Node;
use rookery_rules::{Color, Position};

use super::{cursor, variations};
use crate::game::words::numbered;
use crate::lang::Lang;

/// The moves of one game that led to where another one begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EarlierMoves {
    /// As they are written down: "1. e4 e5 2. Nf3".
    pub text: String,
    /// How many half-moves.
    pub plies: usize,
}

impl EarlierMoves {
    /// The way to this position; the game's own moves are looked at before what was tried beside them.
    pub fn of(lang: Lang, game: &Game, start: &Position) -> Option<Self> {
        let (tree, own) = variations::read(&game.content, &game.tree)?;
        let own = own.iter().map(|id| tree.node(*id));
        let at = own
            .chain(tree.walk())
            .find(|node| node.position() == start)?;
        let path = cursor::path(&tree, at.id());
        let text: Vec<_> = path
            .iter()
            .filter_map(|node| written(lang, *node))
            .collect();
        (!text.is_empty()).then(|| Self {
            text: text.join(" "),
            plies: text.len(),
        })
    }
}

/// A move with its number, if it is White's or the first.
fn written(lang: Lang, node: Node<'_>) -> Option<String> {
    let before = node.parent()?;
    let is_first = before.mv().is_none();
    match before.position().turn() == Color::White || is_first {
        true => Some(numbered(lang, before.position(), node.mv()?)),
        false => node.san(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::moves::variations::tests::{content, entry};
    use crate::review::reviewed_game::tests::summary;

    fn game() -> Game {
        Game {
            summary: summary(),
            content: content("e2e4 e7e5 g1f3 b8c6"),
            tree: vec![entry(1, "c7c5", ""), entry(5, "g1f3", "")],
        }
    }

    fn check(game: &Game, fen: &str, expected: Option<(&str, usize)>) {
        let start = Position::parse_fen(fen).unwrap();
        let told = EarlierMoves::of(Lang::En, game, &start);
        let told = told.as_ref().map(|told| (&*told.text, told.plies));
        assert_eq!(told, expected, "{fen}");
    }

    #[test]
    fn the_way_is_found_in_the_game_and_beside_it() {
        let game = game();
        let own = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2";
        check(&game, own, Some(("1. e4 e5 2. Nf3", 3)));
        let tried = "rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2";
        check(&game, tried, Some(("1. e4 c5 2. Nf3", 3)));
    }

    #[test]
    fn its_start_and_what_never_was_have_none() {
        let game = game();
        check(&game, &Position::start().fen(), None);
        check(&game, "8/8/8/4k3/8/4K3/4P3/8 w - - 0 1", None);
    }

    #[test]
    fn a_game_that_began_with_black_says_so() {
        let mut game = game();
        game.tree = Vec::new();
        game.content.start_fen = "8/2P5/4k3/8/8/3K4/5p2/8 b - - 0 41".to_owned();
        game.content.moves = "e6d7 c7c8q".to_owned();
        let after = "2Q5/3k4/8/8/8/3K4/5p2/8 b - - 0 42";
        check(&game, after, Some(("41… Kd7 42. c8=Q+", 2)));
    }
}
