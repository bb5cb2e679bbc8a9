//! Opponents that take their time, and those that know their openings.

use super::*;

/// An opponent of rung 750 that plays like a person, and knows no openings.
fn human() -> PlayPage {
    let mut play_page = PlayPage::default();
    play_page.choose(|choices| {
        choices.pick.choice = OpponentChoice::Own;
        choices.pick.own.book = None;
    });
    play_page.begin(Color::White, new_game(SEED));
    assert_eq!(play_page.hear(HELLO), [Order::Teach]);
    assert_eq!(play_page.learn(Ok(())), []);
    play_page
}

/// Does what is ordered about the book.
fn look_up(play_page: &mut PlayPage, orders: &[Order]) -> Vec<Order> {
    let consultation = orders.iter().find_map(|order| match order {
        Order::Consult(consultation) => Some(consultation),
        _ => None,
    });
    let consultation = consultation.expect("a look into the book");
    play_page.consulted(&consultation.position, consultation.reply())
}

#[test]
fn a_person_looks_a_while_before_the_reply() {
    let mut play_page = human();
    let (id, _) = asked(&press(&mut play_page, "e2", "e4")).unwrap();
    assert!(
        !play_page.can_hurry(),
        "a short thought is thought to its end"
    );
    assert_eq!(play_page.move_now(), []);
    let (ticket, millis) = waits(&play_page.hear(answer(id, "e7e5"))).unwrap();
    assert!((500..3_000).contains(&millis), "{millis}");
    assert_eq!(play_page.sans(), ["e4"]);
    assert_eq!(play_page.stage(), Stage::Engines);
    assert_eq!(play_page.tick(ticket + 1), [], "not the ticket");
    assert_eq!(play_page.sans(), ["e4"]);
    assert_eq!(play_page.tick(ticket), []);
    assert_eq!(play_page.sans(), ["e4", "e5"]);
    assert_eq!(play_page.tick(ticket), [], "once is enough");
}

#[test]
fn a_person_can_be_hurried() {
    let mut play_page = human();
    let (id, _) = asked(&press(&mut play_page, "e2", "e4")).unwrap();
    play_page.hear(answer(id, "e7e5"));
    assert!(play_page.can_hurry());
    assert_eq!(play_page.move_now(), []);
    assert_eq!(play_page.sans(), ["e4", "e5"]);
    assert!(!play_page.can_hurry());
}

#[test]
fn a_reply_that_waits_is_dropped_with_the_move_it_answers() {
    let mut play_page = human();
    let (id, _) = asked(&press(&mut play_page, "e2", "e4")).unwrap();
    let (ticket, _) = waits(&play_page.hear(answer(id, "e7e5"))).unwrap();
    play_page.take_back();
    play_page.tick(ticket);
    assert!(play_page.sans().is_empty() && !play_page.can_hurry());
    assert_eq!(play_page.stage(), Stage::Yours);
}

#[test]
fn book_moves_need_no_worker_and_keep_the_pace() {
    let mut play_page = PlayPage::default();
    let orders = play_page.begin(Color::Black, new_game(SEED));
    assert_eq!(asked(&orders), None);
    let (ticket, _) = waits(&look_up(&mut play_page, &orders)).expect("a pause");
    play_page.tick(ticket);
    assert_eq!(play_page.sans().len(), 1);

    let first = |seed: u32, pace: Pace| {
        let mut play_page = PlayPage::default();
        play_page.choose(|choices| choices.pick.own.pace = pace);
        let orders = play_page.begin(Color::Black, new_game(seed));
        look_up(&mut play_page, &orders);
        play_page.move_now();
        play_page.sans()
    };
    assert_eq!(first(1, Pace::Human), first(1, Pace::Instant));
    let varied = (0..50).any(|seed| first(seed, Pace::Instant) != first(0, Pace::Instant));
    assert!(varied, "another seed, another game");
}

#[test]
fn a_book_that_does_not_know_makes_the_engine_think() {
    let mut play_page = PlayPage::default();
    play_page.begin(Color::Black, new_game(SEED));
    play_page.hear(HELLO);
    play_page.learn(Ok(()));
    let other = Position::parse_fen("8/8/8/4k3/8/4K3/4P3/8 w - - 0 1").unwrap();
    assert_eq!(play_page.consulted(&other, None), [], "nobody asked that");
    assert!(asked(&play_page.consulted(&Position::start(), None)).is_some());
    assert_eq!(play_page.consulted(&Position::start(), None), [], "once");
}

#[test]
fn full_strength_uses_its_time_and_no_more() {
    let mut play_page = begun(Color::White);
    play_page.choose(|choices| choices.pick.own.pace = Pace::Human);
    play_page.begin(Color::White, new_game(SEED));
    let (id, _) = asked(&press(&mut play_page, "e2", "e4")).unwrap();
    assert_eq!(play_page.hear(answer(id, "e7e5")), []);
    assert_eq!(play_page.sans(), ["e4", "e5"]);
    play_page.choose(|choices| {
        choices.pick.own.book = Some(rookery_analysis::Repertoire::Everything);
        choices.pick.own.time = ThinkTime::STEPS[0];
    });
    let orders = play_page.begin(Color::Black, new_game(SEED));
    let (_, millis) = waits(&look_up(&mut play_page, &orders)).unwrap();
    assert_eq!(millis, 100);
}
