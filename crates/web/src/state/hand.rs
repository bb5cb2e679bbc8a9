//! The hand over the board: which man it holds, and which pawn waits to become something.
//! It proposes legal moves; whether they are played is decided by whoever owns the game.

use rookery_rules::{Bitboard, Move, Position, Promotion, Square};

/// What a person has picked up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hand {
    selected: Option<Square>,
    promoting: Option<(Square, Square)>,
}

/// What the board is to point out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marks {
    pub last: Option<(Square, Square)>,
    pub check: Option<Square>,
    pub selected: Option<Square>,
    pub targets: Bitboard,
}

impl Hand {
    /// A square was clicked, tapped or entered: picks a man up, proposes a move, or lets go.
    pub fn press(&mut self, position: &Position, square: Square) -> Option<Move> {
        self.promoting = None;
        if let Some(from) = self.selected
            && position.destinations(from).contains(square)
        {
            return self.carry(position, from, square);
        }
        let own = position.board().of_color(position.turn());
        let again = self.selected == Some(square);
        self.selected = (own.contains(square) && !again).then_some(square);
        None
    }

    /// Answers which man a pawn becomes.
    pub fn promote(&mut self, position: &Position, promotion: Promotion) -> Option<Move> {
        let (from, to) = self.promoting?;
        self.release();
        find(position, from, to, |mv| mv.promotion() == Some(promotion))
    }

    /// Lets go of everything.
    pub fn release(&mut self) {
        *self = Self::default();
    }

    /// Whether a pawn waits to become something.
    pub fn is_promoting(&self) -> bool {
        self.promoting.is_some()
    }

    /// What the board points out in a position after this move.
    pub fn marks(&self, position: &Position, last: Option<Move>) -> Marks {
        Marks {
            last: last.map(|mv| (mv.from(), mv.to())),
            check: position.is_check().then(|| position.king(position.turn())),
            selected: self.selected,
            targets: (self.selected).map_or(Bitboard::EMPTY, |from| position.destinations(from)),
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

fn find(
    position: &Position,
    from: Square,
    to: Square,
    wanted: impl Fn(Move) -> bool,
) -> Option<Move> {
    let moves = position.moves();
    let mut moves = moves.iter().copied();
    moves.find(|mv| mv.from() == from && mv.to() == to && wanted(*mv))
}
