//! A draw is offered to the engine.

use rookery_play::draw_offer::DeclineReason;

use super::*;

#[test]
fn a_draw_is_offered_now_and_then() {
    let mut play_page = begun(Color::White);
    assert!(!play_page.can_offer_draw());
    exchange(&mut play_page, "e2", "e4", "e7e5");
    assert_eq!(play_page.offer_draw(), []);
    assert_eq!(play_page.declined(), Some(DeclineReason::Early));
    assert!(!play_page.can_offer_draw());
    for (from, to, reply) in [
        ("g1", "f3", "b8c6"),
        ("f1", "c4", "g8f6"),
        ("d2", "d3", "d7d6"),
    ] {
        exchange(&mut play_page, from, to, reply);
        assert_eq!(play_page.declined(), None, "that is over");
    }
    assert!(!play_page.can_offer_draw());
    exchange(&mut play_page, "c2", "c3", "a7a6");
    assert!(play_page.can_offer_draw());
}

#[test]
fn a_draw_that_is_accepted_ends_the_game() {
    let kept = "rookery game 2\nwhite\nfull 100 50 100 50 0 none instant\n1\n\
        8/5pk1/6p1/8/3r4/6P1/5PK1/3R4 w - - 0 60\nd1e1 d4d2";
    let mut play_page = PlayPage::default();
    play_page.resume(kept);
    play_page.offer_draw();
    let drawn = Outcome::Draw(DrawReason::Agreement);
    assert_eq!(play_page.stage(), Stage::Over(drawn));
}

/// Two knights that wander about, told by what they did so far.
fn knights(moves: &str) -> PlayPage {
    let mut play_page = PlayPage::default();
    play_page.resume(&format!(
        "rookery game 2\nwhite\nfull 100 50 100 50 0 none instant\n1\n\
        8/2n1k3/8/8/3K4/8/5N2/8 w - - 6 60\n{moves}"
    ));
    play_page.hear(HELLO);
    play_page
}

#[test]
fn an_engine_offers_a_draw_where_nobody_wins() {
    let mut play_page = knights("");
    assert!(!play_page.is_draw_offered());
    assert_eq!(play_page.accept_draw(), [], "nobody offered");
    exchange(&mut play_page, "f2", "g4", "c7b5");
    assert!(play_page.is_draw_offered());
    play_page.accept_draw();
    let drawn = Outcome::Draw(DrawReason::Agreement);
    assert_eq!(play_page.stage(), Stage::Over(drawn));
    assert!(!play_page.is_draw_offered());
}

#[test]
fn it_offers_once_and_not_again_for_a_while() {
    let mut play_page = knights("");
    exchange(&mut play_page, "f2", "g4", "c7b5");
    play_page.refuse_draw();
    assert!(!play_page.is_draw_offered());
    let walk = [
        ("d4", "d3", "b5c7"),
        ("d3", "e3", "c7a6"),
        ("e3", "f3", "a6b4"),
        ("f3", "g3", "b4a2"),
    ];
    for (from, to, reply) in walk {
        exchange(&mut play_page, from, to, reply);
        assert!(!play_page.is_draw_offered());
    }

    // To move on is an answer too.
    let mut play_page = knights("");
    exchange(&mut play_page, "f2", "g4", "c7b5");
    press(&mut play_page, "d4", "d3");
    play_page.take_back();
    assert_eq!(play_page.sans().len(), 2);
    assert!(play_page.is_draw_offered(), "as if nothing had happened");
}

#[test]
fn whoever_is_offered_a_draw_may_offer_it_too() {
    let mut play_page = knights("");
    exchange(&mut play_page, "f2", "g4", "c7b5");
    play_page.offer_draw();
    let drawn = Outcome::Draw(DrawReason::Agreement);
    assert_eq!(play_page.stage(), Stage::Over(drawn));
}
