//! What one may do to the variations: go before others, go away, be commented on.

use rookery_protocol::api::Variation;
use rookery_rules::pgn::{GameTree, NodeId, Remark};

use super::Review;
use crate::moves::cursor;
use crate::moves::grafting::{Graft, grafted};

/// A tree from which something was removed, as it was.
#[derive(Clone, Debug)]
pub struct Removed {
    tree: GameTree,
    own: Vec<NodeId>,
    at: NodeId,
}

impl Review {
    /// Whether the variation shown could stand before another one.
    pub fn can_raise(&self) -> bool {
        self.raisable().is_some()
    }

    /// Puts the variation shown before the one it stands behind; never before the game's own move.
    pub fn raise(&mut self) {
        if let Some(head) = self.raisable() {
            self.removed = None;
            self.graft(Graft::Raised(head));
        }
    }

    /// Removes the move shown and all that follows it, unless the game itself has it.
    pub fn remove(&mut self) {
        if self.is_own() {
            return;
        }
        let removed = Removed {
            tree: self.tree.clone(),
            own: self.own.clone(),
            at: self.at,
        };
        self.graft(Graft::Without(self.at));
        self.removed = Some(removed);
    }

    /// Whether what was removed last can come back.
    pub fn can_restore(&self) -> bool {
        self.removed.is_some()
    }

    /// What was removed last comes back.
    pub fn put_back(&mut self) {
        if let Some(Removed { tree, own, at }) = self.removed.take() {
            self.become_tree(tree, own);
            self.look(at);
        }
    }

    /// What is said about the position shown.
    pub fn comment(&self) -> &str {
        self.tree.node(self.at).remark().text()
    }

    /// Says something else about it, or nothing.
    pub fn say(&mut self, text: &str) {
        let text: String = text.chars().take(Variation::LONGEST_COMMENT).collect();
        let before = self.comment().to_owned();
        *self.tree.remark_mut(self.at) = Remark::default();
        if !text.trim().is_empty() {
            self.tree.comment(self.at, &text);
        }
        if self.comment() != before {
            self.removed = None;
            self.edition += 1;
        }
    }

    /// The first move of the variation shown, if it stands behind another variation.
    fn raisable(&self) -> Option<NodeId> {
        let path = cursor::path(&self.tree, self.at);
        path.into_iter().rev().find_map(|node| {
            let mut elders = node.parent()?.children();
            let elders: Vec<_> = elders
                .by_ref()
                .take_while(|other| other.id() != node.id())
                .collect();
            let elder = elders.last()?;
            (!self.own.contains(&node.id()) && !self.own.contains(&elder.id())).then_some(node.id())
        })
    }

    fn graft(&mut self, graft: Graft) {
        let tree = grafted(&self.tree, graft);
        // The game's own moves stay the first.
        let mut own = vec![NodeId::ROOT];
        while own.len() < self.own.len() {
            let last = own.last().copied().unwrap_or(NodeId::ROOT);
            own.extend(tree.node(last).next().map(|node| node.id()));
        }
        self.become_tree(tree, own);
    }
}
