//! Variations and comments beside a game: a flat list, of which every move is legal where it stands.

use rookery_play::replay;
use rookery_protocol::api::Variation;
use rookery_rules::Position;
use rookery_store::GameContent;

use crate::error::ApiError;

/// Whether the list belongs to this game.
pub(crate) fn check(content: &GameContent, tree: &[Variation]) -> Result<(), ApiError> {
    let refuse = |code, message: String| Err(ApiError::field("tree", code, message));
    if tree.len() > Variation::MOST {
        return refuse(
            "too_many_variations",
            format!("At most {} are kept.", Variation::MOST),
        );
    }
    let Some(mut positions) = positions(content) else {
        tracing::error!("a game that was kept cannot be replayed");
        return Err(ApiError::Internal);
    };
    for (at, entry) in tree.iter().enumerate() {
        let number = at + 1;
        if entry.comment.chars().count() > Variation::LONGEST_COMMENT {
            let most = Variation::LONGEST_COMMENT;
            let message = format!("Comment {number} has more than {most} characters.");
            return refuse("comment_too_long", message);
        }
        let Some(&before) = positions.get(entry.after as usize) else {
            let message = format!("Entry {number} follows nothing that comes before it.");
            return refuse("no_such_place", message);
        };
        let after = match &entry.mv {
            None => Some(before),
            Some(mv) => before
                .parse_uci(mv)
                .ok()
                .map(|mv| before.play_unchecked(mv)),
        };
        match after {
            Some(after) => positions.push(after),
            None => {
                return refuse(
                    "illegal_move",
                    format!("Entry {number} is not legal there."),
                );
            }
        }
    }
    Ok(())
}

/// Every position of the game. Its end does not matter here: a file may hold moves after a draw.
fn positions(content: &GameContent) -> Option<Vec<Position>> {
    let start = Position::parse_fen(&content.start_fen).ok()?;
    replay::positions(start, content.moves.split_ascii_whitespace()).ok()
}
