//! Where one can go from a place in a tree of moves.

use std::iter;

use rookery_rules::pgn::{GameTree, Node, NodeId};
use rookery_rules::{DrawRules, Game, Move, Position};

/// A way to go through a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TreeStep {
    /// Before the first move of the game.
    First,
    /// One move back, out of a variation too.
    Back,
    /// The next move of the line one is in.
    Forward,
    /// The end of the line one is in.
    Last,
    /// The move this one stands in for, or back out of a variation.
    Above,
    /// Another move in place of this one, or of the next.
    Below,
    /// This place, wherever it is.
    To(NodeId),
}

/// Where a step leads; the same place if it leads nowhere.
pub fn target(tree: &GameTree, at: NodeId, step: TreeStep) -> NodeId {
    let here = tree.node(at);
    let there = match step {
        TreeStep::First => Some(tree.root()),
        TreeStep::Back => here.parent(),
        TreeStep::Forward => here.next(),
        TreeStep::Last => here.line().last(),
        TreeStep::Above => above(here),
        TreeStep::Below => here.next_sibling().or_else(|| here.children().nth(1)),
        TreeStep::To(id) => Some(tree.node(id)),
    };
    there.map_or(at, Node::id)
}

/// The place after these moves, or after as many of them as the tree has.
pub fn follow(tree: &GameTree, moves: &[Move]) -> NodeId {
    let mut here = tree.root();
    for mv in moves {
        match here.children().find(|child| child.mv() == Some(*mv)) {
            Some(child) => here = child,
            None => break,
        }
    }
    here.id()
}

/// The moves that lead from the start to a place, with the node of each.
pub fn path(tree: &GameTree, at: NodeId) -> Vec<Node<'_>> {
    let back = std::iter::successors(Some(tree.node(at)), |node| node.parent());
    let mut path: Vec<_> = back.take_while(|node| node.mv().is_some()).collect();
    path.reverse();
    path
}

/// The game up to a place. A tree may be of a game between people, where a repetition is only
/// claimed; one that went on after its end is taken up anew.
pub fn game(tree: &GameTree, at: NodeId) -> Game {
    let mut game = Game::from_position(*tree.start(), DrawRules::Claimed);
    for node in path(tree, at) {
        let played = node.mv().map(|mv| game.play(mv));
        if !matches!(played, Some(Ok(()))) {
            game = Game::from_position(*node.position(), DrawRules::Claimed);
        }
    }
    game
}

/// The positions on the way from the start to a place.
pub fn way(tree: &GameTree, at: NodeId) -> Vec<Position> {
    let path = path(tree, at).into_iter();
    let way = iter::once(tree.start()).chain(path.map(|node| node.position()));
    way.copied().collect()
}

/// The elder of two moves from one position; for a move inside a variation that of its first.
fn above(here: Node<'_>) -> Option<Node<'_>> {
    let outward = std::iter::successors(Some(here), |node| node.parent());
    outward.into_iter().find_map(|node| {
        let mut alternatives = node.parent()?.children();
        let elders: Vec<_> = alternatives
            .by_ref()
            .take_while(|other| other.id() != node.id())
            .collect();
        elders.last().copied()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::moves::reading::Reading;

    const TREE: &str = "1. e4 e5 (1... c5 2. Nf3 (2. c3) 2... d6) (1... e6) 2. Nf3";

    /// Takes steps from the start and says what was played last.
    fn walked(steps: &[TreeStep]) -> String {
        let tree = Reading::of(TREE, &Position::default(), 0).tree;
        let at = (steps.iter()).fold(NodeId::ROOT, |at, step| target(&tree, at, *step));
        tree.node(at).san().unwrap_or_default()
    }

    #[test]
    fn forward_and_last_follow_the_line_one_is_in() {
        use TreeStep::*;
        assert_eq!(walked(&[Forward, Forward]), "e5");
        assert_eq!(walked(&[Last]), "Nf3");
        assert_eq!(walked(&[Forward, Forward, Below]), "c5");
        assert_eq!(walked(&[Forward, Forward, Below, Last]), "d6");
        assert_eq!(walked(&[Forward, Forward, Below, Last, First]), "");
        assert_eq!(walked(&[Last, Forward]), "Nf3");
        assert_eq!(walked(&[Back]), "");
    }

    #[test]
    fn down_goes_through_the_moves_from_one_position() {
        use TreeStep::*;
        assert_eq!(walked(&[Forward, Forward, Below, Below]), "e6");
        assert_eq!(walked(&[Forward, Forward, Below, Below, Below]), "e6");
        assert_eq!(walked(&[Forward, Forward, Below, Below, Above]), "c5");
    }

    #[test]
    fn down_before_a_branch_enters_its_first_variation() {
        use TreeStep::*;
        assert_eq!(walked(&[Forward, Below]), "c5");
        assert_eq!(walked(&[Below]), "");
    }

    #[test]
    fn up_leaves_a_variation_from_anywhere_inside() {
        use TreeStep::*;
        let inside = [Forward, Below, Last];
        assert_eq!(walked(&inside), "d6");
        assert_eq!(walked(&[inside.as_slice(), &[Above]].concat()), "e5");
        assert_eq!(walked(&[Forward, Below, Below]), "e6");
        assert_eq!(walked(&[Last, Above]), "Nf3");
    }
}
