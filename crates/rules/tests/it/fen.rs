//! FEN: what is refused and with which words, and what is accepted and tidied.

use std::collections::BTreeSet;

use rookery_rules::{
    Board, CastlingRights, Color, FenError, ParseFenError, Piece, Position, Role, Setup,
    SetupFault, Square, Wing,
};

/// Each line a FEN, a tab and the message it is refused with.
const REJECTED: &str = include_str!("../fen/rejected.txt");

fn rejected() -> impl Iterator<Item = (&'static str, &'static str)> {
    REJECTED
        .lines()
        .map(|line| line.rsplit_once('\t').expect(line))
}

#[test]
fn every_bad_fen_is_refused_with_its_own_words() {
    for (fen, message) in rejected() {
        let error = Position::parse_fen(fen).expect_err(fen);
        assert_eq!(error.to_string(), message, "{fen}");
    }
    assert!(rejected().count() >= 200);
}

#[test]
fn the_bad_fens_show_every_mistake_there_is() {
    let mut seen = BTreeSet::new();
    for (fen, _) in rejected() {
        match Position::parse_fen(fen).expect_err(fen) {
            FenError::Syntax(error) => {
                seen.insert(mistake(&error));
            }
            FenError::Illegal(illegal) => {
                assert_eq!(Ok(*illegal.setup), fen.parse::<Setup>());
                seen.extend(illegal.faults.iter().map(fault));
            }
        }
    }
    // As many as the two functions below have arms.
    assert_eq!(seen.len(), 20 + 17, "{seen:?}");
}

/// A name for each kind; a new kind does not compile until it is named and shown.
fn mistake(error: &ParseFenError) -> &'static str {
    match error {
        ParseFenError::Empty => "empty",
        ParseFenError::TooLong(_) => "too long",
        ParseFenError::Spacing => "spacing",
        ParseFenError::FieldCount(_) => "field count",
        ParseFenError::RankCount(_) => "rank count",
        ParseFenError::RankShort(..) => "rank short",
        ParseFenError::RankLong(..) => "rank long",
        ParseFenError::Digit(..) => "digit",
        ParseFenError::AdjacentDigits(_) => "adjacent digits",
        ParseFenError::Piece(..) => "piece",
        ParseFenError::Crazyhouse => "Crazyhouse",
        ParseFenError::ThreeCheck(_) => "Three-check",
        ParseFenError::Chess960(_) => "Chess960",
        ParseFenError::Turn(_) => "turn",
        ParseFenError::Castling(_) => "castling",
        ParseFenError::CastlingRepeated(_) => "castling repeated",
        ParseFenError::CastlingOrder(_) => "castling order",
        ParseFenError::EnPassant(_) => "en passant",
        ParseFenError::Halfmoves(_) => "half-moves",
        ParseFenError::Fullmoves(_) => "full moves",
    }
}

fn fault(fault: &SetupFault) -> &'static str {
    match fault {
        SetupFault::NoKing(_) => "no king",
        SetupFault::SeveralKings(..) => "several kings",
        SetupFault::TooManyPieces(..) => "too many pieces",
        SetupFault::TooManyPawns(..) => "too many pawns",
        SetupFault::TooManyPromoted { .. } => "too many promoted",
        SetupFault::PawnOnEdge(_) => "pawn on edge",
        SetupFault::OpponentInCheck(_) => "opponent in check",
        SetupFault::TooManyCheckers(..) => "too many checkers",
        SetupFault::ImpossibleDoubleCheck(_) => "impossible double check",
        SetupFault::ImpossibleEnPassantCheck(..) => "impossible en-passant check",
        SetupFault::CastlingWithoutKing { .. } => "castling without king",
        SetupFault::CastlingWithoutRook { .. } => "castling without rook",
        SetupFault::EnPassantRank(..) => "en-passant rank",
        SetupFault::EnPassantWithoutPawn(_) => "en passant without pawn",
        SetupFault::EnPassantBlocked(..) => "en passant blocked",
        SetupFault::HalfmovesTooMany(_) => "half-moves too many",
        SetupFault::FullmovesOutOfRange(_) => "full moves out of range",
    }
}

/// The FEN is accepted and written back like this.
fn check(fen: &str, written: &str) {
    match Position::parse_fen(fen) {
        Ok(position) => {
            assert_eq!(position.fen(), written);
            assert_eq!(position.hash(), position.computed_hash());
        }
        Err(error) => panic!("{fen}: {error}"),
    }
}

fn check_kept(fen: &str) {
    check(fen, fen);
}

#[test]
fn four_fields_get_fresh_counters() {
    check("4k3/8/8/8/8/8/8/4K3 w - -", "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    check(
        "4k3/8/8/8/8/8/8/4K2R b K -",
        "4k3/8/8/8/8/8/8/4K2R b K - 0 1",
    );
}

#[test]
fn an_en_passant_square_that_a_pawn_can_use_is_kept() {
    check_kept("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2");
    check_kept("4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 2");
    check_kept("rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3");
}

#[test]
fn an_en_passant_square_that_nobody_can_use_is_dropped() {
    // Nobody stands beside the pawn.
    check(
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
    );
    // The pawns beside it are on the other edge, or of the wrong side.
    check(
        "4k3/8/8/p6P/8/8/8/4K3 w - a6 0 1",
        "4k3/8/8/p6P/8/8/8/4K3 w - - 0 1",
    );
    check(
        "4k3/8/8/pp6/8/8/8/4K3 w - a6 0 1",
        "4k3/8/8/pp6/8/8/8/4K3 w - - 0 1",
    );
    // The taker is pinned along its file, a diagonal or the rank it would open.
    check(
        "4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
        "4r1k1/8/8/3pP3/8/8/8/4K3 w - - 0 1",
    );
    check(
        "7b/6k1/8/4Pp2/8/8/1K6/8 w - f6 0 1",
        "7b/6k1/8/4Pp2/8/8/1K6/8 w - f6 0 1",
    );
    check(
        "b5k1/8/8/3Pp3/8/5K2/8/8 w - e6 0 1",
        "b5k1/8/8/3Pp3/8/5K2/8/8 w - - 0 1",
    );
    check(
        "8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1",
        "8/8/8/K2pP2r/8/8/8/4k3 w - - 0 1",
    );
    // The pawn that jumped shields the taker's king.
    check(
        "8/8/1k6/8/2pP4/8/5BK1/8 b - d3 0 1",
        "8/8/1k6/8/2pP4/8/5BK1/8 b - - 0 1",
    );
}

#[test]
fn rare_but_legal_positions_are_accepted() {
    check_kept("4k3/8/8/8/8/8/8/4K3 w - - 150 9999");
    check_kept("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1");
    // Double checks: a slider is uncovered by a knight, a pawn, a promotion, en passant.
    check_kept("4k3/8/3N4/8/8/8/8/4RK2 b - - 0 1");
    check_kept("8/8/2k5/3P4/4B3/8/8/2R2K2 b - - 0 1");
    check_kept("3Qk3/8/8/8/8/8/8/4RK2 b - - 0 1");
    check_kept("8/4k3/3P4/8/8/8/8/4RK2 b - - 0 1");
    // A check that the jump itself gave or uncovered.
    check_kept("8/8/8/3Pp3/3K4/8/8/6k1 w - e6 0 1");
    check(
        "2b5/8/8/3pPK2/8/8/8/6k1 w - d6 0 1",
        "2b5/8/8/3pPK2/8/8/8/6k1 w - - 0 1",
    );
}

#[test]
fn counters_never_outgrow_what_a_fen_may_say() {
    let mut position = Position::parse_fen("4k3/8/8/8/8/8/8/R3K3 b - - 149 9999").unwrap();
    for san in ["Kd7", "Kd2", "Ke7", "Ke2"] {
        position = position.play_unchecked(position.parse_san(san).unwrap());
        assert_eq!((position.halfmoves(), position.fullmoves()), (150, 9999));
        assert_eq!(Position::parse_fen(&position.fen()), Ok(position));
    }
    let passed = position.pass().unwrap();
    assert_eq!((passed.halfmoves(), passed.fullmoves()), (150, 9999));
}

#[test]
fn a_setup_says_whatever_it_is_told() {
    let mut setup = Setup {
        board: Board::EMPTY,
        turn: Color::Black,
        castling: CastlingRights::NONE.with(Color::White, Wing::Queen),
        en_passant: Some(Square::A1),
        halfmoves: 999,
        fullmoves: 0,
    };
    let knight = Piece {
        color: Color::White,
        role: Role::Knight,
    };
    setup.board.put(Square::H8, knight);
    assert_eq!(setup.to_string(), "7N/8/8/8/8/8/8/8 b Q a1 999 0");
    assert_eq!(setup.to_string().parse(), Ok(setup));
    let illegal = Position::try_from(setup).unwrap_err();
    assert_eq!(*illegal.setup, setup);
    assert_eq!(illegal.faults.len(), 6, "{illegal}");
}
