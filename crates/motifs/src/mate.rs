//! A mate as it stands on the board, and the names of its pictures.

mod anastasia;
mod arabian;
mod back_rank;
mod balestra;
mod bishop_pair;
mod blind_swine;
mod corner;
mod dovetail;
mod epaulette;
mod hook;
mod kill_box;
mod morphy;
mod opera;
mod pillsbury;
mod smothered;
mod swallowtail;
mod triangle;
mod vukovic;

use rookery_rules::{Bitboard, Board, Color, Role, Square, attacks};

use crate::{Line, Motif};

/// A position in which somebody is mated.
pub(crate) struct Mate<'l> {
    board: &'l Board,
    winner: Color,
    /// The mated king.
    king: Square,
    checkers: Bitboard,
}

/// How a picture is recognized.
type Picture = fn(&Mate<'_>) -> bool;

const PICTURES: &[(Motif, Picture)] = &[
    (Motif::SmotheredMate, smothered::shown),
    (Motif::BackRankMate, back_rank::shown),
    (Motif::AnastasiaMate, anastasia::shown),
    (Motif::ArabianMate, arabian::shown),
    (Motif::BodenMate, bishop_pair::boden),
    (Motif::DoubleBishopMate, bishop_pair::double),
    (Motif::DovetailMate, dovetail::shown),
    (Motif::HookMate, hook::shown),
    (Motif::KillBoxMate, kill_box::shown),
    (Motif::VukovicMate, vukovic::shown),
    (Motif::OperaMate, opera::shown),
    (Motif::PillsburysMate, pillsbury::shown),
    (Motif::MorphysMate, morphy::shown),
    (Motif::CornerMate, corner::shown),
    (Motif::TriangleMate, triangle::shown),
    (Motif::BlindSwineMate, blind_swine::shown),
    (Motif::BalestraMate, balestra::shown),
    (Motif::EpauletteMate, epaulette::shown),
    (Motif::SwallowstailMate, swallowtail::shown),
];

/// The pictures of the mate at the end of a line that ends in one.
pub(crate) fn pictures(line: &Line) -> impl Iterator<Item = Motif> {
    let end = line.end();
    let mate = Mate {
        board: end.board(),
        winner: line.solver(),
        king: end.king(!line.solver()),
        checkers: end.checkers(),
    };
    PICTURES
        .iter()
        .filter(move |(_, shown)| shown(&mate))
        .map(|&(motif, _)| motif)
}

impl Mate<'_> {
    fn loser(&self) -> Color {
        !self.winner
    }

    /// The squares around the king.
    fn ring(&self) -> Bitboard {
        attacks::king(self.king)
    }

    /// The winner's pieces that cover a square, also through the king.
    fn covers(&self, square: Square) -> Bitboard {
        let occupied = self.board.occupied() - Bitboard::of(self.king);
        self.board.attackers(self.winner, square, occupied)
    }

    /// The winner's pieces of a role.
    fn ours(&self, role: Role) -> Bitboard {
        self.board.of(self.winner, role)
    }

    /// The loser's pieces.
    fn theirs(&self) -> Bitboard {
        self.board.of_color(self.loser())
    }

    /// The only piece that gives check, if it is of this role.
    fn checker(&self, role: Role) -> Option<Square> {
        let square = self.checkers.single()?;
        self.ours(role).contains(square).then_some(square)
    }

    /// The rook that alone gives check from a square beside the king.
    fn near_rook(&self) -> Option<Square> {
        self.checker(Role::Rook)
            .filter(|&rook| self.ring().contains(rook))
    }

    /// The step from the king toward a queen that checks along a rank or file from this far away,
    /// in files and ranks.
    fn queen_ahead(&self, steps: usize) -> Option<(i8, i8)> {
        let queen = self.checker(Role::Queen)?;
        let sign = |from: usize, to: usize| if to > from { 1 } else { -1 };
        let king = self.king;
        match self.apart(queen) {
            (0, ranks) if ranks == steps => {
                Some((0, sign(king.rank().index(), queen.rank().index())))
            }
            (files, 0) if files == steps => {
                Some((sign(king.file().index(), queen.file().index()), 0))
            }
            _ => None,
        }
    }

    /// Whether a piece of its own stands so many files and ranks from the king.
    fn is_own(&self, files: i8, ranks: i8) -> bool {
        let square = self.king.offset(files, ranks);
        square.is_some_and(|square| self.theirs().contains(square))
    }

    /// The squares around the king that neither its own pieces nor the checking piece takes.
    fn left_over(&self) -> impl Iterator<Item = Square> {
        let free = self.ring() - self.theirs() - self.checkers;
        free.into_iter()
            .filter(|&square| !self.covers(square).meets(self.checkers))
    }

    fn is_in_corner(&self) -> bool {
        self.ring().len() == 3
    }

    /// How many files and ranks a square is away from the king.
    fn apart(&self, square: Square) -> (usize, usize) {
        let files = self.king.file().index().abs_diff(square.file().index());
        let ranks = self.king.rank().index().abs_diff(square.rank().index());
        (files, ranks)
    }
}
