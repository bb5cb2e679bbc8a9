//! A UCI engine as a child process whose CPU time is read.

use std::io::{BufRead, BufReader, Lines, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use super::cpu;

pub struct Uci {
    /// What it calls itself.
    pub name: String,
    child: Child,
    input: ChildStdin,
    output: Lines<BufReader<ChildStdout>>,
}

impl Uci {
    /// Starts it with the table of the site's worker and one thread.
    pub fn start(command: &[String]) -> Option<Self> {
        let (program, arguments) = command.split_first()?;
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .ok()?;
        let input = child.stdin.take().expect("a pipe");
        let output = BufReader::new(child.stdout.take().expect("a pipe")).lines();
        let mut engine = Self { name: String::new(), child, input, output };
        engine.say("uci");
        engine.name = engine.introduction()?;
        engine.say("setoption name Threads value 1");
        engine.say("setoption name Hash value 16");
        engine.say("isready");
        engine.wait("readyok")?;
        Some(engine)
    }

    /// Seconds of CPU time that this takes on the position, and the last nodes it tells of.
    pub fn seconds(&mut self, fen: &str, go: &str) -> (f64, u64) {
        self.say("ucinewgame");
        self.say(&format!("position fen {fen}"));
        self.say("isready");
        self.wait("readyok").expect("it answers");
        let begun = self.cpu_seconds();
        self.say(go);
        let mut nodes = 0;
        loop {
            let line = self.output.next().expect("it thinks to the end").expect("text");
            let mut words = line.split(' ').skip_while(|&word| word != "nodes").skip(1);
            nodes = words.next().and_then(|word| word.parse().ok()).unwrap_or(nodes);
            if line.starts_with("bestmove") {
                return (self.cpu_seconds() - begun, nodes);
            }
        }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("it reads");
    }

    /// The name it tells before `uciok`.
    fn introduction(&mut self) -> Option<String> {
        let mut name = String::new();
        for line in self.output.by_ref().flatten() {
            match line.strip_prefix("id name ") {
                Some(told) => name = told.trim().to_owned(),
                None if line.trim() == "uciok" => return Some(name),
                None => {}
            }
        }
        None
    }

    fn wait(&mut self, word: &str) -> Option<()> {
        self.output.by_ref().flatten().find(|line| line.trim() == word).map(drop)
    }

    fn cpu_seconds(&self) -> f64 {
        cpu::of_process(self.child.id())
    }
}

impl Drop for Uci {
    fn drop(&mut self) {
        // It may already be gone, and that is all we want.
        let _ = writeln!(self.input, "quit");
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
