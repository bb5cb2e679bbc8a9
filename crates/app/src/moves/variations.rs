//! Variations and comments as the server keeps them, a flat list beside the game, and as a tree.

use rookery_play::replay;
use rookery_protocol::api::{GameUpload, Variation};
use rookery_rules::Position;
use rookery_rules::pgn::{GameTree, NodeId};

/// The tree of a game with what is kept beside it, and the places of its own moves, the start first.
/// `None` if the moves are not those of a game.
pub fn read(content: &GameUpload, beside: &[Variation]) -> Option<(GameTree, Vec<NodeId>)> {
    let start = Position::parse_fen(&content.start_fen).ok()?;
    let mut tree = GameTree::new(start);
    let mut own = vec![NodeId::ROOT];
    for mv in replay::moves(start, content.moves.split_whitespace()).ok()? {
        own.push(tree.play(*own.last()?, mv)?);
    }
    let mut places = own.clone();
    for entry in beside {
        let before = *places.get(usize::try_from(entry.after).ok()?)?;
        let at = match &entry.mv {
            Some(uci) => play(&mut tree, before, uci)?,
            None => before,
        };
        if !entry.comment.is_empty() {
            tree.comment(at, &entry.comment);
        }
        places.push(at);
    }
    Some((tree, own))
}

/// What stands beside a game with these moves of its own.
pub fn write(tree: &GameTree, own: &[NodeId]) -> Vec<Variation> {
    let mut list: Vec<Variation> = Vec::new();
    let number = |place: usize| u32::try_from(place).unwrap_or(u32::MAX);
    let comment = |at: NodeId| tree.node(at).remark().text().replace('\n', " ");
    // What is still to be told, the next last: a move and the number of what it follows.
    let mut open = Vec::new();
    for (place, at) in own.iter().enumerate().rev() {
        let beside = tree
            .node(*at)
            .children()
            .filter(|child| !own.contains(&child.id()));
        let beside: Vec<_> = beside.map(|child| (number(place), child.id())).collect();
        open.extend(beside.into_iter().rev());
    }
    for (place, at) in own.iter().enumerate() {
        let comment = comment(*at);
        if !comment.is_empty() {
            let (after, mv) = (number(place), None);
            list.push(Variation { after, mv, comment });
        }
    }
    while let Some((after, at)) = open.pop() {
        let node = tree.node(at);
        list.push(Variation {
            after,
            mv: node.mv().map(|mv| mv.to_string()),
            comment: comment(at),
        });
        // The numbers of the list begin after those of the game's own moves.
        let place = number(own.len() + list.len() - 1);
        let children: Vec<_> = node.children().map(|child| (place, child.id())).collect();
        open.extend(children.into_iter().rev());
    }
    list
}

/// Adds to a tree what another one of the same start has besides. Where both say something about a
/// position, both is kept.
pub fn join(tree: &mut GameTree, other: &GameTree) {
    let mut open = vec![(NodeId::ROOT, NodeId::ROOT)];
    while let Some((at, from)) = open.pop() {
        let said = other.node(from).remark().text();
        if !said.is_empty() && !tree.node(at).remark().text().contains(said) {
            tree.comment(at, said);
        }
        for child in other.node(from).children() {
            let played = child.mv().and_then(|mv| tree.play(at, mv));
            open.extend(played.map(|played| (played, child.id())));
        }
    }
}

fn play(tree: &mut GameTree, at: NodeId, uci: &str) -> Option<NodeId> {
    let mv = tree.node(at).position().parse_uci(uci).ok()?;
    tree.play(at, mv)
}

#[cfg(test)]
pub(crate) mod tests {
    use rookery_play::{GameSource, OpponentKind, Side};
    use rookery_protocol::api::OpponentV1;

    use super::*;

    /// A game with these moves.
    pub(crate) fn content(moves: &str) -> GameUpload {
        GameUpload {
            format: 1,
            source: GameSource::Engine,
            side: Side::Black,
            start_fen: Position::start().fen(),
            moves: moves.to_owned(),
            clocks: Vec::new(),
            time_control: None,
            hints: 0,
            finished: true,
            claimed: None,
            opponent: OpponentV1 {
                kind: OpponentKind::Engine,
                id: String::new(),
                name: "Easy".to_owned(),
                dials: None,
                rung: Some(750),
                repertoire: None,
                weakness: None,
                seed: None,
                engine_version: None,
                thinking: None,
            },
            started: 0,
            ended: None,
            origin: None,
            occasion: None,
        }
    }

    pub(crate) fn entry(after: u32, mv: &str, comment: &str) -> Variation {
        Variation {
            after,
            mv: (!mv.is_empty()).then(|| mv.to_owned()),
            comment: comment.to_owned(),
        }
    }

    #[test]
    fn a_list_is_read_and_written_alike() {
        let list = [
            entry(0, "", "a club game"),
            entry(2, "", "as usual"),
            entry(1, "c7c5", "sharper"),
            entry(5, "g1f3", ""),
            entry(6, "d7d6", ""),
            entry(5, "c2c3", ""),
            entry(1, "e7e6", ""),
            entry(2, "g1f3", "after the end"),
        ];
        let (tree, own) = read(&content("e2e4 e7e5"), &list).unwrap();
        assert_eq!(own.len(), 3);
        assert_eq!(tree.move_count(), 8);
        assert_eq!(write(&tree, &own), list);
    }

    #[test]
    fn what_does_not_belong_to_the_game_is_not_read() {
        for odd in [entry(9, "e2e4", ""), entry(0, "e7e5", "")] {
            assert!(read(&content("e2e4 e7e5"), &[odd]).is_none());
        }
        assert!(read(&content("e2e5"), &[]).is_none());
        assert!(read(&content("e2e4 e7e5"), &[]).is_some());
    }

    #[test]
    fn a_comment_may_stand_on_what_a_comment_follows() {
        let list = [entry(1, "", "one"), entry(3, "", "two")];
        let (tree, own) = read(&content("e2e4 e7e5"), &list).unwrap();
        assert_eq!(write(&tree, &own), [entry(1, "", "one two")]);
    }
}
