//! One position of the tree: shortcuts first, then its moves, best guesses first.

use arrayvec::ArrayVec;
use rookery_rules::{Move, Position};

use super::Search;
use super::expect::is_forced;
use crate::order::history::Before;
use crate::order::picker::{Picker, Wanted};
use crate::table::Known;
use crate::value::{DRAW, INFINITE, MATE, MAX_PLY, Value, mated};

/// What kind of position it is, known to the compiler.
pub(super) trait Kind {
    /// The value may become exact.
    const PRINCIPAL: bool;
}

pub(super) struct Principal;
pub(super) struct Scout;

impl Kind for Principal {
    const PRINCIPAL: bool = true;
}

impl Kind for Scout {
    const PRINCIPAL: bool = false;
}

/// What is asked of a node: how deep, how high, and where it lies.
#[derive(Clone, Copy)]
pub(super) struct Ask {
    pub(super) depth: i32,
    pub(super) alpha: Value,
    pub(super) beta: Value,
    pub(super) ply: usize,
    /// It is expected to be refuted.
    pub(super) cut: bool,
}

/// What is known of a node before its moves are tried.
pub(super) struct Sight {
    pub(super) in_check: bool,
    /// The static evaluation, corrected; meaningless in check.
    pub(super) evaluation: Value,
    /// The evaluation, or a better guess that the table has.
    pub(super) estimate: Value,
    /// Better than two half-moves ago.
    pub(super) improving: bool,
    pub(super) known: Option<Known>,
}

impl Search<'_> {
    pub(super) fn node<K: Kind>(&mut self, position: &Position, mut ask: Ask) -> Value {
        if ask.depth <= 0 {
            return self.quiesce::<K>(position, ask);
        }
        let ply = ask.ply;
        self.thought.frames[ply].line.clear();
        self.count_node(ply);
        if self.is_halted() {
            return DRAW;
        }
        if self.is_draw(position) {
            return DRAW;
        }
        if ply >= MAX_PLY - 1 {
            return self.evaluation(position);
        }
        ask.alpha = ask.alpha.max(mated(ply));
        ask.beta = ask.beta.min(MATE - ply as Value - 1);
        if ask.alpha >= ask.beta {
            return ask.alpha;
        }
        let left_out = self.thought.frames[ply].left_out;
        let known = match left_out {
            None => self.engine.table.look_up(position.hash(), ply),
            Some(_) => None,
        };
        // The table does not know how many quiet moves led here, so close to the fifty-move rule it
        // is not believed; ten half-moves before is by hand.
        if let Some(known) = known
            && !K::PRINCIPAL
            && known.depth >= ask.depth
            && known.settles(ask.alpha, ask.beta)
            && position.halfmoves() < 90
        {
            return known.value;
        }
        let sight = self.sight(position, known, ply);
        let expected = self.expected(position, ply);
        let forced = is_forced(expected.as_deref());
        if !K::PRINCIPAL && !forced && !sight.in_check && left_out.is_none() {
            if let Some(value) = self.shortcut(position, &ask, &sight) {
                return value;
            }
            if self.is_halted() {
                return DRAW;
            }
        }
        // Without a move from the table the order is a guess, so look less deep at first; from
        // depth four on, by hand.
        let has_move = known.is_some_and(|known| known.mv.is_some());
        if !has_move && ask.depth >= 4 && (K::PRINCIPAL || ask.cut) && left_out.is_none() {
            ask.depth -= 1;
        }
        self.try_moves::<K>(position, ask, &sight, expected.as_deref())
    }

    pub(super) fn sight(&mut self, position: &Position, known: Option<Known>, ply: usize) -> Sight {
        let in_check = position.is_check();
        if in_check {
            self.thought.frames[ply].evaluation = None;
            return Sight {
                in_check,
                evaluation: 0,
                estimate: 0,
                improving: false,
                known,
            };
        }
        let raw = known.map_or_else(|| self.evaluation(position), |known| known.evaluation);
        let evaluation = self.engine.correction.corrected(position, raw);
        self.thought.frames[ply].evaluation = Some(evaluation);
        let earlier = |back: usize| {
            ply.checked_sub(back)
                .and_then(|ply| self.thought.frames[ply].evaluation)
        };
        let improving = earlier(2)
            .or_else(|| earlier(4))
            .is_none_or(|then| evaluation > then);
        let estimate = known
            .filter(|known| known.settles(evaluation, evaluation + 1))
            .map_or(evaluation, |known| known.value);
        Sight {
            in_check,
            evaluation,
            estimate,
            improving,
            known,
        }
    }

    pub(super) fn try_moves<K: Kind>(
        &mut self,
        position: &Position,
        ask: Ask,
        sight: &Sight,
        expected: Option<&[Move]>,
    ) -> Value {
        let (ply, beta) = (ask.ply, ask.beta);
        let mut alpha = ask.alpha;
        let left_out = self.thought.frames[ply].left_out;
        let before = self.before(ply);
        let table_move = sight.known.and_then(|known| known.mv);
        let killers = self.thought.frames[ply].killers;
        self.thought.frames[ply + 1].killers = [None; 2];
        let mut picker = Picker::new(position, Wanted::Every, table_move, killers);
        let mut best = -INFINITE;
        let mut best_move = None;
        let mut tried = 0;
        // More than fit are tried as well, and only teach nothing.
        let mut quiets = ArrayVec::<Move, 64>::new();
        let mut captures = ArrayVec::<Move, 32>::new();

        while let Some(mv) = self.next_move(&mut picker, position, &before, ask.depth, tried) {
            if Some(mv) == left_out || expected.is_some_and(|moves| !moves.contains(&mv)) {
                continue;
            }
            let quiet = !mv.is_capture() && mv.promotion().is_none();
            let worth = self.engine.history.of(position, mv, &before);
            if best > -MATE + MAX_PLY as Value {
                if quiet && self.enough_quiets(&ask, sight, tried) {
                    picker.skip_quiets();
                }
                // A check is never hopeless: it may be mate.
                if self.is_hopeless(position, mv, quiet, worth, &ask, sight, tried)
                    && !position.play_unchecked(mv).is_check()
                {
                    continue;
                }
            }
            let extension = match Some(mv) == table_move {
                true => match self.extension(position, mv, &ask, sight) {
                    Ok(extension) => extension,
                    Err(refuted) => return refuted,
                },
                false => 0,
            };
            tried += 1;
            let next = self.play(position, mv, ply);
            let value = self.child::<K>(
                &next,
                mv,
                &ask,
                sight,
                Candidate {
                    tried,
                    quiet,
                    worth,
                    extension,
                    alpha,
                },
            );
            self.take_back();
            if self.is_halted() {
                return DRAW;
            }
            if value > best {
                best = value;
                if value > alpha {
                    best_move = Some(mv);
                    alpha = value;
                    if K::PRINCIPAL {
                        self.note_line(ply, mv);
                    }
                    if value >= beta {
                        self.thought.refuted += 1;
                        self.thought.refuted_first += u64::from(tried == 1);
                        break;
                    }
                }
            }
            match quiet {
                true => drop(quiets.try_push(mv)),
                false => drop(captures.try_push(mv)),
            }
        }
        if tried == 0 {
            return match (left_out, sight.in_check) {
                (Some(_), _) => ask.alpha,
                (None, true) => mated(ply),
                (None, false) => DRAW,
            };
        }
        if let Some(mv) = best_move.filter(|_| best >= beta) {
            self.learn(position, mv, &ask, &quiets, &captures);
        }
        if left_out.is_none() {
            self.remember(position, &ask, sight, best, best_move);
        }
        best
    }

    /// The next move that is seen; if none is, the first that is not.
    fn next_move(
        &self,
        picker: &mut Picker,
        position: &Position,
        before: &Before,
        depth: i32,
        tried: i32,
    ) -> Option<Move> {
        let mut unseen = None;
        while let Some(mv) = picker.next(position, &self.engine.history, before) {
            let Some(leaning) = &self.thought.leaning else {
                return Some(mv);
            };
            if !leaning.overlooks(position, mv, depth, self.thought.root.depth) {
                return Some(mv);
            }
            unseen = unseen.or(Some(mv));
        }
        unseen.filter(|_| tried == 0)
    }

    /// A move's value: guessed with a narrow window and reduced depth, looked at properly if
    /// it turns out better than thought.
    pub(super) fn child<K: Kind>(
        &mut self,
        next: &Position,
        mv: Move,
        ask: &Ask,
        sight: &Sight,
        candidate: Candidate,
    ) -> Value {
        let depth = ask.depth - 1 + candidate.extension;
        let alpha = candidate.alpha;
        let scout = |depth, cut| Ask {
            depth,
            alpha: -alpha - 1,
            beta: -alpha,
            ply: ask.ply + 1,
            cut,
        };
        let mut value = alpha + 1;
        if candidate.tried > 1 {
            let reduction = self.reduction::<K>(next, mv, ask, sight, &candidate);
            let reduced = (depth - reduction).clamp(1, depth.max(1));
            value = -self.node::<Scout>(next, scout(reduced, true));
            if value > alpha && reduced < depth {
                value = -self.node::<Scout>(next, scout(depth, !ask.cut));
            }
        } else if !K::PRINCIPAL {
            value = -self.node::<Scout>(next, scout(depth, !ask.cut));
        }
        if K::PRINCIPAL && (candidate.tried == 1 || value > alpha) {
            let full = Ask {
                depth,
                alpha: -ask.beta,
                beta: -alpha,
                ply: ask.ply + 1,
                cut: false,
            };
            value = -self.node::<Principal>(next, full);
        }
        value
    }

    pub(super) fn note_line(&mut self, ply: usize, mv: Move) {
        let (here, below) = self.thought.frames.split_at_mut(ply + 1);
        let line = &mut here[ply].line;
        line.clear();
        line.push(mv);
        let room = line.remaining_capacity();
        let rest = &below[0].line;
        line.extend(rest.iter().copied().take(room));
    }
}

/// How a move is about to be tried.
pub(super) struct Candidate {
    /// How many were tried before, and this one.
    pub(super) tried: i32,
    pub(super) quiet: bool,
    /// What history says of it.
    pub(super) worth: i32,
    pub(super) extension: i32,
    pub(super) alpha: Value,
}
