//! For tests: a worker that is played by hand, and what it says.

use rookery_analysis::Score;
use rookery_protocol::worker::{FromWorker, Report, ReportLine, TaskId, VERSION};

/// It is awake.
pub(crate) const HELLO: FromWorker = FromWorker::Hello { version: VERSION };

/// A report with this move as the best.
pub(crate) fn report(uci: &str) -> Report {
    report_of(Score::Centipawns(20), &[uci])
}

/// A report with these moves as the best line.
pub(crate) fn report_of(score: Score, moves: &[&str]) -> Report {
    Report {
        depth: 5,
        selective_depth: 9,
        nodes: 12_000,
        millis: 100,
        table_used: 1,
        ordering: 934,
        lines: vec![ReportLine {
            score,
            moves: moves.iter().map(|&uci| uci.to_owned()).collect(),
        }],
    }
}

/// It is at work on this task and would play that.
pub(crate) fn thinking(id: TaskId, uci: &str) -> FromWorker {
    let report = report(uci);
    FromWorker::Thinking { id, report }
}

/// It has ended this task and would play that.
pub(crate) fn thought(id: TaskId, uci: &str) -> FromWorker {
    let report = report(uci);
    FromWorker::Thought { id, report }
}
