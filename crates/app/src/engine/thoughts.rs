//! What the engine thinks about a position, checked against the rules and turned to White's view.

use rookery_analysis::Score;
use rookery_protocol::worker::Report;
use rookery_rules::pgn::Evaluation;
use rookery_rules::{Color, Move, Outcome, Position};

/// A report that makes sense in its position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thoughts {
    /// What the position is worth, from White's view.
    pub value: Evaluation,
    /// Half-moves looked ahead everywhere.
    pub depth: u8,
    /// Positions looked at.
    pub nodes: u64,
    /// Milliseconds spent.
    pub millis: u64,
    /// How often the first guess was right, in percent.
    pub ordering: u8,
    /// The move to play.
    pub best: Move,
    /// What it expects, as it is written: "12… Nf6 13. O-O".
    pub line: String,
    /// Other lines, if more than one was asked for, the better ones first.
    pub others: Vec<OtherLine>,
}

/// What else could be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OtherLine {
    /// What it is worth, from White's view.
    pub value: Evaluation,
    /// As it is written.
    pub line: String,
}

impl Thoughts {
    /// Checks a report about this position; `None` if it tells of anything that cannot happen.
    pub fn read(position: &Position, report: &Report) -> Option<Self> {
        let analysis = report.read(position)?;
        let best = analysis.lines.first()?;
        Some(Self {
            value: value(position.turn(), best.score),
            depth: report.depth,
            nodes: report.nodes,
            millis: report.millis,
            ordering: u8::try_from(report.ordering / 10).ok()?.min(100),
            best: *best.moves.first()?,
            line: written(position, &best.moves),
            others: (analysis.lines.iter().skip(1))
                .map(|other| OtherLine {
                    value: value(position.turn(), other.score),
                    line: written(position, &other.moves),
                })
                .collect(),
        })
    }

    /// Positions a second; `None` while too little time has passed to say.
    pub fn speed(&self) -> Option<u64> {
        (self.millis >= 10).then(|| self.nodes.saturating_mul(1000) / self.millis)
    }
}

/// White's share of the bar when a game is over.
pub fn share_of_result(outcome: Outcome) -> u8 {
    match outcome.winner() {
        Some(Color::White) => 100,
        Some(Color::Black) => 0,
        None => 50,
    }
}

/// How much of an evaluation bar is White's, in percent. A pawn is a step one sees, a queen nearly
/// all; only a mate fills it.
pub fn share(value: Evaluation) -> u8 {
    match value {
        Evaluation::Mate(moves) if moves < 0 => 0,
        Evaluation::Mate(_) => 100,
        Evaluation::Centipawns(value) => {
            let winning = 100.0 / (1.0 + (-f64::from(value) / 270.0).exp());
            // The clamp keeps it inside the type.
            winning.round().clamp(3.0, 97.0) as u8
        }
    }
}

/// Moves with their numbers.
fn written(start: &Position, moves: &[Move]) -> String {
    let mut position = *start;
    let mut text = String::new();
    for (index, mv) in moves.iter().enumerate() {
        let number = position.fullmoves();
        match position.turn() {
            Color::White if index == 0 => text.push_str(&format!("{number}. ")),
            Color::White => text.push_str(&format!(" {number}. ")),
            Color::Black if index == 0 => text.push_str(&format!("{number}… ")),
            Color::Black => text.push(' '),
        }
        text.push_str(&position.san(*mv));
        position = position.play_unchecked(*mv);
    }
    text
}

fn value(turn: Color, score: Score) -> Evaluation {
    let for_mover = match score {
        Score::MatedIn(moves) => Evaluation::Mate(-i16::from(moves)),
        Score::Centipawns(value) => Evaluation::Centipawns(value.into()),
        Score::MateIn(moves) => Evaluation::Mate(moves.into()),
    };
    match (turn, for_mover) {
        (Color::White, value) => value,
        (Color::Black, Evaluation::Mate(moves)) => Evaluation::Mate(-moves),
        (Color::Black, Evaluation::Centipawns(value)) => Evaluation::Centipawns(-value),
    }
}

#[cfg(test)]
mod tests {

    use super::super::example::report_of as report;
    use super::*;

    fn after(moves: &str) -> Position {
        moves.split_whitespace().fold(Position::start(), |at, san| {
            at.play_unchecked(at.parse_san(san).unwrap())
        })
    }

    #[test]
    fn a_line_is_written_with_its_numbers() {
        let said = report(Score::Centipawns(-31), &["e7e5", "g1f3", "b8c6"]);
        let read = Thoughts::read(&after("e4"), &said).unwrap();
        assert_eq!(read.line, "1… e5 2. Nf3 Nc6");
        assert_eq!(read.best.to_string(), "e7e5");
        assert_eq!((read.ordering, read.speed()), (93, Some(120_000)));
    }

    #[test]
    fn other_lines_follow_the_best_one() {
        let mut said = report(Score::Centipawns(-31), &["e7e5"]);
        let other = report(Score::Centipawns(-48), &["c7c5", "g1f3"]).lines;
        said.lines.extend(other);
        let read = Thoughts::read(&after("e4"), &said).unwrap();
        let told: Vec<_> = (read.others.iter())
            .map(|other| (other.value, &*other.line))
            .collect();
        assert_eq!(told, [(Evaluation::Centipawns(48), "1… c5 2. Nf3")]);
    }

    #[test]
    fn the_value_is_seen_from_white() {
        let check = |moves, uci, verdict, value| {
            let read = Thoughts::read(&after(moves), &report(verdict, &[uci])).unwrap();
            assert_eq!(read.value, value);
        };
        let (pawn, mate) = (Score::Centipawns(31), Score::MateIn(2));
        check("", "e2e4", pawn, Evaluation::Centipawns(31));
        check("e4", "e7e5", pawn, Evaluation::Centipawns(-31));
        check("e4", "e7e5", mate, Evaluation::Mate(-2));
        check("e4", "e7e5", Score::MatedIn(3), Evaluation::Mate(3));
    }

    #[test]
    fn what_cannot_happen_is_not_believed() {
        let believed = |moves: &[&str]| {
            Thoughts::read(&after(""), &report(Score::Centipawns(0), moves)).is_some()
        };
        assert!(believed(&["e2e4", "e7e5"]));
        assert!(!believed(&["e2e5"]));
        assert!(!believed(&["e2e4", "e2e4"]));
        assert!(!believed(&["hello"]));
        assert!(!believed(&[]));
        let mut silent = report(Score::Centipawns(0), &["e2e4"]);
        silent.lines.clear();
        assert_eq!(Thoughts::read(&after(""), &silent), None);
    }

    #[test]
    fn the_bar_grows_with_the_value_and_only_a_mate_fills_it() {
        let shares = [-2000, -300, -100, 0, 100, 300, 2000].map(Evaluation::Centipawns);
        let shares = shares.map(share);
        assert!(shares.is_sorted() && shares[3] == 50, "{shares:?}");
        assert!(shares[0] > 0 && shares[6] < 100);
        assert_eq!(share(Evaluation::Mate(5)), 100);
        assert_eq!(share(Evaluation::Mate(-5)), 0);
    }
}
