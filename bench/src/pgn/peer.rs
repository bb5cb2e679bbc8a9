//! pgn-reader with shakmaty, as its own example validates games, and variations as well.

use std::fs::File;
use std::ops::ControlFlow;

use pgn_reader::{Reader, SanPlus, Skip, Visitor};
use shakmaty::{Chess, Position};

use super::answer::Answer;

pub fn read(file: File) -> Answer {
    let mut visitor = Moves(Answer::default());
    Reader::new(file)
        .visit_all_games(&mut visitor)
        .expect("a file");
    visitor.0
}

struct Moves(Answer);

/// A line before and after its last move.
#[derive(Clone, Default)]
struct Line {
    before: Chess,
    here: Chess,
}

impl Visitor for Moves {
    type Tags = ();
    /// The line being read, and those that it interrupts.
    type Movetext = (Line, Vec<Line>);
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<(), ()> {
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<(), Self::Movetext> {
        ControlFlow::Continue(Default::default())
    }

    fn san(&mut self, (line, _): &mut Self::Movetext, san: SanPlus) -> ControlFlow<()> {
        let mv = san.san.to_move(&line.here).expect("a legal move");
        line.before.clone_from(&line.here);
        line.here.play_unchecked(mv);
        let board = line.here.board();
        self.0.note(
            board.white().into(),
            board.pawns().into(),
            board.occupied().into(),
        );
        ControlFlow::Continue(())
    }

    fn begin_variation(&mut self, (line, outer): &mut Self::Movetext) -> ControlFlow<(), Skip> {
        let inner = Line {
            before: line.before.clone(),
            here: line.before.clone(),
        };
        outer.push(std::mem::replace(line, inner));
        ControlFlow::Continue(Skip(false))
    }

    fn end_variation(&mut self, (line, outer): &mut Self::Movetext) -> ControlFlow<()> {
        *line = outer.pop().expect("a variation");
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, _: Self::Movetext) {
        self.0.games += 1;
    }
}
