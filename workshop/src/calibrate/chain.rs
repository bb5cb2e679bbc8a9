//! Matches of two, each with a file of its finished games.

use std::fmt;
use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, ensure};

use super::player::Player;
use crate::project;

/// How matches are played.
pub(super) struct Chain {
    pub(super) program: PathBuf,
    pub(super) folder: PathBuf,
    pub(super) games: usize,
    pub(super) concurrency: usize,
}

/// Games of one player against another.
#[derive(Clone, Copy, Debug)]
pub(super) struct MatchScore {
    pub(super) won: usize,
    pub(super) drawn: usize,
    pub(super) lost: usize,
}

impl MatchScore {
    pub(super) fn games(self) -> usize {
        self.won + self.drawn + self.lost
    }

    pub(super) fn score(self) -> f64 {
        (self.won as f64 + 0.5 * self.drawn as f64) / self.games().max(1) as f64
    }

    /// In Elo, with the margin of 95 %.
    pub(super) fn difference(self) -> (f64, f64) {
        let games = self.games() as f64;
        // As if one game more had been drawn, so that a clean score has an end.
        let score = (self.score() * games + 0.5) / (games + 1.0);
        let spread = (self.won as f64 * (1.0 - score).powi(2)
            + self.drawn as f64 * (0.5 - score).powi(2)
            + self.lost as f64 * score.powi(2))
            / games;
        let elo = |score: f64| -400.0 * (1.0 / score - 1.0).log10();
        let slope = 400.0 / std::f64::consts::LN_10 / (score * (1.0 - score));
        (elo(score), 1.96 * slope * (spread / games).sqrt())
    }
}

impl fmt::Display for MatchScore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} won, {} drawn, {} lost",
            self.won, self.drawn, self.lost
        )
    }
}

impl Chain {
    /// Plays what is still missing of a match. Weak players are quick and far from the anchors,
    /// strong ones and the peer slow: the first play more games, the others fewer.
    pub(super) fn play(&self, a: &Player, b: &Player) -> Result<MatchScore> {
        let games = match a.expected().max(b.expected()) {
            _ if b.is_slow() => self.games / 2,
            0..=1300 => 2 * self.games,
            1301..=1900 => self.games,
            _ => self.games / 2,
        };
        let games = games.next_multiple_of(2);
        fs::create_dir_all(&self.folder)?;
        let log = self.folder.join(format!("{a}_{b}.log"));
        let output = project::game(&self.program)
            .args(["match", "--quiet"])
            .args(["--nodes", &a.nodes().max(b.nodes()).to_string()])
            .args(["--engine", &a.entrant(&self.program, 1)])
            .args(["--engine", &b.entrant(&self.program, 2)])
            .args(["--games", &games.to_string()])
            .args(["--concurrency", &self.concurrency.to_string()])
            .arg("--resume")
            .arg(log)
            .output()?;
        ensure!(
            output.status.success(),
            "{a} – {b}: {}",
            String::from_utf8_lossy(&output.stderr)
        );
        read(&String::from_utf8_lossy(&output.stdout))
            .with_context(|| format!("{a} – {b}: no result was told"))
    }
}

/// The line with both names, then games won, drawn and lost.
fn read(told: &str) -> Option<MatchScore> {
    told.lines().find_map(|line| {
        let mut words = line
            .split_whitespace()
            .skip_while(|&word| word != "–")
            .skip(2);
        let mut number = || words.next()?.parse().ok();
        Some(MatchScore {
            won: number()?,
            drawn: number()?,
            lost: number()?,
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_result_is_read_from_what_a_match_tells() {
        let told = "60 games, 1000 nodes a move\n\n   won drawn  lost   score\n\
                    S0 – Random     3    17     0  57.5 %  +53 ± 104\n";
        let tally = read(told).unwrap();
        assert_eq!((tally.won, tally.drawn, tally.lost), (3, 17, 0));
        assert!(read("nothing").is_none());
    }

    #[test]
    fn an_even_score_is_no_difference() {
        let tally = MatchScore {
            won: 40,
            drawn: 20,
            lost: 40,
        };
        let (elo, margin) = tally.difference();
        assert!(elo.abs() < 0.01, "{elo}");
        assert!((50.0..70.0).contains(&margin), "{margin}");
    }
}
