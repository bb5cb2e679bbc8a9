//! The laws a setup has to keep before it is called a position, each named once.

use std::fmt;

use super::Position;
use crate::castling::king_home;
use crate::{Bitboard, Board, Color, Rank, Role, Setup, Square, Wing, attacks};

/// The most half-moves without capture or pawn move: at 150 the game has ended.
pub(crate) const MAX_HALFMOVES: u16 = 150;
/// The highest move number we count to; the longest possible game is shorter.
pub(crate) const MAX_FULLMOVES: u16 = 9_999;

/// One reason why a setup is not a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say it")]
pub enum SetupFault {
    #[error("{0} has no king")]
    NoKing(Color),
    #[error("{0} has {1} kings")]
    SeveralKings(Color, u32),
    #[error("{0} has {1} men, and 16 is the most")]
    TooManyPieces(Color, u32),
    #[error("{0} has {1} pawns, and 8 is the most")]
    TooManyPawns(Color, u32),
    #[error("{color} has more promoted men ({promoted}) than missing pawns ({missing})")]
    TooManyPromoted {
        color: Color,
        promoted: u32,
        missing: u32,
    },
    #[error("a pawn stands on {0}, and no pawn can be on the first or last rank")]
    PawnOnEdge(Square),
    #[error("{0} is in check, but it is {other}'s move", other = .0.other())]
    OpponentInCheck(Color),
    #[error("{0} is in check from {1} men at once, and two is the most")]
    TooManyCheckers(Color, u32),
    #[error("{0} is in check from two men that no single move can have brought there")]
    ImpossibleDoubleCheck(Color),
    #[error("{0} is in check, but not through the pawn move that en passant {1} tells of")]
    ImpossibleEnPassantCheck(Color, Square),
    #[error("{color} cannot castle {}, the king is not on {}", .wing.name(), king_home(*.color))]
    CastlingWithoutKing { color: Color, wing: Wing },
    #[error("{color} cannot castle {}, no rook is on {}", .wing.name(), .wing.rook_from(*.color))]
    CastlingWithoutRook { color: Color, wing: Wing },
    #[error("en passant on {0} is impossible: with {1} to move it must be on rank {rank}", rank = jumped_rank(*.1))]
    EnPassantRank(Square, Color),
    #[error("en passant on {0} is impossible: no pawn has just moved past it")]
    EnPassantWithoutPawn(Square),
    #[error("en passant on {0} is impossible: {1} is not empty")]
    EnPassantBlocked(Square, Square),
    #[error("the half-move clock is {0}, and the game ends at {MAX_HALFMOVES}")]
    HalfmovesTooMany(u16),
    #[error("the move number is {0}, and it must be from 1 to {MAX_FULLMOVES}")]
    FullmovesOutOfRange(u16),
}

/// The rank an en-passant square has when `turn` may take there.
fn jumped_rank(turn: Color) -> Rank {
    turn.rank(Rank::Sixth)
}

/// A setup that is not a position: every reason, and the setup back.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct IllegalSetup {
    /// The setup as it was given.
    pub setup: Box<Setup>,
    /// Everything that is wrong with it, never empty.
    pub faults: Vec<SetupFault>,
}

impl fmt::Display for IllegalSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.faults.iter().enumerate() {
            let separator = if i == 0 { "" } else { "; " };
            write!(f, "{separator}{fault}")?;
        }
        Ok(())
    }
}

impl TryFrom<Setup> for Position {
    type Error = IllegalSetup;

    /// Checks a setup.
    ///
    /// # Errors
    /// [`IllegalSetup`] with every fault found.
    fn try_from(setup: Setup) -> Result<Self, IllegalSetup> {
        let faults = faults(&setup);
        if faults.is_empty() {
            Ok(Self::from_valid(&setup))
        } else {
            Err(IllegalSetup {
                setup: Box::new(setup),
                faults,
            })
        }
    }
}

fn faults(setup: &Setup) -> Vec<SetupFault> {
    let mut faults = Vec::new();
    for color in Color::ALL {
        army(&setup.board, color, &mut faults);
    }
    let edges = Bitboard::rank(Rank::First) | Bitboard::rank(Rank::Eighth);
    let strays = setup.board.of_role(Role::Pawn) & edges;
    faults.extend(strays.into_iter().map(SetupFault::PawnOnEdge));
    castling(setup, &mut faults);
    en_passant(setup, &mut faults);
    counters(setup, &mut faults);
    // Checks are only worth telling about once there is one king a side.
    if let (Some(ours), Some(theirs)) =
        (setup.board.king(setup.turn), setup.board.king(!setup.turn))
    {
        checks(setup, ours, theirs, &mut faults);
    }
    faults
}

fn army(board: &Board, color: Color, faults: &mut Vec<SetupFault>) {
    match board.of(color, Role::King).len() {
        0 => faults.push(SetupFault::NoKing(color)),
        1 => {}
        kings => faults.push(SetupFault::SeveralKings(color, kings)),
    }
    let pieces = board.of_color(color).len();
    if pieces > 16 {
        faults.push(SetupFault::TooManyPieces(color, pieces));
    }
    let pawns = board.of(color, Role::Pawn).len();
    if pawns > 8 {
        faults.push(SetupFault::TooManyPawns(color, pawns));
        return;
    }
    let bishops = board.of(color, Role::Bishop);
    let promoted = [
        (board.of(color, Role::Knight), 2),
        (bishops & Bitboard::LIGHT, 1),
        (bishops & Bitboard::DARK, 1),
        (board.of(color, Role::Rook), 2),
        (board.of(color, Role::Queen), 1),
    ]
    .map(|(pieces, at_start)| pieces.len().saturating_sub(at_start))
    .into_iter()
    .sum();
    let missing = 8 - pawns;
    if promoted > missing {
        faults.push(SetupFault::TooManyPromoted {
            color,
            promoted,
            missing,
        });
    }
}

fn castling(setup: &Setup, faults: &mut Vec<SetupFault>) {
    for color in Color::ALL {
        for wing in Wing::ALL {
            if !setup.castling.has(color, wing) {
                continue;
            }
            let board = &setup.board;
            if !board.of(color, Role::King).contains(king_home(color)) {
                faults.push(SetupFault::CastlingWithoutKing { color, wing });
            } else if !board.of(color, Role::Rook).contains(wing.rook_from(color)) {
                faults.push(SetupFault::CastlingWithoutRook { color, wing });
            }
        }
    }
}

fn en_passant(setup: &Setup, faults: &mut Vec<SetupFault>) {
    let Some(square) = setup.en_passant else {
        return;
    };
    if square.rank() != jumped_rank(setup.turn) {
        faults.push(SetupFault::EnPassantRank(square, setup.turn));
        return;
    }
    let (from, to) = jump_past(square, setup.turn);
    if !setup.board.of(!setup.turn, Role::Pawn).contains(to) {
        faults.push(SetupFault::EnPassantWithoutPawn(square));
    }
    let occupied = setup.board.occupied();
    let blocked = [square, from].into_iter().find(|&s| occupied.contains(s));
    faults.extend(blocked.map(|on| SetupFault::EnPassantBlocked(square, on)));
}

/// From where to where the opponent's pawn jumped past the square.
fn jump_past(square: Square, turn: Color) -> (Square, Square) {
    (
        Square::new(square.file(), turn.rank(Rank::Seventh)),
        Square::new(square.file(), turn.rank(Rank::Fifth)),
    )
}

fn counters(setup: &Setup, faults: &mut Vec<SetupFault>) {
    if setup.halfmoves > MAX_HALFMOVES {
        faults.push(SetupFault::HalfmovesTooMany(setup.halfmoves));
    }
    if !(1..=MAX_FULLMOVES).contains(&setup.fullmoves) {
        faults.push(SetupFault::FullmovesOutOfRange(setup.fullmoves));
    }
}

fn checks(setup: &Setup, ours: Square, theirs: Square, faults: &mut Vec<SetupFault>) {
    let (board, turn) = (&setup.board, setup.turn);
    let occupied = board.occupied();
    if !board.attackers(turn, theirs, occupied).is_empty() {
        faults.push(SetupFault::OpponentInCheck(!turn));
    }
    let checkers = board.attackers(!turn, ours, occupied);
    let several = checkers.len();
    if several > 2 {
        faults.push(SetupFault::TooManyCheckers(turn, several));
    } else if several == 2 && !is_double_check(board, ours, checkers) {
        faults.push(SetupFault::ImpossibleDoubleCheck(turn));
    }
    if let Some(square) = setup.en_passant
        && square.rank() == jumped_rank(turn)
    {
        // Before the jump nobody gave check, so it was given or uncovered by that pawn.
        let (from, to) = jump_past(square, turn);
        let before = (occupied - Bitboard::of(to)) | Bitboard::of(from);
        let lasting = board.attackers(!turn, ours, before) & checkers;
        if !(lasting - Bitboard::of(to)).is_empty() {
            faults.push(SetupFault::ImpossibleEnPassantCheck(turn, square));
        }
    }
}

/// Two pieces can give check at once only if one of them was uncovered, so one is a slider,
/// and they do not face each other through the king.
fn is_double_check(board: &Board, king: Square, checkers: Bitboard) -> bool {
    let sliders = checkers - board.of_role(Role::Pawn) - board.of_role(Role::Knight);
    let mut pair = checkers.into_iter();
    let facing = pair
        .next()
        .zip(pair.next())
        .is_some_and(|(a, b)| attacks::between(a, b).contains(king));
    !sliders.is_empty() && !facing
}
