//! Games by the clock.

use rookery_play::{TimeControl, Timed};

use super::*;

/// A game of one minute for each side, begun at this time.
fn timed(side: Color, now: u64) -> PlayPage {
    let mut play_page = plain();
    let minute = Timed::new(1, 0).unwrap();
    play_page.choose(|choices| choices.set_time(TimeControl::Timed(minute)));
    play_page.at(now);
    play_page.begin(side, new_game(SEED));
    play_page
}

fn left(play_page: &PlayPage, now: u64) -> [u32; 2] {
    Color::ALL.map(|color| play_page.time_left(color, now).unwrap())
}

#[test]
fn a_game_without_a_control_has_no_clock() {
    let play_page = begun(Color::White);
    assert_eq!(play_page.time_left(Color::White, 0), None);
    assert_eq!(play_page.running(), None);
}

#[test]
fn each_side_uses_its_own_time() {
    let mut play_page = timed(Color::White, 1_000);
    play_page.hear(HELLO);
    play_page.at(90_000);
    assert_eq!(play_page.running(), None, "the first move is free");
    let (id, _) = asked(&press(&mut play_page, "e2", "e4")).unwrap();
    assert_eq!(play_page.running(), Some(Color::Black));
    assert_eq!(left(&play_page, 90_400), [60_000, 59_600]);
    play_page.at(91_000);
    play_page.hear(answer(id, "e7e5"));
    assert_eq!(play_page.running(), Some(Color::White));
    play_page.at(96_000);
    assert_eq!(left(&play_page, 96_500), [54_500, 59_000]);
}

#[test]
fn an_engine_that_has_to_be_loaded_loses_no_time() {
    let mut play_page = timed(Color::White, 0);
    press(&mut play_page, "e2", "e4");
    assert_eq!(play_page.running(), None);
    play_page.at(20_000);
    play_page.hear(HELLO);
    assert_eq!(left(&play_page, 20_000), [60_000, 60_000]);
    play_page.at(20_500);
    assert_eq!(left(&play_page, 20_500), [60_000, 59_500]);
}

#[test]
fn a_flag_falls_and_taking_back_gives_the_time_back() {
    let mut play_page = timed(Color::White, 0);
    play_page.hear(HELLO);
    let (id, _) = asked(&press(&mut play_page, "e2", "e4")).unwrap();
    play_page.hear(answer(id, "e7e5"));
    let (id, _) = asked(&press(&mut play_page, "g1", "f3")).unwrap();
    play_page.hear(answer(id, "b8c6"));
    play_page.at(59_999);
    assert_eq!(play_page.stage(), Stage::Yours);
    play_page.at(60_000);
    let lost = Outcome::Win(Color::Black, WinReason::Time);
    assert_eq!(play_page.stage(), Stage::Over(lost));
    assert_eq!(play_page.saved(), None);
    assert_eq!(play_page.running(), None);
    play_page.take_back();
    assert_eq!(play_page.stage(), Stage::Yours);
    assert_eq!(left(&play_page, 60_000), [60_000, 60_000]);
}

#[test]
fn the_time_between_two_visits_is_nobodys() {
    let mut play_page = timed(Color::White, 0);
    play_page.hear(HELLO);
    let (id, _) = asked(&press(&mut play_page, "e2", "e4")).unwrap();
    play_page.hear(answer(id, "e7e5"));
    play_page.at(7_000);
    let kept = play_page.saved().unwrap();
    let mut again = PlayPage::default();
    again.at(1_000_000);
    again.resume(&kept);
    assert_eq!(left(&again, 1_000_000), [53_000, 60_000]);
    again.at(1_001_000);
    assert_eq!(left(&again, 1_001_000), [52_000, 60_000]);
    assert_eq!(again.choices().times, play_page.choices().times);
}

#[test]
fn a_game_by_more_than_the_limit_goes_on_and_the_next_is_within_it() {
    let mut play_page = timed(Color::White, 0);
    press(&mut play_page, "e2", "e4");
    let kept = play_page.saved().unwrap();
    let kept = kept.replace("clock 60+0 0 60000", "clock 99999+99999 0 99999000");
    let mut again = PlayPage::default();
    again.at(0);
    again.resume(&kept);
    assert_eq!(left(&again, 0), [99_999_000; 2]);
    let choices = again.choices();
    assert_eq!(choices.time(), TimeControl::Unlimited);
    assert_eq!(Choices::read(&choices.write()).as_ref(), Some(choices));
}

#[test]
fn a_clock_bounds_what_full_strength_may_think() {
    let mut play_page = timed(Color::White, 0);
    play_page.choose(|choices| choices.pick.own.time = ThinkTime::STEPS[5]);
    play_page.begin(Color::White, new_game(SEED));
    play_page.hear(HELLO);
    let orders = press(&mut play_page, "e2", "e4");
    let millis = orders.iter().find_map(|order| match order {
        Order::Send(ToWorker::Think { limits, .. }) => limits.millis,
        _ => None,
    });
    assert!(millis.unwrap() < 2_000, "{millis:?}");
}
