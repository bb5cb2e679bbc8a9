//! Moves that are looked at deeper because nothing else comes close: singular extensions as the
//! field has them. The numbers are set by hand (see `search`).

use rookery_rules::{Move, Position};

use super::Search;
use super::node::{Ask, Scout, Sight};
use crate::table::Bound;
use crate::value::{Value, is_mate};

impl Search<'_> {
    /// How much deeper to look at the table's move. `Err` is a value for the whole position:
    /// without that move it is refuted too.
    pub(super) fn extension(
        &mut self,
        position: &Position,
        mv: Move,
        ask: &Ask,
        sight: &Sight,
    ) -> Result<i32, Value> {
        // Near the leaves a move out of check is looked at one half-move deeper; four is by hand.
        let checked = i32::from(sight.in_check && ask.depth <= 4);
        let Some(known) = sight.known else {
            return Ok(checked);
        };
        // The look at the other moves costs half the depth, so it is taken only where enough depth
        // is left, where the table knows the move well enough, and not without end along one line.
        if ask.depth < 7
            || ask.ply as i32 >= 2 * self.thought.root.depth
            || self.thought.frames[ask.ply].left_out.is_some()
            || known.depth < ask.depth - 3
            || known.bound == Bound::Upper
            || is_mate(known.value)
        {
            return Ok(checked);
        }
        // Nothing else comes within two centipawns for each half-move of depth.
        let goal = known.value - 2 * ask.depth;
        self.thought.frames[ask.ply].left_out = Some(mv);
        let rest = Ask {
            depth: (ask.depth - 1) / 2,
            alpha: goal - 1,
            beta: goal,
            ..*ask
        };
        let value = self.node::<Scout>(position, rest);
        self.thought.frames[ask.ply].left_out = None;
        if self.is_halted() {
            return Ok(0);
        }
        if value < goal {
            // Further below still, the move is extended twice, off the principal line alone.
            let alone = value < goal - 22 && ask.beta - ask.alpha == 1;
            Ok(1 + i32::from(alone))
        } else if goal >= ask.beta {
            Err(goal)
        } else if known.value >= ask.beta {
            Ok(-2)
        } else {
            Ok(-i32::from(ask.cut))
        }
    }
}
