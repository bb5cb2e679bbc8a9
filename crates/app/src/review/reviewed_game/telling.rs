//! What a game tells beside its board: who played, their clocks and captures, the game as a text, and
//! a variation as an entry of its own.

use rookery_play::{GameId, GameSource, OpponentKind};
use rookery_protocol::api::{Ending, GameUpload, Variation};
use rookery_rules::pgn::{Annotation, GameResult};
use rookery_rules::{Color, Game};

use super::Review;
use crate::board::captured::{Captured, captured};
use crate::moves::cursor::{self, TreeStep};
use crate::moves::variations;
use crate::opponents::player_face::PlayerFace;
use crate::opponents::rivals::Rival;

/// One of the two who played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// Nothing for whoever the game belongs to.
    pub name: Option<String>,
    /// Who is drawn beside the name.
    pub face: PlayerFace,
    /// How strong, if it was an engine with a rating.
    pub rating: Option<u16>,
}

/// Between the names of two whom the owner of a game is not among.
const BETWEEN: &str = " – ";

impl Review {
    /// Whoever had these pieces.
    pub fn player(&self, color: Color) -> Player {
        let opponent = &self.content.opponent;
        let person = |name| Player {
            name,
            face: PlayerFace::Person,
            rating: None,
        };
        let Some(own) = self.content.side.color() else {
            let (white, black) = opponent.name.split_once(BETWEEN).unwrap_or(("?", "?"));
            let name = match color {
                Color::White => white,
                Color::Black => black,
            };
            return person(Some(name.to_owned()));
        };
        if color == own {
            return person(None);
        }
        Player {
            name: Some(opponent.name.clone()),
            face: match opponent.kind {
                OpponentKind::Character => {
                    Rival::from_key(&opponent.id).map_or(PlayerFace::Engine, PlayerFace::Animal)
                }
                OpponentKind::Engine => PlayerFace::Engine,
                OpponentKind::Person | OpponentKind::Unknown => PlayerFace::Person,
            },
            rating: opponent.rung,
        }
    }

    /// What was left on a clock when the position shown was on the board, in milliseconds; in a
    /// variation, when it begins.
    pub fn clock(&self, color: Color) -> Option<u32> {
        let first = self.tree.start().turn();
        let by = |ply: usize| if ply.is_multiple_of(2) { first } else { !first };
        let mut shown = self
            .content
            .clocks
            .iter()
            .enumerate()
            .take(self.own_plies());
        shown.rfind(|(ply, _)| by(*ply) == color)?.1.to_owned()
    }

    /// What this side has taken.
    pub fn captured(&self, color: Color) -> Captured {
        let game = self.game();
        captured(&game, game.moves().len())[color].clone()
    }

    /// The game up to the position shown.
    pub fn game(&self) -> Game {
        cursor::game(&self.tree, self.at)
    }

    /// The variations and comments as the server keeps them.
    pub fn beside(&self) -> Vec<Variation> {
        variations::write(&self.tree, &self.own)
    }

    /// The game with its variations as PGN, where `name` says what each side is called.
    pub fn pgn(&self, name: impl Fn(Color) -> String, date: &str) -> String {
        let mut tree = self.tree.clone();
        for (at, left) in self.own.iter().skip(1).zip(&self.content.clocks) {
            if let Some(left) = left {
                let left = std::time::Duration::from_millis(u64::from(*left));
                tree.remark_mut(*at).annotate(Annotation::Clock(left));
            }
        }
        let event = match &*self.summary.title {
            "" => "Rookery",
            title => title,
        };
        let (white, black) = (name(Color::White), name(Color::Black));
        let opening = self.summary.opening.as_deref();
        for (tag, value) in [
            ("Event", Some(event)),
            ("Site", Some("Rookery")),
            ("Date", Some(date)),
            ("Round", Some("-")),
            ("White", Some(&*white)),
            ("Black", Some(&*black)),
            ("Opening", opening),
        ] {
            if let Some(value) = value {
                // A name that PGN cannot hold is left out.
                tree.tags.set(tag, value).unwrap_or_default();
            }
        }
        let ending = self.summary.ending.as_ref();
        tree.result = ending
            .and_then(|ending| GameResult::parse(&ending.result))
            .unwrap_or(GameResult::Unknown);
        tree.to_string()
    }

    /// The line shown as a game of its own that knows where it comes from; nothing if it is the
    /// game itself. It has no result unless its moves give one.
    pub fn entry(&self, now: i64) -> Option<GameUpload> {
        if self.is_own() {
            return None;
        }
        let end = cursor::target(&self.tree, self.at, TreeStep::Last);
        let path = cursor::path(&self.tree, end);
        let moves: Vec<_> = path.iter().filter_map(|node| node.mv()).collect();
        let moves: Vec<_> = moves.iter().map(ToString::to_string).collect();
        let game = cursor::game(&self.tree, end);
        let is_open = game.outcome().is_none() && game.claimable().is_none();
        Some(GameUpload {
            source: GameSource::Local,
            moves: moves.join(" "),
            clocks: Vec::new(),
            time_control: None,
            hints: 0,
            finished: true,
            claimed: is_open.then(|| Ending {
                result: GameResult::Unknown.to_string(),
                reason: None,
            }),
            started: now,
            ended: None,
            origin: Some(self.summary.id.clone()),
            occasion: None,
            ..self.content.clone()
        })
    }

    /// Its id, if it is one that this device could have made.
    pub fn id(&self) -> Option<GameId> {
        GameId::parse(&self.summary.id)
    }
}
