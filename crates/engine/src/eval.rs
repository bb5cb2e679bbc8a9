//! What a position is worth without looking ahead: a sum of weighted features, blended between
//! middlegame and endgame.

mod attacks;
mod features;
mod king;
mod kpk;
mod mating;
mod mobility;
mod passed;
mod pawns;
mod pieces;
mod placement;
mod scale;
mod sink;
mod threats;
mod weights;

pub use self::features::FEATURES;
pub use self::sink::Trace;
pub use self::weights::PAIRS as WEIGHTS;

use rookery_rules::{ByColor, Color, Position, Role};

use self::attacks::Attacks;
use self::features::TEMPO;
use self::sink::{FeatureSink, Sum};

/// All pieces but pawns and kings, at the start.
const FULL_PHASE: i32 = 24;

/// Centipawns from the view of the side to move.
#[must_use]
pub fn evaluate(position: &Position) -> i32 {
    let white = kpk::evaluation(position)
        .or_else(|| mating::evaluation(position))
        .unwrap_or_else(|| blended(position));
    match position.turn() {
        Color::White => white,
        Color::Black => -white,
    }
}

/// Centipawns for White.
fn blended(position: &Position) -> i32 {
    let mut sum = Sum::default();
    count(position, &mut sum);
    let phase = phase(position);
    let (middle, end) = sum.halves();
    let end = end * scale::of(position, end) / scale::FULL;
    (middle * phase + end * (FULL_PHASE - phase)) / FULL_PHASE
}

/// The features of a position, for tuning their weights.
#[must_use]
pub fn trace(position: &Position) -> Trace {
    let mut trace = Trace::default();
    count(position, &mut trace);
    trace.phase = phase(position) as f32 / FULL_PHASE as f32;
    trace.scale =
        ByColor::new(1, -1).map(|lead| scale::of(position, lead) as f32 / scale::FULL as f32);
    trace
}

fn count(position: &Position, sink: &mut impl FeatureSink) {
    let mut attacks = Attacks::new(position);
    placement::count(position, sink);
    mobility::count(position, &mut attacks, sink);
    pawns::count(position, &attacks, sink);
    passed::count(position, &attacks, sink);
    pieces::count(position, &attacks, sink);
    threats::count(position, &attacks, sink);
    king::count(position, &attacks, sink);
    sink.add(position.turn(), TEMPO);
}

/// How much of the middlegame is left: 24 with every piece, 0 with kings and pawns.
fn phase(position: &Position) -> i32 {
    let board = position.board();
    let count = |role| board.of_role(role).len() as i32;
    let phase =
        count(Role::Knight) + count(Role::Bishop) + 2 * count(Role::Rook) + 4 * count(Role::Queen);
    phase.min(FULL_PHASE)
}
