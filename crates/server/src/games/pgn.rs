//! A kept game as PGN.

use std::time::Duration;

use rookery_play::{GameSource, Side, replay};
use rookery_protocol::api::OpponentV1;
use rookery_rules::Position;
use rookery_rules::pgn::{Annotation, GameTree};
use rookery_store::Game;

/// The game of someone with this name; `None` if its moves cannot be replayed, which no game that
/// the server took can be.
pub(crate) fn of(game: &Game, owner: &str) -> Option<GameTree> {
    let content = &game.content;
    let start = Position::parse_fen(&content.start_fen).ok()?;
    let mut tree = GameTree::new(start);
    let mut at = tree.root().id();
    let words = content.moves.split_ascii_whitespace();
    for (at_ply, ply) in replay::plies(start, words).enumerate() {
        at = tree.play(at, ply.ok()?.mv)?;
        if let Some(Some(clock)) = content.clocks.0.get(at_ply) {
            let left = Duration::from_millis(u64::from(*clock));
            tree.remark_mut(at).annotate(Annotation::Clock(left));
        }
    }
    let opponent: OpponentV1 = content.opponent.read().ok()?;
    let named = opponent.in_full();
    let (white, black) = match content.side {
        Side::White => (owner, &*named),
        Side::Black => (&*named, owner),
        Side::Neither => ("?", "?"),
    };
    let title = match (&*game.summary.title, content.source) {
        ("", GameSource::Engine) => format!("Game against {named}"),
        ("", _) => "Rookery".to_owned(),
        (title, _) => title.to_owned(),
    };
    let opening = game.summary.index.opening.as_deref();
    let control = content.time_control.map(|control| control.to_string());
    let tags = [
        ("Event", Some(&*title)),
        ("White", Some(white)),
        ("Black", Some(black)),
        ("Opening", opening),
        ("TimeControl", control.as_deref()),
    ];
    for (name, value) in tags {
        // A name that PGN cannot hold is left out.
        let _ = value.map(|value| tree.tags.set(name, value));
    }
    if let Some(ending) = game.summary.ending() {
        tree.result = ending.result;
    }
    Some(tree)
}
