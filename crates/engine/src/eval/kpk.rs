//! King and pawn against king, solved: whether the pawn's side wins, for every position.

use std::sync::LazyLock;

use rookery_rules::{Bitboard, Color, Position, Role, Square, attacks};

use super::passed::distance;

/// Pawns on the files a to d and the ranks two to seven.
const PAWNS: usize = 24;
const POSITIONS: usize = 2 * 64 * 64 * PAWNS;

static WON: LazyLock<Vec<u64>> = LazyLock::new(solve);

/// Centipawns for White, if the pieces are just these.
pub(super) fn evaluation(position: &Position) -> Option<i32> {
    let (side, won) = verdict(position)?;
    let pawn = position.board().of_role(Role::Pawn).single()?;
    let advanced = side.rank(pawn.rank()).index() as i32;
    let winning = if won { 500 + 20 * advanced } else { 0 };
    Some(match side {
        Color::White => winning,
        Color::Black => -winning,
    })
}

/// Whose pawn it is, and whether it wins.
fn verdict(position: &Position) -> Option<(Color, bool)> {
    let board = position.board();
    if board.occupied().len() != 3 {
        return None;
    }
    let square = board.of_role(Role::Pawn).single()?;
    let side = match board.of(Color::White, Role::Pawn).is_empty() {
        true => Color::Black,
        false => Color::White,
    };
    // Turned so that White has the pawn, on the left half.
    let flip = if side == Color::White { 0 } else { 56 };
    let mirror = if square.file().index() < 4 { 0 } else { 7 };
    let turn = |square: Square| square.index() ^ flip ^ mirror;
    let place = KpkPosition {
        pawn_moves: position.turn() == side,
        strong: turn(position.king(side)),
        weak: turn(position.king(!side)),
        pawn: turn(square),
    };
    let index = place.index();
    Some((side, WON[index / 64] >> (index % 64) & 1 == 1))
}

/// White's king and pawn and Black's king.
#[derive(Clone, Copy)]
struct KpkPosition {
    pawn_moves: bool,
    strong: usize,
    weak: usize,
    pawn: usize,
}

impl KpkPosition {
    fn index(self) -> usize {
        let pawn = (self.pawn / 8 - 1) * 4 + self.pawn % 8;
        ((usize::from(self.pawn_moves) * 64 + self.strong) * 64 + self.weak) * PAWNS + pawn
    }

    fn of(index: usize) -> Self {
        let pawn = index % PAWNS;
        Self {
            pawn_moves: index / PAWNS / 64 / 64 == 1,
            strong: index / PAWNS / 64 % 64,
            weak: index / PAWNS % 64,
            pawn: (pawn / 4 + 1) * 8 + pawn % 4,
        }
    }

    fn is_legal(self) -> bool {
        let pawn_checks = pawn_attacks(self.pawn).contains(square(self.weak));
        self.strong != self.pawn
            && self.weak != self.pawn
            && distance(square(self.strong), square(self.weak)) > 1
            && !(self.pawn_moves && pawn_checks)
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Illegal,
    Unknown,
    Won,
    Drawn,
}

/// Looks at what is not known yet again and again until nothing changes; what is left is drawn.
fn solve() -> Vec<u64> {
    let mut states: Vec<State> = (0..POSITIONS)
        .map(|index| match KpkPosition::of(index).is_legal() {
            true => State::Unknown,
            false => State::Illegal,
        })
        .collect();
    loop {
        let mut changed = false;
        for index in 0..POSITIONS {
            if states[index] == State::Unknown {
                states[index] = judge(KpkPosition::of(index), &states);
                changed |= states[index] != State::Unknown;
            }
        }
        if !changed {
            break;
        }
    }
    let mut won = vec![0; POSITIONS / 64];
    for index in (0..POSITIONS).filter(|&index| states[index] == State::Won) {
        won[index / 64] |= 1 << (index % 64);
    }
    won
}

fn judge(place: KpkPosition, states: &[State]) -> State {
    let steps = |king: usize| attacks::king(square(king)).into_iter().map(Square::index);
    let state = |place: KpkPosition| states[place.index()];
    if place.pawn_moves {
        let next = KpkPosition {
            pawn_moves: false,
            ..place
        };
        let king = steps(place.strong).map(|strong| state(KpkPosition { strong, ..next }));
        let pawn = pushes(place).map(|pawn| match pawn {
            // A queen that is not taken at once wins: it cannot stalemate and miss a rook's win.
            56.. if is_safe_queen(place, pawn) => State::Won,
            56.. => State::Drawn,
            _ => state(KpkPosition { pawn, ..next }),
        });
        settle(king.chain(pawn), State::Won, State::Drawn)
    } else {
        let next = KpkPosition {
            pawn_moves: true,
            ..place
        };
        let takes = steps(place.weak)
            .any(|to| to == place.pawn && distance(square(place.strong), square(place.pawn)) > 1);
        if takes {
            return State::Drawn;
        }
        let king = steps(place.weak).map(|weak| state(KpkPosition { weak, ..next }));
        let in_check = pawn_attacks(place.pawn).contains(square(place.weak));
        let mut replies = king.filter(|&state| state != State::Illegal).peekable();
        if replies.peek().is_none() {
            return if in_check { State::Won } else { State::Drawn };
        }
        settle(replies, State::Drawn, State::Won)
    }
}

/// `good` for the side to move if one of its moves is, `bad` if all are.
fn settle(moves: impl Iterator<Item = State>, good: State, bad: State) -> State {
    let mut all_bad = true;
    for state in moves.filter(|&state| state != State::Illegal) {
        if state == good {
            return good;
        }
        all_bad &= state == bad;
    }
    if all_bad { bad } else { State::Unknown }
}

/// Where the pawn can go; a double step needs both squares.
fn pushes(place: KpkPosition) -> impl Iterator<Item = usize> {
    let is_free = move |to: usize| to != place.strong && to != place.weak;
    let one = Some(place.pawn + 8).filter(|&to| is_free(to));
    let two = one
        .map(|to| to + 8)
        .filter(|&to| place.pawn < 16 && is_free(to));
    one.into_iter().chain(two)
}

fn is_safe_queen(place: KpkPosition, to: usize) -> bool {
    distance(square(place.weak), square(to)) > 1 || distance(square(place.strong), square(to)) <= 1
}

fn pawn_attacks(pawn: usize) -> Bitboard {
    attacks::pawns(Color::White, Bitboard::of(square(pawn)))
}

fn square(index: usize) -> Square {
    Square::ALL[index]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wins(fen: &str) -> bool {
        let position = Position::parse_fen(fen).unwrap();
        verdict(&position).unwrap().1
    }

    #[test]
    fn the_opposition_decides() {
        assert!(wins("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1"));
        assert!(wins("4k3/8/4K3/4P3/8/8/8/8 b - - 0 1"));
        assert!(wins("8/8/4k3/8/4K3/4P3/8/8 b - - 0 1"));
        assert!(!wins("8/8/4k3/8/4K3/4P3/8/8 w - - 0 1"));
        assert!(!wins("8/8/8/4p3/4k3/8/4K3/8 b - - 0 1"));
    }

    #[test]
    fn a_pawn_on_the_edge_needs_its_king_ahead() {
        assert!(!wins("k7/8/K7/P7/8/8/8/8 w - - 0 1"));
        assert!(wins("8/1K6/8/P7/8/3k4/8/8 b - - 0 1"));
    }

    #[test]
    fn a_pawn_that_cannot_be_caught_wins_and_one_that_is_taken_does_not() {
        assert!(wins("8/8/8/P6k/8/8/8/K7 w - - 0 1"));
        assert!(!wins("8/8/8/P3k3/8/8/8/7K b - - 0 1"));
    }

    #[test]
    fn as_many_positions_are_won_as_is_known() {
        let won: u32 = WON.iter().map(|word| word.count_ones()).sum();
        assert_eq!(won, 111_282);
    }
}
