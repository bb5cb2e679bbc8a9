//! Whole games of our WebAssembly against other engines of the browser, at the same time a move.

use std::process::Command;

use super::Kit;
use super::rivals::{Rival, classical, ours_in_node, simple};
use super::set::SET;
use super::uci::Uci;

/// Seconds a move against an engine that keeps to a time.
const SECONDS: f64 = 0.1;

/// Plays both matches with the runner, so many games each.
pub fn play(kit: &Kit, runner: &str, games: usize) {
    let simple = simple(kit);
    match pace(&simple) {
        Ok(seconds) => {
            println!(
                "\n{} takes {:.0} ms of CPU time a move; ours gets no more.",
                simple.name,
                seconds * 1e3
            );
            one_match(kit, runner, (&simple, ""), seconds, games);
        }
        Err(missing) => println!("\n{} is missing: {missing}", simple.name),
    }
    one_match(kit, runner, (&classical(kit), "; option Hash=16"), SECONDS, games);
}

/// What the engine takes for a move of the set on average, in seconds.
fn pace(rival: &Rival) -> Result<f64, &'static str> {
    let command = rival.command.as_ref().map_err(|missing| *missing)?;
    let mut engine = Uci::start(command).ok_or("it does not start")?;
    // The first move is that of a program still warming up.
    engine.seconds(SET[0], "go");
    let taken: f64 = SET.iter().map(|fen| engine.seconds(fen, "go").0).sum();
    let millis = (taken / SET.len() as f64 * 1e3).floor();
    Ok(millis.max(1.0) / 1e3)
}

fn one_match(
    kit: &Kit,
    runner: &str,
    (rival, options): (&Rival, &str),
    seconds: f64,
    games: usize,
) {
    let name = rival.name;
    let (Ok(ours), Ok(theirs)) = (&ours_in_node(kit).command, &rival.command) else {
        println!("\n{name} is missing: npm did not fetch it");
        return;
    };
    let entrant = |name: &str, command: &[String]| format!("{name}={}", quoted(command));
    let mut command = Command::new(runner);
    command.arg("match");
    command.args(["--engine", &entrant("Rookery in WebAssembly", ours)]);
    command.args(["--engine", &(entrant(name, theirs) + options)]);
    command.args(["--movetime", &seconds.to_string(), "--games", &games.to_string()]);
    // A peer may be as late as it likes; it is the play that is compared.
    command.args(["--margin", "60"]);
    let words = command.get_args().map(|word| format!("'{}'", word.to_string_lossy()));
    println!("\n{runner} {}", words.collect::<Vec<_>>().join(" "));
    let status = command.status().expect("the match runner starts");
    assert!(status.success(), "the match runner failed: {status}");
}

fn quoted(command: &[String]) -> String {
    let words = command.iter().map(|word| format!("\"{word}\""));
    words.collect::<Vec<_>>().join(" ")
}
