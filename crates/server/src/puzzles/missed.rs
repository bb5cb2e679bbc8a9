//! What somebody missed in a game of theirs, held against the game.

use rookery_motifs::{Line, motifs};
use rookery_play::replay;
use rookery_protocol::api::MissedMoment;
use rookery_puzzles::name;
use rookery_rules::Position;
use rookery_store::{Game, NewOwnPuzzle};

/// The moves of a puzzle: the opponent's, and at most nine of the solver with the answers.
const LONGEST: usize = 18;

/// The moment as a puzzle, if it happened so in this game.
pub(crate) fn check(game: &Game, moment: &MissedMoment) -> Option<NewOwnPuzzle> {
    let side = game.content.side.color()?;
    let ply = usize::try_from(moment.ply).ok()?;
    let mut played = game.content.moves.split_whitespace();
    let start = Position::parse_fen(&game.content.start_fen).ok()?;
    let before = *replay::positions(start, played.by_ref().take(ply))
        .ok()?
        .last()?;
    let is_whole =
        (2..=LONGEST).contains(&moment.moves.len()) && moment.moves.len().is_multiple_of(2);
    let was_offered = played.next()? == moment.moves[..].first()?;
    let answer = played.next()?;
    let was_missed = answer != moment.moves.get(1)?;
    if before.turn() == side || !is_whole || !was_offered || !was_missed {
        return None;
    }
    let moves = replay::moves(before, &moment.moves).ok()?;
    // Any mate is right, whichever the solution names.
    let mut answered = before;
    answered.advance_unchecked(moves[0]);
    let answer = answered.parse_uci(answer).ok()?;
    if answered.play_unchecked(answer).is_checkmate() {
        return None;
    }
    let themes: Vec<_> = motifs(&Line::answering(before, &moves).ok()?)
        .iter()
        .map(|motif| motif.to_string())
        .collect();
    Some(NewOwnPuzzle {
        id: name(&before, moves[0]).to_string(),
        game: game.summary.id,
        ply: i64::from(moment.ply),
        fen: before.fen(),
        moves: moment.moves.join(" "),
        themes: themes.join(" "),
        names: game.summary.index.names.clone(),
    })
}
