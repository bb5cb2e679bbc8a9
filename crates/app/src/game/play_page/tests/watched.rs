//! Two engines, watched.

use rookery_rules::ByColor;

use super::*;
use crate::game::past::Look;
use crate::setup::choices::Company;
use crate::setup::pick::Pick;
use crate::setup::tempo::Tempo;

/// A game between rung 1000 and full strength, whose worker is awake and taught.
fn watched(tempo: Tempo) -> (PlayPage, TaskId) {
    let mut play_page = PlayPage::default();
    let pick = |own: Opponent| Pick {
        choice: OpponentChoice::Own,
        own: Opponent { book: None, ..own },
    };
    let white = Opponent::default();
    let black = Opponent {
        level: Level::Full,
        ..white
    };
    play_page.choose(|choices| {
        choices.company = Company::Engines;
        choices.watched = ByColor::new(pick(white), pick(black));
        choices.tempo = tempo;
    });
    play_page.begin(Color::White, new_game(SEED));
    assert_eq!(play_page.hear(HELLO), [Order::Teach]);
    let (id, _) = asked(&play_page.learn(Ok(()))).unwrap();
    (play_page, id)
}

#[test]
fn each_engine_plays_in_its_own_manner_and_forgets_the_other() {
    let (mut play_page, id) = watched(Tempo::Rushing);
    assert_eq!(play_page.stage(), Stage::Engines);
    let orders = play_page.hear(answer(id, "e2e4"));
    assert_eq!(play_page.sans(), ["e4"]);
    let [
        Order::Send(ToWorker::Forget {}),
        Order::Send(ToWorker::Think { manner, .. }),
    ] = &orders[..]
    else {
        panic!("{orders:?}");
    };
    assert_eq!(manner.rating, None, "that is full strength");
    let (id, _) = asked(&orders).unwrap();
    let orders = play_page.hear(answer(id, "e7e5"));
    assert!(asked(&orders).is_some());
    assert_eq!(play_page.sans(), ["e4", "e5"]);
}

#[test]
fn nobody_can_meddle() {
    let (mut play_page, id) = watched(Tempo::Rushing);
    play_page.hear(answer(id, "e2e4"));
    assert_eq!(play_page.press(Square::E7), []);
    assert_eq!(play_page.take_back(), []);
    assert_eq!(play_page.resign(), []);
    assert!(!play_page.can_offer_draw() && !play_page.can_take_back());
    assert_eq!(play_page.sans(), ["e4"]);
    play_page.pin(0);
    assert_eq!(play_page.shown_plies(), 0);
    play_page.leave_past(crate::game::past::Leaving::Asks);
    assert_eq!(play_page.look(), Look::Now, "nobody is asked");
}

#[test]
fn it_goes_by_as_fast_as_is_chosen() {
    let (mut play_page, id) = watched(Tempo::Slow);
    let (ticket, millis) = waits(&play_page.hear(answer(id, "e2e4"))).unwrap();
    assert!((3_900..=4_000).contains(&millis), "{millis}");
    assert!(asked(&play_page.tick(ticket)).is_some());
    assert_eq!(play_page.sans(), ["e4"]);
}

#[test]
fn it_stands_still_and_goes_on() {
    let (mut play_page, id) = watched(Tempo::Fast);
    let (ticket, _) = waits(&play_page.hear(answer(id, "e2e4"))).unwrap();
    play_page.pause();
    assert_eq!(
        play_page.tick(ticket),
        [],
        "its time does not count any more"
    );
    assert!(play_page.sans().is_empty());
    // One move by hand: the next engine thinks, and waits.
    let (id, _) = asked(&play_page.move_now()).unwrap();
    assert_eq!(play_page.sans(), ["e4"]);
    assert_eq!(play_page.hear(answer(id, "e7e5")), []);
    assert_eq!(play_page.sans(), ["e4"]);
    assert!(play_page.can_hurry());
    assert!(asked(&play_page.unpause()).is_some());
    assert_eq!(play_page.sans(), ["e4", "e5"]);
}
