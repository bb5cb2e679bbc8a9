//! What is asked, and how often beside what else.

use uuid::Uuid;

use crate::guest::Guest;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// A game of usual length.
const MOVES: &str = "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7 f1e1 b7b5 a4b3 d7d6 c2c3 \
    e8g8 h2h3 c6b8 d2d4 b8d7 b1d2 c8b7 b3c2 f8e8 d2f1 e7f8 f1g3 g7g6 a2a4 c7c5 d4d5 c5c4 c1g5 \
    h7h6 g5e3 d7c5 d1d2 h6h5 e3g5 f8e7 e1e2 f6h7 g5e7 e8e7 a4b5 a6b5 a1a8 d8a8";

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Of a server without anything behind it.
    Bare,
    /// One game.
    Game,
    /// The newest games.
    List,
    DeepList,
    FilteredList,
    Search,
    /// Who am I?
    Session,
    Upload,
}

/// So many of a hundred each.
#[derive(Clone, Copy)]
pub(crate) struct Mix(&'static [(Kind, usize)]);

impl Mix {
    pub(crate) const READS: Self = Self(&[(Kind::Game, 50), (Kind::List, 30), (Kind::Session, 20)]);
    pub(crate) const USUAL: Self = Self(&[
        (Kind::Game, 40),
        (Kind::List, 24),
        (Kind::Session, 16),
        (Kind::Upload, 20),
    ]);

    pub(crate) fn only(kind: Kind) -> Self {
        match kind {
            Kind::Bare => Self(&[(Kind::Bare, 100)]),
            Kind::Game => Self(&[(Kind::Game, 100)]),
            Kind::List => Self(&[(Kind::List, 100)]),
            Kind::DeepList => Self(&[(Kind::DeepList, 100)]),
            Kind::FilteredList => Self(&[(Kind::FilteredList, 100)]),
            Kind::Search => Self(&[(Kind::Search, 100)]),
            Kind::Session => Self(&[(Kind::Session, 100)]),
            Kind::Upload => Self(&[(Kind::Upload, 100)]),
        }
    }

    /// Which one comes at this turn; spread over a hundred turns.
    pub(crate) fn at(self, turn: usize) -> Kind {
        let mut place = turn * 37 % 100;
        for &(kind, share) in self.0 {
            if place < share {
                return kind;
            }
            place -= share;
        }
        self.0[0].0
    }
}

impl Kind {
    /// Method, path and body.
    pub(crate) fn of(self, guest: &Guest, turn: usize) -> (&'static str, String, String) {
        let get = |path: String| ("GET", path, String::new());
        let list = |filter: &str| get(format!("/api/v1/users/me/games?limit=20{filter}"));
        match self {
            Self::Bare => get("/".to_owned()),
            Self::Game => get(guest.games[turn % guest.games.len()].clone()),
            Self::List => list(""),
            Self::DeepList => {
                let middle = guest.middle.lock().expect("nobody panics with it");
                list(&format!("&before={middle}"))
            }
            Self::FilteredList => list("&side=black&verdict=loss"),
            Self::Search => list("&text=zugzwang"),
            Self::Session => get("/api/v1/session".to_owned()),
            Self::Upload => ("PUT", new_game(), upload()),
        }
    }
}

pub(crate) fn new_game() -> String {
    format!("/api/v1/games/{}", Uuid::now_v7())
}

pub(crate) fn upload() -> String {
    format!(
        r#"{{"format":1,"source":"engine","side":"white","start_fen":"{START}","moves":"{MOVES}",
        "finished":true,"claimed":{{"result":"1-0","reason":"resignation"}},
        "opponent":{{"kind":"engine","name":"Easy","rung":750}},"started":1700000000000}}"#
    )
}

/// Games of a file, each another one.
pub(crate) fn file(first: usize, count: usize) -> String {
    let game = |number: usize| {
        format!(
            "[White \"Player {number}\"]\n[Black \"Olaf\"]\n[Result \"1-0\"]\n\n\
             1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 1-0\n\n"
        )
    };
    (first..first + count).map(game).collect()
}
