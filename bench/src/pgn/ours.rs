//! Our reader in three depths: moves alone, with comments, and whole trees.

use std::fs::File;

use rookery_rules::pgn::{Comment, Interest, Limits, Reader, VisitedMove, Visitor};
use rookery_rules::{Color, Position, Role};

use super::answer::Answer;

/// Every move is replayed; comments are passed over.
pub fn without_comments(file: File) -> Answer {
    let mut visitor = Moves::default();
    let games = read(file, &mut visitor);
    Answer { games, ..visitor.0 }
}

/// The text of comments is decoded and their commands are understood.
pub fn with_comments(file: File) -> Answer {
    let mut visitor = Everything::default();
    let games = read(file, &mut visitor);
    assert!(visitor.annotations > 0, "the file has comments");
    Answer {
        games,
        ..visitor.moves.0
    }
}

/// Each game is kept whole for a while.
pub fn trees(file: File) -> Answer {
    let mut answer = Answer::default();
    for tree in Reader::with_limits(file, Limits::ARCHIVE).trees() {
        let tree = tree.expect("a good game");
        answer.games += 1;
        for node in tree.walk().skip(1) {
            note(&mut answer, node.position());
        }
    }
    answer
}

fn read(file: File, visitor: &mut impl Visitor) -> u64 {
    let mut reader = Reader::with_limits(file, Limits::ARCHIVE);
    while reader.read_game(visitor).expect("a good game").is_some() {}
    reader.games()
}

#[derive(Default)]
struct Moves(Answer);

impl Visitor for Moves {
    const COMMENTS: Interest = Interest::Skip;

    fn played(&mut self, step: VisitedMove<'_>) -> Interest {
        note(&mut self.0, step.after);
        Interest::Read
    }
}

#[derive(Default)]
struct Everything {
    moves: Moves,
    annotations: usize,
}

impl Visitor for Everything {
    fn played(&mut self, step: VisitedMove<'_>) -> Interest {
        self.moves.played(step)
    }

    fn comment(&mut self, comment: Comment<'_>) {
        self.annotations += comment.annotations().count();
    }
}

fn note(answer: &mut Answer, position: &Position) {
    let board = position.board();
    answer.note(
        board.of_color(Color::White).0,
        board.of_role(Role::Pawn).0,
        board.occupied().0,
    );
}
