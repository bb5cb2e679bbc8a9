//! What a finished position teaches: better order, better evaluation, an entry in the table.

use rookery_rules::{Move, Position};

use super::Search;
use super::node::{Ask, Sight};
use crate::table::{Bound, Known};
use crate::value::{Value, is_mate};

impl Search<'_> {
    /// The move refuted this position: it is good, and what was tried before it is not.
    pub(super) fn learn(
        &mut self,
        position: &Position,
        mv: Move,
        ask: &Ask,
        quiets: &[Move],
        captures: &[Move],
    ) {
        // By hand (see `search`): grows with depth, because a refutation deep in the tree saves
        // more, up to a tenth of what a history can hold.
        let bonus = (170 * ask.depth - 80).clamp(0, 1_700);
        let before = self.before(ask.ply);
        let history = &mut self.engine.history;
        if mv.is_capture() || mv.promotion().is_some() {
            history.learn_capture(position, mv, bonus);
        } else {
            self.thought.frames[ask.ply].note_killer(mv);
            history.learn_quiet(position, mv, &before, bonus);
            for &failed in quiets.iter().filter(|&&failed| failed != mv) {
                history.learn_quiet(position, failed, &before, -bonus);
            }
        }
        for &failed in captures.iter().filter(|&&failed| failed != mv) {
            history.learn_capture(position, failed, -bonus);
        }
    }

    pub(super) fn remember(
        &mut self,
        position: &Position,
        ask: &Ask,
        sight: &Sight,
        best: Value,
        mv: Option<Move>,
    ) {
        let bound = match best {
            best if best >= ask.beta => Bound::Lower,
            best if best > ask.alpha => Bound::Exact,
            _ => Bound::Upper,
        };
        let quiet = mv.is_none_or(|mv| !mv.is_capture() && mv.promotion().is_none());
        let told = match bound {
            Bound::Lower => best > sight.evaluation,
            Bound::Upper => best < sight.evaluation,
            Bound::Exact => true,
        };
        if !sight.in_check && quiet && told && !is_mate(best) {
            self.engine
                .correction
                .learn(position, best - sight.evaluation, ask.depth);
        }
        // The table keeps the evaluation as it was before correction.
        let evaluation = match (sight.in_check, sight.known) {
            (true, _) => 0,
            (false, Some(known)) => known.evaluation,
            (false, None) => self.evaluation(position),
        };
        let known = Known {
            mv,
            value: best,
            evaluation,
            depth: ask.depth,
            bound,
        };
        self.engine.table.store(position.hash(), ask.ply, &known);
    }
}
