//! `cargo xtask puzzles select`: chooses what ships from what ships already and what was mined, and
//! tells what it is. Only what `check` has proven again ships; the rest waits for it.

use std::collections::{BTreeMap, HashSet};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::Args;
use rookery_analysis::Score;
use rookery_motifs::{Line, Motif, motifs};
use rookery_puzzles::{Band, Clue, Effort, Model, Puzzle, features, name, pack, select, unpack};
use rookery_rules::{Position, Setup};

use super::check;
use super::journal::{self, MomentVerdict, Record, Sound};
use super::mine::usual_journal;
use crate::project;

/// What to choose from.
#[derive(Args)]
pub(crate) struct Select {
    /// Puzzles to choose at most.
    #[arg(long, default_value_t = 12_000)]
    most: usize,
    /// Journals to choose from, if not target/puzzles/journal.jsonl.
    #[arg(long)]
    journal: Vec<PathBuf>,
    /// Only tell what would be chosen.
    #[arg(long)]
    dry_run: bool,
}

/// The puzzles that ship.
pub(super) fn shipped() -> PathBuf {
    project::root().join("crates/puzzles/set/puzzles.bin")
}

/// The names of puzzles that `check` found wanting.
pub(super) fn refused() -> PathBuf {
    project::root().join("crates/puzzles/set/refused.txt")
}

/// Puzzles that would ship if `check` had proven them again.
pub(super) fn waiting() -> PathBuf {
    project::root().join("crates/puzzles/set/waiting.bin")
}

pub(crate) fn run(asked: &Select) -> Result<()> {
    let usual = [usual_journal()];
    let journals = match &asked.journal[..] {
        [] => &usual[..],
        journals => journals,
    };
    let model = Model::shipped();
    let mut known = packed(&shipped())?;
    let mut proven: HashSet<_> = known.iter().map(|puzzle| puzzle.id().to_string()).collect();
    proven.extend(names(&check::passed(Effort::PROOF.times(10).choice))?);
    known.extend(packed(&waiting())?);
    for journal in journals {
        for record in journal::read(journal)? {
            let puzzles = puzzles(&record, &model);
            known.extend(puzzles.with_context(|| format!("game {}", record.game))?);
        }
    }
    let found = known.len();
    let refused = names(&refused())?;
    known.retain(|puzzle| !refused.contains(puzzle.id().as_str()));
    println!(
        "{found} mined or shipped, {} of them refused by a check",
        found - known.len()
    );
    let is_proven = |puzzle: &Puzzle| proven.contains(puzzle.id().as_str());
    let (known, others) = known.into_iter().partition(is_proven);
    let chosen = select(Vec::new(), known, asked.most);
    let mut wanted = select(chosen.clone(), others, asked.most);
    wanted.retain(|puzzle| !is_proven(puzzle));
    print(&chosen);
    let bytes = pack(&chosen);
    println!("\n{} bytes", bytes.len());
    println!("{} wait for a check", wanted.len());
    if !asked.dry_run {
        fs::write(shipped(), bytes)?;
        fs::write(waiting(), pack(&wanted))?;
    }
    Ok(())
}

/// The puzzles of a file; none if there is no file.
pub(super) fn packed(path: &Path) -> Result<Vec<Puzzle>> {
    match path.exists() {
        true => Ok(unpack(&fs::read(path)?)?),
        false => Ok(Vec::new()),
    }
}

/// The words of a file with one a line; none if there is no file.
pub(super) fn names(path: &Path) -> Result<HashSet<String>> {
    match path.exists() {
        true => Ok(fs::read_to_string(path)?
            .lines()
            .map(str::to_owned)
            .collect()),
        false => Ok(HashSet::new()),
    }
}

/// The sound puzzles of a game.
fn puzzles(record: &Record, model: &Model) -> Result<Vec<Puzzle>> {
    let mut puzzles = Vec::new();
    for tried in &record.moments {
        if let MomentVerdict::Sound(sound) = &tried.verdict {
            puzzles.push(puzzle(&record.position(tried.ply)?, sound, model)?);
        }
    }
    Ok(puzzles)
}

/// What was found after a position.
pub(super) fn puzzle(before: &Position, sound: &Sound, model: &Model) -> Result<Puzzle> {
    // Where in a game it was is not told to the solver.
    let before = Position::try_from(Setup {
        halfmoves: 0,
        fullmoves: 1,
        ..Setup::from(*before)
    })?;
    let moves = journal::moves(&before, &sound.line)?;
    let mut themes = motifs(&Line::answering(before, &moves)?);
    let verdict = Motif::of_verdict(score(&sound.score).context("a score")?);
    if !themes.contains(Motif::Mate) {
        themes.insert(verdict.unwrap_or(Motif::Crushing));
    }
    let clues: Vec<Clue> = sound.clues.iter().map(|&told| told.into()).collect();
    let features = features(&before, &moves, &clues).context("a line")?;
    let id = name(&before, moves[0]);
    Ok(Puzzle::new(
        id,
        before,
        moves,
        model.rating(&features),
        themes,
    )?)
}

/// Reads what [`Score`] writes.
fn score(text: &str) -> Option<Score> {
    match text.strip_prefix('#') {
        Some(mate) => match mate.strip_prefix('-') {
            Some(moves) => Some(Score::MatedIn(moves.parse().ok()?)),
            None => Some(Score::MateIn(mate.parse().ok()?)),
        },
        None => {
            let pawns: f32 = text.parse().ok()?;
            Some(Score::Centipawns((100.0 * pawns).round() as i16))
        }
    }
}

fn print(chosen: &[Puzzle]) {
    let mut bands: BTreeMap<Band, usize> = Band::wanted().map(|band| (band, 0)).collect();
    for puzzle in chosen {
        *bands.entry(Band::of(puzzle.rating)).or_default() += 1;
    }
    let wanted = |band: &Band| Band::wanted().any(|wanted| wanted == *band);
    let poor = bands.iter();
    let poor = poor.filter(|&(band, &count)| wanted(band) && count < 500);
    let poor = poor.count();
    println!(
        "\n{} puzzles\n\n| rating | puzzles |\n|---|---:|",
        chosen.len()
    );
    for (band, count) in bands {
        println!("| {band} | {count} |");
    }
    println!("\n| theme | puzzles | share |\n|---|---:|---:|");
    let count = |motif: Motif| {
        let showing = chosen.iter().filter(|puzzle| puzzle.themes.contains(motif));
        showing.count()
    };
    let mut themes: Vec<_> = Motif::ALL
        .iter()
        .map(|&motif| (count(motif), motif))
        .collect();
    themes.sort_by_key(|&(count, motif)| (std::cmp::Reverse(count), motif));
    for &(count, motif) in themes.iter().filter(|&&(count, _)| count > 0) {
        let share = 100.0 * count as f32 / chosen.len() as f32;
        println!("| {motif} | {count} | {share:.1} % |");
    }
    let rich = themes.iter().filter(|&&(count, _)| count >= 100).count();
    println!("\n{rich} themes with at least 100 puzzles, {poor} bands with fewer than 500");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_read_back() {
        for wanted in [
            Score::MateIn(3),
            Score::MatedIn(2),
            Score::Centipawns(-35),
            Score::Centipawns(1207),
        ] {
            assert_eq!(score(&wanted.to_string()), Some(wanted));
        }
        assert_eq!(score("won"), None);
    }
}
