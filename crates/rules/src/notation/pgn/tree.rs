//! One game with its variations, comments and signs, kept flat: no node owns another.

mod builder;
mod node;
mod walk;

pub use builder::{TreeBuilder, Trees};
pub use node::{Node, NodeId};

use super::{Comment, GameResult, Nag, Remark, Tags};
use crate::{Game, Move, Position};

/// A game as a tree of moves. The first move after a position is the one of the line, the
/// others are its variations.
///
/// [`Display`](std::fmt::Display) writes it as PGN, and reading that gives the same tree.
/// Trees are equal if they say the same, however they were put together.
#[derive(Clone, Debug)]
pub struct GameTree {
    /// The tags, except for those about the start and the result.
    pub tags: Tags,
    /// Who won.
    pub result: GameResult,
    /// The root first, which has no move.
    nodes: Vec<Stored>,
}

/// A node as it is kept.
#[derive(Clone, Debug)]
struct Stored {
    mv: Option<Move>,
    position: Position,
    parent: Option<NodeId>,
    first_child: Option<NodeId>,
    last_child: Option<NodeId>,
    next_sibling: Option<NodeId>,
    introduction: Remark,
    remark: Remark,
    nags: Vec<Nag>,
}

impl Stored {
    fn new(mv: Option<Move>, position: Position, parent: Option<NodeId>) -> Self {
        Self {
            mv,
            position,
            parent,
            first_child: None,
            last_child: None,
            next_sibling: None,
            introduction: Remark::default(),
            remark: Remark::default(),
            nags: Vec::new(),
        }
    }
}

impl GameTree {
    /// A game without moves from a position.
    #[must_use]
    pub fn new(start: Position) -> Self {
        Self {
            tags: Tags::default(),
            result: GameResult::Unknown,
            nodes: vec![Stored::new(None, start, None)],
        }
    }

    /// Where the game begins.
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.nodes[0].position
    }

    /// The node before the first move.
    #[must_use]
    pub fn root(&self) -> Node<'_> {
        self.node(NodeId::ROOT)
    }

    /// A node by its id.
    ///
    /// # Panics
    /// If the id is one of another tree and there is no such node here.
    #[must_use]
    pub fn node(&self, id: NodeId) -> Node<'_> {
        Node::new(self, id)
    }

    /// How many moves there are with all variations.
    #[must_use]
    pub fn move_count(&self) -> usize {
        self.nodes.len() - 1
    }

    /// Adds a move after a node, as its variation if there is one already. A move that is
    /// there is not added again. `None` if it is not legal there.
    ///
    /// # Panics
    /// If the id is one of another tree and there is no such node here.
    pub fn play(&mut self, at: NodeId, mv: Move) -> Option<NodeId> {
        let known = self
            .node(at)
            .children()
            .find(|child| child.mv() == Some(mv));
        if let Some(known) = known {
            return Some(known.id());
        }
        let after = self.nodes[at.index()].position.legal(mv)?.play();
        Some(self.push(at, mv, after))
    }

    /// Puts a sign on a node, if it is not there yet.
    ///
    /// # Panics
    /// If the id is one of another tree and there is no such node here.
    pub fn add_nag(&mut self, at: NodeId, nag: Nag) {
        let nags = &mut self.nodes[at.index()].nags;
        if !nags.contains(&nag) {
            nags.push(nag);
        }
    }

    /// What is said after a node's move, to be added to.
    ///
    /// # Panics
    /// If the id is one of another tree and there is no such node here.
    pub fn remark_mut(&mut self, at: NodeId) -> &mut Remark {
        &mut self.nodes[at.index()].remark
    }

    /// What is said before a node's move, to be added to. Only a variation has room for
    /// that; elsewhere it is what is said after the move before.
    ///
    /// # Panics
    /// If the id is one of another tree and there is no such node here.
    pub fn introduction_mut(&mut self, at: NodeId) -> &mut Remark {
        match self.node(at).parent() {
            Some(parent) if !parent.first_child_is(at) => &mut self.nodes[at.index()].introduction,
            parent => {
                let before = parent.map_or(NodeId::ROOT, Node::id);
                self.remark_mut(before)
            }
        }
    }

    /// Adds a comment after a node's move.
    ///
    /// # Panics
    /// If the id is one of another tree and there is no such node here.
    pub fn comment(&mut self, at: NodeId, text: &str) {
        self.remark_mut(at).add(Comment::new(text));
    }

    /// Adds a move that is known to be legal and to lead to this position.
    fn push(&mut self, parent: NodeId, mv: Move, after: Position) -> NodeId {
        let id = NodeId::new(self.nodes.len());
        self.nodes.push(Stored::new(Some(mv), after, Some(parent)));
        let before = &mut self.nodes[parent.index()];
        before.first_child.get_or_insert(id);
        if let Some(elder) = before.last_child.replace(id) {
            self.nodes[elder.index()].next_sibling = Some(id);
        }
        id
    }
}

impl From<&Game> for GameTree {
    /// The moves of a game and its result.
    fn from(game: &Game) -> Self {
        let mut tree = Self::new(*game.start());
        tree.result = game.outcome().map(GameResult::from).unwrap_or_default();
        let mut at = NodeId::ROOT;
        for (mv, after) in game.moves().zip(game.positions().skip(1)) {
            at = tree.push(at, mv, *after);
        }
        tree
    }
}

impl PartialEq for GameTree {
    fn eq(&self, other: &Self) -> bool {
        self.tags == other.tags
            && self.result == other.result
            && self.start() == other.start()
            && self.move_count() == other.move_count()
            && self.walk().zip(other.walk()).all(|(a, b)| a.says_same(b))
    }
}

impl Eq for GameTree {}
