//! Who can sit at the board when the ladder is measured.

use std::fmt;
use std::path::Path;

use crate::project;

/// A player of the chain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Player {
    /// A step of our raw scale.
    Step(u16),
    /// A rung of our ladder.
    Rung(u16),
    /// A rung with a style.
    Styled(u16, Style),
    /// Stockfish at this of its skill levels, which its `UCI_Elo` only chooses between.
    Stockfish(u8),
    /// js-chess-engine at this level.
    Peer(u8),
    /// Any legal move.
    Random,
    /// Takes the most it can.
    Greedy,
}

/// A name and the options that differ from the plain style.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Style(pub(super) &'static str, &'static str);

/// The ends of the dials, blind spots in between, and a mix.
pub(super) const STYLES: [Style; 9] = [
    Style("aggressive", "; option Aggressiveness=100"),
    Style("passive", "; option Aggressiveness=0"),
    Style("trading", "; option Trading=100"),
    Style("avoiding trades", "; option Trading=0"),
    Style("misplacing", "; option Positional=0"),
    Style("blind 20", "; option BlindSpots=20"),
    Style("blind 60", "; option BlindSpots=60"),
    Style("blind 100", "; option BlindSpots=100"),
    Style(
        "aggressive and blind 20",
        "; option Aggressiveness=100; option BlindSpots=20",
    ),
];

/// What the levels of Stockfish from 0 on are worth on the scale of the CCRL, each within 35 Elo:
/// <https://github.com/official-stockfish/Stockfish/pull/4341>, measured a month after 15.1. The
/// `UCI_Elo` of 15.1 and before is older than its network and far too low from 1700 on.
const STOCKFISH: [u16; 8] = [1320, 1468, 1608, 1742, 1923, 2204, 2363, 2500];

/// Where the outside scale begins.
pub(super) const LOWEST_ANCHOR: u16 = STOCKFISH[0];

/// Those whose strength outsiders have measured.
pub(super) fn anchors() -> impl Iterator<Item = Player> {
    (0..STOCKFISH.len() as u8).map(Player::Stockfish)
}

/// Those that anybody can build again.
pub(super) const YARDSTICKS: [Player; 5] = [
    Player::Random,
    Player::Greedy,
    Player::Peer(1),
    Player::Peer(2),
    Player::Peer(3),
];

impl Player {
    /// Roughly where it belongs, so that it meets its like.
    pub(super) fn expected(&self) -> u16 {
        match *self {
            Self::Step(step) => step - step / 12,
            Self::Rung(elo) | Self::Styled(elo, _) => elo,
            Self::Stockfish(level) => STOCKFISH[usize::from(level)],
            Self::Random => 0,
            Self::Greedy => 200,
            Self::Peer(level) => 300 + 300 * u16::from(level),
        }
    }

    pub(super) fn is_anchor(&self) -> bool {
        matches!(self, Self::Stockfish(_))
    }

    pub(super) fn is_slow(&self) -> bool {
        matches!(self, Self::Peer(_))
    }

    /// Nodes a move. Stockfish gets far more than it takes to the depth at which it picks its move;
    /// everybody else has limits of their own.
    pub(super) fn nodes(&self) -> u32 {
        match self {
            Self::Stockfish(_) => 20_000,
            _ => 5_000,
        }
    }

    /// As the match runner wants it. Each of our players has luck of its own in each game, which
    /// the place at the table and the number of the game decide.
    pub(super) fn entrant(&self, program: &Path, place: u8) -> String {
        let command = match *self {
            Self::Stockfish(level) => format!("stockfish; option Skill Level={level}"),
            Self::Peer(level) => {
                let root = project::root();
                let wrapper = root.join("bench/engine/js_chess_engine_uci.mjs");
                let peers = root.join("target/bench/peers");
                format!("node {} {} {level}", wrapper.display(), peers.display())
            }
            Self::Random | Self::Greedy => format!(
                "{} yardstick {self}; option Seed={place}{{game}}",
                program.display()
            ),
            Self::Step(_) | Self::Rung(_) | Self::Styled(..) => format!(
                "{}; option Hash=1; option Seed={place}{{game}}{}",
                program.display(),
                self.options()
            ),
        };
        format!("{self}={command}")
    }

    /// Those that make our program this player.
    fn options(&self) -> String {
        match *self {
            Self::Step(step) => format!("; option Step={step}"),
            Self::Styled(elo, Style(_, options)) => limited(elo) + options,
            _ => limited(self.expected()),
        }
    }
}

fn limited(elo: u16) -> String {
    format!("; option UCI_LimitStrength=true; option UCI_Elo={elo}")
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Step(step) => write!(f, "step-{step}"),
            Self::Rung(elo) => write!(f, "rung-{elo}"),
            Self::Styled(elo, style) => write!(f, "rung-{elo}-{}", style.0.replace(' ', "-")),
            Self::Stockfish(level) => write!(f, "stockfish-{level}"),
            Self::Peer(level) => write!(f, "js-chess-engine-{level}"),
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
        }
    }
}
