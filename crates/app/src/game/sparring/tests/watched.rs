//! Two engines, watched.

use rookery_rules::ByColor;

use super::*;
use crate::game::past::Look;
use crate::setup::choices::{Company, Pick};
use crate::setup::tempo::Tempo;

/// A game between rung 1000 and full strength, whose worker is awake and taught.
fn watched(tempo: Tempo) -> (Sparring, TaskId) {
    let mut sparring = Sparring::default();
    let pick = |own: Opponent| Pick {
        rival: Rival::Own,
        own: Opponent { book: None, ..own },
    };
    let white = Opponent::default();
    let black = Opponent {
        level: Level::Full,
        ..white
    };
    sparring.choose(|choices| {
        choices.company = Company::Engines;
        choices.watched = ByColor::new(pick(white), pick(black));
        choices.tempo = tempo;
    });
    sparring.begin(Color::White, birth(SEED));
    assert_eq!(sparring.hear(HELLO), [Order::Teach]);
    let (id, _) = asked(&sparring.learn(Ok(()))).unwrap();
    (sparring, id)
}

#[test]
fn each_engine_plays_in_its_own_manner_and_forgets_the_other() {
    let (mut sparring, id) = watched(Tempo::Rushing);
    assert_eq!(sparring.stage(), Stage::Engines);
    let orders = sparring.hear(answer(id, "e2e4"));
    assert_eq!(sparring.sans(), ["e4"]);
    let [
        Order::Send(ToWorker::Forget {}),
        Order::Send(ToWorker::Think { manner, .. }),
    ] = &orders[..]
    else {
        panic!("{orders:?}");
    };
    assert_eq!(manner.rating, None, "that is full strength");
    let (id, _) = asked(&orders).unwrap();
    let orders = sparring.hear(answer(id, "e7e5"));
    assert!(asked(&orders).is_some());
    assert_eq!(sparring.sans(), ["e4", "e5"]);
}

#[test]
fn nobody_can_meddle() {
    let (mut sparring, id) = watched(Tempo::Rushing);
    sparring.hear(answer(id, "e2e4"));
    assert_eq!(sparring.press(Square::E7), []);
    assert_eq!(sparring.take_back(), []);
    assert_eq!(sparring.resign(), []);
    assert!(!sparring.can_offer_draw() && !sparring.can_take_back());
    assert_eq!(sparring.sans(), ["e4"]);
    sparring.pin(0);
    assert_eq!(sparring.shown_plies(), 0);
    sparring.leave_past();
    assert_eq!(sparring.look(), Look::Now, "nobody is asked");
}

#[test]
fn it_goes_by_as_fast_as_is_chosen() {
    let (mut sparring, id) = watched(Tempo::Slow);
    let (ticket, millis) = waits(&sparring.hear(answer(id, "e2e4"))).unwrap();
    assert!((3_900..=4_000).contains(&millis), "{millis}");
    assert!(asked(&sparring.tick(ticket)).is_some());
    assert_eq!(sparring.sans(), ["e4"]);
}

#[test]
fn it_stands_still_and_goes_on() {
    let (mut sparring, id) = watched(Tempo::Fast);
    let (ticket, _) = waits(&sparring.hear(answer(id, "e2e4"))).unwrap();
    sparring.pause();
    assert_eq!(
        sparring.tick(ticket),
        [],
        "its time does not count any more"
    );
    assert!(sparring.sans().is_empty());
    // One move by hand: the next engine thinks, and waits.
    let (id, _) = asked(&sparring.move_now()).unwrap();
    assert_eq!(sparring.sans(), ["e4"]);
    assert_eq!(sparring.hear(answer(id, "e7e5")), []);
    assert_eq!(sparring.sans(), ["e4"]);
    assert!(sparring.can_hurry());
    assert!(asked(&sparring.unpause()).is_some());
    assert_eq!(sparring.sans(), ["e4", "e5"]);
}
