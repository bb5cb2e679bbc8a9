//! A hard puzzle that was found. Where there is one, others are five times as near as elsewhere: the
//! game is gone on with differently from shortly before it.

use anyhow::{Context, Result};
use rookery_analysis::{Rating, Style};
use rookery_puzzles::{Model, Puzzle};
use rookery_rules::{Move, Position};

use super::pairing::{Kind, Pairing};
use crate::puzzles::journal::{MomentVerdict, Record, Tried};
use crate::puzzles::select::puzzle;

/// Half-moves before the puzzle from which games branch off.
const BEFORE: usize = 6;
/// Games that branch off.
const BRANCHES: u64 = 6;
/// Half-moves of each.
pub(super) const LENGTH: usize = 16;

/// A puzzle, and where it was.
pub(super) struct Root {
    /// Where other games begin.
    pub(super) start: Position,
    /// Half-moves from there to the mistake.
    pub(super) ply: usize,
    /// The solver's first move.
    pub(super) first: Move,
    /// The number of its first branch; the others count up from there.
    pub(super) number: u64,
    ratings: [Rating; 2],
}

impl Root {
    /// The puzzles of a game that are rated so high, or higher.
    pub(super) fn of(record: &Record, least: u16, model: &Model) -> Result<Vec<Self>> {
        let roots = record.moments.iter().map(|tried| {
            let root = Self::at(record, tried, least, model);
            root.with_context(|| format!("game {}", record.game))
        });
        roots.filter_map(Result::transpose).collect()
    }

    fn at(record: &Record, tried: &Tried, least: u16, model: &Model) -> Result<Option<Self>> {
        let MomentVerdict::Sound(sound) = &tried.verdict else {
            return Ok(None);
        };
        let puzzle = puzzle(&record.position(tried.ply)?, sound, model)?;
        if puzzle.rating.value < least {
            return Ok(None);
        }
        let ply = tried.ply.min(BEFORE);
        let rating = |rating| Rating::new(rating).context("no rating of the ladder");
        let [white, black] = record.ratings;
        Ok(Some(Self {
            start: record.position(tried.ply - ply)?,
            ply,
            first: puzzle.moves()[1],
            ratings: [rating(white)?, rating(black)?],
            number: number(&puzzle),
        }))
    }

    /// Who plays on in the branches.
    pub(super) fn branches(&self) -> impl Iterator<Item = Pairing> {
        let branch = |index| Pairing {
            kind: Kind::Tangle,
            ratings: self.ratings,
            styles: [Style::PURE; 2],
            book: 0,
            seed: self.number.wrapping_add(index),
        };
        (0..BRANCHES).map(branch)
    }
}

/// Made from the name, which is made from the puzzle.
fn number(puzzle: &Puzzle) -> u64 {
    let id = puzzle.id();
    let letters = id.as_str().bytes();
    letters.fold(0, |number, letter| (number << 8) | u64::from(letter))
}
