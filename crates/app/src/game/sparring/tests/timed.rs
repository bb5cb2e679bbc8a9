//! Games by the clock.

use rookery_play::{TimeControl, Timed};

use super::*;

/// A game of one minute for each side, begun at this time.
fn timed(side: Color, now: u64) -> Sparring {
    let mut sparring = plain();
    let minute = Timed::new(1, 0).unwrap();
    sparring.choose(|choices| choices.time = TimeControl::Timed(minute));
    sparring.at(now);
    sparring.begin(side, birth(SEED));
    sparring
}

fn left(sparring: &Sparring, now: u64) -> [u32; 2] {
    Color::ALL.map(|color| sparring.time_left(color, now).unwrap())
}

#[test]
fn a_game_without_a_control_has_no_clock() {
    let sparring = begun(Color::White);
    assert_eq!(sparring.time_left(Color::White, 0), None);
    assert_eq!(sparring.running(), None);
}

#[test]
fn each_side_uses_its_own_time() {
    let mut sparring = timed(Color::White, 1_000);
    sparring.hear(HELLO);
    sparring.at(90_000);
    assert_eq!(sparring.running(), None, "the first move is free");
    let (id, _) = asked(&press(&mut sparring, "e2", "e4")).unwrap();
    assert_eq!(sparring.running(), Some(Color::Black));
    assert_eq!(left(&sparring, 90_400), [60_000, 59_600]);
    sparring.at(91_000);
    sparring.hear(answer(id, "e7e5"));
    assert_eq!(sparring.running(), Some(Color::White));
    sparring.at(96_000);
    assert_eq!(left(&sparring, 96_500), [54_500, 59_000]);
}

#[test]
fn an_engine_that_has_to_be_loaded_loses_no_time() {
    let mut sparring = timed(Color::White, 0);
    press(&mut sparring, "e2", "e4");
    assert_eq!(sparring.running(), None);
    sparring.at(20_000);
    sparring.hear(HELLO);
    assert_eq!(left(&sparring, 20_000), [60_000, 60_000]);
    sparring.at(20_500);
    assert_eq!(left(&sparring, 20_500), [60_000, 59_500]);
}

#[test]
fn a_flag_falls_and_taking_back_gives_the_time_back() {
    let mut sparring = timed(Color::White, 0);
    sparring.hear(HELLO);
    let (id, _) = asked(&press(&mut sparring, "e2", "e4")).unwrap();
    sparring.hear(answer(id, "e7e5"));
    let (id, _) = asked(&press(&mut sparring, "g1", "f3")).unwrap();
    sparring.hear(answer(id, "b8c6"));
    sparring.at(59_999);
    assert_eq!(sparring.stage(), Stage::Yours);
    sparring.at(60_000);
    let lost = Outcome::Win(Color::Black, WinReason::Time);
    assert_eq!(sparring.stage(), Stage::Over(lost));
    assert_eq!(sparring.saved(), None);
    assert_eq!(sparring.running(), None);
    sparring.take_back();
    assert_eq!(sparring.stage(), Stage::Yours);
    assert_eq!(left(&sparring, 60_000), [60_000, 60_000]);
}

#[test]
fn the_time_between_two_visits_is_nobodys() {
    let mut sparring = timed(Color::White, 0);
    sparring.hear(HELLO);
    let (id, _) = asked(&press(&mut sparring, "e2", "e4")).unwrap();
    sparring.hear(answer(id, "e7e5"));
    sparring.at(7_000);
    let kept = sparring.saved().unwrap();
    let mut again = Sparring::default();
    again.at(1_000_000);
    again.resume(&kept);
    assert_eq!(left(&again, 1_000_000), [53_000, 60_000]);
    again.at(1_001_000);
    assert_eq!(left(&again, 1_001_000), [52_000, 60_000]);
    assert_eq!(again.choices().time, sparring.choices().time);
}

#[test]
fn a_clock_bounds_what_full_strength_may_think() {
    let mut sparring = timed(Color::White, 0);
    sparring.choose(|choices| choices.pick.own.time = ThinkTime::STEPS[5]);
    sparring.begin(Color::White, birth(SEED));
    sparring.hear(HELLO);
    let orders = press(&mut sparring, "e2", "e4");
    let millis = orders.iter().find_map(|order| match order {
        Order::Send(ToWorker::Think { limits, .. }) => limits.millis,
        _ => None,
    });
    assert!(millis.unwrap() < 2_000, "{millis:?}");
}
