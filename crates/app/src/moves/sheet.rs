//! A tree of moves as it is printed: the game as running text, each variation a line of its own.

use std::time::Duration;

use rookery_rules::Color;
use rookery_rules::pgn::{Evaluation, GameTree, Nag, Node, NodeId, Remark};

/// A piece of the sheet. Two that say the same are the same, so that a list of them is redrawn
/// only where it changed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Item {
    /// Of the game, or of the variation it is in.
    Move(Entry),
    /// What an author says in words.
    Comment(Comment),
    /// A line of its own.
    Variation(Variation),
}

/// A move with what is said about it in signs and numbers.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Entry {
    /// Its place in the tree.
    pub id: NodeId,
    /// How many half-moves of the game it is, unless it is in a variation.
    pub ply: Option<usize>,
    /// The number printed with it, which both sides share.
    pub number: u16,
    /// Who played it.
    pub side: Color,
    /// Whether its number is shown before it.
    pub is_numbered: bool,
    /// How it is written.
    pub san: String,
    /// Signs of how good it is.
    pub nags: Vec<Nag>,
    /// What the position after it is worth, if that was said.
    pub evaluation: Option<Evaluation>,
    /// What was left on the clock after it, if that was said.
    pub clock: Option<Duration>,
}

/// A remark between the moves.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Comment {
    /// The move it is about.
    pub id: NodeId,
    /// In one line.
    pub text: String,
}

/// A piece of a variation without other variations inside.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Variation {
    /// How many variations it is inside of, itself included.
    pub depth: usize,
    /// Whether the variation begins here and does not go on after another one.
    pub begins: bool,
    /// Moves and comments; variations inside have pieces of their own.
    pub items: Vec<Item>,
}

/// The whole tree.
pub fn items(tree: &GameTree) -> Vec<Item> {
    items_beside(tree, usize::MAX)
}

/// The whole tree of a game with so many half-moves of its own; what follows its end is a variation.
pub fn items_beside(tree: &GameTree, plies: usize) -> Vec<Item> {
    let mut sheet = Sheet::default();
    sheet.comment(tree.root().id(), tree.root().remark());
    let mut tasks = vec![Task::After(tree.root(), 0)];
    while let Some(task) = tasks.pop() {
        let (node, depth) = match task {
            Task::After(before, depth) => {
                let Some(node) = before.next() else { continue };
                if depth == 0 && sheet.plies == plies {
                    let first = tasks.len();
                    tasks.extend(before.children().map(|node| Task::Variation(node, 1)));
                    tasks[first..].reverse();
                    continue;
                }
                sheet.go_on(depth);
                sheet.entry(node, depth);
                let first = tasks.len() + 1;
                tasks.push(Task::After(node, depth));
                tasks.extend(
                    (before.children().skip(1)).map(|node| Task::Variation(node, depth + 1)),
                );
                tasks[first..].reverse();
                continue;
            }
            Task::Variation(node, depth) => (node, depth),
        };
        sheet.begin(depth);
        sheet.comment(node.id(), node.introduction());
        sheet.entry(node, depth);
        tasks.push(Task::After(node, depth));
    }
    sheet.items
}

/// What remains to be printed, the next thing last.
enum Task<'t> {
    After(Node<'t>, usize),
    Variation(Node<'t>, usize),
}

#[derive(Default)]
struct Sheet {
    items: Vec<Item>,
    depth: usize,
    /// Half-moves of the game so far.
    plies: usize,
    /// Whether the next move follows one of its own line at once.
    is_running: bool,
}

impl Sheet {
    /// Begins a variation.
    fn begin(&mut self, depth: usize) {
        self.open(depth, true);
    }

    /// Goes on with a line, perhaps after variations.
    fn go_on(&mut self, depth: usize) {
        if depth != self.depth {
            self.open(depth, false);
        }
    }

    fn open(&mut self, depth: usize, begins: bool) {
        self.depth = depth;
        self.is_running = false;
        if depth > 0 {
            let items = Vec::new();
            self.items.push(Item::Variation(Variation {
                depth,
                begins,
                items,
            }));
        }
    }

    fn entry(&mut self, node: Node<'_>, depth: usize) {
        let (Some(before), Some(san)) = (node.parent(), node.san()) else {
            return;
        };
        let (number, side) = (before.position().fullmoves(), before.position().turn());
        self.plies += usize::from(depth == 0);
        let entry = Entry {
            id: node.id(),
            ply: (depth == 0).then_some(self.plies),
            number,
            side,
            is_numbered: side == Color::White || !self.is_running,
            san,
            nags: node.nags().to_vec(),
            evaluation: node.remark().evaluation(),
            clock: node.remark().clock(),
        };
        self.push(Item::Move(entry));
        self.is_running = true;
        self.comment(node.id(), node.remark());
    }

    fn comment(&mut self, id: NodeId, remark: &Remark) {
        if !remark.text().is_empty() {
            let text = remark.text().replace('\n', " ");
            self.push(Item::Comment(Comment { id, text }));
            self.is_running = false;
        }
    }

    fn push(&mut self, item: Item) {
        match self.items.last_mut() {
            Some(Item::Variation(variation)) if self.depth > 0 => variation.items.push(item),
            _ => self.items.push(item),
        }
    }
}

#[cfg(test)]
mod tests {
    use rookery_rules::Position;

    use super::*;
    use crate::moves::reading::Reading;

    /// One line for the game and one for each piece of a variation.
    fn printed(text: &str) -> String {
        fn print(items: &[Item]) -> String {
            let said = items.iter().map(|item| match item {
                Item::Move(entry) if entry.is_numbered => {
                    let dots = if entry.side == Color::White {
                        "."
                    } else {
                        "…"
                    };
                    format!("{}{dots}{}", entry.number, entry.san)
                }
                Item::Move(entry) => entry.san.clone(),
                Item::Comment(comment) => format!("{{{}}}", comment.text),
                Item::Variation(variation) => {
                    let sign = if variation.begins { '>' } else { '+' };
                    let indent: String = std::iter::repeat_n(sign, variation.depth).collect();
                    format!("\n{indent}{}\n", print(&variation.items))
                }
            });
            said.collect::<Vec<_>>().join(" ")
        }
        let tree = Reading::of(text, &Position::default(), 0).tree;
        print(&items(&tree))
    }

    #[test]
    fn a_game_is_one_running_text() {
        assert_eq!(printed("e4 e5 Nf3"), "1.e4 e5 2.Nf3");
        assert_eq!(
            printed("{Look} e4 {best} e5 {so} Nf3"),
            "{Look} 1.e4 {best} 1…e5 {so} 2.Nf3"
        );
    }

    #[test]
    fn variations_interrupt_it_and_each_other() {
        assert_eq!(
            printed("e4 e5 (c5 {sharp} Nf3 (c3 d5) d6) ({Or} e6) Nf3 Nc6"),
            "1.e4 e5 \n>1…c5 {sharp} 2.Nf3\n \n>>2.c3 d5\n \n+2…d6\n \n>{Or} 1…e6\n 2.Nf3 Nc6"
        );
    }

    #[test]
    fn the_game_goes_on_with_a_number() {
        assert_eq!(printed("e4 (d4) e5"), "1.e4 \n>1.d4\n 1…e5");
    }

    #[test]
    fn what_follows_the_end_of_a_game_is_a_variation() {
        let tree = Reading::of("e4 e5 Nf3 (Nc3) Nc6", &Position::default(), 0).tree;
        let items = items_beside(&tree, 2);
        let depths = items.iter().map(|item| match item {
            Item::Variation(variation) => variation.depth,
            _ => 0,
        });
        assert_eq!(depths.collect::<Vec<_>>(), [0, 0, 1, 1]);
    }

    #[test]
    fn only_moves_of_the_game_are_counted() {
        let tree = Reading::of("e4 e5 (c5) Nf3", &Position::default(), 0).tree;
        let plies = items(&tree).into_iter().filter_map(|item| match item {
            Item::Move(entry) => entry.ply,
            _ => None,
        });
        assert_eq!(plies.collect::<Vec<_>>(), [1, 2, 3]);
    }

    #[test]
    fn signs_and_numbers_stand_with_their_move() {
        let text = "e4!? {[%eval 0.3] [%clk 0:03:00] [%csl Ge4]} e5";
        let tree = Reading::of(text, &Position::default(), 0).tree;
        let Item::Move(entry) = &items(&tree)[0] else {
            panic!("no move");
        };
        assert_eq!(entry.nags, [Nag::INTERESTING]);
        assert_eq!(entry.evaluation, Some(Evaluation::Centipawns(30)));
        assert_eq!(entry.clock, Some(Duration::from_secs(180)));
        assert_eq!(items(&tree).len(), 2);
    }
}
