//! How well the motifs we find agree with the themes of a collection.

use std::fmt;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use rookery_motifs::{Motif, MotifSet, motifs};

use super::collection::{self, Puzzle};

/// What people meet most, and has to be told well.
const CORE: [Motif; 12] = [
    Motif::Fork,
    Motif::Pin,
    Motif::Skewer,
    Motif::DiscoveredAttack,
    Motif::HangingPiece,
    Motif::BackRankMate,
    Motif::MateIn1,
    Motif::MateIn2,
    Motif::MateIn3,
    Motif::Promotion,
    Motif::Deflection,
    Motif::TrappedPiece,
];
const LEAST_PRECISION: f64 = 0.8;
const LEAST_RECALL: f64 = 0.6;

/// Which half of a collection a puzzle belongs to. Definitions are made by looking at the one and
/// judged by the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Half {
    Development,
    HeldBack,
}

impl Half {
    /// By lot, but always the same for the same puzzle.
    fn of(id: &str) -> Self {
        // FNV-1a. Its lowest bits depend on the lowest bits of the letters alone.
        let hash = id.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
        });
        if hash >> 32 & 1 == 0 {
            Self::Development
        } else {
            Self::HeldBack
        }
    }
}

impl fmt::Display for Half {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Development => "Half for development",
            Self::HeldBack => "Half held back",
        })
    }
}

/// A puzzle judged twice.
struct Judged<'p> {
    puzzle: &'p Puzzle,
    tagged: MotifSet,
    found: MotifSet,
}

impl<'p> Judged<'p> {
    fn new(puzzle: &'p Puzzle) -> Result<Self> {
        let line = puzzle
            .line()
            .with_context(|| format!("puzzle {}", puzzle.id))?;
        let themes = puzzle.themes.split_whitespace();
        Ok(Self {
            puzzle,
            tagged: themes.filter_map(|theme| theme.parse().ok()).collect(),
            found: motifs(&line),
        })
    }

    fn differs_on(&self, motif: Motif) -> bool {
        self.tagged.contains(motif) != self.found.contains(motif)
    }
}

/// Prints the table of both halves. Whatever is below what is wanted in either is an error.
pub(super) fn run(file: &Path, differing: Option<&str>) -> Result<()> {
    let puzzles = collection::read(file)?;
    let judged = puzzles
        .iter()
        .map(Judged::new)
        .collect::<Result<Vec<_>>>()?;
    if let Some(motif) = differing {
        list(&judged, motif.parse()?);
        return Ok(());
    }
    let mut poor = Vec::new();
    for half in [Half::Development, Half::HeldBack] {
        let part = judged
            .iter()
            .filter(|judged| Half::of(&judged.puzzle.id) == half);
        let part: Vec<_> = part.collect();
        println!("\n{half}: {} puzzles\n", part.len());
        println!("| motif | tagged | found | precision | recall |\n|---|---:|---:|---:|---:|");
        for &motif in Motif::ALL {
            let agreement = Agreement::on(motif, &part);
            // A motif that the collection never names cannot be compared.
            if agreement.tagged == 0 {
                continue;
            }
            println!("| {motif} | {agreement} |");
            if agreement.is_poor(motif) {
                poor.push(format!("{motif} ({half})"));
            }
        }
    }
    ensure!(
        poor.is_empty(),
        "below a precision of {LEAST_PRECISION} or a recall of {LEAST_RECALL}: {}",
        poor.join(", ")
    );
    Ok(())
}

fn list(judged: &[Judged<'_>], motif: Motif) {
    let part = judged.iter().filter(|judged| {
        Half::of(&judged.puzzle.id) == Half::Development && judged.differs_on(motif)
    });
    for judged in part {
        let Puzzle {
            id,
            fen,
            moves,
            themes,
            rating: _,
        } = judged.puzzle;
        let which = if judged.found.contains(motif) {
            "found"
        } else {
            "missed"
        };
        println!("{which}\t{id}\t{fen}\t{moves}\t{themes}\t{}", judged.found);
    }
}

/// How often both, or only one, see a motif.
#[derive(Debug, Default, PartialEq, Eq)]
struct Agreement {
    tagged: u32,
    found: u32,
    both: u32,
}

impl Agreement {
    fn on(motif: Motif, part: &[&Judged<'_>]) -> Self {
        let mut agreement = Self::default();
        for judged in part {
            let (tagged, found) = (judged.tagged.contains(motif), judged.found.contains(motif));
            agreement.tagged += u32::from(tagged);
            agreement.found += u32::from(found);
            agreement.both += u32::from(tagged && found);
        }
        agreement
    }

    /// Whether this motif is told worse than it has to be.
    fn is_poor(&self, motif: Motif) -> bool {
        let below = |whole: u32, least: f64| f64::from(self.both) < least * f64::from(whole);
        CORE.contains(&motif)
            && (below(self.found, LEAST_PRECISION) || below(self.tagged, LEAST_RECALL))
    }
}

impl fmt::Display for Agreement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let share = |whole: u32| match whole {
            0 => "–".to_owned(),
            whole => format!("{:.3}", f64::from(self.both) / f64::from(whole)),
        };
        let (precision, recall) = (share(self.found), share(self.tagged));
        write!(
            f,
            "{} | {} | {precision} | {recall}",
            self.tagged, self.found
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_of_what_was_found_and_of_what_was_tagged() {
        let agreement = Agreement {
            tagged: 8,
            found: 5,
            both: 4,
        };
        assert_eq!(agreement.to_string(), "8 | 5 | 0.800 | 0.500");
        assert_eq!(Agreement::default().to_string(), "0 | 0 | – | –");
    }

    #[test]
    fn a_motif_that_matters_may_not_be_told_worse_than_this() {
        let check = |tagged, found, both, expected| {
            let agreement = Agreement {
                tagged,
                found,
                both,
            };
            assert_eq!(agreement.is_poor(Motif::Fork), expected, "{agreement}");
            assert!(!agreement.is_poor(Motif::Zugzwang), "{agreement}");
        };
        check(100, 75, 60, false);
        check(100, 76, 60, true);
        check(101, 75, 60, true);
        check(100, 0, 0, true);
    }

    #[test]
    fn a_puzzle_stays_in_its_half_and_the_halves_are_alike() {
        let ids =
            ('A'..='Z').flat_map(|first| ('a'..='z').map(move |last| format!("{first}7x{last}Q")));
        let held_back = ids.filter(|id| Half::of(id) == Half::HeldBack).count();
        // Of 676.
        assert!((270..406).contains(&held_back), "{held_back}");
    }
}
