//! What thinking has found out, as it is told and as it is understood.

use std::time::Duration;

use rookery_analysis::{Analysis, Line, Score};
use rookery_play::replay;
use rookery_rules::Position;
use serde::{Deserialize, Serialize};

/// What thinking has found out about a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Report {
    /// Half-moves looked ahead everywhere.
    pub depth: u8,
    /// The furthest any line was followed.
    pub selective_depth: u8,
    /// Positions looked at.
    pub nodes: u64,
    /// Time used.
    pub millis: u64,
    /// How full the table of known positions is, in thousandths.
    pub table_used: u16,
    /// How often the first move tried was good enough, in thousandths.
    pub ordering: u16,
    /// The best lines, best first.
    pub lines: Vec<ReportLine>,
}

/// A line of play and its verdict.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReportLine {
    /// The verdict, from the view of the side to move.
    pub score: Score,
    /// The moves in UCI notation, the first to be played now; never empty.
    pub moves: Vec<String>,
}

impl Report {
    /// What it says about this position; `None` if it tells of anything that cannot happen there.
    pub fn read(&self, position: &Position) -> Option<Analysis> {
        let mut lines = Vec::with_capacity(self.lines.len());
        for line in &self.lines {
            lines.push(line.read(position)?);
        }
        Some(Analysis {
            depth: self.depth,
            selective_depth: self.selective_depth,
            nodes: self.nodes,
            time: Duration::from_millis(self.millis),
            table_used: self.table_used,
            ordering: self.ordering,
            lines,
        })
    }
}

impl From<&Analysis> for Report {
    fn from(analysis: &Analysis) -> Self {
        Self {
            depth: analysis.depth,
            selective_depth: analysis.selective_depth,
            nodes: analysis.nodes,
            millis: analysis.time.as_millis() as u64,
            table_used: analysis.table_used,
            ordering: analysis.ordering,
            lines: analysis.lines.iter().map(ReportLine::from).collect(),
        }
    }
}

impl ReportLine {
    fn read(&self, position: &Position) -> Option<Line> {
        let moves = replay::moves(*position, &self.moves).ok()?;
        Some(Line {
            score: self.score,
            moves,
        })
    }
}

impl From<&Line> for ReportLine {
    fn from(line: &Line) -> Self {
        Self {
            score: line.score,
            moves: line.moves.iter().map(ToString::to_string).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report(lines: &[(Score, &str)]) -> Report {
        let line = |&(score, moves): &(Score, &str)| ReportLine {
            score,
            moves: moves.split_whitespace().map(str::to_owned).collect(),
        };
        Report {
            depth: 9,
            selective_depth: 20,
            nodes: 12_000,
            millis: 31,
            table_used: 4,
            ordering: 912,
            lines: lines.iter().map(line).collect(),
        }
    }

    #[test]
    fn what_was_found_is_understood_as_it_was_meant() {
        let told = report(&[
            (Score::MateIn(2), "e2e4 e7e5"),
            (Score::Centipawns(-31), "d2d4"),
            (Score::MatedIn(3), "g1f3 g8f6 f3g1"),
        ]);
        let read = told.read(&Position::start()).unwrap();
        assert_eq!(read.lines[0].score, Score::MateIn(2));
        assert_eq!(read.time, Duration::from_millis(31));
        assert_eq!(Report::from(&read), told);
    }

    #[test]
    fn what_cannot_happen_is_not_believed_in_any_line() {
        let believed = |moves| {
            let lines = [
                (Score::Centipawns(0), "e2e4"),
                (Score::Centipawns(0), moves),
            ];
            report(&lines).read(&Position::start()).is_some()
        };
        assert!(believed("d2d4 d7d5"));
        assert!(!believed("e2e5"));
        assert!(!believed("e2e4 e2e4"));
        assert!(!believed("hello"));
    }
}
