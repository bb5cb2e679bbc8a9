//! Who can sit at the board when the ladder is measured.

use std::fmt;
use std::path::Path;

/// A player of the chain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Player {
    /// A step of our raw scale.
    Step(u16),
    /// A rung of our ladder.
    Rung(u16),
    /// A rung with a style.
    Styled(u16, Style),
    /// Stockfish, asked to play at this Elo.
    Stockfish(u16),
    /// Any legal move.
    Random,
    /// Takes the most it can.
    Greedy,
}

/// A name and the options that differ from the plain style.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Style(pub(super) &'static str, &'static str);

/// The ends of the dials.
pub(super) const STYLES: [Style; 5] = [
    Style("aggressive", "; option Aggressiveness=100"),
    Style("passive", "; option Aggressiveness=0"),
    Style("trading", "; option Trading=100"),
    Style("avoiding trades", "; option Trading=0"),
    Style("blind", "; option BlindSpots=60"),
];

/// Those whose strength somebody else has measured, and those that anybody can build again.
pub(super) fn anchors() -> Vec<Player> {
    let stockfish = (1350..=2350).step_by(200).map(Player::Stockfish);
    [Player::Random, Player::Greedy]
        .into_iter()
        .chain(stockfish)
        .collect()
}

impl Player {
    /// Roughly where it belongs, so that it meets its like.
    pub(super) fn expected(&self) -> u16 {
        match *self {
            Self::Step(elo) | Self::Rung(elo) | Self::Styled(elo, _) | Self::Stockfish(elo) => elo,
            Self::Random => 0,
            Self::Greedy => 200,
        }
    }

    /// What outsiders say about its strength.
    pub(super) fn anchored(&self) -> Option<f64> {
        match *self {
            Self::Stockfish(elo) => Some(f64::from(elo)),
            _ => None,
        }
    }

    /// As the match runner wants it. Each of our players has luck of its own.
    pub(super) fn entrant(&self, program: &Path, seed: u64) -> String {
        let ours = |options: String| {
            format!(
                "{self}={}; option Hash=1; option Seed={seed}{options}",
                program.display()
            )
        };
        match *self {
            Self::Step(step) => ours(format!("; option Step={step}")),
            Self::Rung(elo) => ours(rung(elo)),
            Self::Styled(elo, Style(_, options)) => ours(rung(elo) + options),
            Self::Stockfish(elo) => {
                format!("{self}=stockfish; option UCI_LimitStrength=true; option UCI_Elo={elo}")
            }
            Self::Random => format!(
                "{self}={} yardstick random; option Seed={seed}",
                program.display()
            ),
            Self::Greedy => format!(
                "{self}={} yardstick greedy; option Seed={seed}",
                program.display()
            ),
        }
    }
}

fn rung(elo: u16) -> String {
    format!("; option UCI_LimitStrength=true; option UCI_Elo={elo}")
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Step(step) => write!(f, "step-{step}"),
            Self::Rung(elo) => write!(f, "rung-{elo}"),
            Self::Styled(elo, style) => write!(f, "rung-{elo}-{}", style.0.replace(' ', "-")),
            Self::Stockfish(elo) => write!(f, "stockfish-{elo}"),
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
        }
    }
}
