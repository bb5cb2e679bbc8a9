//! Nodes a second, natively and in WebAssembly. Every run must take the same nodes.

use std::process::Command;
use std::time::Duration;

use cpu_time::ThreadTime;
use rookery_engine::{BENCH_DEPTH, bench};

use super::Kit;
use super::chromium::{Chromium, Page};

/// How often Chromium runs the set each time it is started; it compiles during the first.
const RUNS: usize = 4;

const SCRIPT: &str = "
const clock = { host: { now: () => performance.now() } };
const { instance } = await WebAssembly.instantiateStreaming(fetch('module.wasm'), clock);
const cpu = async () => Number(await (await fetch('cpu')).text());
const lines = [];
for (let run = 0; run < RUNS; run++) {
  const begun = await cpu();
  const nodes = instance.exports.bench(DEPTH);
  lines.push(`${nodes} ${(await cpu()) - begun}`);
}
await fetch('result', { method: 'POST', body: lines.join('\\n') });
";

/// Searches the engine's own set once and prints nodes and seconds of CPU time.
pub fn bench_once() {
    let begun = ThreadTime::now();
    let nodes = bench(BENCH_DEPTH);
    println!("{nodes} {}", begun.elapsed().as_secs_f64());
}

/// Prints the table.
pub fn compare(kit: &Kit, rounds: usize) {
    let portable = std::env::current_exe().expect("this program");
    let chromium = Chromium::find();
    let mut names = vec!["built for any CPU of this kind", "built for this CPU"];
    if chromium.is_some() {
        names.push("WebAssembly in Chromium");
    }
    let mut best = vec![0.0_f64; names.len()];
    let mut nodes = None;
    let mut note = |row: usize, (count, seconds): (u64, f64)| {
        assert_eq!(*nodes.get_or_insert(count), count, "{} counts otherwise", names[row]);
        best[row] = best[row].max(count as f64 / seconds / 1e6);
    };
    for _ in 0..rounds {
        note(0, own(&portable));
        note(1, own(&kit.native));
        if let Some(chromium) = &chromium {
            in_chromium(chromium, kit).into_iter().for_each(|run| note(2, run));
        }
    }
    println!(
        "\nThe engine's fixed set to depth {BENCH_DEPTH}: {} nodes in each.",
        nodes.unwrap_or(0)
    );
    println!("Seconds are of CPU time; in Chromium that of all its processes.");
    println!("\n| nodes a second | millions | of the first |\n|---|---:|---:|");
    for (name, speed) in names.iter().zip(&best) {
        println!("| {name} | {speed:.3} | {:.2} |", speed / best[0]);
    }
    if chromium.is_none() {
        println!("| WebAssembly in Chromium | missing: there is no `chromium` on the PATH | |");
    }
}

fn own(program: &std::path::Path) -> (u64, f64) {
    let output = Command::new(program).arg("engine-nodes").output().expect("our own program");
    read(String::from_utf8_lossy(&output.stdout).trim())
}

fn in_chromium(chromium: &Chromium, kit: &Kit) -> Vec<(u64, f64)> {
    let script =
        SCRIPT.replace("RUNS", &RUNS.to_string()).replace("DEPTH", &BENCH_DEPTH.to_string());
    let module = std::fs::read(&kit.module).expect("the module was built");
    let mut page = Page::new(script);
    page.add("/module.wasm", module);
    let result = chromium.run(page, Duration::from_secs(300));
    result.lines().map(read).collect()
}

fn read(line: &str) -> (u64, f64) {
    let (nodes, seconds) = line.split_once(' ').expect("nodes and seconds");
    (nodes.parse().expect("nodes"), seconds.parse().expect("seconds"))
}
