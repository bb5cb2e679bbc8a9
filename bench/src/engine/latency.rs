//! How soon the site's worker answers a stop, in Chromium.

use std::path::Path;
use std::time::Duration;

use super::chromium::{Chromium, Page};
use super::set::SET;

const STOPS: usize = 50;

/// Asks for endless thinking, waits some tens of milliseconds, never the same, and stops it.
const SCRIPT: &str = "
const worker = new Worker('/assets/BOOT', { type: 'module' });
const heard = (kind) => new Promise((done, failed) => {
  worker.onerror = failed;
  worker.onmessage = ({ data }) => kind in JSON.parse(data) && done(performance.now());
});
const send = (message) => worker.postMessage(JSON.stringify(message));
const fens = FENS;
const manner = { aggressiveness: 50, positional: 100, trading: 50, blind_spots: 0, seed: 0 };
await heard('hello');
const waits = [];
for (let id = 0; id < STOPS; id++) {
  const fen = fens[id % fens.length];
  send({ think: { id, fen, moves: [], limits: {}, lines: 1, manner } });
  await new Promise((done) => setTimeout(done, 60 + ((id * 37) % 101)));
  const thought = heard('thought');
  const begun = performance.now();
  send({ stop: { id } });
  waits.push((await thought) - begun);
}
await fetch('/result', { method: 'POST', body: waits.join(' ') });
";

/// Prints the figures, or says why there are none.
pub fn print(worker: &Path) {
    let Some(chromium) = Chromium::find() else {
        println!("\nHow soon a stop is answered is missing: there is no `chromium` on the PATH.");
        return;
    };
    let assets = std::fs::read_dir(worker.join("assets")).expect("the worker was built");
    let names: Vec<_> = assets.flatten().map(|entry| entry.file_name()).collect();
    let names: Vec<_> = names.iter().map(|name| name.to_string_lossy()).collect();
    let is_boot = |name: &&str| name.starts_with("worker-boot") && name.ends_with(".js");
    let boot = names.iter().map(AsRef::as_ref).find(is_boot).expect("the script that starts it");
    let script = SCRIPT.replace("BOOT", boot).replace("STOPS", &STOPS.to_string());
    let mut page = Page::new(script.replace("FENS", &format!("{SET:?}")));
    for name in &names {
        let path = format!("assets/{name}");
        page.add(&format!("/{path}"), std::fs::read(worker.join(&path)).expect("an asset"));
    }
    let answer = chromium.run(page, Duration::from_secs(120));
    let mut waits: Vec<f64> =
        answer.split(' ').map(|wait| wait.parse().expect("milliseconds")).collect();
    waits.sort_by(f64::total_cmp);
    println!(
        "\nA stop is answered in Chromium after {:.1} ms (median of {STOPS}), {:.1} ms at worst.",
        waits[waits.len() / 2],
        waits[waits.len() - 1]
    );
}
