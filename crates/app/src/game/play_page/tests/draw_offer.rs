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
