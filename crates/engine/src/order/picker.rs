//! Moves one by one, the most promising first; the rest is only listed when it is needed.

use arrayvec::ArrayVec;
use rookery_rules::{Bitboard, ByRole, EXCHANGE_VALUES, Move, Position, Role, attacks};

use super::history::{Before, History, victim};

/// What a quiet move that gives check is worth beyond its history, of 65,536 at most. By hand; that
/// quiet checks come first was accepted together with other steps (+17 ± 12 Elo,
/// docs/engine-log.md).
const CHECK: i32 = 6_000;

type Scored = ArrayVec<(i32, Move), 256>;

/// What is still to come.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Table,
    ListTactical,
    GoodTactical,
    ListQuiet,
    Quiet,
    BadTactical,
}

/// Which moves are wanted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Wanted {
    /// All of them.
    Every,
    /// Captures and promotions that lose nothing.
    GoodTactical,
}

/// Hands out the moves of a position.
pub(crate) struct Picker {
    stage: Stage,
    wanted: Wanted,
    table_move: Option<Move>,
    killers: [Option<Move>; 2],
    list: Scored,
    bad: ArrayVec<Move, 64>,
    least: i32,
    skip_quiets: bool,
}

impl Picker {
    pub(crate) fn new(
        position: &Position,
        wanted: Wanted,
        table_move: Option<Move>,
        killers: [Option<Move>; 2],
    ) -> Self {
        Self {
            stage: Stage::Table,
            wanted,
            table_move: table_move.filter(|&mv| position.is_legal(mv)),
            killers,
            list: Scored::new(),
            bad: ArrayVec::new(),
            least: 0,
            skip_quiets: false,
        }
    }

    /// Captures must win at least this much to be good.
    pub(crate) fn at_least(mut self, least: i32) -> Self {
        self.least = least;
        self
    }

    /// From now on only captures.
    pub(crate) fn skip_quiets(&mut self) {
        self.skip_quiets = true;
        if self.stage == Stage::Quiet {
            self.list.clear();
        }
    }

    pub(crate) fn next(
        &mut self,
        position: &Position,
        history: &History,
        before: &Before,
    ) -> Option<Move> {
        loop {
            match self.stage {
                Stage::Table => {
                    self.stage = Stage::ListTactical;
                    if self.table_move.is_some() {
                        return self.table_move;
                    }
                }
                Stage::ListTactical => {
                    self.stage = Stage::GoodTactical;
                    self.list(position.tactical_moves(), |mv| {
                        tactical_score(position, history, mv)
                    });
                }
                Stage::GoodTactical => match self.take_best() {
                    Some(mv) if position.exchange_reaches(mv, self.least) => return Some(mv),
                    Some(mv) => {
                        // More losing captures than fit are not worth trying.
                        let _ = self.bad.try_push(mv);
                    }
                    None if self.wanted == Wanted::GoodTactical => return None,
                    None => self.stage = Stage::ListQuiet,
                },
                Stage::ListQuiet => {
                    self.stage = Stage::Quiet;
                    if self.skip_quiets {
                        continue;
                    }
                    let killers = self.killers;
                    let checks = checks(position);
                    self.list(position.quiet_moves(), |mv| {
                        match killers.iter().position(|&killer| killer == Some(mv)) {
                            // Before whatever history says.
                            Some(place) => 1_000_000 - place as i32,
                            None => {
                                let role = position.board().role_at(mv.from());
                                let check = role.is_some_and(|role| checks[role].contains(mv.to()));
                                history.of_quiet(position, mv, before) + CHECK * i32::from(check)
                            }
                        }
                    });
                }
                Stage::Quiet => match self.take_best() {
                    Some(mv) => return Some(mv),
                    None => {
                        self.stage = Stage::BadTactical;
                        self.bad.reverse();
                    }
                },
                Stage::BadTactical => return self.bad.pop(),
            }
        }
    }

    fn list(&mut self, moves: impl IntoIterator<Item = Move>, score: impl Fn(Move) -> i32) {
        let table_move = self.table_move;
        let moves = moves.into_iter().filter(|&mv| Some(mv) != table_move);
        self.list.extend(moves.map(|mv| (score(mv), mv)));
    }

    fn take_best(&mut self) -> Option<Move> {
        let best = (0..self.list.len()).max_by_key(|&i| self.list[i].0)?;
        Some(self.list.swap_remove(best).1)
    }
}

/// Where a piece of each role would attack the other king.
fn checks(position: &Position) -> ByRole<Bitboard> {
    let king = position.king(!position.turn());
    let occupied = position.board().occupied();
    let mut checks = ByRole::default();
    for role in [
        Role::Pawn,
        Role::Knight,
        Role::Bishop,
        Role::Rook,
        Role::Queen,
    ] {
        checks[role] = attacks::of(!position.turn(), role, king, occupied);
    }
    checks
}

/// The most valuable victim first, and among equals what has worked before: a whole history, an
/// eighth of which counts, is worth 128 centipawns. To become anything but a queen comes last. By
/// hand.
fn tactical_score(position: &Position, history: &History, mv: Move) -> i32 {
    let taken = if mv.is_capture() {
        EXCHANGE_VALUES[victim(position, mv)]
    } else {
        0
    };
    let promoted = mv.promotion().map_or(0, |to| match to.role() {
        Role::Queen => 1_000,
        _ => -2_000,
    });
    16 * (taken + promoted) + history.of_capture(position, mv) / 8
}
