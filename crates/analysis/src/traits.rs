//! What one side did in one game, told from the moves alone: how far its pieces went, what it aimed
//! at, what it exchanged, what it left to be taken.

use rookery_rules::{Bitboard, Color, EXCHANGE_VALUES, Move, Position, Role, Square, attacks};

/// The opening says more about the book than about the player.
const BOOK: usize = 16;
/// From here on, or with fewer officers on the board, ranks tell of the ending and not of boldness.
const ENDING: usize = 80;
const CROWD: u32 = 6;
/// The move by which exchanges are counted.
const HALFTIME: u16 = 30;
/// Moves to which rates are scaled.
const RATE: f64 = 40.0;
const OFFICERS: [Role; 4] = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
/// The officers that a side begins with.
const ARMY: u32 = 7;

/// How one side played. `None` where there was nothing to tell it from.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Traits {
    /// How many of its moves came after the opening; rates are told from them.
    pub moves: u32,
    /// The mean rank of the officers before the ending, 1 to 8 from the own side.
    pub advance: Option<f64>,
    /// Squares around the other king that the officers attack before the ending, on average.
    pub pressure: Option<f64>,
    /// Checks in forty moves.
    pub checks: Option<f64>,
    /// Moves in forty that let a piece be taken for less, while another one attacks the king.
    pub offers: Option<f64>,
    /// Officers that both sides have lost by move thirty.
    pub trades: Option<f64>,
    /// The move by which the queens were gone; the last one if they stayed.
    pub queens_off: Option<f64>,
    /// Pawns' worth left to be taken in forty moves.
    pub hung: Option<f64>,
}

impl Traits {
    /// What `side` did in a game that began here and went on with these moves, each with the
    /// position it led to.
    #[must_use]
    pub fn of<'p>(
        side: Color,
        start: &'p Position,
        moves: impl Iterator<Item = (Move, &'p Position)>,
    ) -> Self {
        let mut sums = Sums::default();
        let mut before = start;
        let mut queens_off = None;
        let mut trades = 0;
        for (ply, (mv, after)) in moves.enumerate() {
            let gone = after.board().of_role(Role::Queen).is_empty();
            if gone && queens_off.is_none() {
                queens_off = Some(f64::from(after.fullmoves()));
            }
            if after.fullmoves() <= HALFTIME {
                trades = exchanged(after);
            }
            if before.turn() == side && ply >= BOOK {
                sums.add(before, mv, after, side);
                let crowd = officers(after, side).len() + officers(after, !side).len();
                if ply < ENDING && crowd >= CROWD {
                    sums.add_stance(after, side);
                }
            }
            before = after;
        }
        let last = f64::from(before.fullmoves());
        Self {
            trades: Some(f64::from(trades)),
            queens_off: Some(queens_off.unwrap_or(last)),
            ..sums.told()
        }
    }
}

#[derive(Default)]
struct Sums {
    moves: u32,
    checks: f64,
    offers: f64,
    hung: f64,
    stances: f64,
    rank: f64,
    pressure: f64,
}

impl Sums {
    fn add(&mut self, before: &Position, mv: Move, after: &Position, side: Color) {
        // What was just taken is the price of what can be taken back.
        let won = mv.victim().map_or(0, |square| worth(before, square));
        let hung = (left_to_take(after) - won).max(0);
        self.moves += 1;
        self.checks += f64::from(u8::from(after.is_check()));
        self.offers += f64::from(u8::from(hung >= 100 && pressure(after, side) >= 3));
        self.hung += f64::from(hung) / 100.0;
    }

    fn add_stance(&mut self, position: &Position, side: Color) {
        self.stances += 1.0;
        self.rank += mean_rank(position, side);
        self.pressure += f64::from(pressure(position, side));
    }

    fn told(&self) -> Traits {
        if self.moves == 0 {
            return Traits::default();
        }
        let mean = |sum: f64| (self.stances > 0.0).then(|| sum / self.stances);
        let rate = |sum: f64| Some(RATE * sum / f64::from(self.moves));
        Traits {
            moves: self.moves,
            advance: mean(self.rank),
            pressure: mean(self.pressure),
            checks: rate(self.checks),
            offers: rate(self.offers),
            hung: rate(self.hung),
            ..Traits::default()
        }
    }
}

fn officers(position: &Position, side: Color) -> Bitboard {
    let pieces = |role| position.board().of(side, role);
    OFFICERS
        .into_iter()
        .map(pieces)
        .fold(Bitboard::EMPTY, |all, pieces| all | pieces)
}

/// Officers that one side has lost for as many of the other.
fn exchanged(position: &Position) -> u32 {
    let left = Color::ALL.map(|side| officers(position, side).len());
    let most = left.into_iter().max().unwrap_or(0);
    ARMY.saturating_sub(most)
}

fn mean_rank(position: &Position, side: Color) -> f64 {
    let officers = officers(position, side);
    let ranks: usize = officers
        .into_iter()
        .map(|square| side.rank(square.rank()).index() + 1)
        .sum();
    ranks as f64 / f64::from(officers.len().max(1))
}

fn pressure(position: &Position, side: Color) -> u32 {
    let board = position.board();
    let ring = attacks::king(position.king(!side));
    let aims = OFFICERS.into_iter().flat_map(|role| {
        let pieces = board.of(side, role).into_iter();
        pieces.map(move |square| attacks::of(side, role, square, board.occupied()))
    });
    aims.map(|aimed| (aimed & ring).len()).sum()
}

/// The most that the side to move can win by taking.
fn left_to_take(position: &Position) -> i32 {
    let moves = position.tactical_moves();
    let won = moves
        .iter()
        .filter(|mv| mv.is_capture())
        .map(|&mv| position.exchange(mv));
    won.max().unwrap_or(0)
}

fn worth(position: &Position, square: Square) -> i32 {
    let role = position.board().role_at(square);
    role.map_or(0, |role| EXCHANGE_VALUES[role])
}

#[cfg(test)]
mod tests {
    use super::*;
    use rookery_rules::{DrawRules, Game};

    fn told(sans: &str, side: Color) -> Traits {
        let mut game = Game::new(DrawRules::AtOnce);
        for san in sans.split(' ').filter(|word| !word.ends_with('.')) {
            game.play_san(san).unwrap();
        }
        let after = game.positions().skip(1);
        Traits::of(side, game.start(), game.moves().zip(after))
    }

    const FOUR_KNIGHTS: &str = "1. e4 e5 2. Nf3 Nc6 3. Nc3 Nf6 4. Bb5 Bb4 5. O-O O-O 6. d3 d6 \
        7. Bg5 Bxc3 8. bxc3 h6";

    #[test]
    fn a_piece_left_to_be_taken_is_seen() {
        let calm = told(&format!("{FOUR_KNIGHTS} 9. Bxf6 Qxf6"), Color::White);
        let hung = told(&format!("{FOUR_KNIGHTS} 9. Kh1 hxg5"), Color::White);
        assert_eq!(calm.hung, Some(0.0));
        assert!(hung.hung.unwrap() >= 40.0, "{hung:?}");
    }

    #[test]
    fn what_both_have_lost_was_exchanged_and_what_one_lost_was_not() {
        let trades = |more: &str| told(&format!("{FOUR_KNIGHTS} {more}"), Color::White).trades;
        assert_eq!(trades("9. Bh4 g5"), Some(1.0));
        assert_eq!(trades("9. Bxf6 Qxf6"), Some(2.0));
        assert_eq!(trades("9. Kh1 hxg5"), Some(1.0));
    }

    #[test]
    fn nothing_is_told_of_a_game_that_ends_in_the_book() {
        let short = told("1. e4 e5 2. Qh5 Ke7 3. Qxe5#", Color::White);
        assert_eq!(short.advance, None);
        assert_eq!(short.queens_off, Some(3.0));
    }
}
