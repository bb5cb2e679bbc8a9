//! A place in a tree: a move and what is said about it, seen from outside.

use super::{GameTree, Stored};
use crate::pgn::{Nag, Remark};
use crate::{Move, Position};

/// Names a node of one tree for as long as that lives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(u32);

impl NodeId {
    /// The node before the first move.
    pub const ROOT: Self = Self(0);

    pub(super) fn new(index: usize) -> Self {
        Self(u32::try_from(index).expect("a tree of less than four billion moves"))
    }

    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A node of a tree: the position after a move.
#[derive(Clone, Copy, Debug)]
pub struct Node<'t> {
    tree: &'t GameTree,
    stored: &'t Stored,
    id: NodeId,
}

impl<'t> Node<'t> {
    pub(super) fn new(tree: &'t GameTree, id: NodeId) -> Self {
        let stored = &tree.nodes[id.index()];
        Self { tree, stored, id }
    }

    /// Its name in the tree.
    #[must_use]
    pub fn id(self) -> NodeId {
        self.id
    }

    /// The move that leads here; `None` for the root.
    #[must_use]
    pub fn mv(self) -> Option<Move> {
        self.stored.mv
    }

    /// The move that leads here in SAN; `None` for the root.
    #[must_use]
    pub fn san(self) -> Option<String> {
        Some(self.parent()?.position().san(self.mv()?))
    }

    /// The position here.
    #[must_use]
    pub fn position(self) -> &'t Position {
        &self.stored.position
    }

    /// The signs on the move.
    #[must_use]
    pub fn nags(self) -> &'t [Nag] {
        &self.stored.nags
    }

    /// What is said after the move; for the root, before the first one.
    #[must_use]
    pub fn remark(self) -> &'t Remark {
        &self.stored.remark
    }

    /// What is said before the move, where a variation begins with it.
    #[must_use]
    pub fn introduction(self) -> &'t Remark {
        &self.stored.introduction
    }

    /// The node before the move.
    #[must_use]
    pub fn parent(self) -> Option<Self> {
        self.stored.parent.map(|id| self.tree.node(id))
    }

    /// The next node of the line.
    #[must_use]
    pub fn next(self) -> Option<Self> {
        self.stored.first_child.map(|id| self.tree.node(id))
    }

    /// The next node with another move from the same position.
    #[must_use]
    pub fn next_sibling(self) -> Option<Self> {
        self.stored.next_sibling.map(|id| self.tree.node(id))
    }

    /// Everything that is played from here: the move of the line, then the variations.
    pub fn children(self) -> impl Iterator<Item = Self> {
        std::iter::successors(self.next(), |child| child.next_sibling())
    }

    /// The nodes that follow in this line, without this one and without variations.
    pub fn line(self) -> impl Iterator<Item = Self> {
        std::iter::successors(self.next(), |node| node.next())
    }

    /// Whether it is on the main line: the moves that were played.
    #[must_use]
    pub fn is_on_main_line(self) -> bool {
        std::iter::successors(Some(self), |node| node.parent()).all(|node| {
            node.parent()
                .is_none_or(|parent| parent.first_child_is(node.id))
        })
    }

    pub(super) fn first_child_is(self, id: NodeId) -> bool {
        self.stored.first_child == Some(id)
    }

    pub(super) fn says_same(self, other: Self) -> bool {
        self.mv() == other.mv()
            && self.children().count() == other.children().count()
            && self.nags() == other.nags()
            && self.remark() == other.remark()
            && self.introduction() == other.introduction()
    }
}
