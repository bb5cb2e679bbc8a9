//! Stockfish as a peer, where it is installed: a child process whose CPU time is read.

use std::io::Write;
use std::process::{Command, Stdio};

use nix::sys::resource::{UsageWho, getrusage};

/// Seconds of CPU for `go perft`, start-up not counted; `None` if there is no Stockfish.
pub fn perft_seconds(fen: &str, depth: u8, nodes: u64) -> Option<f64> {
    let (idle, _) = run("")?;
    let (busy, answer) = run(&format!("position fen {fen}\ngo perft {depth}\n"))?;
    assert!(answer.contains(&format!("Nodes searched: {nodes}")), "Stockfish disagrees on {fen}");
    Some(busy - idle)
}

/// What it calls itself.
pub fn name() -> Option<String> {
    let (_, answer) = run("uci\n")?;
    answer.lines().find_map(|line| line.strip_prefix("id name ").map(str::to_owned))
}

fn run(commands: &str) -> Option<(f64, String)> {
    let before = children_seconds();
    let on_path = Command::new("stockfish").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let mut child = on_path
        .or_else(|_| {
            Command::new("/usr/games/stockfish").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()
        })
        .ok()?;
    let mut input = child.stdin.take().expect("a pipe");
    input.write_all(format!("{commands}quit\n").as_bytes()).expect("Stockfish reads");
    let output = child.wait_with_output().expect("Stockfish ends");
    Some((children_seconds() - before, String::from_utf8_lossy(&output.stdout).into_owned()))
}

fn children_seconds() -> f64 {
    let usage = getrusage(UsageWho::RUSAGE_CHILDREN).expect("usage of children");
    let time = usage.user_time();
    time.tv_sec() as f64 + time.tv_usec() as f64 / 1e6
}
