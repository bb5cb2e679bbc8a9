//! Positions and moves that need no closer look.
//!
//! The techniques are the field's, and so is their shape: a margin that grows with the depth left,
//! up to a depth beyond which the guess is not trusted. The numbers are set by hand (see `search`);
//! only behind the null move's check stands a match.

use rookery_rules::{Bitboard, Color, Move, Position, Role};

use super::Search;
use super::node::{Ask, Scout, Sight};
use crate::order::picker::{Picker, Wanted};
use crate::value::{Value, is_mate};

impl Search<'_> {
    /// A value for the whole position without trying its moves, if one can be had.
    pub(super) fn shortcut(
        &mut self,
        position: &Position,
        ask: &Ask,
        sight: &Sight,
    ) -> Option<Value> {
        self.far_above(ask, sight)
            .or_else(|| self.far_below(position, ask, sight))
            .or_else(|| self.passing_suffices(position, ask, sight))
            .or_else(|| self.capture_suffices(position, ask, sight))
    }

    /// Reverse futility: so good that a few half-moves will not change it. By hand: three quarters
    /// of a pawn for each half-move left, one half-move less if the position gets better anyway,
    /// and no deeper than eight. What is returned lies halfway, because the estimate promises more
    /// than was proven.
    fn far_above(&self, ask: &Ask, sight: &Sight) -> Option<Value> {
        let margin = 75 * (ask.depth - i32::from(sight.improving));
        let above = ask.depth <= 8 && sight.estimate - margin >= ask.beta && !is_mate(ask.beta);
        above.then_some((sight.estimate + ask.beta) / 2)
    }

    /// Razoring: so bad that only captures could help, and they do not. By hand: a little more than
    /// two pawns for each half-move left, so that quiet moves could hardly win it back, and four at
    /// most.
    fn far_below(&mut self, position: &Position, ask: &Ask, sight: &Sight) -> Option<Value> {
        if ask.depth > 4 || sight.estimate + 230 * ask.depth > ask.alpha || is_mate(ask.alpha) {
            return None;
        }
        let value = self.quiesce::<Scout>(position, *ask);
        (value <= ask.alpha).then_some(value)
    }

    /// Null move: even a free move does not help the opponent. By hand: from depth three on;
    /// if the static evaluation is 140 above beta, 20 less for each half-move left, so that beta
    /// itself is enough at depth seven; four half-moves and a quarter of the depth less deep, and
    /// one more for each 180 that the estimate is above beta, three at most.
    fn passing_suffices(&mut self, position: &Position, ask: &Ask, sight: &Sight) -> Option<Value> {
        let passed_before = ask.ply > 0 && self.thought.frames[ask.ply - 1].step.is_none();
        if ask.depth < 3
            || self.thought.passing_forbidden
            || passed_before
            || sight.estimate < ask.beta
            || sight.evaluation + 20 * ask.depth < ask.beta + 140
            || is_mate(ask.beta)
            || officers(position, position.turn()).is_empty()
        {
            return None;
        }
        let next = position.pass()?;
        let gain = ((sight.estimate - ask.beta) / 180).min(3);
        let depth = ask.depth - 4 - ask.depth / 4 - gain;
        self.thought.frames[ask.ply].step = None;
        self.thought.hashes.push(position.hash());
        let child = Ask {
            depth,
            alpha: -ask.beta,
            beta: -ask.beta + 1,
            ply: ask.ply + 1,
            cut: !ask.cut,
        };
        let value = -self.node::<Scout>(&next, child);
        self.take_back();
        if self.is_halted() || value < ask.beta {
            return None;
        }
        let value = if is_mate(value) { ask.beta } else { value };
        // Where every move hurts, passing lies: with few pieces and deep down it is checked. That
        // it is checked with one piece left lost 11 ± 15 Elo when the match was broken off; it
        // stayed for the mates it finds, and was accepted with the step after it (+17 ± 12). From
        // which depth on all are checked is by hand.
        if ask.depth < 11 && officers(position, position.turn()).is_several() {
            return Some(value);
        }
        self.thought.passing_forbidden = true;
        let check = Ask {
            depth: depth.max(1),
            alpha: ask.beta - 1,
            ..*ask
        };
        let confirmed = self.try_moves::<Scout>(position, check, sight, None) >= ask.beta;
        self.thought.passing_forbidden = false;
        (confirmed && !self.is_halted()).then_some(value)
    }

    /// Probcut: a capture wins so much that a shallow look is trusted. By hand: 180 above beta, 50
    /// less if the position gets better anyway; from depth five on, so that a half-move is left for
    /// a look four half-moves less deep; not if the table has looked nearly as deep and found less.
    fn capture_suffices(&mut self, position: &Position, ask: &Ask, sight: &Sight) -> Option<Value> {
        let goal = ask.beta + 180 - 50 * i32::from(sight.improving);
        let doubted = sight
            .known
            .is_some_and(|known| known.depth >= ask.depth - 3 && known.value < goal);
        if ask.depth < 5 || is_mate(ask.beta) || doubted {
            return None;
        }
        let table_move = sight
            .known
            .and_then(|known| known.mv)
            .filter(|mv| mv.is_capture());
        let mut picker = Picker::new(position, Wanted::GoodTactical, table_move, [None; 2])
            .at_least(goal - sight.evaluation);
        let before = self.before(ask.ply);
        while let Some(mv) = picker.next(position, &self.engine.history, &before) {
            let next = self.play(position, mv, ask.ply);
            let child = |depth| Ask {
                depth,
                alpha: -goal,
                beta: -goal + 1,
                ply: ask.ply + 1,
                cut: !ask.cut,
            };
            let mut value = -self.quiesce::<Scout>(&next, child(0));
            if value >= goal {
                value = -self.node::<Scout>(&next, child(ask.depth - 4));
            }
            self.take_back();
            if self.is_halted() {
                return None;
            }
            if value >= goal {
                return Some(value);
            }
        }
        None
    }

    /// Late move pruning: this many quiet moves are enough to have tried. By hand: four and the
    /// square of the depth, as is custom, and half of that if the position does not get better.
    pub(super) fn enough_quiets(&self, ask: &Ask, sight: &Sight, tried: i32) -> bool {
        let most = (4 + ask.depth * ask.depth) / if sight.improving { 1 } else { 2 };
        !sight.in_check && tried >= most
    }

    /// Whether a single move is not worth trying. All by hand.
    #[expect(
        clippy::too_many_arguments,
        reason = "each is one thing the guess rests on"
    )]
    pub(super) fn is_hopeless(
        &self,
        position: &Position,
        mv: Move,
        quiet: bool,
        worth: i32,
        ask: &Ask,
        sight: &Sight,
        tried: i32,
    ) -> bool {
        if tried == 0 {
            return false;
        }
        let depth = ask.depth;
        if quiet {
            // Futility: a pawn and about one more for each half-move left. `worth` is the sum of
            // four histories of 16,384 at most, so that it moves the margin by ten pawns at the
            // very most.
            let futile = !sight.in_check
                && depth <= 8
                && sight.evaluation + 110 + 95 * depth + worth / 64 <= ask.alpha;
            // A fifth of a single history's reach for each half-move left.
            let disliked = depth <= 4 && worth < -3_500 * depth;
            // What a quiet move may lose grows with the square of the depth: its point may lie
            // deep. What a capture may lose, below, grows by about a pawn a half-move.
            futile || disliked || depth <= 8 && !position.exchange_reaches(mv, -28 * depth * depth)
        } else {
            depth <= 7 && !position.exchange_reaches(mv, -95 * depth)
        }
    }
}

/// A side's pieces besides king and pawns; without any, passing is often better than moving.
fn officers(position: &Position, side: Color) -> Bitboard {
    let board = position.board();
    board.of_color(side) - board.of_role(Role::Pawn) - board.of_role(Role::King)
}
