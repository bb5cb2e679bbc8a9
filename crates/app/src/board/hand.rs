//! The hand over the board: which piece it holds, and which pawn waits to become something.
//! It proposes legal moves; whether they are played is decided by whoever owns the game.

use rookery_rules::{Bitboard, Color, Move, Position, Promotion, Square};

/// What a person has picked up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hand {
    selected: Option<Square>,
    promoting: Option<(Square, Square)>,
}

/// What the board is to point out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marks {
    /// From where and to where the last move went.
    pub last: Option<(Square, Square)>,
    /// The king that is in check.
    pub check: Option<Square>,
    /// The piece that is picked up.
    pub selected: Option<Square>,
    /// Where the piece that is picked up may go.
    pub targets: Bitboard,
    /// The pieces that may be picked up.
    pub movable: Bitboard,
}

/// What a hand may pick up now. Moves made ahead of the turn would be one more answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandReach {
    /// The game is over, or someone else is to move.
    Nothing,
    /// The pieces of the side to move.
    Turn,
}

/// A pawn that waits to become something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Promoting {
    /// Whose pawn it is.
    pub color: Color,
    /// Where it is going.
    pub to: Square,
}

impl Hand {
    /// A square was clicked, tapped or entered: picks a piece up, proposes a move, or lets go.
    pub fn press(&mut self, position: &Position, square: Square) -> Option<Move> {
        self.promoting = None;
        if let Some(from) = self.selected
            && position.destinations(from).contains(square)
        {
            return self.carry(position, from, square);
        }
        let again = self.selected == Some(square);
        self.selected = (movable(position).contains(square) && !again).then_some(square);
        None
    }

    /// Answers which piece a pawn becomes.
    pub fn promote(&mut self, position: &Position, promotion: Promotion) -> Option<Move> {
        let (from, to) = self.promoting?;
        self.release();
        find(position, from, to, |mv| mv.promotion() == Some(promotion))
    }

    /// Lets go of everything.
    pub fn release(&mut self) {
        *self = Self::default();
    }

    /// The pawn that waits to become something.
    pub fn promoting(&self, position: &Position) -> Option<Promoting> {
        let (_, to) = self.promoting?;
        let color = position.turn();
        Some(Promoting { color, to })
    }

    /// What the board points out in a position after this move.
    pub fn marks(&self, position: &Position, last: Option<Move>, reach: HandReach) -> Marks {
        Marks {
            last: last.map(|mv| (mv.from(), mv.to())),
            check: position.is_check().then(|| position.king(position.turn())),
            selected: self.selected,
            targets: (self.selected).map_or(Bitboard::EMPTY, |from| position.destinations(from)),
            movable: match reach {
                HandReach::Nothing => Bitboard::EMPTY,
                HandReach::Turn => movable(position),
            },
        }
    }

    fn carry(&mut self, position: &Position, from: Square, to: Square) -> Option<Move> {
        if find(position, from, to, |mv| mv.promotion().is_some()).is_some() {
            self.promoting = Some((from, to));
            return None;
        }
        self.release();
        find(position, from, to, |_| true)
    }
}

/// The pieces of the side to move that have somewhere to go.
fn movable(position: &Position) -> Bitboard {
    let moves = position.legal_moves();
    let from = moves.iter().map(|mv| Bitboard::of(mv.from()));
    from.fold(Bitboard::EMPTY, |pieces, piece| pieces | piece)
}

fn find(
    position: &Position,
    from: Square,
    to: Square,
    wanted: impl Fn(Move) -> bool,
) -> Option<Move> {
    let moves = position.legal_moves();
    let mut moves = moves.iter().copied();
    moves.find(|mv| mv.from() == from && mv.to() == to && wanted(*mv))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_pieces_that_can_move_are_picked_up() {
        let start = Position::default();
        let mut hand = Hand::default();
        for stuck in [Square::A1, Square::E1, Square::E7, Square::E4] {
            assert_eq!(hand.press(&start, stuck), None);
            assert_eq!(hand.marks(&start, None, HandReach::Turn).selected, None);
        }
        let marks = hand.marks(&start, None, HandReach::Turn);
        assert_eq!(marks.movable.len(), 10);
        assert!(marks.movable.contains(Square::G1) && !marks.movable.contains(Square::G8));
        let idle = hand.marks(&start, None, HandReach::Nothing);
        assert!(idle.movable.is_empty());
    }

    #[test]
    fn a_pawn_at_the_edge_waits_where_it_is_going() {
        let position = Position::parse_fen("8/2P5/4k3/8/8/3K4/5p2/8 w - - 0 1").unwrap();
        let mut hand = Hand::default();
        hand.press(&position, Square::C7);
        assert_eq!(hand.press(&position, Square::C8), None);
        let waiting = hand.promoting(&position).unwrap();
        assert_eq!((waiting.color, waiting.to), (Color::White, Square::C8));
        let mv = hand.promote(&position, Promotion::Rook).unwrap();
        assert_eq!(position.san(mv), "c8=R");
        assert_eq!(hand, Hand::default());
    }
}
