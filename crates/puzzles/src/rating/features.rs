//! What is counted about a puzzle to tell how hard it is.

use rookery_motifs::{Line, Motif, MotifSet, motifs};
use rookery_rules::{Color, EXCHANGE_VALUES, Move, Position, Role};

use super::Clue;

/// Motifs that are features themselves.
const MOTIFS: [Motif; 34] = [
    Motif::Fork,
    Motif::Pin,
    Motif::Skewer,
    Motif::DiscoveredAttack,
    Motif::DiscoveredCheck,
    Motif::DoubleCheck,
    Motif::HangingPiece,
    Motif::TrappedPiece,
    Motif::Deflection,
    Motif::CapturingDefender,
    Motif::Interference,
    Motif::Attraction,
    Motif::Clearance,
    Motif::Intermezzo,
    Motif::XRayAttack,
    Motif::Sacrifice,
    Motif::QuietMove,
    Motif::DefensiveMove,
    Motif::AdvancedPawn,
    Motif::Promotion,
    Motif::UnderPromotion,
    Motif::EnPassant,
    Motif::ExposedKing,
    Motif::AttackingF2F7,
    Motif::KingsideAttack,
    Motif::BackRankMate,
    Motif::SmotheredMate,
    Motif::Opening,
    Motif::Endgame,
    Motif::PawnEndgame,
    Motif::RookEndgame,
    Motif::QueenEndgame,
    Motif::KnightEndgame,
    Motif::BishopEndgame,
];

/// Rows of the table that clues are summed up in.
const CLUED: usize = 5 * 4 + 4;
/// What is seen on the board.
const SEEN: usize = 30;

/// How many features there are.
pub const FEATURES: usize = CLUED + SEEN + MOTIFS.len();

/// The features of a solution, whose first move is the opponent's. There is a clue for each move
/// of the solver. `None` if the moves are no line.
#[must_use]
pub fn features(before: &Position, moves: &[Move], clues: &[Clue]) -> Option<[f32; FEATURES]> {
    let line = Line::answering(*before, moves).ok()?;
    let themes = motifs(&line);
    let mut row = Row {
        values: [0.0; FEATURES],
        next: 0,
    };
    row.clues(clues);
    row.board(before, moves, &line);
    row.motifs(themes);
    debug_assert_eq!(row.next, FEATURES);
    Some(row.values)
}

struct Row {
    values: [f32; FEATURES],
    next: usize,
}

impl Row {
    fn add(&mut self, value: f32) {
        self.values[self.next] = value;
        self.next += 1;
    }

    fn flag(&mut self, flag: bool) {
        self.add(f32::from(u8::from(flag)));
    }

    fn clues(&mut self, clues: &[Clue]) {
        for person in 0..Clue::ASKED.len() {
            // Somebody may always happen to find a move.
            let likely = |clue: &Clue| libm::logf(clue.played[person] + 0.005);
            self.add(clues.first().map_or(0.0, likely));
            self.add(clues.iter().map(likely).fold(0.0, f32::min));
            self.add(clues.iter().map(likely).sum());
            self.add(clues.last().map_or(0.0, likely));
        }
        let work = |clue: &Clue| libm::log2f(clue.found.unwrap_or(Clue::LOST) as f32 + 1.0);
        self.add(clues.first().map_or(0.0, work));
        self.add(clues.iter().map(work).fold(0.0, f32::max));
        self.add(clues.iter().map(work).sum());
        self.add(clues.last().map_or(0.0, work));
    }

    fn board(&mut self, before: &Position, moves: &[Move], line: &Line) {
        let start = line.start();
        let solver = start.turn();
        let legal = start.moves();
        let checks = |position: &Position, mv: Move| position.play_unchecked(mv).is_check();
        self.add(line.length() as f32);
        self.flag(line.is_mate());
        self.flag(start.is_check());
        self.add(legal.len() as f32);
        self.add(legal.iter().filter(|mv| mv.is_capture()).count() as f32);
        self.add(legal.iter().filter(|&&mv| checks(start, mv)).count() as f32);
        let good = |mv: &&Move| mv.is_capture() && start.exchange_reaches(**mv, 1);
        self.add(legal.iter().filter(good).count() as f32);
        self.add(material(start, solver) - material(start, !solver));
        self.add(material(start, solver) + material(start, !solver));
        self.add(start.board().occupied().len() as f32);
        let lead = moves[0];
        self.flag(lead.is_capture());
        self.flag(lead.is_capture() && moves[1].to() == lead.to());
        self.flag(checks(before, lead));
        self.add(distance(lead));

        let mut own = Own::default();
        let mut position = *start;
        for (index, &mv) in moves[1..].iter().enumerate() {
            if index % 2 == 0 {
                own.count(&position, mv, index == 0);
            }
            position.advance_unchecked(mv);
        }
        let first = moves[1];
        self.flag(first.is_capture());
        self.flag(checks(start, first));
        self.add(start.exchange(first) as f32);
        self.add(distance(first));
        self.add(role(start, first));
        self.add(own.quiet);
        self.flag(own.quiet_first);
        self.add(own.captures);
        self.add(own.checks);
        self.add(own.offers);
        self.add(own.king);
        self.add(own.back);
        self.add(own.far);
        self.add(own.answers_first);
        self.add(own.answers);
        self.add(own.choices);
    }

    fn motifs(&mut self, themes: MotifSet) {
        for motif in MOTIFS {
            self.flag(themes.contains(motif));
        }
    }
}

/// What is counted over the solver's moves.
#[derive(Default)]
struct Own {
    quiet: f32,
    quiet_first: bool,
    captures: f32,
    checks: f32,
    /// Moves that put something where it can be taken.
    offers: f32,
    king: f32,
    back: f32,
    far: f32,
    answers_first: f32,
    /// Answers the opponent can choose from.
    answers: f32,
    /// Moves the solver can choose from.
    choices: f32,
}

impl Own {
    fn count(&mut self, position: &Position, mv: Move, is_first: bool) {
        let after = position.play_unchecked(mv);
        let quiet = !mv.is_capture() && !after.is_check() && mv.promotion().is_none();
        let one = |flag: bool| f32::from(u8::from(flag));
        self.quiet += one(quiet);
        self.quiet_first |= quiet && is_first;
        self.captures += one(mv.is_capture());
        self.checks += one(after.is_check());
        self.offers += one(!position.exchange_reaches(mv, 0));
        self.king += one(position.board().role_at(mv.from()) == Some(Role::King));
        let ranks = mv.to().rank() as i8 - mv.from().rank() as i8;
        self.back += one(match position.turn() {
            Color::White => ranks < 0,
            Color::Black => ranks > 0,
        });
        self.far = self.far.max(distance(mv));
        let answers = after.move_count() as f32;
        if is_first {
            self.answers_first = answers;
        }
        self.answers += answers;
        self.choices += position.move_count() as f32;
    }
}

/// What the pieces of a side are worth, in pawns.
fn material(position: &Position, color: Color) -> f32 {
    let worth = |role: Role| {
        let pieces = position.board().of(color, role).len() as f32;
        pieces * EXCHANGE_VALUES[role] as f32 / 100.0
    };
    let pieces = Role::ALL.into_iter().filter(|&role| role != Role::King);
    pieces.map(worth).sum()
}

/// How far a piece goes, in steps of a king.
fn distance(mv: Move) -> f32 {
    let (from, to) = (mv.from(), mv.to());
    let files = (from.file() as i8 - to.file() as i8).abs();
    let ranks = (from.rank() as i8 - to.rank() as i8).abs();
    f32::from(files.max(ranks))
}

fn role(position: &Position, mv: Move) -> f32 {
    let role = position.board().role_at(mv.from());
    role.map_or(0.0, |role| f32::from(role as u8))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::example::{moves, position};

    const CLUE: Clue = Clue {
        found: Some(100),
        played: [0.1, 0.2, 0.3, 0.4, 0.5],
    };

    fn row(fen: &str, sans: &str) -> [f32; FEATURES] {
        let before = position(fen);
        let moves = moves(&before, sans);
        let clues = vec![CLUE; moves.len() / 2];
        features(&before, &moves, &clues).expect("a line")
    }

    #[test]
    fn white_and_black_count_alike() {
        let white = row("r3k3/8/8/3N4/8/8/7r/4K3 b - - 0 1", "Rh3 Nc7+ Kd7 Nxa8");
        let black = row("4k3/7R/8/8/3n4/8/8/R3K3 w - - 0 1", "Rh6 Nc2+ Kd2 Nxa1");
        assert_eq!(white, black);
    }

    #[test]
    fn no_line_has_no_features() {
        let before = position("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
        assert_eq!(features(&before, &moves(&before, "e4"), &[]), None);
    }
}
