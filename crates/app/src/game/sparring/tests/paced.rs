//! Opponents that take their time, and those that know their openings.

use super::*;

/// An opponent of rung 750 that plays like a person, and knows no openings.
fn human() -> Sparring {
    let mut sparring = Sparring::default();
    sparring.choose(|choices| {
        choices.pick.rival = Rival::Own;
        choices.pick.own.book = None;
    });
    sparring.begin(Color::White, birth(SEED));
    assert_eq!(sparring.hear(HELLO), [Order::Teach]);
    assert_eq!(sparring.learn(Ok(())), []);
    sparring
}

/// Does what is ordered about the book.
fn look_up(sparring: &mut Sparring, orders: &[Order]) -> Vec<Order> {
    let consultation = orders.iter().find_map(|order| match order {
        Order::Consult(consultation) => Some(consultation),
        _ => None,
    });
    let consultation = consultation.expect("a look into the book");
    sparring.consulted(&consultation.position, consultation.reply())
}

#[test]
fn a_person_looks_a_while_before_the_reply() {
    let mut sparring = human();
    let (id, _) = asked(&press(&mut sparring, "e2", "e4")).unwrap();
    assert!(
        !sparring.can_hurry(),
        "a short thought is thought to its end"
    );
    assert_eq!(sparring.move_now(), []);
    let (ticket, millis) = waits(&sparring.hear(answer(id, "e7e5"))).unwrap();
    assert!((500..3_000).contains(&millis), "{millis}");
    assert_eq!(sparring.sans(), ["e4"]);
    assert_eq!(sparring.stage(), Stage::Engines);
    assert_eq!(sparring.tick(ticket + 1), [], "not the ticket");
    assert_eq!(sparring.sans(), ["e4"]);
    assert_eq!(sparring.tick(ticket), []);
    assert_eq!(sparring.sans(), ["e4", "e5"]);
    assert_eq!(sparring.tick(ticket), [], "once is enough");
}

#[test]
fn a_person_can_be_hurried() {
    let mut sparring = human();
    let (id, _) = asked(&press(&mut sparring, "e2", "e4")).unwrap();
    sparring.hear(answer(id, "e7e5"));
    assert!(sparring.can_hurry());
    assert_eq!(sparring.move_now(), []);
    assert_eq!(sparring.sans(), ["e4", "e5"]);
    assert!(!sparring.can_hurry());
}

#[test]
fn a_reply_that_waits_is_dropped_with_the_move_it_answers() {
    let mut sparring = human();
    let (id, _) = asked(&press(&mut sparring, "e2", "e4")).unwrap();
    let (ticket, _) = waits(&sparring.hear(answer(id, "e7e5"))).unwrap();
    sparring.take_back();
    sparring.tick(ticket);
    assert!(sparring.sans().is_empty() && !sparring.can_hurry());
    assert_eq!(sparring.stage(), Stage::Yours);
}

#[test]
fn book_moves_need_no_worker_and_keep_the_pace() {
    let mut sparring = Sparring::default();
    let orders = sparring.begin(Color::Black, birth(SEED));
    assert_eq!(asked(&orders), None);
    let (ticket, _) = waits(&look_up(&mut sparring, &orders)).expect("a pause");
    sparring.tick(ticket);
    assert_eq!(sparring.sans().len(), 1);

    let first = |seed: u32, pace: Pace| {
        let mut sparring = Sparring::default();
        sparring.choose(|choices| choices.pick.own.pace = pace);
        let orders = sparring.begin(Color::Black, birth(seed));
        look_up(&mut sparring, &orders);
        sparring.move_now();
        sparring.sans()
    };
    assert_eq!(first(1, Pace::Human), first(1, Pace::Instant));
    let varied = (0..50).any(|seed| first(seed, Pace::Instant) != first(0, Pace::Instant));
    assert!(varied, "another seed, another game");
}

#[test]
fn a_book_that_does_not_know_makes_the_engine_think() {
    let mut sparring = Sparring::default();
    sparring.begin(Color::Black, birth(SEED));
    sparring.hear(HELLO);
    sparring.learn(Ok(()));
    let other = Position::parse_fen("8/8/8/4k3/8/4K3/4P3/8 w - - 0 1").unwrap();
    assert_eq!(sparring.consulted(&other, None), [], "nobody asked that");
    assert!(asked(&sparring.consulted(&Position::start(), None)).is_some());
    assert_eq!(sparring.consulted(&Position::start(), None), [], "once");
}

#[test]
fn full_strength_uses_its_time_and_no_more() {
    let mut sparring = begun(Color::White);
    sparring.choose(|choices| choices.pick.own.pace = Pace::Human);
    sparring.begin(Color::White, birth(SEED));
    let (id, _) = asked(&press(&mut sparring, "e2", "e4")).unwrap();
    assert_eq!(sparring.hear(answer(id, "e7e5")), []);
    assert_eq!(sparring.sans(), ["e4", "e5"]);
    sparring.choose(|choices| {
        choices.pick.own.book = Some(rookery_analysis::Repertoire::Everything);
        choices.pick.own.time = ThinkTime::STEPS[0];
    });
    let orders = sparring.begin(Color::Black, birth(SEED));
    let (_, millis) = waits(&look_up(&mut sparring, &orders)).unwrap();
    assert_eq!(millis, 100);
}
