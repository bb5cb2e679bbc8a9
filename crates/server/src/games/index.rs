//! What a game is looked up by.

use rookery_openings::of_game;
use rookery_play::{Ending, replay};
use rookery_protocol::api::OpponentV1;
use rookery_rules::Position;
use rookery_store::{Game, GameIndex};

/// Of a game between these two, with these positions.
pub(super) fn of<'p>(
    opponent: &OpponentV1,
    names: &str,
    derived: Option<Ending>,
    positions: impl Iterator<Item = &'p Position> + Clone,
) -> GameIndex {
    let plies = positions.clone().count().saturating_sub(1);
    let styles = opponent.dials.map(|dials| dials.styles());
    GameIndex {
        derived,
        plies: u32::try_from(plies).unwrap_or(u32::MAX),
        opponent_kind: opponent.kind.as_str().to_owned(),
        opponent_id: opponent.id.clone(),
        opponent_styles: styles
            .unwrap_or_default()
            .into_iter()
            .map(str::to_owned)
            .collect(),
        opening: of_game(positions.clone()).map(|opening| opening.name.to_owned()),
        names: names.to_owned(),
        board: positions.last().map(board),
        fought: None,
    }
}

/// The pieces of a position.
fn board(position: &Position) -> String {
    let fen = position.fen();
    fen.split(' ').next().unwrap_or_default().to_owned()
}

/// The pieces at the end of a game that is kept without them.
pub(crate) fn board_of(game: &Game) -> Option<String> {
    let start = Position::parse_fen(&game.content.start_fen).ok()?;
    let words = game.content.moves.split_ascii_whitespace();
    let last = replay::plies(start, words).last();
    match last {
        Some(ply) => ply.ok().map(|ply| board(&ply.after)),
        None => Some(board(&start)),
    }
}
