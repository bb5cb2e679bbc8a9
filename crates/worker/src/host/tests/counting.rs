//! Counting, from the request to its end.

use super::*;

fn ask(depth: u8) -> String {
    ToWorker::Perft {
        id: ID,
        fen: START.into(),
        depth,
    }
    .to_text()
}

#[test]
fn a_count_ends_with_its_total_and_split() {
    let mut host = Host::new(ticking(1.0));
    assert_eq!(host.receive(&ask(4)), None);
    let mut last = None;
    while host.is_busy() {
        last = host.step().or(last);
    }
    let Some(FromWorker::Counted { split, nodes, .. }) = last else {
        panic!("not done: {last:?}");
    };
    assert_eq!(nodes, 197_281);
    assert_eq!(split.len(), 20);
    assert_eq!(split.iter().map(|(_, n)| n).sum::<u64>(), nodes);
    assert!(split.contains(&("e2e4".into(), 13_160)));
}

#[test]
fn progress_grows_and_is_not_chatty() {
    let mut host = Host::new(ticking(5.0));
    host.receive(&ask(5));
    let (mut seen, mut time) = (0, 0);
    while host.is_busy() {
        if let Some(FromWorker::Counting {
            done,
            total,
            millis,
            ..
        }) = host.step()
        {
            assert_eq!(total, 400);
            assert!(done >= seen);
            assert!(millis >= time + 50);
            (seen, time) = (done, millis);
        }
    }
    assert!(seen > 0);
}

#[test]
fn a_stop_is_obeyed_after_the_step_it_interrupts() {
    let mut host = Host::new(ticking(20.0));
    host.receive(&ask(7));
    host.step();
    let answer = host.receive(&stop(ID));
    let Some(FromWorker::Stopped { id: ID, nodes, .. }) = answer else {
        panic!("not stopped: {answer:?}");
    };
    // One bite at most: a step whose time is up after the first look.
    assert!(nodes > 0 && nodes < 20_000, "{nodes}");
    assert!(!host.is_busy());
    assert_eq!(host.step(), None);
}

#[test]
fn stopping_what_does_not_run_is_no_error() {
    let mut host = Host::new(ticking(1.0));
    host.receive(&ask(5));
    assert_eq!(host.receive(&stop(TaskId(9))), None);
    assert!(host.is_busy());
}

#[test]
fn bad_requests_are_refused_by_name() {
    let mut host = Host::new(ticking(1.0));
    assert_eq!(refused_for(&mut host, "hello"), "bad_message");
    assert_eq!(refused_for(&mut host, &ask(0)), "depth");
    assert_eq!(refused_for(&mut host, &ask(8)), "depth");
    let fen = r#"{"perft":{"id":1,"fen":"nonsense","depth":3}}"#;
    assert_eq!(refused_for(&mut host, fen), "fen");
    assert!(!host.is_busy());
    host.receive(&ask(3));
    assert_eq!(refused_for(&mut host, &ask(3)), "busy");
}
