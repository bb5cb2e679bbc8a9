//! A game that still waits in this browser, as it is sent, read as text for the board.

use rookery_protocol::api::GameUpload;
use rookery_rules::Color;
use rookery_rules::pgn::GameResult;

use crate::moves::{cursor, variations};

/// The game as PGN; nothing if it is not one.
pub fn pgn(text: &str) -> Option<String> {
    let game: GameUpload = serde_json::from_str(text).ok()?;
    let (mut tree, own) = variations::read(&game, &[])?;
    let proven = cursor::game(&tree, *own.last()?).outcome();
    let claimed = (game.claimed.as_ref()).and_then(|ending| GameResult::parse(&ending.result));
    tree.result = (proven.map(GameResult::from))
        .or(claimed)
        .unwrap_or(GameResult::Unknown);
    if let Some(own) = game.side.color() {
        let tag = match !own {
            Color::White => "White",
            Color::Black => "Black",
        };
        // A name that PGN cannot hold is left out.
        (tree.tags)
            .set(tag, &game.opponent.name)
            .unwrap_or_default();
    }
    Some(tree.to_string())
}

#[cfg(test)]
mod tests {
    use rookery_protocol::api::Ending;

    use super::*;
    use crate::moves::variations::tests::content;

    #[test]
    fn a_game_on_its_way_is_read_with_its_end() {
        let mut game = content("e2e4 e7e5");
        game.claimed = Some(Ending {
            result: "1-0".to_owned(),
            reason: Some("resignation".to_owned()),
        });
        let text = pgn(&serde_json::to_string(&game).unwrap()).unwrap();
        assert!(text.contains("[White \"Easy\"]"), "{text}");
        assert!(text.contains("1. e4 e5 1-0"), "{text}");
        let mate = serde_json::to_string(&content("f2f3 e7e5 g2g4 d8h4")).unwrap();
        assert!(pgn(&mate).unwrap().contains("Qh4# 0-1"));
        assert_eq!(pgn("no game"), None);
    }
}
