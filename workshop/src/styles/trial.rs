//! A setting of a dial plays its games, and its traits are read from them.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};
use serde_json::Value;
use sha2::{Digest, Sha256};

use super::Dial;
use crate::project;

/// What is played of a dial.
pub(super) struct Trial<'d> {
    pub(super) dial: &'d Dial,
    pub(super) nodes: u64,
    pub(super) games: usize,
    pub(super) concurrency: usize,
    pub(super) progress: ProgressShown,
}

/// Whether whoever waits is told how far it is.
#[derive(Clone, Copy)]
pub(super) enum ProgressShown {
    Shown,
    Quiet,
}

/// What the games of a setting tell.
pub(super) struct TrialResult {
    pub(super) setting: u8,
    pub(super) games: u64,
    traits: BTreeMap<String, Measure>,
}

/// A mean with half the width of its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Measure {
    pub(super) mean: f64,
    pub(super) interval: f64,
}

impl TrialResult {
    pub(super) fn of(&self, name: &str) -> Measure {
        self.traits.get(name).copied().unwrap_or(Measure {
            mean: f64::NAN,
            interval: f64::NAN,
        })
    }

    #[cfg(test)]
    pub(super) fn new(setting: u8, name: &str, mean: f64, interval: f64) -> Self {
        let measure = Measure { mean, interval };
        Self {
            setting,
            games: 200,
            traits: BTreeMap::from([(name.to_owned(), measure)]),
        }
    }
}

/// A folder with the program and its games.
pub(super) struct Ground(PathBuf);

impl Ground {
    /// The program with all the games it has played: another program has another folder.
    pub(super) fn kept() -> Result<Self> {
        let program = project::uci()?;
        let digest = Sha256::digest(fs::read(&program)?);
        let name: String = digest[..6].iter().map(|b| format!("{b:02x}")).collect();
        Self::open(&name, &program)
    }

    /// The program without any games.
    pub(super) fn fresh() -> Result<Self> {
        let folder = folder("short");
        if folder.exists() {
            fs::remove_dir_all(&folder)?;
        }
        Self::open("short", &project::uci()?)
    }

    /// The program is copied, so that a build meanwhile does not change it.
    fn open(name: &str, program: &Path) -> Result<Self> {
        let folder = folder(name);
        fs::create_dir_all(&folder)?;
        fs::copy(program, folder.join("rookery-uci"))
            .with_context(|| format!("cannot copy {}", program.display()))?;
        Ok(Self(folder))
    }

    /// Plays what is missing and tells what all of it shows.
    pub(super) fn told(&self, trial: &Trial, setting: u8) -> Result<TrialResult> {
        let option = trial.dial.option;
        let player = format!("{option} {setting}");
        let games = format!("{option}-{setting}.pgn");
        let options = format!("option {option}={setting}; option Hash=4; option Seed={{game}}");
        let mut command = self.program(&["match", "--seed", "1"]);
        command
            .args(["--engine", &format!("{player}=./rookery-uci; {options}")])
            .args(["--engine", "pure=./rookery-uci; option Hash=4"])
            .args(["--nodes", &trial.nodes.to_string()])
            .args(["--games", &trial.games.to_string()])
            .args(["--concurrency", &trial.concurrency.to_string()])
            .args(["--resume", &format!("{option}-{setting}.jsonl")])
            .args(["--pgn", &games]);
        if let ProgressShown::Quiet = trial.progress {
            command.arg("--quiet");
        }
        let played = command.stdout(Stdio::null()).status()?;
        ensure!(played.success(), "{player} did not play its games");
        let mut command = self.program(&["traits", &games, "--player", &player]);
        command.args(["--json", "--paired"]);
        command.args(["--nodes", &trial.dial.judge.to_string()]);
        let output = command.stderr(Stdio::inherit()).output()?;
        ensure!(output.status.success(), "cannot tell the traits of {games}");
        let told: Value = serde_json::from_slice(&output.stdout)?;
        read(setting, &told[&player]).with_context(|| format!("nothing is told of {player}"))
    }

    fn program(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(self.0.join("rookery-uci"));
        command.current_dir(&self.0).args(arguments);
        command
    }
}

fn folder(name: &str) -> PathBuf {
    project::root().join("target/styles").join(name)
}

fn read(setting: u8, told: &Value) -> Option<TrialResult> {
    let traits = told["traits"].as_object()?.iter().map(|(name, measure)| {
        let measure = Measure {
            mean: measure["mean"].as_f64()?,
            interval: measure["interval"].as_f64()?,
        };
        Some((name.clone(), measure))
    });
    Some(TrialResult {
        setting,
        games: told["games"].as_u64()?,
        traits: traits.collect::<Option<_>>()?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_program_tells_is_read() {
        let json = r#"{"games": 40, "traits": {"advance": {"mean": 2.5, "interval": 0.1}}}"#;
        let told = read(25, &serde_json::from_str(json).unwrap()).unwrap();
        assert_eq!((told.setting, told.games), (25, 40));
        let (mean, interval) = (2.5, 0.1);
        assert_eq!(told.of("advance"), Measure { mean, interval });
        assert!(told.of("care").mean.is_nan());
        assert!(read(25, &Value::Null).is_none());
    }
}
