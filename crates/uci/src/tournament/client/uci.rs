//! The UCI protocol from the side of the one who asks.

mod info;

use std::time::{Duration, Instant};

use rookery_rules::{Game, Position};

use super::{Answer, Client, Fault, PREPARATION, Unready};
use crate::tournament::entrant::GAME;
use crate::tournament::pace::Limit;
use crate::tournament::thought::Thought;
use crate::tournament::wire::{Silence, Wire};
use rookery_rules::Color;

pub(super) struct Uci<W> {
    wire: W,
    /// Options that are set anew for each game.
    by_game: Vec<(String, String)>,
}

impl<W: Wire> Uci<W> {
    /// Introduces itself and sets the options.
    pub(super) fn start(wire: W, options: &[(String, String)]) -> Result<Self, Unready> {
        let mut uci = Self {
            wire,
            by_game: Vec::new(),
        };
        let known = uci.introduce().map_err(Unready::after("uci"))?;
        for (name, value) in options {
            if !known.iter().any(|known| known.eq_ignore_ascii_case(name)) {
                return Err(Unready::NoOption(name.clone()));
            }
            if value.contains(GAME) {
                uci.by_game.push((name.clone(), value.clone()));
                continue;
            }
            let line = if value.is_empty() {
                format!("setoption name {name}")
            } else {
                format!("setoption name {name} value {value}")
            };
            uci.wire.send(&line).map_err(Unready::after("setoption"))?;
        }
        uci.wait_until_ready().map_err(Unready::after("isready"))?;
        Ok(uci)
    }

    /// The names of all options.
    fn introduce(&mut self) -> Result<Vec<String>, Silence> {
        let until = Instant::now() + PREPARATION;
        let mut options = Vec::new();
        self.wire.send("uci")?;
        loop {
            let line = self.wire.receive(until)?;
            if line == "uciok" {
                return Ok(options);
            }
            let option = line.strip_prefix("option name ");
            let name = option.and_then(|option| option.split_once(" type "));
            options.extend(name.map(|(name, _)| name.trim().to_owned()));
        }
    }

    fn wait_until_ready(&mut self) -> Result<(), Silence> {
        let until = Instant::now() + PREPARATION;
        self.wire.send("isready")?;
        while self.wire.receive(until)? != "readyok" {}
        Ok(())
    }
}

impl<W: Wire> Client for Uci<W> {
    fn new_game(&mut self, _: &Game, number: usize) -> Result<(), Fault> {
        self.wire.send("ucinewgame")?;
        for (name, value) in &self.by_game {
            let value = value.replace(GAME, &number.to_string());
            let line = format!("setoption name {name} value {value}");
            self.wire.send(&line)?;
        }
        Ok(self.wait_until_ready()?)
    }

    fn think(&mut self, game: &Game, limit: Limit, allowance: Duration) -> Result<Answer, Fault> {
        self.wire.send(&position(game))?;
        let begin = Instant::now();
        self.wire.send(&go(limit))?;
        let mut thought = Thought::default();
        loop {
            let line = self.wire.receive(begin + allowance)?;
            let mut words = line.split_whitespace();
            match words.next() {
                Some("info") => info::note(&mut thought, words, game.position().turn()),
                Some("bestmove") => {
                    let text = words.next().unwrap_or_default();
                    let mv = game.position().parse_uci(text);
                    let mv = mv.map_err(|_| Fault::Illegal(text.to_owned()))?;
                    return Ok(Answer::Plays(mv, thought.took(begin.elapsed())));
                }
                _ => {}
            }
        }
    }
}

fn position(game: &Game) -> String {
    let mut line = if *game.start() == Position::start() {
        "position startpos".to_owned()
    } else {
        format!("position fen {}", game.start().fen())
    };
    for (index, mv) in game.moves().enumerate() {
        line.push_str(if index == 0 { " moves " } else { " " });
        line.push_str(&mv.to_string());
    }
    line
}

fn go(limit: Limit) -> String {
    match limit {
        Limit::Nodes(nodes) => format!("go nodes {nodes}"),
        Limit::Depth(depth) => format!("go depth {depth}"),
        Limit::MoveTime(time) => format!("go movetime {}", time.as_millis().max(1)),
        Limit::Clock { left, increment } => format!(
            "go wtime {} btime {} winc {increment} binc {increment}",
            left[Color::White].as_millis().max(1),
            left[Color::Black].as_millis().max(1),
            increment = increment.as_millis(),
        ),
    }
}

#[cfg(test)]
mod tests;
