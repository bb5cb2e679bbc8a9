//! Looking at the past of a game, and going back to it.

use super::*;
use crate::game::past::{Leaving, Look, PastStep};

/// Four half-moves of a game that has just begun.
fn opened() -> PlayPage {
    let mut play_page = begun(Color::White);
    exchange(&mut play_page, "e2", "e4", "e7e5");
    exchange(&mut play_page, "g1", "f3", "b8c6");
    play_page
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
    let mut play_page = opened();
    play_page.hover(Some(1));
    assert_eq!(*play_page.position(), after(&["e4"]));
    assert_eq!(play_page.marks().last, Some((Square::E2, Square::E4)));
    assert_eq!(play_page.press(Square::D2), [], "that is the past");
    assert_eq!(play_page.marks().selected, None);
    play_page.hover(None);
    assert_eq!(*play_page.position(), after(&["e4", "e5", "Nf3", "Nc6"]));
    play_page.press(Square::D2);
    assert_eq!(play_page.marks().selected, Some(Square::D2));
}

#[test]
fn yes_goes_back_and_the_game_goes_on_from_there() {
    let mut play_page = opened();
    assert_eq!(play_page.go_back(), [], "nothing is pinned");
    play_page.pin(2);
    play_page.leave_past(Leaving::Asks);
    assert_eq!(play_page.look(), Look::Asking(2));
    assert_eq!(play_page.go_back(), []);
    assert_eq!(play_page.sans(), ["e4", "e5"]);
    assert_eq!(play_page.stage(), Stage::Yours);
    exchange(&mut play_page, "d2", "d4", "e5d4");
    assert_eq!(play_page.sans(), ["e4", "e5", "d4", "exd4"]);
}

#[test]
fn who_is_not_asked_looks_on_until_they_say_where_to_play() {
    let mut play_page = opened();
    play_page.pin(2);
    play_page.leave_past(Leaving::Stays);
    assert_eq!(play_page.look(), Look::Pinned(2));
    assert_eq!(play_page.press(Square::D2), [], "that is the past");
    assert_eq!(play_page.marks().selected, None);
    let (before, mv) = play_page.shown_move().unwrap();
    assert_eq!(before.san(mv), "e5");
    play_page.go_back();
    assert_eq!(play_page.sans(), ["e4", "e5"]);
    assert_eq!(play_page.look(), Look::Now);
}

#[test]
fn what_was_put_aside_is_brought_back_until_somebody_moves() {
    let mut play_page = opened();
    let whole = play_page.bout().cloned();
    play_page.pin(1);
    let (id, _) = asked(&play_page.go_back()).expect("it is to move");
    assert_eq!(play_page.put_aside(), Some((1, 2)));
    assert!(play_page.to_send().is_none() && play_page.unfinished().is_some());
    play_page.hear(answer(id, "d7d6"));
    assert_eq!(play_page.put_aside(), Some((1, 2)), "a reply is no choice");
    play_page.bring_back();
    assert_eq!(play_page.bout(), whole.as_ref());
    assert_eq!(play_page.put_aside(), None);

    play_page.pin(2);
    play_page.go_back();
    assert_eq!(play_page.put_aside(), Some((2, 2)));
    press(&mut play_page, "d2", "d4");
    assert_eq!(play_page.put_aside(), None);
    assert!(play_page.to_send().is_some());
    assert_eq!(play_page.bring_back(), []);
    assert_eq!(play_page.sans(), ["e4", "e5", "d4"]);
}

#[test]
fn an_end_is_brought_back_too() {
    let mut play_page = opened();
    play_page.resign();
    let over = play_page.bout().cloned();
    play_page.pin(2);
    play_page.go_back();
    assert_eq!(play_page.stage(), Stage::Yours);
    play_page.bring_back();
    assert_eq!(play_page.bout(), over.as_ref());
    assert!(play_page.saved().is_none());
}

#[test]
fn the_engine_moves_where_it_was_its_turn() {
    let mut play_page = opened();
    play_page.pin(3);
    play_page.leave_past(Leaving::Asks);
    let (id, moves) = asked(&play_page.go_back()).expect("it is to move");
    assert_eq!(moves, "e2e4 e7e5 g1f3");
    play_page.hear(answer(id, "d7d6"));
    assert_eq!(play_page.sans(), ["e4", "e5", "Nf3", "d6"]);
}

#[test]
fn no_restores_the_game() {
    let mut play_page = opened();
    play_page.step(PastStep::First);
    assert_eq!(*play_page.position(), Position::start());
    play_page.leave_past(Leaving::Asks);
    play_page.look_now();
    assert_eq!(play_page.look(), Look::Now);
    assert_eq!(play_page.sans().len(), 4);
    assert_eq!(*play_page.position(), after(&["e4", "e5", "Nf3", "Nc6"]));
}

#[test]
fn undo_and_a_new_game_do_not_ask() {
    let mut play_page = opened();
    play_page.pin(1);
    play_page.take_back();
    assert_eq!(play_page.look(), Look::Now);
    assert_eq!(play_page.sans(), ["e4", "e5"]);
    play_page.pin(1);
    play_page.leave();
    assert_eq!(
        (play_page.look(), play_page.stage()),
        (Look::Now, Stage::Choosing)
    );
    assert!(play_page.saved().is_some(), "it is not over, so it is kept");
    play_page.come_back();
    assert_eq!(play_page.sans(), ["e4", "e5"]);
    play_page.pin(1);
    play_page.begin(Color::White, new_game(SEED));
    assert_eq!(play_page.look(), Look::Now);
    assert!(!play_page.can_come_back());
}

#[test]
fn going_back_opens_a_game_that_is_over() {
    let mut play_page = opened();
    play_page.count_hint();
    play_page.resign();
    play_page.pin(2);
    assert_eq!(
        play_page.stage(),
        Stage::Over(Outcome::Win(Color::Black, WinReason::Resignation))
    );
    play_page.leave_past(Leaving::Asks);
    play_page.go_back();
    assert_eq!(play_page.stage(), Stage::Yours);
    assert_eq!(play_page.bout().unwrap().hints, 0);
    assert!(play_page.saved().is_some());
}

#[test]
fn a_reply_that_comes_meanwhile_is_news() {
    let mut play_page = opened();
    let (id, _) = asked(&press(&mut play_page, "f1", "b5")).unwrap();
    play_page.pin(1);
    assert!(!play_page.has_news());
    play_page.hear(answer(id, "a7a6"));
    assert!(play_page.has_news());
    assert_eq!(
        *play_page.position(),
        after(&["e4"]),
        "one still looks there"
    );
    assert!(play_page.can_step(PastStep::Forward));
    play_page.step(PastStep::Last);
    assert!(!play_page.has_news());
    assert_eq!(play_page.sans().len(), 6);
}

#[test]
fn what_the_engine_thought_is_kept_for_its_turns() {
    let mut play_page = opened();
    play_page.pin(3);
    assert_eq!(play_page.value(), Some(Evaluation::Centipawns(-20)));
    assert_eq!(play_page.shown_game().unwrap().moves().len(), 3);
    play_page.pin(2);
    assert_eq!(play_page.value(), None);
}
