//! Five million puzzles, and people who want the next one: someone new, someone who wants a rare
//! theme, and someone who has solved twenty thousand that lie close together.

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use rookery_motifs::Motif;
use rookery_store::{
    AttemptId, AttemptMode, Database, NewAttempt, NewPuzzle, Passed, PuzzleSearch, PuzzleSource,
    Store, Timestamp, UserId,
};

const PUZZLES: u64 = 5_000_000;
const AT_ONCE: u64 = 4_000;
const SOLVED: usize = 20_000;
const QUESTIONS: usize = 2_000;
/// One in so many has the rare theme.
const RARE: u64 = 10_000;
const NOW: Timestamp = Timestamp::from_millis(1_700_000_000_000);

pub(crate) async fn measure(folder: &Path) -> Result<()> {
    let file = folder.join("many.db");
    let store = Store::open(&Database::Sqlite(file.clone()), NOW).await?;
    let start = Instant::now();
    for first in (0..PUZZLES).step_by(AT_ONCE as usize) {
        store.take_puzzles((first..first + AT_ONCE).map(puzzle).collect()).await?;
    }
    store.place_puzzles(|_| ()).await?;
    println!(
        "{PUZZLES} puzzles are there after {:.0} s, in {} MiB",
        start.elapsed().as_secs_f64(),
        file.metadata()?.len() >> 20
    );

    let new = store.create_guest("New", NOW).await?.id;
    ask(&store, "someone new, in a range", |lot| search(new, lot, 1200, 1400)).await?;
    ask(&store, "someone new, a rare theme", |lot| PuzzleSearch {
        theme: Some(Motif::SmotheredMate.key().to_owned()),
        ..search(new, lot, 0, 3000)
    })
    .await?;
    let old = store.create_guest("Old", NOW).await?.id;
    let solved = solve(&store, old).await?;
    println!("someone has solved {solved} in a row, from 1500 up");
    ask(&store, "that one, from 1500", |lot| search(old, lot, 1500, 1700)).await?;
    ask(&store, "that one, rated", |lot| PuzzleSearch {
        passed: Passed::Tried,
        ..search(old, lot, 1400, 1600)
    })
    .await?;
    // Not one is left where the search begins, so it has to leap.
    ask(&store, "that one, from the lowest", |lot| PuzzleSearch {
        chance: 0,
        ..search(old, lot, 1500, 1700)
    })
    .await?;
    store.close().await;
    Ok(())
}

async fn ask(store: &Store, what: &str, search: impl Fn(u64) -> PuzzleSearch) -> Result<()> {
    let mut times = Vec::new();
    for number in 0..QUESTIONS as u64 {
        let search = search(mixed(number));
        let start = Instant::now();
        store.find_puzzle(&search).await?.context("there is one")?;
        times.push(start.elapsed());
    }
    times.sort_unstable();
    let at = |share: usize| millis(times[(times.len() * share / 100).min(times.len() - 1)]);
    println!(
        "{what}: half within {:.2} ms, 99 % within {:.2} ms, all within {:.2} ms",
        at(50),
        at(99),
        at(100)
    );
    Ok(())
}

/// Solves the lowest that are left, again and again.
async fn solve(store: &Store, user: UserId) -> Result<usize> {
    let mut solved = 0;
    while solved < SOLVED {
        let wanted = PuzzleSearch {
            chance: 0,
            from: Vec::new(),
            ..search(user, 0, 1500, 1700)
        };
        let first = store.find_puzzle(&wanted).await?.context("there is one")?;
        // Neighbors of the first one have the same rating, 2,400 numbers apart.
        let mut reports = Vec::new();
        let mut number = first.number.0;
        while reports.len() < 100 && number <= PUZZLES as i64 {
            let next = rookery_store::PuzzleNumber(number);
            let puzzle = store.numbered_puzzle(next).await?.context("it is there")?;
            reports.push(NewAttempt {
                id: AttemptId::new(NOW),
                puzzle: puzzle.puzzle.id,
                mode: AttemptMode::Practice,
                solved: true,
                tries: 1,
                hints: 0,
                millis: 9_000,
                happened: NOW,
            });
            number += 2_400;
        }
        solved += reports.len();
        store.report_attempts(user, reports, NOW).await?;
    }
    Ok(solved)
}

fn search(user: UserId, lot: u64, lowest: i64, highest: i64) -> PuzzleSearch {
    PuzzleSearch {
        user,
        theme: None,
        lowest,
        highest,
        from: vec![lowest + (lot % 5) as i64, lowest],
        chance: lot,
        passed: Passed::Solved,
    }
}

/// Ratings from 400 to 2799 in turn, and four themes each.
fn puzzle(number: u64) -> NewPuzzle {
    let lot = mixed(number);
    let mut themes: Vec<_> = (0..4)
        .map(|place| Motif::ALL[(lot >> (place * 8)) as usize % 9 + 9 * place].key())
        .collect();
    if number % RARE == 0 {
        themes.push(Motif::SmotheredMate.key());
    }
    NewPuzzle {
        id: format!("m{number:08}"),
        source: PuzzleSource::Lichess,
        fen: "r4r2/1p3pkp/p5p1/3R1N1Q/3P4/8/P1q2P2/3R2K1 b - - 3 25".to_owned(),
        moves: "g6f5 d5c5 c2e4 h5g5 g7h8 g5f6".to_owned(),
        themes: themes.join(" "),
        rating: 400 + (number % 2_400) as i64,
        deviation: 80,
        plays: 100,
    }
}

fn mixed(number: u64) -> u64 {
    let mut mixed = number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ mixed >> 31).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed ^ mixed >> 29
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}
