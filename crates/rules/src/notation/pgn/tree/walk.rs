//! Going through a whole tree, following links instead of calling itself.

use super::{GameTree, Node};

impl GameTree {
    /// The nodes of the game as it was played, without the root and without variations.
    pub fn main_line(&self) -> impl Iterator<Item = Node<'_>> {
        self.root().line()
    }

    /// Every node, the root first, each before those that follow it.
    pub fn walk(&self) -> impl Iterator<Item = Node<'_>> {
        std::iter::successors(Some(self.root()), |&node| {
            node.next().or_else(|| beside(node))
        })
    }
}

/// The next node that does not follow this one.
fn beside(node: Node<'_>) -> Option<Node<'_>> {
    std::iter::successors(Some(node), |node| node.parent()).find_map(Node::next_sibling)
}
