//! The host driven by hand: no browser, and a clock that ticks once per look.

mod counting;
mod thinking;

use std::cell::Cell;

use super::*;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const ID: TaskId = TaskId(1);

fn ticking(tick: f64) -> impl Clock {
    let time = Cell::new(0.0);
    move || {
        time.set(time.get() + tick);
        time.get()
    }
}

fn stop(id: TaskId) -> String {
    ToWorker::Stop { id }.to_text()
}

fn refusal<C: Clock>(host: &mut Host<C>, text: &str) -> Problem {
    match host.receive(text) {
        Some(FromWorker::Refused { problem, .. }) => problem,
        other => panic!("not refused: {other:?}"),
    }
}

fn refused_for<C: Clock>(host: &mut Host<C>, text: &str) -> String {
    refusal(host, text).code
}
