//! How a style bends what the engine sees and likes, for the length of a game. The pure style has no
//! leaning, so that it costs nothing.

use rookery_analysis::{Dial, Style};
use rookery_rules::{Bitboard, Color, Move, Position, Role, Square, attacks};

/// The pieces that are moved about; pawns and kings follow other rules.
const OFFICERS: [Role; 4] = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
/// Hundredths of all moves that the blindest eye does not see where it looks first.
const MOST_HIDDEN: u64 = 80;

/// A style, as one side plays with it in one game.
pub(crate) struct Leaning {
    side: Color,
    /// From -50 to 50.
    boldness: i32,
    /// From -50 to 50.
    trading: i32,
    /// Misplaced beliefs, by role and square as its own side sees them.
    beliefs: Option<Box<[[i32; 64]; 6]>>,
    blind_spots: u64,
    seed: u64,
}

impl Leaning {
    /// None if nothing is bent.
    pub(crate) fn new(style: Style, seed: u64, side: Color) -> Option<Self> {
        let from_middle = |dial: Dial| i32::from(dial.get()) - i32::from(Dial::MIDDLE.get());
        (style != Style::PURE).then(|| Self {
            side,
            boldness: from_middle(style.aggressiveness),
            trading: from_middle(style.trading),
            beliefs: beliefs(style.positional, seed),
            blind_spots: u64::from(style.blind_spots.get()),
            seed,
        })
    }

    /// Centipawns for the side to move on top of its evaluation.
    pub(crate) fn bias(&self, position: &Position) -> i32 {
        let own = self.boldness * advance(position, self.side) / 50
            + self.trading * traded(position) / 50
            + self.misplaced(position);
        if position.turn() == self.side {
            own
        } else {
            -own
        }
    }

    /// Whether a move goes unseen. What lies furthest ahead of the end of the search, the root
    /// most of all, is overlooked most; the same move in the same place always or never.
    pub(crate) fn overlooks(&self, position: &Position, mv: Move, depth: i32, whole: i32) -> bool {
        if self.blind_spots == 0 {
            return false;
        }
        let chance = self.blind_spots * MOST_HIDDEN * depth.clamp(0, whole) as u64;
        let draw = mixed(position.hash() ^ u64::from(mv.to_bits().get()), self.seed) >> 40;
        // Of 100 * 100 * whole, drawn from 2^24.
        (draw * 10_000 * whole.max(1) as u64) >> 24 < chance
    }

    fn misplaced(&self, position: &Position) -> i32 {
        let Some(beliefs) = &self.beliefs else {
            return 0;
        };
        let of = |side: Color| -> i32 {
            let pieces = position.board().of_color(side).into_iter();
            pieces
                .map(|square| {
                    let role = position.board().role_at(square).unwrap_or(Role::Pawn);
                    beliefs[role as usize][seen_from(side, square)]
                })
                .sum()
        };
        of(self.side) - of(!self.side)
    }
}

/// How far a side's officers have gone out, and how much they aim at the other king, in
/// centipawns for the boldest.
fn advance(position: &Position, side: Color) -> i32 {
    let board = position.board();
    let king = position.king(!side);
    let ring = attacks::king(king) | Bitboard::of(king);
    let mut sum = 0;
    for role in OFFICERS {
        for square in board.of(side, role) {
            let aimed = attacks::of(side, role, square, board.occupied()) & ring;
            sum += 8 * side.rank(square.rank()).index() as i32;
            sum += 24 * aimed.len() as i32 - 4 * steps(square, king);
        }
    }
    for square in board.of(side, Role::Pawn) {
        let near = square.file().index().abs_diff(king.file().index()) <= 1;
        sum += if near { 12 } else { 3 } * side.rank(square.rank()).index() as i32;
    }
    sum
}

/// How many moves a king would need from one to the other.
fn steps(from: Square, to: Square) -> i32 {
    let files = from.file().index().abs_diff(to.file().index());
    let ranks = from.rank().index().abs_diff(to.rank().index());
    files.max(ranks) as i32
}

/// How much has left the board, in centipawns for the keenest trader.
fn traded(position: &Position) -> i32 {
    let board = position.board();
    let there: i32 = OFFICERS
        .into_iter()
        .zip([30, 30, 45, 80])
        .map(|(role, worth)| worth * board.of_role(role).len() as i32)
        .sum();
    580 - there
}

/// For each piece on each square how much it is thought too good or too bad: normally distributed.
fn beliefs(positional: Dial, seed: u64) -> Option<Box<[[i32; 64]; 6]>> {
    if positional == Dial::HIGHEST {
        return None;
    }
    let mut beliefs = Box::new([[0; 64]; 6]);
    for (role, squares) in beliefs.iter_mut().enumerate() {
        let deviation = deviation(positional, OFFICERS.iter().any(|&it| it as usize == role));
        for (square, belief) in squares.iter_mut().enumerate() {
            // Twelve even draws of 0 to 999 are nearly normal with a deviation of 1000.
            let draws = (0..12).map(|i| {
                let place = ((role * 64 + square) * 12 + i) as u64;
                (mixed(place, seed) >> 32) % 1000
            });
            let normal = draws.sum::<u64>() as i64 - 5994;
            *belief = (normal * deviation / 10_000) as i32;
        }
    }
    Some(beliefs)
}

/// Tenths of a centipawn: up to twenty centipawns, and twice as much for officers, who have more
/// good and bad squares to be wrong about.
fn deviation(positional: Dial, officer: bool) -> i64 {
    let ignorance = i64::from(Dial::HIGHEST.get() - positional.get());
    ignorance * if officer { 4 } else { 2 }
}

pub(crate) fn seen_from(side: Color, square: Square) -> usize {
    match side {
        Color::White => square.index(),
        Color::Black => square.index() ^ 56,
    }
}

/// A number that looks random and depends on both.
pub(crate) fn mixed(value: u64, seed: u64) -> u64 {
    let mut mixed = value ^ seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    for multiplier in [0xbf58_476d_1ce4_e5b9, 0x94d0_49bb_1331_11eb] {
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(multiplier);
    }
    mixed ^ (mixed >> 31)
}

#[cfg(test)]
mod tests {
    use rookery_analysis::Limits;

    use super::*;
    use crate::{Engine, NoClock, Stop, Task};

    fn style(change: impl Fn(&mut Style)) -> Style {
        let mut style = Style::PURE;
        change(&mut style);
        style
    }

    fn bias(style: Style, fen: &str) -> i32 {
        let position = Position::parse_fen(fen).unwrap();
        Leaning::new(style, 1, Color::White)
            .unwrap()
            .bias(&position)
    }

    #[test]
    fn the_pure_style_has_no_leaning() {
        assert!(Leaning::new(Style::PURE, 1, Color::White).is_none());
    }

    #[test]
    fn the_bold_like_to_be_near_the_other_king() {
        let bold = style(|style| style.aggressiveness = Dial::HIGHEST);
        let shy = style(|style| style.aggressiveness = Dial::LOWEST);
        let (near, far) = (
            "6k1/8/4NQ2/8/8/8/8/K7 w - - 0 1",
            "6k1/8/8/8/8/8/8/K1NQ4 w - - 0 1",
        );
        assert!(bias(bold, near) > bias(bold, far) + 50);
        assert!(bias(shy, near) < bias(shy, far) - 50);
    }

    /// Every dial at one of its ends.
    fn corners() -> impl Iterator<Item = Style> {
        let end = |set: bool| if set { Dial::HIGHEST } else { Dial::LOWEST };
        (0..16).map(move |corner| Style {
            aggressiveness: end(corner & 1 > 0),
            positional: end(corner & 2 > 0),
            trading: end(corner & 4 > 0),
            blind_spots: end(corner & 8 > 0),
        })
    }

    fn chosen(position: Position, style: Style, nodes: u64) -> Option<Move> {
        let task = Task {
            limits: Limits::nodes(nodes),
            style,
            ..Task::new(position)
        };
        let analysis = Engine::new(1).search(&task, &NoClock, &Stop::default(), |_| {});
        analysis.best_move()
    }

    #[test]
    fn any_mix_of_extremes_plays_legal_moves() {
        for style in corners() {
            let mut position = Position::start();
            for _ in 0..40 {
                let legal = position.moves();
                let mv = chosen(position, style, 200);
                assert_eq!(mv.is_none(), legal.is_empty(), "{style:?}");
                let Some(mv) = mv else {
                    break;
                };
                assert!(legal.contains(&mv), "{style:?} plays {mv}");
                position = position.play_unchecked(mv);
            }
        }
    }

    #[test]
    fn no_mix_of_tastes_passes_by_a_mate_or_a_queen() {
        let check = |fen: &str, expected: &str| {
            for style in corners().filter(|style| style.blind_spots == Dial::LOWEST) {
                let mv = chosen(Position::parse_fen(fen).unwrap(), style, 2_000);
                assert_eq!(mv.unwrap().to_string(), expected, "{style:?}");
            }
        };
        check("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1", "a1a8");
        check("6k1/5ppp/8/3q4/8/1N3B2/5PPP/6K1 w - - 0 1", "f3d5");
    }

    #[test]
    fn the_trader_likes_an_empty_board() {
        let trader = style(|style| style.trading = Dial::HIGHEST);
        let (full, empty) = (
            "q5k1/8/8/8/8/8/8/K6Q w - - 0 1",
            "6k1/8/8/8/8/8/8/K7 w - - 0 1",
        );
        assert!(bias(trader, empty) > bias(trader, full) + 50);
    }

    #[test]
    fn beliefs_have_the_deviation_that_is_asked_for() {
        let deviation = |mark, roles: &[Role]| {
            let beliefs = beliefs(Dial::new(mark).unwrap(), 7).unwrap();
            let all = roles.iter().flat_map(|&role| beliefs[role as usize]);
            let all: Vec<_> = all.map(f64::from).collect();
            let count = all.len() as f64;
            let mean = all.iter().sum::<f64>() / count;
            assert!(mean.abs() < 4.0, "{mean}");
            let spread = all.iter().map(|belief| (belief - mean).powi(2));
            (spread.sum::<f64>() / count).sqrt()
        };
        let rest = [Role::Pawn, Role::King];
        assert!((17.0..23.0).contains(&deviation(0, &rest)));
        assert!((36.0..44.0).contains(&deviation(0, &OFFICERS)));
        assert!((18.0..22.0).contains(&deviation(50, &OFFICERS)));
    }

    #[test]
    fn most_is_overlooked_at_the_root() {
        let blind = style(|style| style.blind_spots = Dial::HIGHEST);
        let hidden = |depth| {
            (0..2_000)
                .filter(|&seed| {
                    let leaning = Leaning::new(blind, seed, Color::White).unwrap();
                    let position = Position::start();
                    leaning.overlooks(&position, position.moves()[0], depth, 10)
                })
                .count()
        };
        let counts = [hidden(1), hidden(5), hidden(10)];
        assert!(counts.is_sorted(), "{counts:?}");
        assert!((1_500..1_700).contains(&counts[2]), "{counts:?}");
        assert!(counts[0] < 250, "{counts:?}");
    }
}
