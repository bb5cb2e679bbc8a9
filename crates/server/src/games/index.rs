//! What a game is looked up by.

use rookery_openings::of_game;
use rookery_play::Ending;
use rookery_protocol::api::OpponentV1;
use rookery_rules::Position;
use rookery_store::GameIndex;

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
        opening: of_game(positions).map(|opening| opening.name.to_owned()),
        names: names.to_owned(),
        fought: None,
    }
}
