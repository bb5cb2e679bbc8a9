//! What can be asked of a board by someone who cannot see it, and what it answers: facts in the order
//! in which they are told. The rules of chess are asked of `rules`; the words come later.

use rookery_rules::{
    Bitboard, ByColor, Color, File, Game, Move, Outcome, Piece, Position, Rank, Role, Square,
};

use crate::board::captured::{Captured, captured};

/// What is known where a board stands.
#[derive(Clone, Debug)]
pub struct Subject {
    /// The game up to the position shown.
    pub game: Game,
    /// What is left on the clocks, in milliseconds.
    pub clocks: ByColor<Option<u32>>,
}

/// A question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Inquiry {
    /// Where pieces stand: all, those of one side, those of one kind.
    Pieces(Option<Color>, Option<Role>),
    /// Who stands on a rank or a file.
    Line(BoardLine),
    /// What each side has taken.
    Captured,
    /// How much time is left.
    Clocks,
    /// What was played last, and whose turn it is.
    Last,
    /// Where the piece on a square may go.
    Moves(Square),
    /// Who could take on a square.
    Attackers(Square),
    /// What can be asked.
    Help,
}

/// Squares in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardLine {
    /// From the a-file to the h-file.
    Rank(Rank),
    /// From the first rank to the eighth.
    File(File),
}

/// Where the pieces of each kind stand.
pub type Places = Vec<(Role, Vec<Square>)>;

/// What is to be told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InquiryAnswer {
    /// The sides asked for, and of each the kinds asked for, the king first.
    Pieces(Vec<(Color, Places)>),
    /// The line, and whoever stands on it.
    Line(BoardLine, Vec<(Square, Piece)>),
    /// What each side has taken.
    Captured(ByColor<Captured>),
    /// What is left on the clocks, in milliseconds.
    Clocks(ByColor<Option<u32>>),
    /// The last move, and how the game stands after it.
    Last {
        /// With the position before it.
        last: Option<(Position, Move)>,
        /// The position shown.
        now: Position,
        /// How the game ended, if it has.
        outcome: Option<Outcome>,
    },
    /// The square, and where its piece may go.
    Moves(Square, PieceReach),
    /// Who could take on a square.
    Attackers {
        /// The square asked about.
        square: Square,
        /// Who stands there.
        piece: Option<Piece>,
        /// The pieces of each side that attack it, the king first.
        by: ByColor<Vec<(Square, Role)>>,
    },
    /// What can be asked.
    Help,
}

/// Where a piece may go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PieceReach {
    /// Nobody stands there.
    Empty,
    /// It is the other side's turn, or the game is over.
    Resting(Piece),
    /// It may move, though perhaps nowhere.
    Free {
        /// Who moves.
        piece: Piece,
        /// Where it goes without taking.
        quiet: Vec<Square>,
        /// Where it goes to take, *en passant* too.
        taking: Vec<Square>,
    },
}

/// The order in which pieces are told.
const ORDER: [Role; 6] = [
    Role::King,
    Role::Queen,
    Role::Rook,
    Role::Bishop,
    Role::Knight,
    Role::Pawn,
];

impl Inquiry {
    /// What a key asks for while this square has the focus. Digits are ranks, capitals are files, a
    /// letter of the notation is a kind of piece.
    pub fn of_key(key: &str, is_shifted: bool, here: Square) -> Option<Self> {
        let mut letters = key.chars();
        let (Some(letter), None) = (letters.next(), letters.next()) else {
            return None;
        };
        if let Some(rank) = Rank::from_digit(letter) {
            return Some(Self::Line(BoardLine::Rank(rank)));
        }
        let letter = letter.to_ascii_lowercase();
        if is_shifted {
            let file = File::from_letter(letter)?;
            return Some(Self::Line(BoardLine::File(file)));
        }
        Some(match letter {
            'a' => Self::Pieces(None, None),
            'c' => Self::Captured,
            't' => Self::Clocks,
            'l' => Self::Last,
            'm' => Self::Moves(here),
            'x' => Self::Attackers(here),
            letter => Self::Pieces(None, Some(Role::from_letter(letter.to_ascii_uppercase())?)),
        })
    }
}

/// Answers a question.
pub fn answer(subject: &Subject, inquiry: Inquiry) -> InquiryAnswer {
    let game = &subject.game;
    let now = game.position();
    let board = now.board();
    match inquiry {
        Inquiry::Pieces(color, role) => {
            let of = |color| {
                let kinds = ORDER
                    .into_iter()
                    .filter(|kind| role.is_none_or(|role| role == *kind));
                let kinds = kinds.map(|kind| (kind, board.of(color, kind).into_iter().collect()));
                (color, kinds.collect())
            };
            let sides = Color::ALL.into_iter();
            let asked = sides.filter(|side| color.is_none_or(|color| color == *side));
            InquiryAnswer::Pieces(asked.map(of).collect())
        }
        Inquiry::Line(line) => {
            let squares = match line {
                BoardLine::Rank(rank) => Bitboard::rank(rank),
                BoardLine::File(file) => Bitboard::file(file),
            };
            let pieces = squares.into_iter();
            let pieces = pieces.filter_map(|square| Some((square, board.piece_at(square)?)));
            InquiryAnswer::Line(line, pieces.collect())
        }
        Inquiry::Captured => InquiryAnswer::Captured(captured(game, game.moves().len())),
        Inquiry::Clocks => InquiryAnswer::Clocks(subject.clocks),
        Inquiry::Last => InquiryAnswer::Last {
            last: game
                .positions()
                .rev()
                .nth(1)
                .copied()
                .zip(game.moves().next_back()),
            now: *now,
            outcome: game.outcome(),
        },
        Inquiry::Moves(from) => InquiryAnswer::Moves(from, reach(game, from)),
        Inquiry::Attackers(square) => InquiryAnswer::Attackers {
            square,
            piece: board.piece_at(square),
            by: ByColor::from_fn(|color| {
                let attackers = board.attackers(color, square, board.occupied());
                let named = |from| Some((from, board.role_at(from)?));
                let mut pieces: Vec<_> = attackers.into_iter().filter_map(named).collect();
                pieces.sort_by_key(|(_, role)| ORDER.iter().position(|one| one == role));
                pieces
            }),
        },
        Inquiry::Help => InquiryAnswer::Help,
    }
}

fn reach(game: &Game, from: Square) -> PieceReach {
    let now = game.position();
    let Some(piece) = now.board().piece_at(from) else {
        return PieceReach::Empty;
    };
    if piece.color != now.turn() || game.outcome().is_some() {
        return PieceReach::Resting(piece);
    }
    let moves = now.moves();
    let takes = |to| {
        moves
            .iter()
            .any(|mv| (mv.from(), mv.to()) == (from, to) && mv.is_capture())
    };
    let (taking, quiet) = now
        .destinations(from)
        .into_iter()
        .partition(|to| takes(*to));
    PieceReach::Free {
        piece,
        quiet,
        taking,
    }
}

#[cfg(test)]
mod tests {
    use rookery_rules::DrawRules;

    use super::*;

    fn subject(fen: &str, sans: &str) -> Subject {
        let mut game = Game::from_position(Position::parse_fen(fen).unwrap(), DrawRules::Claimed);
        for san in sans.split_whitespace() {
            game.play_san(san).unwrap();
        }
        let clocks = ByColor::new(None, None);
        Subject { game, clocks }
    }

    fn start(sans: &str) -> Subject {
        subject(&Position::start().fen(), sans)
    }

    #[test]
    fn keys_ask_for_pieces_lines_and_the_square_with_the_focus() {
        let key = |key, shift| Inquiry::of_key(key, shift, Square::E4);
        assert_eq!(key("a", false), Some(Inquiry::Pieces(None, None)));
        assert_eq!(
            key("n", false),
            Some(Inquiry::Pieces(None, Some(Role::Knight)))
        );
        assert_eq!(key("N", false), key("n", false), "with caps lock");
        assert_eq!(
            key("4", false),
            Some(Inquiry::Line(BoardLine::Rank(Rank::Fourth)))
        );
        assert_eq!(
            key("E", true),
            Some(Inquiry::Line(BoardLine::File(File::E)))
        );
        assert_eq!(key("m", false), Some(Inquiry::Moves(Square::E4)));
        assert_eq!(key("x", false), Some(Inquiry::Attackers(Square::E4)));
        // These turn the board and type a move; others mean nothing.
        for other in ["f", "/", "?", "9", "Enter", "ArrowUp", "Home", "é", ""] {
            assert_eq!(key(other, false), None, "{other}");
        }
        assert_eq!(key("N", true), None);
    }

    #[test]
    fn pieces_are_told_by_side_and_kind() {
        let InquiryAnswer::Pieces(pieces) =
            answer(&start("e4"), Inquiry::Pieces(Some(Color::White), None))
        else {
            panic!("not pieces");
        };
        let [(Color::White, kinds)] = pieces.as_slice() else {
            panic!("{pieces:?}");
        };
        assert_eq!(kinds[0], (Role::King, vec![Square::E1]));
        assert_eq!(kinds[2], (Role::Rook, vec![Square::A1, Square::H1]));
        assert_eq!(kinds[5].1.last(), Some(&Square::E4));
        let knights = answer(&start("Nf3"), Inquiry::Pieces(None, Some(Role::Knight)));
        let white = vec![(Role::Knight, vec![Square::B1, Square::F3])];
        let black = vec![(Role::Knight, vec![Square::B8, Square::G8])];
        assert_eq!(
            knights,
            InquiryAnswer::Pieces(vec![(Color::White, white), (Color::Black, black)])
        );
    }

    #[test]
    fn a_line_is_told_from_its_beginning() {
        let InquiryAnswer::Line(_, pieces) =
            answer(&start("e4 d5"), Inquiry::Line(BoardLine::File(File::E)))
        else {
            panic!("not a line");
        };
        let squares: Vec<_> = pieces.iter().map(|(square, _)| *square).collect();
        assert_eq!(squares, [Square::E1, Square::E4, Square::E7, Square::E8]);
        let rank = answer(&start(""), Inquiry::Line(BoardLine::Rank(Rank::Fourth)));
        assert_eq!(
            rank,
            InquiryAnswer::Line(BoardLine::Rank(Rank::Fourth), vec![])
        );
    }

    #[test]
    fn a_piece_says_where_it_may_go_only_when_it_is_its_turn() {
        let from = |subject: &Subject, from| match answer(subject, Inquiry::Moves(from)) {
            InquiryAnswer::Moves(_, reach) => reach,
            other => panic!("{other:?}"),
        };
        let game = start("e4 d5");
        assert_eq!(from(&game, Square::E5), PieceReach::Empty);
        assert!(matches!(from(&game, Square::D5), PieceReach::Resting(_)));
        let PieceReach::Free { quiet, taking, .. } = from(&game, Square::E4) else {
            panic!("it can move");
        };
        assert_eq!((quiet, taking), (vec![Square::E5], vec![Square::D5]));
        let passing = subject("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "");
        let PieceReach::Free { taking, .. } = from(&passing, Square::E5) else {
            panic!("it can move");
        };
        assert_eq!(taking, [Square::D6], "in passing");
        let mate = start("f3 e5 g4 Qh4");
        assert!(matches!(from(&mate, Square::E1), PieceReach::Resting(_)));
    }

    #[test]
    fn a_square_tells_who_could_take_there() {
        let game = start("e4 e5 Nf3 Nc6");
        let InquiryAnswer::Attackers { piece, by, .. } =
            answer(&game, Inquiry::Attackers(Square::E5))
        else {
            panic!("not attackers");
        };
        assert_eq!(piece.map(|piece| piece.color), Some(Color::Black));
        assert_eq!(by[Color::White], [(Square::F3, Role::Knight)]);
        assert_eq!(by[Color::Black], [(Square::C6, Role::Knight)]);
    }

    #[test]
    fn the_last_move_comes_with_the_position_before_it() {
        let InquiryAnswer::Last { last, outcome, .. } =
            answer(&start("f3 e5 g4 Qh4"), Inquiry::Last)
        else {
            panic!("not the last move");
        };
        let (before, mv) = last.unwrap();
        assert_eq!(before.san(mv), "Qh4#");
        assert!(outcome.is_some());
        let first = answer(&start(""), Inquiry::Last);
        assert!(matches!(first, InquiryAnswer::Last { last: None, .. }));
    }
}
