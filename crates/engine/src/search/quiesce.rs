//! Captures to the end, so that no exchange is judged in the middle. Captures are always seen; those
//! that the opponent is known not to play are left out.

use rookery_rules::{EXCHANGE_VALUES, Position};

use super::Search;
use super::node::{Ask, Kind};
use crate::order::history::victim;
use crate::order::picker::{Picker, Wanted};
use crate::table::{Bound, Known};
use crate::value::{DRAW, INFINITE, MATE_RANGE, MAX_PLY, Value, mated};

impl Search<'_> {
    pub(super) fn quiesce<K: Kind>(&mut self, position: &Position, ask: Ask) -> Value {
        let ply = ask.ply;
        self.thought.frames[ply].line.clear();
        self.count_node(ply);
        if self.is_halted() || self.is_draw(position) {
            return DRAW;
        }
        if ply >= MAX_PLY - 1 {
            return self.evaluation(position);
        }
        let known = self.engine.table.look_up(position.hash(), ply);
        if let Some(known) = known
            && !K::PRINCIPAL
            && known.settles(ask.alpha, ask.beta)
        {
            return known.value;
        }
        let in_check = position.is_check();
        let mut alpha = ask.alpha;
        let mut best = -INFINITE;
        let mut raw = 0;
        if !in_check {
            raw = known.map_or_else(|| self.evaluation(position), |known| known.evaluation);
            best = self.engine.correction.corrected(position, raw);
            best = known
                .filter(|known| known.settles(best, best + 1))
                .map_or(best, |known| known.value);
            if best >= ask.beta {
                return best;
            }
            alpha = alpha.max(best);
        }
        // Delta pruning: what a capture may win beyond its victim. By hand (see `search`), about a
        // pawn and a half.
        let floor = best + 160;
        let wanted = if in_check {
            Wanted::Every
        } else {
            Wanted::GoodTactical
        };
        let table_move = known.and_then(|known| known.mv);
        let table_move =
            table_move.filter(|mv| in_check || mv.is_capture() || mv.promotion().is_some());
        let mut picker = Picker::new(position, wanted, table_move, [None; 2]);
        let before = self.before(ply);
        let expected = self.expected(position, ply);
        let mut best_move = None;
        let mut tried = 0;
        while let Some(mv) = picker.next(position, &self.engine.history, &before) {
            if expected.as_ref().is_some_and(|moves| !moves.contains(&mv)) {
                continue;
            }
            tried += 1;
            if !in_check && mv.promotion().is_none() {
                let gain = floor + EXCHANGE_VALUES[victim(position, mv)];
                if gain <= alpha {
                    best = best.max(gain);
                    continue;
                }
            }
            // Two answers to a check are enough if they are not all mated. That no mate is claimed
            // after two was accepted together with other steps (+17 ± 12 Elo, docs/engine-log.md);
            // two is by hand.
            if in_check && tried > 2 && best > -MATE_RANGE && !mv.is_capture() {
                continue;
            }
            let next = self.play(position, mv, ply);
            let child = Ask {
                depth: 0,
                alpha: -ask.beta,
                beta: -alpha,
                ply: ply + 1,
                cut: false,
            };
            let value = -self.quiesce::<K>(&next, child);
            self.take_back();
            if self.is_halted() {
                return DRAW;
            }
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    best_move = Some(mv);
                    if value >= ask.beta {
                        break;
                    }
                }
            }
        }
        if in_check && tried == 0 {
            return mated(ply);
        }
        let bound = match best {
            best if best >= ask.beta => Bound::Lower,
            best if best > ask.alpha && K::PRINCIPAL => Bound::Exact,
            _ => Bound::Upper,
        };
        let entry = Known {
            mv: best_move,
            value: best,
            evaluation: raw,
            depth: 0,
            bound,
        };
        self.engine.table.store(position.hash(), ply, &entry);
        best
    }
}
