//! Repetition, counters and what is left to mate with, each against a slow model.

use proptest::prelude::*;
use rookery_rules::{
    Board, CastlingRights, Color, DrawRules, Game, Piece, Position, Role, Setup, Square, attacks,
};
use rookery_testkit::strategies;

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(1_500) })]

    #[test]
    fn repetitions_are_fens_that_agree_but_for_the_counters(game in strategies::game()) {
        prop_assert_eq!(game.repetitions(), equal_fens(&game));
    }

    #[test]
    fn shuffled_knights_and_kings_repeat_as_their_fens_do(choices in proptest::collection::vec(0..4_usize, 0..40)) {
        // Four moves a side and no more, so that positions come again and again.
        let start = Position::parse_fen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1").unwrap();
        let mut game = Game::from_position(start, DrawRules::Claimed);
        for choice in choices {
            let few = ["a1b1", "b1a1", "e1e2", "e2e1", "a8b8", "b8a8", "e8e7", "e7e8"];
            let open: Vec<_> = few.iter().filter_map(|uci| game.position().parse_uci(uci).ok()).collect();
            if open.is_empty() || game.play(open[choice % open.len()]).is_err() {
                break;
            }
            prop_assert_eq!(game.repetitions(), equal_fens(&game));
            prop_assert_eq!(game.outcome().is_some(), equal_fens(&game) >= 5);
            prop_assert_eq!(game.claimable().is_some(), (3..5).contains(&equal_fens(&game)));
        }
    }

    #[test]
    fn counters_count_what_the_moves_say((start, moves) in strategies::walk()) {
        let (mut position, mut quiet, mut full) = (start, start.halfmoves(), start.fullmoves());
        for mv in moves {
            let pawn = position.board().role_at(mv.from()) == Some(Role::Pawn);
            let pieces = position.board().occupied().len();
            full += u16::from(position.turn() == Color::Black);
            position = position.play_unchecked(mv);
            let taken = position.board().occupied().len() < pieces;
            quiet = if pawn || taken { 0 } else { quiet + 1 };
            prop_assert_eq!((position.halfmoves(), position.fullmoves()), (quiet, full));
        }
    }

    #[test]
    fn insufficient_material_is_what_the_letters_of_the_fen_say(position in few_pieces()) {
        prop_assert_eq!(position.is_insufficient_material(), letters_cannot_mate(&position), "{}", position.fen());
        if position.is_insufficient_material() {
            prop_assert!(Color::ALL.into_iter().all(|color| !position.can_mate(color)));
        }
    }
}

fn equal_fens(game: &Game) -> usize {
    let uncounted = |position: &Position| {
        let fen = position.fen();
        fen.split(' ').take(4).collect::<Vec<_>>().join(" ")
    };
    let here = uncounted(game.position());
    game.positions()
        .filter(|earlier| uncounted(earlier) == here)
        .count()
}

/// Kings and up to four pieces, most of them minor.
fn few_pieces() -> impl Strategy<Value = Position> {
    let roles = prop::sample::select(vec![
        Role::Knight,
        Role::Bishop,
        Role::Bishop,
        Role::Bishop,
        Role::Rook,
        Role::Pawn,
    ]);
    let piece = (0..64_usize, prop::bool::ANY, roles);
    (
        0..64_usize,
        0..64_usize,
        proptest::collection::vec(piece, 0..4),
    )
        .prop_filter_map("legal", |(white, black, pieces)| {
            let mut board = Board::EMPTY;
            for (square, white, role) in pieces {
                board.put(
                    Square::ALL[square],
                    Piece {
                        color: side(white),
                        role,
                    },
                );
            }
            with_kings(board, Square::ALL[white], Square::ALL[black])
        })
}

fn side(white: bool) -> Color {
    if white { Color::White } else { Color::Black }
}

fn with_kings(mut board: Board, white: Square, black: Square) -> Option<Position> {
    for (color, square) in [(Color::White, white), (Color::Black, black)] {
        board.put(
            square,
            Piece {
                color,
                role: Role::King,
            },
        );
    }
    let setup = Setup {
        board,
        turn: Color::Black,
        castling: CastlingRights::NONE,
        ..Setup::START
    };
    Position::try_from(setup).ok()
}

/// Bare kings, one knight, or bishops that all stand on one color, read off the text.
fn letters_cannot_mate(position: &Position) -> bool {
    let fen = position.fen();
    let mut pieces = String::new();
    let mut shades = Vec::new();
    for (rank, row) in fen.split(' ').next().unwrap().split('/').enumerate() {
        let mut file = 0;
        for letter in row.chars() {
            match letter.to_digit(10) {
                Some(gap) => file += gap as usize,
                None => {
                    if !"Kk".contains(letter) {
                        pieces.push(letter.to_ascii_uppercase());
                        shades.push((file + rank) % 2);
                    }
                    file += 1;
                }
            }
        }
    }
    let bishops = pieces.chars().all(|piece| piece == 'B')
        && shades.windows(2).all(|pair| pair[0] == pair[1]);
    pieces.is_empty() || pieces == "N" || bishops
}

/// Whether any board with these pieces besides the kings is a mate by White, looked for on
/// all of them: first where all bishops share a color, then where they do not. `None`
/// where there is no such board.
fn some_mate(ours: &[Role], theirs: &[Role]) -> [Option<bool>; 2] {
    let mut found = [None; 2];
    let pieces: Vec<Piece> = [(Color::White, ours), (Color::Black, theirs)]
        .into_iter()
        .flat_map(|(color, roles)| roles.iter().map(move |&role| Piece { color, role }))
        .collect();
    // A mirror image is a mate too, so half the files are enough.
    for black in Square::ALL
        .into_iter()
        .filter(|square| square.file().index() < 4)
    {
        for white in Square::ALL {
            if !attacks::king(white).contains(black) && white != black {
                place(&pieces, Board::EMPTY, white, black, &mut found);
            }
        }
    }
    found
}

fn place(
    pieces: &[Piece],
    board: Board,
    white: Square,
    black: Square,
    found: &mut [Option<bool>; 2],
) {
    let Some((&piece, rest)) = pieces.split_first() else {
        let mixed = usize::from(mixes_shades(&board));
        found[mixed].get_or_insert(false);
        let occupied = board.occupied() | white.into() | black.into();
        let check = !board.attackers(Color::White, black, occupied).is_empty();
        if check && found[mixed] == Some(false) {
            let mate =
                with_kings(board, white, black).is_some_and(|position| position.is_checkmate());
            found[mixed] = Some(mate);
        }
        return;
    };
    for square in Square::ALL {
        let edge = piece.role == Role::Pawn && "18".contains(square.rank().digit());
        if square != white && square != black && board.piece_at(square).is_none() && !edge {
            let mut next = board;
            next.put(square, piece);
            place(rest, next, white, black, found);
        }
    }
}

fn mixes_shades(board: &Board) -> bool {
    let bishops = board.of_role(Role::Bishop);
    let light = bishops
        .into_iter()
        .filter(|square| square.is_light())
        .count();
    light != 0 && light != bishops.len() as usize
}

/// `can_mate` says what the search over all boards says.
fn check(ours: &[Role], theirs: &[Role]) {
    for (mixed, mate) in some_mate(ours, theirs).into_iter().enumerate() {
        if let Some(mate) = mate {
            let position = sample(ours, theirs, mixed == 1);
            assert_eq!(position.can_mate(Color::White), mate, "{}", position.fen());
        }
    }
}

/// Some board with these pieces; bishops on both colors if they are to be mixed.
fn sample(ours: &[Role], theirs: &[Role], mixed: bool) -> Position {
    let mut board = Board::EMPTY;
    let pieces = [(Color::White, ours), (Color::Black, theirs)];
    let mut spots = [Square::B3, Square::D3, Square::F3].into_iter();
    let mut flipped = false;
    for (color, roles) in pieces {
        for &role in roles {
            let mut square = spots.next().unwrap();
            if role == Role::Bishop && mixed && !flipped {
                square = square.offset(0, 1).unwrap();
                flipped = true;
            }
            board.put(square, Piece { color, role });
        }
    }
    assert_eq!(mixes_shades(&board), mixed);
    let position = with_kings(board, Square::A1, Square::H8);
    position.expect("kings out of the way")
}

#[test]
fn one_minor_piece_mates_exactly_where_a_mate_exists() {
    use Role::{Bishop, Knight, Pawn, Queen, Rook};
    for ours in [Knight, Bishop] {
        check(&[ours], &[]);
        for theirs in [Pawn, Knight, Bishop, Rook, Queen] {
            check(&[ours], &[theirs]);
        }
    }
}

#[test]
fn other_pieces_mate_exactly_where_a_mate_exists() {
    use Role::{Bishop, Knight, Queen, Rook};
    check(&[], &[]);
    check(&[], &[Queen]);
    check(&[Rook], &[]);
    check(&[Queen], &[]);
    check(&[Knight, Knight], &[]);
    check(&[Bishop, Knight], &[]);
    check(&[Bishop, Bishop], &[]);
}

#[test]
fn a_pawn_can_always_become_a_queen_that_mates() {
    let position = sample(&[Role::Pawn], &[], false);
    assert!(position.can_mate(Color::White));
    assert!(!position.can_mate(Color::Black));
}
