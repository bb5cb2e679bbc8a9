//! The xboard protocol, version 2, from the side of the one who asks.
//!
//! The engine is kept in force mode and told every move; `go` asks it for one of its own.

mod feature;
mod post;

use std::time::{Duration, Instant};

use rookery_rules::{Color, Game, Move, Position};

use self::feature::Features;
use super::{Answer, Client, Fault, PREPARATION, Unready};
use crate::tournament::pace::Limit;
use crate::tournament::thought::Thought;
use crate::tournament::wire::{Silence, Wire};

/// Engines of the first version say nothing about features; so long they are waited for.
const FEATURES: Duration = Duration::from_secs(2);

/// A game's time that makes an engine spend one part of it on a move. The protocol counts the
/// time of a move in whole seconds only.
const MOVES_OF_A_CLOCK: u32 = 30;

pub(super) struct Xboard<W> {
    wire: W,
    features: Features,
    /// How many moves of the game the engine knows.
    known: usize,
    pings: u32,
}

impl<W: Wire> Xboard<W> {
    /// Introduces itself and sets the options.
    pub(super) fn start(wire: W, options: &[(String, String)]) -> Result<Self, Unready> {
        let mut xboard = Self {
            wire,
            features: Features::default(),
            known: 0,
            pings: 0,
        };
        xboard.introduce().map_err(Unready::after("protover"))?;
        for (name, value) in options {
            if !xboard.features.has_option(name) {
                return Err(Unready::NoOption(name.clone()));
            }
            let line = if value.is_empty() {
                format!("option {name}")
            } else {
                format!("option {name}={value}")
            };
            xboard.wire.send(&line).map_err(Unready::after("option"))?;
        }
        xboard.settle().map_err(Unready::after("ping"))?;
        Ok(xboard)
    }

    fn introduce(&mut self) -> Result<(), Silence> {
        self.wire.send("xboard")?;
        self.wire.send("protover 2")?;
        let begin = Instant::now();
        loop {
            let patience = if self.features.more_to_come {
                PREPARATION
            } else {
                FEATURES
            };
            match self.wire.receive(begin + patience) {
                Ok(line) => {
                    if let Some(features) = line.strip_prefix("feature ") {
                        self.features.add(features);
                        if self.features.done {
                            break;
                        }
                    }
                }
                Err(Silence::Late) if !self.features.more_to_come => break,
                Err(silence) => return Err(silence),
            }
        }
        Ok(())
    }

    /// Waits until the engine has done all it was told, if it can say so.
    fn settle(&mut self) -> Result<(), Silence> {
        if !self.features.ping {
            return Ok(());
        }
        let until = Instant::now() + PREPARATION;
        self.pings += 1;
        self.wire.send(&format!("ping {}", self.pings))?;
        let pong = format!("pong {}", self.pings);
        while self.wire.receive(until)? != pong {}
        Ok(())
    }

    fn tell_moves(&mut self, game: &Game) -> Result<(), Silence> {
        for mv in game.moves().skip(self.known) {
            let prefix = if self.features.usermove {
                "usermove "
            } else {
                ""
            };
            self.wire.send(&format!("{prefix}{mv}"))?;
        }
        self.known = game.moves().len();
        Ok(())
    }

    fn tell_limit(&mut self, limit: Limit, mover: Color) -> Result<(), Fault> {
        let (mine, others, increment) = match limit {
            Limit::Nodes(_) => {
                let reason = "xboard has no way to limit nodes";
                return Err(Fault::Start(reason.to_owned()));
            }
            Limit::Depth(depth) => return Ok(self.wire.send(&format!("sd {depth}"))?),
            Limit::MoveTime(time) if time.subsec_nanos() == 0 => {
                return Ok(self.wire.send(&format!("st {}", time.as_secs()))?);
            }
            Limit::MoveTime(time) => {
                let clock = time * MOVES_OF_A_CLOCK;
                (clock, clock, Duration::ZERO)
            }
            Limit::Clock { left, increment } => (left[mover], left[!mover], increment),
        };
        let seconds = mine.as_secs().max(1);
        let increment = increment.as_secs_f64();
        self.wire.send(&format!(
            "level 0 {}:{:02} {increment}",
            seconds / 60,
            seconds % 60
        ))?;
        self.wire.send(&format!("time {}", mine.as_millis() / 10))?;
        Ok(self
            .wire
            .send(&format!("otim {}", others.as_millis() / 10))?)
    }
}

impl<W: Wire> Client for Xboard<W> {
    fn new_game(&mut self, game: &Game, _: usize) -> Result<(), Fault> {
        for line in ["new", "force", "easy", "post"] {
            self.wire.send(line)?;
        }
        if *game.start() != Position::start() {
            self.wire
                .send(&format!("setboard {}", game.start().fen()))?;
        }
        self.known = 0;
        Ok(self.settle()?)
    }

    fn think(&mut self, game: &Game, limit: Limit, allowance: Duration) -> Result<Answer, Fault> {
        let mover = game.position().turn();
        self.tell_moves(game)?;
        self.tell_limit(limit, mover)?;
        let begin = Instant::now();
        self.wire.send("go")?;
        let mut thought = Thought::default();
        loop {
            let line = self.wire.receive(begin + allowance)?;
            let word = line.split_whitespace().next().unwrap_or_default();
            if let Some(text) = line.strip_prefix("move ") {
                let time = begin.elapsed();
                let mv = read_move(game.position(), text.trim())?;
                self.wire.send("force")?;
                self.known += 1;
                return Ok(Answer::Plays(mv, thought.took(time)));
            } else if line.contains("resign")
                && matches!(word, "resign" | "tellics" | "1-0" | "0-1")
            {
                return Ok(Answer::Resigns);
            }
            post::note(&mut thought, &line, mover);
        }
    }
}

/// Coordinates, as asked for, or SAN, as some answer nonetheless.
fn read_move(position: &Position, text: &str) -> Result<Move, Fault> {
    let coordinates = position.parse_uci(&text.to_ascii_lowercase()).ok();
    let mv = coordinates.or_else(|| position.parse_san(text).ok());
    mv.ok_or_else(|| Fault::Illegal(text.to_owned()))
}

#[cfg(test)]
mod tests;
