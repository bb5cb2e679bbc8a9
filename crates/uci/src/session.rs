//! A conversation in UCI: lines in, lines out, one position remembered between them.

use std::io::{self, BufRead, Write};
use std::sync::{Arc, Mutex};
use std::time::Instant;

use rookery_engine::{BENCH_DEPTH, bench};

use crate::command::{Command, Placed};
use crate::count;
use crate::go::{Go, Wait};
use crate::handicap::Handicap;
use crate::option::{Setting, StyleDial, options};
use crate::thinking::{Manner, Output, Thinker, tell};

/// Megabytes for the table until told otherwise.
const HASH: usize = 16;

pub(crate) struct Session {
    placed: Placed,
    manner: Manner,
    handicap: Handicap,
    /// The search that `ponderhit` would begin.
    pondered: Option<Go>,
    thinker: Thinker,
    out: Output,
}

impl Session {
    pub(crate) fn new(out: impl Write + Send + 'static) -> Self {
        let out: Output = Arc::new(Mutex::new(out));
        Self {
            placed: Placed::default(),
            manner: Manner::default(),
            handicap: Handicap::default(),
            pondered: None,
            thinker: Thinker::start(HASH, Arc::clone(&out)),
            out,
        }
    }

    /// Answers line after line until `quit` or the end of the input.
    pub(crate) fn run(mut self, input: impl BufRead) -> io::Result<()> {
        for line in input.split(b'\n') {
            let line = line?;
            match Command::parse(&String::from_utf8_lossy(&line), &self.placed.position) {
                Ok(Command::Quit) => {
                    self.thinker.hush();
                    break;
                }
                Ok(command) => self.obey(command)?,
                Err(refusal) => tell(&self.out, &format!("info string refused: {refusal}")),
            }
        }
        self.thinker.finish();
        Ok(())
    }

    fn obey(&mut self, command: Command) -> io::Result<()> {
        match command {
            Command::Uci => tell(&self.out, &introduction()),
            Command::IsReady => tell(&self.out, "readyok"),
            Command::NewGame => {
                self.stop();
                self.thinker.forget();
                // Each game has its own luck.
                self.manner.seed += 1;
            }
            Command::Position(placed) => {
                self.stop();
                self.placed = *placed;
            }
            Command::Go(go) => self.go(go),
            Command::Stop => self.stop(),
            Command::Ponderhit => {
                if let Some(go) = self.pondered.take() {
                    self.thinker.hush();
                    self.go(go);
                }
            }
            Command::Set(setting) => self.set(setting),
            Command::Perft(depth) => {
                // Counted before the output is taken, so that a search can go on telling.
                let mut counted = Vec::new();
                count::write_split(&mut counted, &self.placed.position, depth)?;
                let mut out = self.out.lock().expect("nobody panics while writing");
                out.write_all(&counted)?;
                out.flush()?;
            }
            Command::Bench => tell(&self.out, &benched()),
            Command::Display => tell(&self.out, &self.displayed()),
            Command::Nothing | Command::Quit => {}
        }
        Ok(())
    }

    fn go(&mut self, go: Go) {
        self.manner.strength = self.handicap.strength();
        self.thinker.search(&self.placed, &go, &self.manner);
        self.pondered = (go.wait == Wait::ForPonderhit).then_some(Go {
            wait: Wait::No,
            ..go
        });
    }

    /// Ends the search under way; a move pondered on is no longer expected.
    fn stop(&mut self) {
        self.pondered = None;
        self.thinker.stop();
    }

    fn set(&mut self, setting: Setting) {
        match setting {
            Setting::Hash(megabytes) => self.thinker.resize(megabytes),
            Setting::ClearHash => self.thinker.forget(),
            Setting::MultiPv(lines) => self.manner.lines = lines,
            Setting::Style(which, dial) => {
                let style = &mut self.manner.style;
                *match which {
                    StyleDial::Aggressiveness => &mut style.aggressiveness,
                    StyleDial::Positional => &mut style.positional,
                    StyleDial::Trading => &mut style.trading,
                    StyleDial::BlindSpots => &mut style.blind_spots,
                } = dial;
            }
            Setting::Weakness(weakness) => self.manner.weakness = weakness,
            Setting::Seed(seed) => self.manner.seed = seed,
            Setting::LimitStrength(limited) => self.handicap.limited = limited,
            Setting::Elo(rating) => self.handicap.rating = rating,
            Setting::Step(step) => self.handicap.step = step,
            Setting::Other => {}
        }
    }

    fn displayed(&self) -> String {
        let position = &self.placed.position;
        format!(
            "{:?}\nFen: {}\nKey: {:016X}",
            position.board(),
            position.fen(),
            position.hash()
        )
    }
}

fn introduction() -> String {
    format!(
        "id name Rookery {}\nid author the Rookery contributors\n{}\nuciok",
        env!("CARGO_PKG_VERSION"),
        options()
    )
}

/// The engine's fingerprint and its speed on this machine.
pub(crate) fn benched() -> String {
    let begun = Instant::now();
    let nodes = bench(BENCH_DEPTH);
    let speed = nodes as f64 / begun.elapsed().as_secs_f64();
    format!("{nodes} nodes {speed:.0} nps")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Default)]
    struct Shared(Arc<Mutex<Vec<u8>>>);

    impl Write for Shared {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().unwrap().write(bytes)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    fn answer(input: &[u8]) -> String {
        let out = Shared::default();
        Session::new(out.clone()).run(input).unwrap();
        String::from_utf8(out.0.lock().unwrap().clone()).unwrap()
    }

    fn check(input: &[u8], expected: &str) {
        let answer = answer(input);
        assert!(answer.ends_with(expected), "{answer}");
    }

    #[test]
    fn counts_from_the_position_it_was_given() {
        check(
            b"position startpos moves e2e4\r\ngo perft 1\r\nquit\r\nisready\r\n",
            "\nNodes searched: 20\n\n",
        );
    }

    #[test]
    fn a_refused_position_leaves_the_last_one() {
        check(
            b"position fen 7k/8/8/8/8/8/8/K7 w - - 0 1\nposition startpos moves e7e5\ngo perft 1",
            "\nNodes searched: 3\n\n",
        );
    }

    #[test]
    fn bytes_that_are_no_text_are_refused() {
        check(b"\xff\xfe\nisready\n", "'\nreadyok\n");
    }

    #[test]
    fn a_mate_is_found_and_told() {
        let mate = b"position fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1\ngo depth 3\n";
        let answer = answer(mate);
        assert!(answer.contains("score mate 1"), "{answer}");
        assert!(answer.ends_with("bestmove a1a8\n"), "{answer}");
    }

    #[test]
    fn an_endless_search_answers_once_it_is_stopped() {
        let told = answer(b"go infinite\nisready\nstop\n");
        assert!(told.contains("readyok"), "{told}");
        assert_eq!(told.matches("bestmove").count(), 1, "{told}");
    }

    #[test]
    fn pondering_answers_once_after_the_hit() {
        let told = answer(b"go ponder depth 4\nponderhit\n");
        assert_eq!(told.matches("bestmove").count(), 1, "{told}");
    }

    #[test]
    fn a_ponder_hit_after_a_stop_is_too_late() {
        let told = answer(b"go ponder depth 4\nstop\nposition startpos moves e2e4\nponderhit\n");
        assert_eq!(told.matches("bestmove").count(), 1, "{told}");
    }

    #[test]
    fn several_lines_are_told_best_first() {
        let told = answer(b"setoption name MultiPV value 3\ngo depth 4\n");
        assert!(told.contains("depth 4 seldepth"), "{told}");
        assert!(told.contains("multipv 3"), "{told}");
    }

    #[test]
    fn only_the_moves_asked_for_are_searched() {
        let told = answer(b"go depth 4 searchmoves a2a3\n");
        assert!(told.contains("bestmove a2a3"), "{told}");
    }

    #[test]
    fn a_style_changes_how_it_thinks_and_can_be_taken_back() {
        let nodes = |setup: &str| {
            let told = answer(format!("{setup}\ngo depth 6\n").as_bytes());
            let (_, rest) = told.rsplit_once("nodes ").unwrap();
            rest.split(' ').next().unwrap().to_owned()
        };
        let bold = "setoption name Aggressiveness value 100\n";
        let middle = "setoption name Aggressiveness value 50\n";
        assert_ne!(nodes(bold), nodes(""));
        assert_eq!(nodes(&[bold, middle].concat()), nodes(""));
    }

    #[test]
    fn a_weakness_is_played_and_can_be_taken_back() {
        let best = |weakness: &str| {
            let set = format!("setoption name Weakness value {weakness}\n");
            let ask = "position fen 6k1/8/8/8/7q/8/3P4/4K2R w - - 0 1\ngo nodes 500\n";
            answer((set + ask).as_bytes())
        };
        assert!(best("none").contains("bestmove h1h4"));
        assert!(best("runs-from-checks").contains("bestmove e1"));
    }

    #[test]
    fn without_a_legal_move_it_says_so() {
        check(
            b"position fen k7/1Q6/1K6/8/8/8/8/8 b - - 0 1\ngo depth 3\n",
            "bestmove 0000\n",
        );
    }
}
