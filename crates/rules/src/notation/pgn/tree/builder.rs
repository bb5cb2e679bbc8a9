//! Puts a tree together from what a reader tells.

use std::io::Read;

use super::{GameTree, NodeId};
use crate::Position;
use crate::pgn::{
    Comment, GameResult, Interest, Nag, PgnError, Reader, Remark, VisitedMove, Visitor,
};

/// A visitor that keeps the whole game.
#[derive(Debug)]
pub struct TreeBuilder {
    tree: GameTree,
    at: NodeId,
    /// Where the lines outside the present variation have got to.
    outer: Vec<NodeId>,
    /// What is said in a variation before its first move; `None` once that has come.
    opening: Option<Opening>,
}

#[derive(Debug, Default)]
struct Opening {
    remark: Remark,
    nags: Vec<Nag>,
}

impl TreeBuilder {
    /// A builder that has heard nothing yet.
    #[must_use]
    pub fn new() -> Self {
        Self {
            tree: GameTree::new(Position::start()),
            at: NodeId::ROOT,
            outer: Vec::new(),
            opening: None,
        }
    }

    /// The last game that was read, or what is known of it.
    #[must_use]
    pub fn finish(self) -> GameTree {
        self.tree
    }
}

impl Default for TreeBuilder {
    fn default() -> Self {
        Self::new()
    }
}

impl Visitor for TreeBuilder {
    fn begin_game(&mut self) {
        *self = Self::new();
    }

    fn tag(&mut self, name: &str, value: &str) {
        if self.tree.tags.get(name).is_none() {
            // What the tree keeps elsewhere is told to it elsewhere.
            let _ = self.tree.tags.set(name, value);
        }
    }

    fn begin_moves(&mut self, start: &Position) -> Interest {
        self.tree.nodes[0].position = *start;
        Interest::Read
    }

    fn played(&mut self, step: VisitedMove<'_>) -> Interest {
        self.at = self.tree.push(self.at, step.mv, *step.after);
        if let Some(opening) = self.opening.take() {
            let node = &mut self.tree.nodes[self.at.index()];
            node.introduction = opening.remark;
            node.nags = opening.nags;
        }
        Interest::Read
    }

    fn nag(&mut self, nag: Nag) {
        match &mut self.opening {
            Some(opening) if opening.nags.contains(&nag) => {}
            Some(opening) => opening.nags.push(nag),
            None => self.tree.add_nag(self.at, nag),
        }
    }

    fn comment(&mut self, comment: Comment<'_>) {
        match &mut self.opening {
            Some(opening) => opening.remark.add(comment),
            None => self.tree.remark_mut(self.at).add(comment),
        }
    }

    fn begin_variation(&mut self) -> Interest {
        self.outer.push(self.at);
        let before = self.tree.node(self.at).parent();
        self.at = before.map_or(NodeId::ROOT, |node| node.id());
        self.opening = Some(Opening::default());
        Interest::Read
    }

    fn end_variation(&mut self) {
        self.at = self.outer.pop().unwrap_or(NodeId::ROOT);
        // A variation without moves is a comment on the move before it.
        if let Some(opening) = self.opening.take() {
            self.tree.remark_mut(self.at).append(opening.remark);
        }
    }

    fn end_game(&mut self, result: GameResult) {
        self.tree.result = result;
    }
}

/// The games of a reader as trees, broken ones as errors.
pub struct Trees<R>(Reader<R>);

impl<R: Read> Reader<R> {
    /// The games as trees, broken ones as errors.
    pub fn trees(self) -> Trees<R> {
        Trees(self)
    }
}

impl<R> Trees<R> {
    /// The reader, to ask how far it has come.
    pub fn reader(&self) -> &Reader<R> {
        &self.0
    }
}

impl<R: Read> Iterator for Trees<R> {
    type Item = Result<GameTree, PgnError>;

    fn next(&mut self) -> Option<Self::Item> {
        let mut builder = TreeBuilder::new();
        match self.0.read_game(&mut builder) {
            Ok(Some(_)) => Some(Ok(builder.finish())),
            Ok(None) => None,
            Err(error) => Some(Err(error)),
        }
    }
}
