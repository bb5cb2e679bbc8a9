//! What is noticed about a move: how much it seems to lose at each look, and what catches or
//! escapes the eye.

mod danger;
mod looks;
mod noticed_move;
mod slots;

use rookery_rules::{Bitboard, Move, MoveKind, Position, Role, attacks};

use self::danger::{Danger, dangers, worst};
pub(super) use self::looks::Looks;
use self::looks::{loss_size, rank_size};
use self::noticed_move::{NoticedMove, direction, distance};
use self::slots::Slots;
use super::glance::{STAGES, seen_from, stage};
use crate::search::{Glimpse, LOOKS};
use crate::value::MATE_RANGE;

/// How many features of moves there are.
pub const NOTICES: usize = 2_662;
/// How many of them, the first, come from looking ahead.
pub(super) const AHEAD: usize = 506;

/// What is known of a position before any move is looked at.
pub(crate) struct Surroundings<'p> {
    pub(crate) position: &'p Position,
    /// The last move of the opponent, and our own before it.
    pub(crate) recent: [Option<Move>; 2],
    before: &'p [u64],
    /// What the opponent would take if it were their turn.
    threats: Vec<Danger>,
    endgame: usize,
}

impl<'p> Surroundings<'p> {
    pub(crate) fn new(
        position: &'p Position,
        recent: [Option<Move>; 2],
        before: &'p [u64],
    ) -> Self {
        let board = position.board();
        let officers = board.occupied().len()
            - board.of_role(Role::Pawn).len()
            - board.of_role(Role::King).len();
        Self {
            position,
            recent,
            before,
            threats: position
                .pass()
                .map_or_else(Vec::new, |passed| dangers(&passed)),
            endgame: match officers {
                0..=6 => 2,
                7..=10 => 1,
                _ => 0,
            },
        }
    }
}

/// A material worth by its size, none first.
fn worth_size(worth: i32) -> usize {
    match worth {
        i32::MIN..=0 => 0,
        1..=150 => 1,
        151..=350 => 2,
        351..=600 => 3,
        _ => 4,
    }
}

/// All features of one move.
pub(super) fn of(
    around: &Surroundings<'_>,
    looks: &Looks,
    i: usize,
    glimpse: &Glimpse,
) -> Vec<u16> {
    let mut slots = Slots::default();
    seen(&mut slots, looks, i, glimpse);
    debug_assert_eq!(slots.len(), AHEAD);
    let step = NoticedMove::new(around, glimpse.mv);
    what(&mut slots, &step, looks);
    safety(&mut slots, &step);
    aim(&mut slots, &step);
    habit(&mut slots, &step, looks);
    debug_assert_eq!(slots.len(), NOTICES);
    slots.taken()
}

/// What the looks ahead say.
fn seen(slots: &mut Slots, looks: &Looks, i: usize, glimpse: &Glimpse) {
    let losses: [usize; LOOKS] = std::array::from_fn(|look| loss_size(looks.losses[look][i]));
    let ranks: [usize; LOOKS] = std::array::from_fn(|look| rank_size(looks.ranks[look][i]));
    for loss in losses {
        slots.put([12], [loss]);
    }
    for rank in ranks {
        slots.put([6], [rank]);
    }
    slots.put([12, 12], [losses[0], losses[1]]);
    slots.put([12, 12], [losses[1], losses[2]]);
    slots.put([6, 6], [ranks[0], ranks[2]]);
    slots.put([5, 12], [looks.standing, losses[1]]);
    slots.put([5, 12], [looks.standing, losses[2]]);
    let mates = |look: usize| usize::from(glimpse.values[look] > MATE_RANGE);
    let mated = usize::from(glimpse.values[1] < -MATE_RANGE);
    slots.put([2, 2, 2], [mates(0), mates(2), mated]);
}

/// What kind of move it is.
fn what(slots: &mut Slots, step: &NoticedMove<'_>, looks: &Looks) {
    let role = step.role as usize;
    let phase = step.around.endgame;
    let kind = match step.mv.kind() {
        MoveKind::Quiet | MoveKind::DoubleStep => 0,
        MoveKind::Castle(_) => 1,
        MoveKind::Capture | MoveKind::EnPassant => 2,
        MoveKind::Promotion(_) | MoveKind::PromotionCapture(_) => 3,
    };
    let check = usize::from(step.check);
    slots.put([6, 4, 3], [role, kind, phase]);
    slots.put_if(step.victim, [6, 6, 2], |victim| {
        [role, victim as usize, usize::from(step.is_recapture())]
    });
    let exchange = match step.exchange {
        i32::MIN..-600 => 0,
        -600..-250 => 1,
        -250..0 => 2,
        0 => 3,
        1..=150 => 4,
        151..=350 => 5,
        351..=600 => 6,
        _ => 7,
    };
    slots.put(
        [8, 2, 2, 2],
        [
            exchange,
            check,
            usize::from(kind >= 2),
            usize::from(step.is_recapture()),
        ],
    );
    slots.put([5, 4, 2], [looks.standing, kind, check]);
    let even_trade = step.victim.filter(|_| (-60..=60).contains(&step.exchange));
    slots.put_if(even_trade, [5, 6], |victim| {
        [looks.standing, victim as usize]
    });
    let promotion = step
        .mv
        .promotion()
        .map(|promotion| promotion.role() as usize);
    slots.put_if(promotion, [6], |role| [role]);
    let again = step
        .around
        .before
        .iter()
        .filter(|&&hash| hash == step.next.hash())
        .count();
    slots.put([3, 5], [again.min(2), looks.standing]);
}

/// What it leaves to be taken, and what it saves.
fn safety(slots: &mut Slots, step: &NoticedMove<'_>) {
    let threatened = step
        .around
        .threats
        .iter()
        .find(|danger| danger.target == step.mv.from());
    let hit = step
        .dangers
        .iter()
        .find(|danger| danger.target == step.mv.to());
    slots.put(
        [6, 2, 2],
        [
            step.role as usize,
            usize::from(threatened.is_some()),
            usize::from(hit.is_some()),
        ],
    );
    let before = worth_size(worst(&step.around.threats).map_or(0, |danger| danger.gain));
    let after = worst(&step.dangers);
    let size = worth_size(after.map_or(0, |danger| danger.gain));
    slots.put([5, 5, 2], [before, size, usize::from(step.mv.is_capture())]);
    slots.put_if(after, [5, 4, 2, 2, 2], |danger| {
        let known = step
            .around
            .threats
            .iter()
            .any(|old| old.target == danger.target);
        [
            size,
            danger.distance().min(4) - 1,
            usize::from(step.just_moved(danger.attacker)),
            usize::from(danger.is_backward(!step.us)),
            usize::from(known),
        ]
    });
    let hanging = step.victim.filter(|_| step.exchange > 0);
    slots.put_if(hanging, [5, 4, 3, 2], |_| {
        let square = step.mv.to();
        [
            worth_size(step.exchange),
            distance(step.mv).min(4) - 1,
            direction(step.us, step.mv),
            usize::from(step.just_moved(square)),
        ]
    });
}

/// What it attacks.
fn aim(slots: &mut Slots, step: &NoticedMove<'_>) {
    let board = step.next.board();
    let them = !step.us;
    let role = board.role_at(step.mv.to()).unwrap_or(step.role);
    let attacked = attacks::of(step.us, role, step.mv.to(), board.occupied());
    let king = step.next.king(them);
    let ring = attacks::king(king) | Bitboard::of(king);
    slots.put(
        [6, 4],
        [step.role as usize, (attacked & ring).len().min(3) as usize],
    );
    let threats = step
        .next
        .pass()
        .map_or_else(Vec::new, |passed| dangers(&passed));
    let best = worst(&threats).map_or(0, |threat| threat.gain);
    slots.put([5, 3], [worth_size(best), threats.len().min(2)]);
    let pieces = attacked & board.of_color(them);
    let greatest = pieces
        .into_iter()
        .filter_map(|square| board.role_at(square))
        .filter(|&role| role != Role::King)
        .max();
    slots.put_if(greatest, [6, 6], |victim| {
        [step.role as usize, victim as usize]
    });
    let last = step.around.recent[0].map(|last| last.to());
    slots.put_if(last, [2, 2], |square| {
        [
            usize::from(attacked.contains(square)),
            usize::from(step.mv.to() == square),
        ]
    });
}

/// Where pieces of its kind like to go, and what people do without thinking.
fn habit(slots: &mut Slots, step: &NoticedMove<'_>, looks: &Looks) {
    let (from, to) = (
        seen_from(step.us, step.mv.from()),
        seen_from(step.us, step.mv.to()),
    );
    let role = step.role as usize;
    let endgame = usize::from(step.around.endgame == 2);
    slots.put([2, 6, 64], [endgame, role, to]);
    slots.put([6, 64], [role, from]);
    slots.put(
        [6, 7, 3],
        [role, distance(step.mv) - 1, direction(step.us, step.mv)],
    );
    slots.put(
        [STAGES, 6, 2],
        [stage(step.position), role, usize::from(from < 8)],
    );
    let own = step.around.recent[1];
    slots.put_if(own, [2, 2, 2], |last| {
        [
            usize::from(last.to() == step.mv.from()),
            usize::from(last.from() == step.mv.to()),
            usize::from(step.role == Role::Pawn),
        ]
    });
    let theirs = step.around.recent[0];
    slots.put_if(theirs, [8, 2], |last| {
        let files = last
            .to()
            .file()
            .index()
            .abs_diff(step.mv.to().file().index());
        let ranks = last
            .to()
            .rank()
            .index()
            .abs_diff(step.mv.to().rank().index());
        [files.max(ranks), usize::from(looks.standing >= 2)]
    });
    let pawn = (step.role == Role::Pawn).then_some(());
    slots.put_if(pawn, [8, 2, 3], |()| {
        let file = step.mv.to().file().index();
        let near = |king: rookery_rules::Square| king.file().index().abs_diff(file) <= 1;
        let shield = near(step.position.king(step.us));
        let storm = near(step.position.king(!step.us));
        [
            to / 8,
            usize::from(is_passed(step)),
            match (shield, storm) {
                (true, _) => 0,
                (false, true) => 1,
                (false, false) => 2,
            },
        ]
    });
    let rights = step.position.castling() != step.next.castling() && !step.mv.is_castle();
    slots.put([2], [usize::from(rights)]);
}

/// Whether no enemy pawn stands before the pawn, on its file or beside it.
fn is_passed(step: &NoticedMove<'_>) -> bool {
    let theirs = step.next.board().of(!step.us, Role::Pawn);
    let to = seen_from(step.us, step.mv.to());
    theirs.into_iter().all(|square| {
        let square = seen_from(step.us, square);
        square / 8 <= to / 8 || (square % 8).abs_diff(to % 8) > 1
    })
}
