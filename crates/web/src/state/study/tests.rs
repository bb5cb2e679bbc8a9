//! A study driven by hand.

use super::*;

fn typed(moves: &str) -> Study {
    let mut study = Study::default();
    study.type_moves(moves);
    study
}

#[test]
fn a_bad_position_is_explained_and_the_last_good_board_stays() {
    let mut study = Study::default();
    study.type_fen("8/8/8/8/8/8/8/K1k5 w - - 0 1");
    let good = *study.position();
    study.type_fen("8/8/8/8/8/8/8/K1k5 w - - 0");
    assert!(study.fen_trouble().is_some());
    assert_eq!(*study.position(), good);
    study.type_fen("8/8/8/8/8/8/8/K1k5 w - - 0 1");
    assert_eq!(study.fen_trouble(), None);
}

#[test]
fn a_new_position_begins_a_new_line_and_the_same_one_keeps_it() {
    let mut study = typed("e4 e5");
    let start = Position::default().fen();
    study.type_fen(&format!(" {start} "));
    assert_eq!(study.moves(), "e4 e5");
    study.type_fen("4k3/8/8/8/8/8/8/4K3 b - - 0 1");
    assert_eq!(study.moves(), "");
    assert_eq!(study.shown(), 0);
}

#[test]
fn typing_shows_the_last_good_position_and_steps_stay_inside() {
    let mut study = typed("e4 e5 Ke3");
    assert_eq!(study.shown(), 2);
    assert_eq!(study.trouble().unwrap().word, "Ke3");
    study.step(Step::Forward);
    assert_eq!(study.shown(), 2);
    study.step(Step::First);
    study.step(Step::Back);
    assert_eq!(study.shown(), 0);
    assert_eq!(study.marks().last, None);
    study.step(Step::To(1));
    assert_eq!(study.marks().last, Some((Square::E2, Square::E4)));
    study.step(Step::To(99));
    assert_eq!(study.shown(), 2);
}

#[test]
fn two_presses_play_a_move() {
    let mut study = Study::default();
    study.press(Square::E2);
    assert_eq!(study.marks().targets.len(), 2);
    study.press(Square::E4);
    assert_eq!(study.moves(), "1. e4");
    assert_eq!(study.marks().selected, None);
    assert_eq!(study.position().turn(), Color::Black);
}

#[test]
fn only_the_side_to_move_is_picked_up_and_a_second_press_lets_go() {
    let mut study = Study::default();
    study.press(Square::E7);
    assert_eq!(study.marks().selected, None);
    study.press(Square::E2);
    study.press(Square::D2);
    assert_eq!(study.marks().selected, Some(Square::D2));
    study.press(Square::D2);
    assert_eq!(study.marks().selected, None);
}

#[test]
fn playing_from_an_earlier_position_rewrites_the_list() {
    let mut study = typed("1. e4 e5 2. Nf3 nonsense");
    study.step(Step::To(1));
    study.press(Square::C7);
    study.press(Square::C5);
    assert_eq!(study.moves(), "1. e4 c5");
    assert_eq!(study.trouble(), None);
    assert_eq!(study.shown(), 2);
}

#[test]
fn a_pawn_asks_what_to_become() {
    let mut study = Study::default();
    study.type_fen("8/P6k/8/8/8/8/8/K7 w - - 0 1");
    study.press(Square::A7);
    study.press(Square::A8);
    assert_eq!(study.promoting(), Some(Color::White));
    study.promote(Promotion::Knight);
    assert_eq!(study.moves(), "1. a8=N");
    assert_eq!(study.promoting(), None);
}

#[test]
fn check_and_the_end_are_known_only_where_they_happen() {
    let mut study = typed("f3 e5 g4 Qh4#");
    assert_eq!(
        study.outcome().unwrap().to_string(),
        "Black wins by checkmate"
    );
    assert_eq!(study.marks().check, Some(Square::E1));
    study.step(Step::Back);
    assert_eq!(study.outcome(), None);
    assert_eq!(study.marks().check, None);
}

#[test]
fn flipping_changes_the_side_only() {
    let mut study = typed("e4");
    study.flip();
    assert_eq!(study.side(), Color::Black);
    assert_eq!(study.shown(), 1);
}
