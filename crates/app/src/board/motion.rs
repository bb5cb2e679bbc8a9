//! How the pieces got from one position to the next, as one sees it: who glided where, and who is
//! gone. It compares what stands on the board and asks for no rules, so that jumps and steps back
//! move like moves.

use rookery_rules::{Piece, Position, Role, Square};

/// The way to the position that is shown now.
#[derive(Clone, Debug, PartialEq)]
pub struct Motion {
    now: Position,
    /// Where from, where to.
    glides: Vec<(Square, Square)>,
    fallen: Vec<(Square, Piece)>,
}

impl Motion {
    /// The pieces are put up; nothing moves.
    pub fn still(now: Position) -> Self {
        Self {
            now,
            glides: Vec::new(),
            fallen: Vec::new(),
        }
    }

    /// From the position shown until now to the next.
    pub fn to(&self, now: Position) -> Self {
        let (old, new) = (self.now.board(), now.board());
        let differs = |square: &Square| old.piece_at(*square) != new.piece_at(*square);
        let changed = || Square::ALL.into_iter().filter(differs);
        let mut left: Vec<_> = changed()
            .filter_map(|square| Some((square, old.piece_at(square)?)))
            .collect();
        let mut glides = Vec::new();
        let mut strangers = Vec::new();
        for to in changed() {
            let Some(piece) = new.piece_at(to) else {
                continue;
            };
            match take_nearest(&mut left, to, |other| other == piece) {
                Some(from) => glides.push((from, to)),
                None => strangers.push((to, piece)),
            }
        }
        // A pawn became it, or it becomes a pawn again.
        for (to, piece) in strangers {
            let is_pawn = |piece: Piece| piece.role == Role::Pawn;
            let kin =
                |other: Piece| other.color == piece.color && (is_pawn(other) || is_pawn(piece));
            if let Some(from) = take_nearest(&mut left, to, kin) {
                glides.push((from, to));
            }
        }
        Self {
            now,
            glides,
            fallen: left,
        }
    }

    /// Where the piece on this square has come from.
    pub fn origin(&self, to: Square) -> Option<Square> {
        let mut glides = self.glides.iter();
        glides.find(|glide| glide.1 == to).map(|glide| glide.0)
    }

    /// Who is no longer there.
    pub fn fallen(&self) -> &[(Square, Piece)] {
        &self.fallen
    }
}

/// Takes the nearest of the pieces that are asked for out of the list.
fn take_nearest(
    pieces: &mut Vec<(Square, Piece)>,
    to: Square,
    wanted: impl Fn(Piece) -> bool,
) -> Option<Square> {
    let places = pieces.iter().enumerate();
    let fitting = places.filter(|(_, (_, piece))| wanted(*piece));
    let nearest = fitting.min_by_key(|(_, (square, _))| distance(*square, to));
    let index = nearest.map(|(index, _)| index)?;
    Some(pieces.swap_remove(index).0)
}

fn distance(a: Square, b: Square) -> usize {
    let files = a.file().index().abs_diff(b.file().index());
    let ranks = a.rank().index().abs_diff(b.rank().index());
    files * files + ranks * ranks
}

#[cfg(test)]
mod tests {
    use super::*;

    const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

    fn position(fen: &str) -> Position {
        Position::parse_fen(fen).unwrap()
    }

    fn motion(start: Position, san: &str) -> Motion {
        let mv = start.parse_san(san).unwrap();
        Motion::still(start).to(start.play_unchecked(mv))
    }

    #[test]
    fn a_move_and_its_taking_back_glide() {
        let there = motion(Position::default(), "Nf3");
        assert_eq!(there.origin(Square::F3), Some(Square::G1));
        let back = there.to(Position::default());
        assert_eq!(back.origin(Square::G1), Some(Square::F3));
        assert!(there.fallen().is_empty() && back.fallen().is_empty());
        assert_eq!(back.to(Position::default()).origin(Square::G1), None);
    }

    #[test]
    fn king_and_rook_glide_together() {
        let castled = motion(position(CASTLING), "O-O");
        assert_eq!(castled.origin(Square::G1), Some(Square::E1));
        assert_eq!(castled.origin(Square::F1), Some(Square::H1));
        assert_eq!(castled.glides.len(), 2);
    }

    #[test]
    fn whoever_is_taken_falls_where_it_stood() {
        let taken = motion(position(CASTLING), "Rxa8+");
        let [(square, piece)] = taken.fallen() else {
            panic!("{taken:?}");
        };
        assert_eq!((*square, piece.role), (Square::A8, Role::Rook));
        let passing = position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
        let passed = motion(passing, "exd6");
        assert_eq!(passed.origin(Square::D6), Some(Square::E5));
        assert_eq!(passed.fallen()[0].0, Square::D5);
    }

    #[test]
    fn a_pawn_glides_into_what_it_becomes_and_back() {
        let start = position("1r2k3/2P5/8/8/8/8/8/4K3 w - - 0 1");
        let became = motion(start, "cxb8=Q+");
        assert_eq!(became.origin(Square::B8), Some(Square::C7));
        assert_eq!(became.fallen().len(), 1);
        let back = became.to(start);
        assert_eq!(back.origin(Square::C7), Some(Square::B8));
        assert!(back.fallen().is_empty());
    }

    #[test]
    fn the_nearest_of_several_glides() {
        let start = position("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
        let shuffled = position("4k3/8/8/8/8/8/8/1R2K1R1 w - - 0 1");
        let motion = Motion::still(start).to(shuffled);
        assert_eq!(motion.origin(Square::B1), Some(Square::A1));
        assert_eq!(motion.origin(Square::G1), Some(Square::H1));
    }
}
