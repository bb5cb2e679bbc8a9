//! Static exchange evaluation: what a move wins or loses once every capture on its square
//! has been considered.

use arrayvec::ArrayVec;

use super::Position;
use crate::{Bitboard, ByRole, Color, Move, Rank, Role, Square, attacks};

/// What each piece counts in an exchange, in hundredths of a pawn. The king's value is only
/// ever compared: an exchange cannot take it.
pub const EXCHANGE_VALUES: ByRole<i32> = ByRole::new([100, 300, 300, 500, 900, 20_000]);

impl Position {
    /// What the side to move gains by this legal move in hundredths of a pawn, if both
    /// sides then take on its square with their least valuable piece as long as it pays.
    /// Pieces that may not leave their king are left out, kings take only what is unguarded.
    #[must_use]
    pub fn exchange(&self, mv: Move) -> i32 {
        if mv.is_castle() {
            return 0;
        }
        let mut exchange = Exchange::opened(self, mv);
        let mut gains = ArrayVec::<i32, 32>::new();
        gains.push(exchange.first_gain(mv));
        while let Some(gain) = exchange.recapture() {
            gains.push(gain - gains[gains.len() - 1]);
        }
        // Backwards: each side recaptures only if that is better than to stop.
        let mut best = gains.pop().expect("the first gain");
        while let Some(gain) = gains.pop() {
            best = -Ord::max(-gain, best);
        }
        best
    }
}

impl Position {
    /// Whether [`Position::exchange`] of this legal move gives at least this much; most
    /// answers need no exchange at all.
    #[must_use]
    pub fn exchange_reaches(&self, mv: Move, least: i32) -> bool {
        if mv.is_castle() || mv.promotion().is_some() {
            return self.exchange(mv) >= least;
        }
        let worth = |square| EXCHANGE_VALUES[self.board.role_on(square)];
        let won = mv.victim().map_or(0, worth);
        let risked = match self.board.role_on(mv.from()) {
            Role::King => 0,
            role => EXCHANGE_VALUES[role],
        };
        // On our first rank a recapturing pawn wins a promotion on top.
        let is_all_risked = mv.to().rank() != self.turn.rank(Rank::First);
        won >= least && (is_all_risked && won - risked >= least || self.exchange(mv) >= least)
    }
}

/// Captures on one square, one after another.
struct Exchange<'p> {
    position: &'p Position,
    square: Square,
    /// Who recaptures next.
    turn: Color,
    occupied: Bitboard,
    /// Squares that pieces have left in the course of it.
    vacated: Bitboard,
    /// What the piece on the square now is worth.
    stake: i32,
}

impl<'p> Exchange<'p> {
    fn opened(position: &'p Position, mv: Move) -> Self {
        let left = Bitboard::of(mv.from()) | mv.victim().map_or(Bitboard::EMPTY, Bitboard::of);
        let role = position.board.role_at(mv.from()).expect("a piece to move");
        Self {
            position,
            square: mv.to(),
            turn: !position.turn,
            occupied: (position.board.occupied() - left) | Bitboard::of(mv.to()),
            vacated: left - Bitboard::of(mv.to()),
            stake: EXCHANGE_VALUES[mv.promotion().map_or(role, Role::from)],
        }
    }

    fn first_gain(&self, mv: Move) -> i32 {
        let board = &self.position.board;
        let taken = mv.victim().and_then(|square| board.role_at(square));
        let promoted = mv.promotion().map_or(0, |to| {
            EXCHANGE_VALUES[to.role()] - EXCHANGE_VALUES[Role::Pawn]
        });
        taken.map_or(0, |role| EXCHANGE_VALUES[role]) + promoted
    }

    /// Takes with the least valuable piece that may; gives what that wins, or nothing if
    /// nobody may take.
    fn recapture(&mut self) -> Option<i32> {
        let (role, from) = self.least_attacker()?;
        let promotes = role == Role::Pawn && self.square.rank() == self.turn.rank(Rank::Eighth);
        let arrived = if promotes { Role::Queen } else { role };
        let gain = self.stake + EXCHANGE_VALUES[arrived] - EXCHANGE_VALUES[role];
        self.stake = EXCHANGE_VALUES[arrived];
        self.occupied ^= Bitboard::of(from);
        self.vacated |= Bitboard::of(from);
        self.turn = !self.turn;
        Some(gain)
    }

    fn least_attacker(&self) -> Option<(Role, Square)> {
        let board = &self.position.board;
        let attackers = board.attackers(self.turn, self.square, self.occupied) & self.occupied;
        Role::ALL.into_iter().find_map(|role| {
            (attackers & board.of_role(role))
                .into_iter()
                .find(|&from| self.may_leave(role, from))
                .map(|from| (role, from))
        })
    }

    /// Whether the taker's king is safe afterwards. Only pieces on a line with the king can
    /// uncover it, so most are not looked at.
    fn may_leave(&self, role: Role, from: Square) -> bool {
        let mine = self.position.king(self.turn);
        let king = if role == Role::King {
            self.square
        } else {
            mine
        };
        let left = self.vacated | Bitboard::of(from);
        if role != Role::King && !attacks::queen(king, Bitboard::EMPTY).meets(left) {
            return true;
        }
        let occupied = self.occupied ^ Bitboard::of(from);
        let theirs = self.position.board.attackers(!self.turn, king, occupied);
        (theirs & (occupied - Bitboard::of(self.square))).is_empty()
    }
}
