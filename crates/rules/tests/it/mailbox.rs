//! Chess as one would explain it: sixty-four boxes, pieces that walk from box to box, and a
//! move is bad if the king could be taken next. Slow on purpose, and nothing of the
//! library's attacks or move generator is used.

use rookery_rules::{Color, Piece, Promotion, Role, Square};

#[derive(Clone)]
pub(crate) struct Mailbox {
    pieces: [Option<Piece>; 64],
    turn: Color,
    /// The letters of the castling rights that are left.
    rights: String,
    /// The square a pawn jumped over last move, whether or not anyone can take there.
    jumped: Option<Square>,
}

impl Mailbox {
    /// Read from a FEN, so that not even the board is shared.
    pub(crate) fn of(fen: &str) -> Self {
        let fields: Vec<&str> = fen.split(' ').collect();
        let mut pieces = [None; 64];
        for (row, rank) in fields[0].split('/').zip((0..8).rev()) {
            let mut file = 0;
            for letter in row.chars() {
                match letter.to_digit(10) {
                    Some(gap) => file += gap as usize,
                    None => {
                        pieces[rank * 8 + file] = Piece::from_letter(letter);
                        file += 1;
                    }
                }
            }
        }
        let turn = match fields[1] {
            "w" => Color::White,
            _ => Color::Black,
        };
        Self {
            pieces,
            turn,
            rights: fields[2].to_owned(),
            jumped: fields[3].parse().ok(),
        }
    }

    pub(crate) fn at(&self, square: Square) -> Option<Piece> {
        self.pieces[square.index()]
    }

    /// Every legal move among all squares and promotions, in that order.
    pub(crate) fn moves(&self) -> Vec<(Square, Square, Option<Promotion>)> {
        let mut moves = Vec::new();
        for from in Square::ALL {
            for to in Square::ALL {
                let none = std::iter::once(None);
                for promotion in none.chain(Promotion::ALL.map(Some)) {
                    if self.is_legal(from, to, promotion) {
                        moves.push((from, to, promotion));
                    }
                }
            }
        }
        moves
    }

    pub(crate) fn is_legal(&self, from: Square, to: Square, promotion: Option<Promotion>) -> bool {
        self.obeys(from, to, promotion) && !self.after(from, to, promotion).can_take_king()
    }

    /// The board after a move that obeys the way its piece walks.
    pub(crate) fn after(&self, from: Square, to: Square, promotion: Option<Promotion>) -> Self {
        let mut next = self.clone();
        let mut piece = next.pieces[from.index()].take().expect("a piece to move");
        let (files, ranks) = steps(from, to);
        if piece.role == Role::Pawn && files != 0 && self.at(to).is_none() {
            next.pieces[corner(from, to).index()] = None;
        }
        if piece.role == Role::King && files.abs() == 2 {
            let (rook, beside) = if files > 0 { (3, 1) } else { (-4, -1) };
            let rook = from.offset(rook, 0).expect("a rook to castle with");
            let beside = from.offset(beside, 0).expect("a square beside the king");
            next.pieces[beside.index()] = next.pieces[rook.index()].take();
        }
        piece.role = promotion.map_or(piece.role, Promotion::role);
        next.pieces[to.index()] = Some(piece);
        for (square, letters) in [
            (Square::E1, "KQ"),
            (Square::A1, "Q"),
            (Square::H1, "K"),
            (Square::E8, "kq"),
            (Square::A8, "q"),
            (Square::H8, "k"),
        ] {
            if from == square || to == square {
                next.rights.retain(|right| !letters.contains(right));
            }
        }
        let jumps = piece.role == Role::Pawn && ranks.abs() == 2;
        next.jumped = jumps.then(|| from.offset(0, ranks / 2)).flatten();
        next.turn = !self.turn;
        next
    }

    /// Whether the side to move could take the king of the other side.
    pub(crate) fn can_take_king(&self) -> bool {
        Square::ALL.into_iter().any(|square| {
            self.at(square).is_some_and(|piece| {
                piece.role == Role::King
                    && piece.color != self.turn
                    && self.is_attacked(square, self.turn)
            })
        })
    }

    pub(crate) fn is_attacked(&self, square: Square, by: Color) -> bool {
        Square::ALL.into_iter().any(|from| {
            self.at(from).is_some_and(|piece| piece.color == by) && self.hits(from, square)
        })
    }

    /// Whether the piece on `from` would take something on `to`.
    pub(crate) fn hits(&self, from: Square, to: Square) -> bool {
        let Some(piece) = self.at(from).filter(|_| from != to) else {
            return false;
        };
        let (files, ranks) = steps(from, to);
        let (far, near) = (files.abs().max(ranks.abs()), files.abs().min(ranks.abs()));
        let slanted = far == near && self.is_open(from, to);
        let straight = near == 0 && self.is_open(from, to);
        match piece.role {
            Role::Pawn => files.abs() == 1 && ranks == up(piece.color),
            Role::Knight => (far, near) == (2, 1),
            Role::Bishop => slanted,
            Role::Rook => straight,
            Role::Queen => slanted || straight,
            Role::King => far == 1,
        }
    }

    /// Whether the piece walks that way, its king's safety aside.
    fn obeys(&self, from: Square, to: Square, promotion: Option<Promotion>) -> bool {
        let Some(piece) = self.at(from).filter(|piece| piece.color == self.turn) else {
            return false;
        };
        let own = self.at(to).is_some_and(|other| other.color == self.turn);
        let last = matches!(
            (piece.color, to.rank().digit()),
            (Color::White, '8') | (Color::Black, '1')
        );
        if own || promotion.is_some() != (piece.role == Role::Pawn && last) {
            return false;
        }
        match piece.role {
            Role::Pawn if from.file() == to.file() => self.pawn_walks(from, to),
            Role::Pawn => (self.at(to).is_some() || self.jumped == Some(to)) && self.hits(from, to),
            Role::King => self.hits(from, to) || self.castles(from, to),
            _ => self.hits(from, to),
        }
    }

    fn pawn_walks(&self, from: Square, to: Square) -> bool {
        let up = up(self.turn);
        let home = if up == 1 { '2' } else { '7' };
        let (_, ranks) = steps(from, to);
        let reach = ranks == up || (ranks == 2 * up && from.rank().digit() == home);
        reach && self.at(to).is_none() && self.is_open(from, to)
    }

    fn castles(&self, from: Square, to: Square) -> bool {
        let (right, rook, pass) = match (self.turn, from, to) {
            (Color::White, Square::E1, Square::G1) => ('K', Square::H1, Square::F1),
            (Color::White, Square::E1, Square::C1) => ('Q', Square::A1, Square::D1),
            (Color::Black, Square::E8, Square::G8) => ('k', Square::H8, Square::F8),
            (Color::Black, Square::E8, Square::C8) => ('q', Square::A8, Square::D8),
            _ => return false,
        };
        let safe = |square| !self.is_attacked(square, !self.turn);
        self.rights.contains(right)
            && self.is_open(from, rook)
            && [from, pass, to].into_iter().all(safe)
    }

    /// Whether nothing stands strictly between two squares of one line.
    fn is_open(&self, from: Square, to: Square) -> bool {
        let (files, ranks) = steps(from, to);
        let mut at = from;
        while let Some(next) = at.offset(files.signum(), ranks.signum()) {
            if next == to {
                return true;
            }
            if self.at(next).is_some() {
                return false;
            }
            at = next;
        }
        false
    }
}

fn steps(from: Square, to: Square) -> (i8, i8) {
    let distance = |a: usize, b: usize| b as i8 - a as i8;
    (
        distance(from.file().index(), to.file().index()),
        distance(from.rank().index(), to.rank().index()),
    )
}

/// The square on the rank of the one and the file of the other.
fn corner(from: Square, to: Square) -> Square {
    Square::new(to.file(), from.rank())
}

fn up(color: Color) -> i8 {
    match color {
        Color::White => 1,
        Color::Black => -1,
    }
}
