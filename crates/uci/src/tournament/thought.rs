//! What an engine said about a move it made, and what the move cost.

use std::time::Duration;

use rookery_rules::Color;
use rookery_rules::pgn::{Annotation, Evaluation};
use serde::{Deserialize, Serialize};

/// A judgement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Judgement {
    /// Hundredths of a pawn.
    Cp(i32),
    /// Mate in so many moves, below zero for being mated.
    Mate(i16),
}

impl Judgement {
    /// A judgement of the side that moves, from White's side.
    pub(crate) const fn of(self, mover: Color) -> Self {
        match (mover, self) {
            (Color::White, same) => same,
            (Color::Black, Self::Cp(cp)) => Self::Cp(cp.saturating_neg()),
            (Color::Black, Self::Mate(moves)) => Self::Mate(moves.saturating_neg()),
        }
    }

    /// In hundredths of a pawn, mates beyond anything else.
    pub(crate) fn centipawns(self) -> i32 {
        match self {
            Self::Cp(cp) => cp,
            Self::Mate(moves) if moves > 0 => i32::MAX,
            Self::Mate(_) => -i32::MAX,
        }
    }
}

/// All of it, where the engine said so; the judgement from White's side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Thought {
    #[serde(flatten)]
    pub(crate) judgement: Option<Judgement>,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub(crate) depth: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub(crate) nodes: Option<u64>,
    /// The time the move took, in microseconds.
    #[serde(rename = "us")]
    pub(crate) micros: u64,
}

impl Thought {
    pub(crate) fn time(&self) -> Duration {
        Duration::from_micros(self.micros)
    }

    pub(crate) fn took(self, time: Duration) -> Self {
        Self {
            micros: u64::try_from(time.as_micros()).unwrap_or(u64::MAX),
            ..self
        }
    }

    /// As PGN keeps it.
    pub(crate) fn annotations(&self) -> impl Iterator<Item = Annotation> {
        let evaluation = self.judgement.map(|judgement| Annotation::Evaluation {
            value: match judgement {
                Judgement::Cp(cp) => Evaluation::Centipawns(cp),
                Judgement::Mate(moves) => Evaluation::Mate(moves),
            },
            depth: self.depth,
        });
        // A comment counts no finer than thousandths of a second.
        let time = Duration::from_millis(self.micros / 1000);
        evaluation.into_iter().chain([Annotation::Elapsed(time)])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn is_written_as_one_flat_object_and_read_back() {
        let check = |thought: Thought, expected: &str| {
            let json = serde_json::to_string(&thought).unwrap();
            assert_eq!(json, expected);
            assert_eq!(serde_json::from_str::<Thought>(&json).unwrap(), thought);
        };
        check(Thought::default(), r#"{"us":0}"#);
        let thought = Thought {
            judgement: Some(Judgement::Mate(-3)),
            depth: Some(7),
            nodes: Some(1000),
            micros: 1500,
        };
        check(thought, r#"{"mate":-3,"depth":7,"nodes":1000,"us":1500}"#);
        let said: Vec<_> = thought.annotations().map(|said| said.to_string()).collect();
        assert_eq!(said, ["#-3,7", "0:00:00.001"]);
    }

    #[test]
    fn blacks_judgement_is_turned_to_whites_side() {
        assert_eq!(Judgement::Cp(30).of(Color::Black), Judgement::Cp(-30));
        assert_eq!(Judgement::Mate(2).of(Color::White), Judgement::Mate(2));
        assert!(Judgement::Mate(-1).centipawns() < Judgement::Cp(-9000).centipawns());
    }
}
