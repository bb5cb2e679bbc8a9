//! A counter talking to a worker played by hand.

use rookery_protocol::worker::VERSION;

use super::*;

const HELLO: FromWorker = FromWorker::Hello { version: VERSION };

fn perft(id: u32) -> Option<Order> {
    Some(Order::Send(ToWorker::Perft {
        id: TaskId(id),
        fen: "fen".into(),
        depth: 4,
    }))
}

fn running() -> LineCounter {
    let mut count = LineCounter::default();
    assert_eq!(count.begin("fen".into()), Some(Order::Wake));
    assert_eq!(count.hear(HELLO), perft(1));
    count
}

fn done(id: u32) -> FromWorker {
    FromWorker::Counted {
        id: TaskId(id),
        split: vec![("e2e4".into(), 20)],
        nodes: 20,
        millis: 1,
    }
}

#[test]
fn the_worker_wakes_once_and_works_again() {
    let mut count = running();
    assert_eq!(count.hear(done(1)), None);
    assert!(matches!(
        count.phase(),
        CountPhase::Done {
            tally: CountTotal { nodes: 20, .. },
            ..
        }
    ));
    assert_eq!(count.begin("fen".into()), perft(2));
}

#[test]
fn a_busy_counter_takes_no_second_order() {
    assert_eq!(running().begin("fen".into()), None);
}

#[test]
fn progress_is_shown_and_old_answers_are_not() {
    let mut count = running();
    let progress = |id| FromWorker::Counting {
        id: TaskId(id),
        done: 1,
        total: 4,
        nodes: 7,
        millis: 5,
    };
    count.hear(progress(1));
    let CountPhase::Running(_, shown) = count.phase() else {
        panic!("not running");
    };
    assert_eq!(shown.percent(), 25);
    let before = count.clone();
    count.hear(progress(0));
    count.hear(done(0));
    assert_eq!(count, before);
}

#[test]
fn stopping_asks_the_worker_or_forgets_the_wish() {
    let mut count = running();
    assert_eq!(
        count.stop(),
        Some(Order::Send(ToWorker::Stop { id: TaskId(1) }))
    );
    count.hear(FromWorker::Stopped {
        id: TaskId(1),
        nodes: 5,
        millis: 50,
    });
    assert!(matches!(count.phase(), CountPhase::Stopped(..)));

    let mut waking = LineCounter::default();
    waking.begin("fen".into());
    assert_eq!(waking.stop(), None);
    assert_eq!(waking.hear(HELLO), None);
    assert_eq!(waking.phase(), &CountPhase::Ready);
}

#[test]
fn a_crash_is_said_and_the_next_try_wakes_a_new_worker() {
    let mut count = running();
    count.crash();
    assert_eq!(count.phase(), &CountPhase::Failed(Failure::Crashed));
    assert_eq!(count.begin("fen".into()), Some(Order::Wake));
}

#[test]
fn another_release_is_not_talked_to() {
    let mut count = LineCounter::default();
    count.begin("fen".into());
    assert_eq!(
        count.hear(FromWorker::Hello {
            version: VERSION + 1
        }),
        None
    );
    assert_eq!(count.phase(), &CountPhase::Failed(Failure::Outdated));
}

#[test]
fn the_depth_stays_in_range() {
    let mut count = LineCounter::default();
    count.choose_depth(0);
    count.choose_depth(MAX_PERFT_DEPTH + 1);
    assert_eq!(count.depth(), 4);
    count.choose_depth(MAX_PERFT_DEPTH);
    assert_eq!(count.depth(), MAX_PERFT_DEPTH);
}

#[test]
fn speed_waits_for_a_measurable_time() {
    assert_eq!(
        CountTotal {
            nodes: 20,
            millis: 0
        }
        .speed(),
        None
    );
    assert_eq!(
        CountTotal {
            nodes: 500,
            millis: 250
        }
        .speed(),
        Some(2000)
    );
}
