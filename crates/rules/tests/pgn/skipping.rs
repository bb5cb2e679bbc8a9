//! What a visitor does not want to hear is left out, and everything after it is told.

use rookery_rules::Position;
use rookery_rules::pgn::{Comment, GameResult, Interest, Reader, VisitedMove, Visitor};

/// Hears so many moves of a line, and so many variations.
#[derive(Default)]
struct Picky {
    games: bool,
    moves: usize,
    variations: bool,
    heard: Vec<String>,
}

impl Visitor for Picky {
    fn begin_moves(&mut self, _: &Position) -> Interest {
        interest(self.games)
    }

    fn played(&mut self, step: VisitedMove<'_>) -> Interest {
        self.heard.push(step.before.san(step.mv));
        interest(self.heard.len() != self.moves)
    }

    fn begin_variation(&mut self) -> Interest {
        self.heard.push("(".to_owned());
        interest(self.variations)
    }

    fn end_variation(&mut self) {
        self.heard.push(")".to_owned());
    }

    fn end_game(&mut self, result: GameResult) {
        self.heard.push(result.to_string());
    }
}

fn interest(wanted: bool) -> Interest {
    if wanted {
        Interest::Read
    } else {
        Interest::Skip
    }
}

const GAMES: &str = "1. e4 (1. d4 {) 1-0} d5 (1... Nf6 *) 2. c4) e5 2. Nf3 1-0\n\n1. c4 *";

fn check(mut picky: Picky, expected: &str) {
    let mut reader = Reader::new(GAMES.as_bytes());
    while reader.read_game(&mut picky).unwrap().is_some() {}
    assert_eq!(reader.games(), 2);
    assert_eq!(reader.bytes_read(), GAMES.len() as u64);
    assert_eq!(picky.heard.join(" "), expected);
}

/// Hears no comments, and does not mind how long they are.
#[derive(Default)]
struct Deaf(usize);

impl Visitor for Deaf {
    const COMMENTS: Interest = Interest::Skip;

    fn played(&mut self, _: VisitedMove<'_>) -> Interest {
        self.0 += 1;
        Interest::Read
    }

    fn comment(&mut self, _: Comment<'_>) {
        unreachable!("comments are not told of");
    }
}

#[test]
fn comments() {
    let text = format!("1. e4 {{{}}} e5 ; x\n2. Nf3", "x".repeat(100_000));
    let mut deaf = Deaf::default();
    Reader::new(text.as_bytes()).read_game(&mut deaf).unwrap();
    assert_eq!(deaf.0, 3);
}

#[test]
fn whole_games() {
    check(Picky::default(), "1-0 *");
}

#[test]
fn variations() {
    let picky = Picky {
        games: true,
        ..Picky::default()
    };
    check(picky, "e4 ( e5 Nf3 1-0 c4 *");
}

#[test]
fn the_rest_of_a_variation() {
    let picky = Picky {
        games: true,
        variations: true,
        moves: 3,
        ..Picky::default()
    };
    check(picky, "e4 ( d4 ) e5 Nf3 1-0 c4 *");
}

#[test]
fn the_rest_of_a_game() {
    let picky = Picky {
        games: true,
        moves: 1,
        ..Picky::default()
    };
    check(picky, "e4 1-0 c4 *");
}
