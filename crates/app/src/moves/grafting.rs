//! Changes to a tree of moves that its flat form cannot take in place: a branch cut off, a branch
//! moved before its elder. Each gives a new tree.

use rookery_rules::pgn::{GameTree, NodeId};

/// What is different in the new tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Graft {
    /// This move is gone, with all that follows it.
    Without(NodeId),
    /// This move stands before the one it stood behind.
    Raised(NodeId),
}

/// The tree with this change.
pub fn grafted(tree: &GameTree, graft: Graft) -> GameTree {
    let mut new = GameTree::new(*tree.start());
    new.tags = tree.tags.clone();
    new.result = tree.result;
    let mut open = vec![(NodeId::ROOT, NodeId::ROOT)];
    while let Some((old, copy)) = open.pop() {
        let node = tree.node(old);
        *new.remark_mut(copy) = node.remark().clone();
        for nag in node.nags() {
            new.add_nag(copy, *nag);
        }
        for child in children(tree, old, graft) {
            let mv = tree.node(child).mv();
            if let Some(place) = mv.and_then(|mv| new.play(copy, mv)) {
                open.push((child, place));
            }
        }
    }
    new
}

fn children(tree: &GameTree, at: NodeId, graft: Graft) -> Vec<NodeId> {
    let mut children: Vec<_> = tree.node(at).children().map(|child| child.id()).collect();
    match graft {
        Graft::Without(gone) => children.retain(|child| *child != gone),
        Graft::Raised(raised) => {
            let place = children.iter().position(|child| *child == raised);
            if let Some(place) = place.filter(|place| *place > 0) {
                children.swap(place - 1, place);
            }
        }
    }
    children
}

#[cfg(test)]
mod tests {
    use rookery_rules::Position;

    use super::*;
    use crate::moves::cursor;
    use crate::moves::reading::Reading;
    use crate::moves::writing;

    fn check(graft: fn(NodeId) -> Graft, at: &[&str], expected: &str) {
        let text = "1. e4 e5 (1... c5 2. Nf3 {quick} (2. c3 d5) 2... d6) (1... e6) 2. Nf3";
        let tree = Reading::of(text, &Position::default(), 0).tree;
        let mut position = Position::default();
        let moves: Vec<_> = (at.iter())
            .map(|san| {
                let mv = position.parse_san(san).unwrap();
                position = position.play_unchecked(mv);
                mv
            })
            .collect();
        let at = cursor::follow(&tree, &moves);
        assert_eq!(writing::written(&grafted(&tree, graft(at))), expected);
    }

    #[test]
    fn a_branch_is_cut_off_with_all_that_follows() {
        check(Graft::Without, &["e4", "c5"], "1. e4 e5 (1... e6) 2. Nf3");
        check(
            Graft::Without,
            &["e4", "c5", "Nf3"],
            "1. e4 e5 (1... c5 2. c3 d5) (1... e6) 2. Nf3",
        );
    }

    #[test]
    fn a_branch_goes_before_its_elder() {
        check(
            Graft::Raised,
            &["e4", "c5", "c3"],
            "1. e4 e5 (1... c5 2. c3 (2. Nf3 {quick} 2... d6) 2... d5) (1... e6) 2. Nf3",
        );
        check(
            Graft::Raised,
            &["e4", "e6"],
            "1. e4 e5 (1... e6) (1... c5 2. Nf3 {quick} (2. c3 d5) 2... d6) 2. Nf3",
        );
    }
}
