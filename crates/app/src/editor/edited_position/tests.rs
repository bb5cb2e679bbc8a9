//! Positions set up by hand, typed, and judged.

use rookery_rules::DrawReason;

use super::*;

fn piece(letter: char) -> Tool {
    Tool::Piece(Piece::from_letter(letter).unwrap())
}

fn fresh() -> Editor {
    Editor::of(&Position::start())
}

/// An empty board on which these pieces were put one by one.
fn set_up(pieces: &str) -> Editor {
    let mut editor = fresh();
    editor.clear();
    for one in pieces.split_whitespace() {
        let (letter, square) = one.split_at(1);
        editor.take(piece(letter.chars().next().unwrap()));
        editor.press(square.parse().unwrap());
    }
    editor
}

#[test]
fn an_ending_is_set_up_and_can_be_played() {
    let editor = set_up("Ke3 Pe2 ke5");
    let fen = "8/8/8/4k3/8/4K3/4P3/8 w - - 0 1";
    assert_eq!(editor.text(), fen);
    let position = Position::parse_fen(fen).unwrap();
    assert_eq!(editor.verdict(), SetupVerdict::Playable(position));
}

#[test]
fn it_says_what_is_missing_or_wrong() {
    let faults = |editor: &Editor| match editor.verdict() {
        SetupVerdict::Illegal(faults) => faults,
        other => panic!("{other:?}"),
    };
    assert_eq!(faults(&set_up("Ke3")), [SetupFault::NoKing(Color::Black)]);
    let mut editor = set_up("Ke3 ke5 Re1");
    editor.press(Square::E1);
    editor.take(piece('R'));
    editor.press(Square::A5);
    let check = [SetupFault::OpponentInCheck(Color::Black)];
    assert_eq!(faults(&editor), check);
    editor.give_turn(Color::Black);
    assert!(matches!(editor.verdict(), SetupVerdict::Playable(_)));
}

#[test]
fn a_game_that_is_over_cannot_begin() {
    let draw = Outcome::Draw(DrawReason::InsufficientMaterial);
    assert_eq!(set_up("Ke3 ke5").verdict(), SetupVerdict::Over(draw));
    let mut mated = set_up("Kg6 Qg7 kg8");
    mated.give_turn(Color::Black);
    assert!(matches!(
        mated.verdict(),
        SetupVerdict::Over(Outcome::Win(Color::White, _))
    ));
}

#[test]
fn a_king_moves_and_the_same_piece_again_goes_away() {
    let mut editor = set_up("Ke3 ke5 Pe2");
    editor.take(piece('K'));
    editor.press(Square::C3);
    assert_eq!(editor.piece(Square::E3), None);
    editor.take(piece('P'));
    editor.press(Square::E2);
    assert_eq!(editor.fen(), "8/8/8/4k3/8/2K5/8/8 w - - 0 1");
}

#[test]
fn the_hand_takes_and_puts_and_lets_go() {
    let mut editor = fresh();
    editor.press(Square::E4);
    assert_eq!(editor.held(), None, "nobody stands there");
    editor.press(Square::E2);
    assert_eq!(editor.held(), Some(Square::E2));
    editor.press(Square::E4);
    assert!(editor.fen().contains("/4P3/8/PPPP1PPP/"));
    editor.press(Square::D2);
    editor.press(Square::D2);
    assert_eq!(editor.held(), None);
    editor.press(Square::D2);
    editor.release();
    assert_eq!(editor.held(), None);
    editor.carry(Square::D2, None);
    assert!(editor.fen().contains("/4P3/8/PPP2PPP/"));
    editor.take(Tool::Eraser);
    editor.press(Square::C2);
    assert!(editor.fen().contains("/PP3PPP/"));
}

#[test]
fn rights_to_castle_go_with_king_and_rook() {
    let mut editor = fresh();
    assert!(editor.can_castle(Color::White, Wing::King));
    editor.carry(Square::H1, None);
    assert!(!editor.is_allowed(Color::White, Wing::King));
    assert!(!editor.can_castle(Color::White, Wing::King));
    editor.allow(Color::White, Wing::King, true);
    assert!(!editor.is_allowed(Color::White, Wing::King), "no rook");
    editor.allow(Color::Black, Wing::Queen, false);
    assert!(editor.text().contains(" w Qk - "), "{}", editor.text());
    editor.allow(Color::Black, Wing::Queen, true);
    assert!(editor.text().contains(" w Qkq - "), "{}", editor.text());
    editor.reset();
    assert_eq!(editor, fresh());
}

#[test]
fn a_text_is_shown_as_far_as_it_can_be_read() {
    let mut editor = fresh();
    editor.type_in("8/8/8/4k3/8/8/8/R3K3 b Q - 3 40 ".into());
    assert!(editor.is_allowed(Color::White, Wing::Queen));
    assert!(matches!(editor.verdict(), SetupVerdict::Playable(_)));
    assert_eq!(editor.turn(), Color::Black);
    editor.type_in("8/8/8/4k3".into());
    assert!(matches!(editor.verdict(), SetupVerdict::Misread(_)));
    assert!(editor.piece(Square::E5).is_some(), "the board stays");
    editor.type_in("8/8/8/4k3/8/8/8/4K3 b K - 3 40".into());
    assert!(matches!(editor.verdict(), SetupVerdict::Illegal(_)));
    // A change by hand mends what it can.
    editor.take(piece('R'));
    editor.press(Square::A1);
    assert_eq!(editor.text(), "8/8/8/4k3/8/8/8/R3K3 b - - 0 1");
}
