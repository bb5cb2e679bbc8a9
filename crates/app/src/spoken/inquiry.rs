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
    /// Where men stand: all, those of one side, those of one kind.
    Men(Option<Color>, Option<Role>),
    /// Who stands on a rank or a file.
    Line(Line),
    /// What each side has taken.
    Captured,
    /// How much time is left.
    Clocks,
    /// What was played last, and whose turn it is.
    Last,
    /// Where the man on a square may go.
    Moves(Square),
    /// Who could take on a square.
    Attackers(Square),
    /// What can be asked.
    Help,
}

/// Squares in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// From the a-file to the h-file.
    Rank(Rank),
    /// From the first rank to the eighth.
    File(File),
}

/// Where the men of each kind stand.
pub type Places = Vec<(Role, Vec<Square>)>;

/// What is to be told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The sides asked for, and of each the kinds asked for, the king first.
    Men(Vec<(Color, Places)>),
    /// The line, and whoever stands on it.
    Line(Line, Vec<(Square, Piece)>),
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
    /// The square, and where its man may go.
    Moves(Square, Reach),
    /// Who could take on a square.
    Attackers {
        /// The square asked about.
        square: Square,
        /// Who stands there.
        man: Option<Piece>,
        /// The men of each side that attack it, the king first.
        by: ByColor<Vec<(Square, Role)>>,
    },
    /// What can be asked.
    Help,
}

/// Where a man may go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Nobody stands there.
    Empty,
    /// It is the other side's turn, or the game is over.
    Resting(Piece),
    /// It may move, though perhaps nowhere.
    Free {
        /// Who moves.
        man: Piece,
        /// Where it goes without taking.
        quiet: Vec<Square>,
        /// Where it goes to take, *en passant* too.
        taking: Vec<Square>,
    },
}

/// The order in which men are told.
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
    /// letter of the notation is a kind of man.
    pub fn of_key(key: &str, is_shifted: bool, here: Square) -> Option<Self> {
        let mut letters = key.chars();
        let (Some(letter), None) = (letters.next(), letters.next()) else {
            return None;
        };
        if let Some(rank) = Rank::from_digit(letter) {
            return Some(Self::Line(Line::Rank(rank)));
        }
        let letter = letter.to_ascii_lowercase();
        if is_shifted {
            let file = File::from_letter(letter)?;
            return Some(Self::Line(Line::File(file)));
        }
        Some(match letter {
            'a' => Self::Men(None, None),
            'c' => Self::Captured,
            't' => Self::Clocks,
            'l' => Self::Last,
            'm' => Self::Moves(here),
            'x' => Self::Attackers(here),
            letter => Self::Men(None, Some(Role::from_letter(letter.to_ascii_uppercase())?)),
        })
    }
}

/// Answers a question.
pub fn answer(subject: &Subject, inquiry: Inquiry) -> Answer {
    let game = &subject.game;
    let now = game.position();
    let board = now.board();
    match inquiry {
        Inquiry::Men(color, role) => {
            let of = |color| {
                let kinds = ORDER
                    .into_iter()
                    .filter(|kind| role.is_none_or(|role| role == *kind));
                let kinds = kinds.map(|kind| (kind, board.of(color, kind).into_iter().collect()));
                (color, kinds.collect())
            };
            let sides = Color::ALL.into_iter();
            let asked = sides.filter(|side| color.is_none_or(|color| color == *side));
            Answer::Men(asked.map(of).collect())
        }
        Inquiry::Line(line) => {
            let squares = match line {
                Line::Rank(rank) => Bitboard::rank(rank),
                Line::File(file) => Bitboard::file(file),
            };
            let men = squares.into_iter();
            let men = men.filter_map(|square| Some((square, board.piece_at(square)?)));
            Answer::Line(line, men.collect())
        }
        Inquiry::Captured => Answer::Captured(captured(game, game.moves().len())),
        Inquiry::Clocks => Answer::Clocks(subject.clocks),
        Inquiry::Last => Answer::Last {
            last: game
                .positions()
                .rev()
                .nth(1)
                .copied()
                .zip(game.moves().next_back()),
            now: *now,
            outcome: game.outcome(),
        },
        Inquiry::Moves(from) => Answer::Moves(from, reach(game, from)),
        Inquiry::Attackers(square) => Answer::Attackers {
            square,
            man: board.piece_at(square),
            by: ByColor::from_fn(|color| {
                let attackers = board.attackers(color, square, board.occupied());
                let named = |from| Some((from, board.role_at(from)?));
                let mut men: Vec<_> = attackers.into_iter().filter_map(named).collect();
                men.sort_by_key(|(_, role)| ORDER.iter().position(|one| one == role));
                men
            }),
        },
        Inquiry::Help => Answer::Help,
    }
}

fn reach(game: &Game, from: Square) -> Reach {
    let now = game.position();
    let Some(man) = now.board().piece_at(from) else {
        return Reach::Empty;
    };
    if man.color != now.turn() || game.outcome().is_some() {
        return Reach::Resting(man);
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
    Reach::Free { man, quiet, taking }
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
    fn keys_ask_for_men_lines_and_the_square_with_the_focus() {
        let key = |key, shift| Inquiry::of_key(key, shift, Square::E4);
        assert_eq!(key("a", false), Some(Inquiry::Men(None, None)));
        assert_eq!(
            key("n", false),
            Some(Inquiry::Men(None, Some(Role::Knight)))
        );
        assert_eq!(key("N", false), key("n", false), "with caps lock");
        assert_eq!(
            key("4", false),
            Some(Inquiry::Line(Line::Rank(Rank::Fourth)))
        );
        assert_eq!(key("E", true), Some(Inquiry::Line(Line::File(File::E))));
        assert_eq!(key("m", false), Some(Inquiry::Moves(Square::E4)));
        assert_eq!(key("x", false), Some(Inquiry::Attackers(Square::E4)));
        // These turn the board and type a move; others mean nothing.
        for other in ["f", "/", "?", "9", "Enter", "ArrowUp", "Home", "é", ""] {
            assert_eq!(key(other, false), None, "{other}");
        }
        assert_eq!(key("N", true), None);
    }

    #[test]
    fn men_are_told_by_side_and_kind() {
        let Answer::Men(men) = answer(&start("e4"), Inquiry::Men(Some(Color::White), None)) else {
            panic!("not men");
        };
        let [(Color::White, kinds)] = men.as_slice() else {
            panic!("{men:?}");
        };
        assert_eq!(kinds[0], (Role::King, vec![Square::E1]));
        assert_eq!(kinds[2], (Role::Rook, vec![Square::A1, Square::H1]));
        assert_eq!(kinds[5].1.last(), Some(&Square::E4));
        let knights = answer(&start("Nf3"), Inquiry::Men(None, Some(Role::Knight)));
        let white = vec![(Role::Knight, vec![Square::B1, Square::F3])];
        let black = vec![(Role::Knight, vec![Square::B8, Square::G8])];
        assert_eq!(
            knights,
            Answer::Men(vec![(Color::White, white), (Color::Black, black)])
        );
    }

    #[test]
    fn a_line_is_told_from_its_beginning() {
        let Answer::Line(_, men) = answer(&start("e4 d5"), Inquiry::Line(Line::File(File::E)))
        else {
            panic!("not a line");
        };
        let squares: Vec<_> = men.iter().map(|(square, _)| *square).collect();
        assert_eq!(squares, [Square::E1, Square::E4, Square::E7, Square::E8]);
        let rank = answer(&start(""), Inquiry::Line(Line::Rank(Rank::Fourth)));
        assert_eq!(rank, Answer::Line(Line::Rank(Rank::Fourth), vec![]));
    }

    #[test]
    fn a_man_says_where_it_may_go_only_when_it_is_its_turn() {
        let from = |subject: &Subject, from| match answer(subject, Inquiry::Moves(from)) {
            Answer::Moves(_, reach) => reach,
            other => panic!("{other:?}"),
        };
        let game = start("e4 d5");
        assert_eq!(from(&game, Square::E5), Reach::Empty);
        assert!(matches!(from(&game, Square::D5), Reach::Resting(_)));
        let Reach::Free { quiet, taking, .. } = from(&game, Square::E4) else {
            panic!("it can move");
        };
        assert_eq!((quiet, taking), (vec![Square::E5], vec![Square::D5]));
        let passing = subject("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "");
        let Reach::Free { taking, .. } = from(&passing, Square::E5) else {
            panic!("it can move");
        };
        assert_eq!(taking, [Square::D6], "in passing");
        let mate = start("f3 e5 g4 Qh4");
        assert!(matches!(from(&mate, Square::E1), Reach::Resting(_)));
    }

    #[test]
    fn a_square_tells_who_could_take_there() {
        let game = start("e4 e5 Nf3 Nc6");
        let Answer::Attackers { man, by, .. } = answer(&game, Inquiry::Attackers(Square::E5))
        else {
            panic!("not attackers");
        };
        assert_eq!(man.map(|man| man.color), Some(Color::Black));
        assert_eq!(by[Color::White], [(Square::F3, Role::Knight)]);
        assert_eq!(by[Color::Black], [(Square::C6, Role::Knight)]);
    }

    #[test]
    fn the_last_move_comes_with_the_position_before_it() {
        let Answer::Last { last, outcome, .. } = answer(&start("f3 e5 g4 Qh4"), Inquiry::Last)
        else {
            panic!("not the last move");
        };
        let (before, mv) = last.unwrap();
        assert_eq!(before.san(mv), "Qh4#");
        assert!(outcome.is_some());
        let first = answer(&start(""), Inquiry::Last);
        assert!(matches!(first, Answer::Last { last: None, .. }));
    }
}
