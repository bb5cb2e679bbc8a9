//! A game that the server keeps, as one that goes on.

use rookery_play::{
    self as play, Bout, Clock, GameId, GameSource, Meeting, OpponentKind, Seats, Timed, replay,
};
use rookery_rules::{DrawRules, Position};

use super::Game;

impl Game {
    /// The game as one that goes on; nothing if it is over, or none that was played at one device.
    #[must_use]
    pub fn bout(&self) -> Option<Bout> {
        let content = &self.content;
        let opponent = &content.opponent;
        let side = content.side.color()?;
        let seats = match content.source {
            GameSource::Engine => Seats::AgainstEngine {
                side,
                opponent: opponent.try_into().ok()?,
            },
            GameSource::Local => Seats::Friends {
                side,
                friend: opponent.friend()?,
            },
            GameSource::Live | GameSource::Import => return None,
        };
        let start = Position::parse_fen(&content.start_fen).ok()?;
        let words = content.moves.split_whitespace();
        let game = replay::game(start, words, DrawRules::AtOnce)?;
        let is_open = !content.finished && game.outcome().is_none();
        let clock = match &content.time_control {
            Some(control) => {
                let left: Option<Vec<_>> = content.clocks.iter().copied().collect();
                let left = left.filter(|left| left.len() == game.moves().len())?;
                Some(Clock::after(Timed::parse(control)?, start.turn(), left))
            }
            None => None,
        };
        is_open.then_some(Bout {
            id: GameId::parse(&self.summary.id)?,
            started: content.started,
            seats,
            seed: opponent.seed.unwrap_or_default(),
            game,
            clock,
            hints: content.hints,
            origin: self.summary.origin.as_deref().and_then(GameId::parse),
            meeting: self.occasion().map(|occasion| Meeting {
                occasion,
                who: opponent.id.clone(),
                name: opponent.name.clone(),
            }),
        })
    }

    /// What it is played for, if anything.
    fn occasion(&self) -> Option<play::Occasion> {
        let opponent = &self.content.opponent;
        match &self.content.occasion {
            Some(occasion) => occasion.read(),
            None => match opponent.kind {
                OpponentKind::Engine if !opponent.id.is_empty() => Some(play::Occasion::Own),
                OpponentKind::Character => Some(play::Occasion::Forest),
                _ => None,
            },
        }
    }
}
