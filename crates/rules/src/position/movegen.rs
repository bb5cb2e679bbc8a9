//! Legal moves, straight from check and pin masks: nothing is generated to be thrown away.

mod harvest;
mod masks;
mod walk;

use arrayvec::ArrayVec;

use self::harvest::{Any, Count, Each, Harvest};
use self::masks::Masks;
use super::Position;
use crate::{Bitboard, Color, File, Move, MoveKind, Rank, Role, Square, Wing, attacks};

/// The legal moves of one position; no position has more than 218.
pub type MoveList = ArrayVec<Move, 256>;

impl Position {
    /// Every legal move, in an order of the generator's own.
    #[inline]
    #[must_use]
    pub fn moves(&self) -> MoveList {
        self.listed::<Every>()
    }

    /// The same for whoever is in no hurry: there is one copy of it, whoever calls it, because a page
    /// counts bytes.
    #[inline(never)]
    #[must_use]
    pub fn legal_moves(&self) -> MoveList {
        self.moves()
    }

    /// The legal captures and promotions.
    #[inline]
    #[must_use]
    pub fn tactical_moves(&self) -> MoveList {
        self.listed::<Tactical>()
    }

    /// The legal moves that neither take nor promote.
    #[inline]
    #[must_use]
    pub fn quiet_moves(&self) -> MoveList {
        self.listed::<Quiet>()
    }

    /// How many legal moves there are, counted without listing them.
    #[inline]
    #[must_use]
    pub fn move_count(&self) -> u32 {
        let mut count = Count(0);
        self.generate::<Every>(&mut count);
        count.0
    }

    /// Whether there is a legal move at all.
    #[must_use]
    pub fn has_moves(&self) -> bool {
        let mut any = Any(false);
        self.generate::<Every>(&mut any);
        any.0
    }

    /// Where the piece on this square may go; nowhere if there is none or it is not its turn.
    /// For castling this is the king's square after it.
    #[must_use]
    pub fn destinations(&self, from: Square) -> Bitboard {
        self.moves()
            .into_iter()
            .filter(|mv| mv.from() == from)
            .map(Move::to)
            .collect()
    }

    #[inline]
    fn listed<W: Wanted>(&self) -> MoveList {
        let mut each = Each::new(self, MoveList::new());
        self.generate::<W>(&mut each);
        each.basket
    }

    #[inline]
    fn generate<W: Wanted>(&self, harvest: &mut impl Harvest) {
        match self.turn {
            Color::White => generate::<White, W>(self, harvest),
            Color::Black => generate::<Black, W>(self, harvest),
        }
    }
}

/// Which moves are asked for, known to the compiler too.
trait Wanted {
    const TACTICAL: bool;
    const QUIET: bool;
}

struct Every;
struct Tactical;
struct Quiet;

impl Wanted for Every {
    const TACTICAL: bool = true;
    const QUIET: bool = true;
}

impl Wanted for Tactical {
    const TACTICAL: bool = true;
    const QUIET: bool = false;
}

impl Wanted for Quiet {
    const TACTICAL: bool = false;
    const QUIET: bool = true;
}

/// A side known to the compiler, so that directions are constants.
trait Side {
    const US: Color;
    /// One step forward, as an index distance.
    const UP: i32;
}

struct White;
struct Black;

impl Side for White {
    const US: Color = Color::White;
    const UP: i32 = 8;
}

impl Side for Black {
    const US: Color = Color::Black;
    const UP: i32 = -8;
}

#[inline]
fn generate<S: Side, W: Wanted>(position: &Position, harvest: &mut impl Harvest) {
    let board = &position.board;
    let masks = Masks::new::<S>(position);
    let free = match (W::TACTICAL, W::QUIET) {
        (true, true) => !board.of_color(S::US),
        (true, false) => board.of_color(!S::US),
        _ => !board.occupied(),
    };

    let castles = if W::QUIET {
        castles::<S>(position, masks.checkers)
    } else {
        Bitboard::EMPTY
    };
    let king = position.king(S::US);
    let steps = attacks::king(king) & free;
    let safe = masks::safe::<S>(position, steps | castles);
    harvest.piece(Role::King, king, steps & safe);
    for wing in Wing::ALL {
        let path = wing.safe(S::US);
        if path & castles & safe == path {
            harvest.castle(Move::castle(S::US, wing));
        }
    }
    if masks.checkers.is_several() {
        return;
    }

    let to = free & masks.evasion;
    let pinned = masks.straight_pins | masks.slanted_pins;
    for from in board.of(S::US, Role::Knight) - pinned {
        harvest.piece(Role::Knight, from, attacks::knight(from) & to);
    }
    let occupied = board.occupied();
    for role in [Role::Bishop, Role::Queen] {
        for from in board.of(S::US, role) - masks.straight_pins {
            let reach = attacks::bishop(from, occupied) & to;
            harvest.piece(role, from, masks.slanted_pins.confine(from, reach));
        }
    }
    for role in [Role::Rook, Role::Queen] {
        for from in board.of(S::US, role) - masks.slanted_pins {
            let reach = attacks::rook(from, occupied) & to;
            harvest.piece(role, from, masks.straight_pins.confine(from, reach));
        }
    }
    pawn_steps::<S, W>(position, &masks, harvest);
    if W::TACTICAL {
        pawn_takes::<S>(position, &masks, harvest);
    }
}

impl Bitboard {
    /// A pinned piece stays on the lines of the pins, a free one is not held. One set holds
    /// the lines of every pin: no piece can step from its own line to another's.
    #[inline]
    fn confine(self, from: Square, reach: Bitboard) -> Bitboard {
        if self.contains(from) {
            reach & self
        } else {
            reach
        }
    }
}

/// The squares the king passes when it castles, for each wing where it still might.
#[inline]
fn castles<S: Side>(position: &Position, checkers: Bitboard) -> Bitboard {
    let mut squares = Bitboard::EMPTY;
    if position.castling.any(S::US) && checkers.is_empty() {
        for wing in Wing::ALL {
            if position.castling.has(S::US, wing)
                && !position.board.occupied().meets(wing.clear(S::US))
            {
                squares |= wing.safe(S::US);
            }
        }
    }
    squares
}

#[inline]
fn pawn_steps<S: Side, W: Wanted>(position: &Position, masks: &Masks, harvest: &mut impl Harvest) {
    let board = &position.board;
    let empty = !board.occupied();
    let pushers = board.of(S::US, Role::Pawn) - masks.slanted_pins;
    let steps = stepped(pushers, masks.straight_pins, S::UP) & empty;
    let last = Bitboard::rank(S::US.rank(Rank::Eighth));
    let third = Bitboard::rank(S::US.rank(Rank::Third));
    let jumps = (steps & third).shifted(S::UP) & empty & masks.evasion;
    let steps = steps & masks.evasion;
    if W::TACTICAL {
        harvest.promotions(steps & last, S::UP, MoveKind::Promotion);
    }
    if W::QUIET {
        harvest.pawns(steps - last, S::UP, MoveKind::Quiet);
        harvest.pawns(jumps, 2 * S::UP, MoveKind::DoubleStep);
    }
}

#[inline]
fn pawn_takes<S: Side>(position: &Position, masks: &Masks, harvest: &mut impl Harvest) {
    let board = &position.board;
    let takers = board.of(S::US, Role::Pawn) - masks.straight_pins;
    let victims = board.of_color(!S::US) & masks.evasion;
    let last = Bitboard::rank(S::US.rank(Rank::Eighth));
    for (edge, by) in [(File::A, S::UP - 1), (File::H, S::UP + 1)] {
        let takes = stepped(takers - Bitboard::file(edge), masks.slanted_pins, by) & victims;
        harvest.pawns(takes - last, by, MoveKind::Capture);
        harvest.promotions(takes & last, by, MoveKind::PromotionCapture);
    }

    if let Some(square) = position.en_passant {
        for from in position.en_passant_takers(square) {
            if position.en_passant_is_safe(from, square) {
                harvest.en_passant(Move::new(from, square, MoveKind::EnPassant));
            }
        }
    }
}

/// Pawns moved as one set; those in `pins` only along them.
#[inline]
fn stepped(pawns: Bitboard, pins: Bitboard, by: i32) -> Bitboard {
    (pawns - pins).shifted(by) | (pawns & pins).shifted(by) & pins
}
