//! Hears one game being read: keeps it as a tree, and how far the moves were good.

use rookery_rules::pgn::{
    Comment, GameResult, GameTree, Interest, Nag, TreeBuilder, VisitedMove, Visitor,
};
use rookery_rules::{Move, Position};

/// Hears only the tags, unless it is eager.
#[derive(Default)]
pub(super) struct Listener {
    builder: TreeBuilder,
    is_eager: bool,
    begun: bool,
    /// The moves that lead to the last one heard.
    path: Vec<Move>,
    /// The same of the lines outside the present variation.
    outer: Vec<Vec<Move>>,
}

/// What was heard.
pub(super) struct Heard {
    pub(super) tree: GameTree,
    /// Whether the tags were good, so that there is a start.
    pub(super) begun: bool,
    /// The moves that lead to the last good one.
    pub(super) path: Vec<Move>,
}

impl Listener {
    /// Hears the moves too.
    pub(super) fn eager() -> Self {
        Self {
            is_eager: true,
            ..Self::default()
        }
    }

    pub(super) fn finish(self) -> Heard {
        Heard {
            tree: self.builder.finish(),
            begun: self.begun,
            path: self.path,
        }
    }
}

impl Visitor for Listener {
    fn begin_game(&mut self) {
        self.builder.begin_game();
    }

    fn tag(&mut self, name: &str, value: &str) {
        self.builder.tag(name, value);
    }

    fn begin_moves(&mut self, start: &Position) -> Interest {
        self.begun = true;
        self.builder.begin_moves(start);
        if self.is_eager {
            Interest::Read
        } else {
            Interest::Skip
        }
    }

    fn played(&mut self, step: VisitedMove<'_>) -> Interest {
        self.path.push(step.mv);
        self.builder.played(step)
    }

    fn nag(&mut self, nag: Nag) {
        self.builder.nag(nag);
    }

    fn comment(&mut self, comment: Comment<'_>) {
        self.builder.comment(comment);
    }

    fn begin_variation(&mut self) -> Interest {
        self.outer.push(self.path.clone());
        self.path.pop();
        self.builder.begin_variation()
    }

    fn end_variation(&mut self) {
        self.path = self.outer.pop().unwrap_or_default();
        self.builder.end_variation();
    }

    fn end_game(&mut self, result: GameResult) {
        self.builder.end_game(result);
    }
}
