//! A scoresheet filled in by hand.

use rookery_protocol::{FieldProblem, Problem};
use rookery_rules::{Color, DrawReason, Position, WinReason};

use super::*;
use crate::forms::form::Complaint;
use crate::moves::reading::Reading;

const TODAY_: &str = "2026-11-16";

fn filled() -> Form {
    let mut form = form(TODAY_)
        .with(SIDE, "white")
        .with(BLACK, " Ben  Okafor ")
        .with(RESULT, "1-0");
    follow(&mut form, 2, None);
    form
}

fn check_one(field: Name, text: &str, expected: Option<Slip>) {
    let mut form = filled().with(field, text);
    form.leave(field);
    let expected = expected.map(Complaint::Slip);
    assert_eq!(form.complaint(field), expected, "{field}: {text}");
}

#[test]
fn a_sheet_that_says_all_is_sent() {
    assert_eq!(filled().send(), Ok(()));
    assert_eq!(player(&filled(), BLACK), "Ben Okafor");
    assert_eq!(form(TODAY_).send(), Err(MOVES));
}

#[test]
fn what_is_wrong_is_told_at_its_field() {
    check_one(SIDE, "", Some(Slip::NoSide));
    check_one(WHITE, "", None);
    check_one(BLACK, " ", Some(Slip::NoPlayer));
    check_one(BLACK, &"ö".repeat(38), None);
    check_one(BLACK, &"ö".repeat(39), Some(Slip::LongPlayer(38)));
    check_one(DAY, "2026-02-30", Some(Slip::NoDay));
    check_one(DAY, "", Some(Slip::NoDay));
    check_one(DAY, "2026-11-17", Some(Slip::FutureDay));
    check_one(DAY, "1969-12-31", Some(Slip::OldDay));
    check_one(DAY, "1970-01-01", None);
    check_one(RESULT, "", Some(Slip::NoResult));
    check_one(RESULT, OPEN, None);
    check_one(EVENT, "club night, Rome", None);
    assert!(filled().with(EVENT, "x".repeat(33)).send() == Err(EVENT));
}

#[test]
fn whoever_did_not_play_names_both() {
    let mut form = filled().with(SIDE, "neither");
    assert_eq!(form.send(), Err(WHITE));
}

#[test]
fn the_writers_name_goes_to_their_side() {
    let mut form = form(TODAY_).with(SIDE, "white");
    sit(&mut form, "Rita");
    assert_eq!((form.text(WHITE), form.text(BLACK)), ("Rita", ""));
    form.type_in(SIDE, "black".to_owned());
    sit(&mut form, "Rita");
    assert_eq!((form.text(WHITE), form.text(BLACK)), ("", "Rita"));
    form.type_in(BLACK, "Rita Moss".to_owned());
    sit(&mut form, "Rita");
    assert_eq!(form.text(BLACK), "Rita Moss");
}

#[test]
fn a_game_has_moves_and_they_decide_how_it_ended() {
    let mut form = filled();
    follow(&mut form, 0, None);
    assert_eq!(form.send(), Err(MOVES));
    let mate = Outcome::Win(Color::Black, WinReason::Checkmate);
    follow(&mut form, 4, Some(mate));
    assert_eq!(form.send(), Err(RESULT));
    assert_eq!(
        form.complaint(RESULT),
        Some(Complaint::Slip(Slip::OtherResult))
    );
    let mut blank = filled().with(RESULT, "");
    follow(&mut blank, 9, Some(Outcome::Draw(DrawReason::Stalemate)));
    assert_eq!(blank.text(RESULT), "1/2-1/2");
    assert_eq!(blank.send(), Ok(()));
}

#[test]
fn no_move_is_left_in_its_field() {
    let mut form = filled().with(TYPED, "Nxe4");
    assert_eq!(form.send(), Err(MOVES));
    assert_eq!(
        form.complaint(MOVES),
        Some(Complaint::Slip(Slip::LeftMoves))
    );
    form.type_in(TYPED, String::new());
    assert_eq!(form.send(), Ok(()));
}

#[test]
fn a_pasted_game_writes_its_own_head_and_nothing_over() {
    let text = "[Event \"Club night\"]\n[Site \"https://lichess.org/x\"]\n[Date \"2025.03.09\"]\n\
        [White \"Ann\"]\n[Black \"?\"]\n[Result \"0-1\"]\n\n1. e4 0-1";
    let tree = Reading::of(text, &Position::default(), 0).tree;
    let mut form = form(TODAY_).with(BLACK, "Ben");
    fill_in(&mut form, &tree);
    for (field, text) in [
        (WHITE, "Ann"),
        (BLACK, "Ben"),
        (DAY, "2025-03-09"),
        (RESULT, "0-1"),
        (EVENT, "Club night"),
    ] {
        assert_eq!(form.text(field), text);
    }
}

#[test]
fn what_the_server_refuses_stands_where_it_was_written() {
    let mut form = filled();
    form.send().unwrap();
    let mut problem = Problem::new("invalid", "Something is wrong.");
    let field = FieldProblem::new("opponent", "bad_opponent", "No such name.");
    problem.fields.push(field);
    let refusal = blamed(&form, Refusal::Problem(problem));
    assert_eq!(form.refuse(refusal), Some(BLACK));
}
