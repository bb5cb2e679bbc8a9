//! Looking at the past of a game, going back to it, and draws.

use rookery_play::offer::Why;

use super::*;
use crate::game::past::{Look, Step};

/// Four half-moves of a game that has just begun.
fn opened() -> Sparring {
    let mut sparring = begun(Color::White);
    exchange(&mut sparring, "e2", "e4", "e7e5");
    exchange(&mut sparring, "g1", "f3", "b8c6");
    sparring
}

fn after(sans: &[&str]) -> Position {
    let mut game = Game::new(DrawRules::AtOnce);
    for san in sans {
        game.play_san(san).unwrap();
    }
    *game.position()
}

#[test]
fn the_board_shows_the_move_under_the_pointer() {
    let mut sparring = opened();
    sparring.hover(Some(1));
    assert_eq!(*sparring.position(), after(&["e4"]));
    assert_eq!(sparring.marks().last, Some((Square::E2, Square::E4)));
    assert_eq!(sparring.press(Square::D2), [], "that is the past");
    assert_eq!(sparring.marks().selected, None);
    sparring.hover(None);
    assert_eq!(*sparring.position(), after(&["e4", "e5", "Nf3", "Nc6"]));
    sparring.press(Square::D2);
    assert_eq!(sparring.marks().selected, Some(Square::D2));
}

#[test]
fn yes_goes_back_and_the_game_goes_on_from_there() {
    let mut sparring = opened();
    sparring.pin(2);
    assert_eq!(sparring.go_back(), [], "nobody was asked");
    sparring.leave_past();
    assert_eq!(sparring.look(), Look::Asking(2));
    assert_eq!(sparring.go_back(), []);
    assert_eq!(sparring.sans(), ["e4", "e5"]);
    assert_eq!(sparring.stage(), Stage::Yours);
    exchange(&mut sparring, "d2", "d4", "e5d4");
    assert_eq!(sparring.sans(), ["e4", "e5", "d4", "exd4"]);
}

#[test]
fn the_engine_moves_where_it_was_its_turn() {
    let mut sparring = opened();
    sparring.pin(3);
    sparring.leave_past();
    let (id, moves) = asked(&sparring.go_back()).expect("it is to move");
    assert_eq!(moves, "e2e4 e7e5 g1f3");
    sparring.hear(answer(id, "d7d6"));
    assert_eq!(sparring.sans(), ["e4", "e5", "Nf3", "d6"]);
}

#[test]
fn no_restores_the_game() {
    let mut sparring = opened();
    sparring.step(Step::First);
    assert_eq!(*sparring.position(), Position::start());
    sparring.leave_past();
    sparring.look_now();
    assert_eq!(sparring.look(), Look::Now);
    assert_eq!(sparring.sans().len(), 4);
    assert_eq!(*sparring.position(), after(&["e4", "e5", "Nf3", "Nc6"]));
}

#[test]
fn undo_and_a_new_game_do_not_ask() {
    let mut sparring = opened();
    sparring.pin(1);
    sparring.take_back();
    assert_eq!(sparring.look(), Look::Now);
    assert_eq!(sparring.sans(), ["e4", "e5"]);
    sparring.pin(1);
    sparring.leave();
    assert_eq!(
        (sparring.look(), sparring.stage()),
        (Look::Now, Stage::Choosing)
    );
    assert!(sparring.saved().is_some(), "it is not over, so it is kept");
    sparring.come_back();
    assert_eq!(sparring.sans(), ["e4", "e5"]);
    sparring.pin(1);
    sparring.begin(Color::White, birth(SEED));
    assert_eq!(sparring.look(), Look::Now);
    assert!(!sparring.can_come_back());
}

#[test]
fn going_back_opens_a_game_that_is_over() {
    let mut sparring = opened();
    sparring.count_hint();
    sparring.resign();
    sparring.pin(2);
    assert_eq!(
        sparring.stage(),
        Stage::Over(Outcome::Win(Color::Black, WinReason::Resignation))
    );
    sparring.leave_past();
    sparring.go_back();
    assert_eq!(sparring.stage(), Stage::Yours);
    assert_eq!(sparring.bout().unwrap().hints, 0);
    assert!(sparring.saved().is_some());
}

#[test]
fn a_reply_that_comes_meanwhile_is_news() {
    let mut sparring = opened();
    let (id, _) = asked(&press(&mut sparring, "f1", "b5")).unwrap();
    sparring.pin(1);
    assert!(!sparring.has_news());
    sparring.hear(answer(id, "a7a6"));
    assert!(sparring.has_news());
    assert_eq!(
        *sparring.position(),
        after(&["e4"]),
        "one still looks there"
    );
    assert!(sparring.can_step(Step::Forward));
    sparring.step(Step::Last);
    assert!(!sparring.has_news());
    assert_eq!(sparring.sans().len(), 6);
}

#[test]
fn what_the_engine_thought_is_kept_for_its_turns() {
    let mut sparring = opened();
    sparring.pin(3);
    assert_eq!(sparring.value(), Some(Evaluation::Centipawns(-20)));
    assert_eq!(sparring.shown_game().unwrap().moves().len(), 3);
    sparring.pin(2);
    assert_eq!(sparring.value(), None);
}

#[test]
fn a_draw_is_offered_now_and_then() {
    let mut sparring = begun(Color::White);
    assert!(!sparring.can_offer_draw());
    exchange(&mut sparring, "e2", "e4", "e7e5");
    assert_eq!(sparring.offer_draw(), []);
    assert_eq!(sparring.declined(), Some(Why::Early));
    assert!(!sparring.can_offer_draw());
    for (from, to, reply) in [
        ("g1", "f3", "b8c6"),
        ("f1", "c4", "g8f6"),
        ("d2", "d3", "d7d6"),
    ] {
        exchange(&mut sparring, from, to, reply);
        assert_eq!(sparring.declined(), None, "that is over");
    }
    assert!(!sparring.can_offer_draw());
    exchange(&mut sparring, "c2", "c3", "a7a6");
    assert!(sparring.can_offer_draw());
}

#[test]
fn a_draw_that_is_accepted_ends_the_game() {
    let kept = "rookery game 2\nwhite\nfull 100 50 100 50 0 none instant\n1\n\
        8/5pk1/6p1/8/3r4/6P1/5PK1/3R4 w - - 0 60\nd1e1 d4d2";
    let mut sparring = Sparring::default();
    sparring.resume(kept);
    sparring.offer_draw();
    let drawn = Outcome::Draw(DrawReason::Agreement);
    assert_eq!(sparring.stage(), Stage::Over(drawn));
}
