//! Reading a large file of games: every move of every line replayed and checked for legality,
//! by each reader in a process of its own, so that its memory can be told.

mod answer;
mod generate;
mod ours;
mod peer;

use std::fs::{self, File};
use std::path::Path;
use std::process::Command;

use cpu_time::ThreadTime;
use nix::sys::resource::{UsageWho, getrusage};

use self::answer::Answer;

const GAMES: u64 = 100_000;

struct Row {
    name: &'static str,
    read: fn(File) -> Answer,
}

const ROWS: [Row; 4] = [
    Row {
        name: "rookery-rules, comments skipped",
        read: ours::without_comments,
    },
    Row {
        name: "rookery-rules, comments decoded",
        read: ours::with_comments,
    },
    Row {
        name: "rookery-rules, whole trees",
        read: ours::trees,
    },
    Row {
        name: "pgn-reader 0.29 + shakmaty 0.30, comments skipped",
        read: peer::read,
    },
];

/// What one reading said and cost.
struct Run {
    answer: Answer,
    seconds: f64,
    megabytes: f64,
}

/// Makes the file and prints the table.
pub fn compare(path: &Path, rounds: usize) {
    generate::write(path, GAMES).expect("room for the games");
    let mut best: [Option<Run>; ROWS.len()] = [const { None }; ROWS.len()];
    for _ in 0..rounds {
        for (number, best) in best.iter_mut().enumerate() {
            let run = in_own_process(number, path);
            assert_eq!(run.answer.games, GAMES, "{}", ROWS[number].name);
            if best.as_ref().is_none_or(|best| run.seconds < best.seconds) {
                *best = Some(run);
            }
        }
    }
    let runs = best.map(|run| run.expect("at least one round"));
    assert!(
        runs.iter().all(|run| run.answer == runs[0].answer),
        "the readers disagree"
    );
    print(&runs, fs::metadata(path).expect("the file").len());
}

/// Reads the file once in this process and prints what [`in_own_process`] wants to hear.
pub fn read(number: usize, path: &Path) {
    let file = File::open(path).expect("the file of games");
    let begun = ThreadTime::now();
    let Answer { games, moves, sum } = (ROWS[number].read)(file);
    let seconds = begun.elapsed().as_secs_f64();
    let usage = getrusage(UsageWho::RUSAGE_SELF).expect("usage of this process");
    let megabytes = usage.max_rss() as f64 * 1024.0 / 1e6;
    println!("{games} {moves} {sum} {seconds} {megabytes}");
}

fn in_own_process(number: usize, path: &Path) -> Run {
    let program = std::env::current_exe().expect("this program");
    let output = Command::new(program)
        .args(["pgn-read", &number.to_string()])
        .arg(path)
        .output()
        .expect("this program runs again");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let mut words = said.split_whitespace();
    let mut word = || words.next().expect("five numbers");
    Run {
        answer: Answer {
            games: word().parse().expect("games"),
            moves: word().parse().expect("moves"),
            sum: word().parse().expect("a sum"),
        },
        seconds: word().parse().expect("seconds"),
        megabytes: word().parse().expect("megabytes"),
    }
}

/// Markdown, with our lead over the peer in the like-for-like row at the end.
fn print(runs: &[Run], bytes: u64) {
    let Answer { games, moves, .. } = runs[0].answer;
    println!(
        "\n{games} games with {moves} moves in {:.0} MB:",
        bytes as f64 / 1e6
    );
    println!("\n| reader | MB/s | games/s | peak memory, MB |");
    println!("|---|---:|---:|---:|");
    for (row, run) in ROWS.iter().zip(runs) {
        println!(
            "| {} | {:.0} | {:.0} | {:.1} |",
            row.name,
            bytes as f64 / 1e6 / run.seconds,
            games as f64 / run.seconds,
            run.megabytes
        );
    }
    let lead = runs[runs.len() - 1].seconds / runs[0].seconds;
    println!("| *ours / peer, comments skipped* | {lead:.2} | {lead:.2} | |");
}
