//! A kept game that one goes through: its own moves, which never change, and the variations and
//! comments beside them, which do.

mod changing;
mod telling;

use rookery_protocol::api::{Game, GameSummary, GameUpload};
use rookery_rules::pgn::{GameTree, NodeId};
use rookery_rules::{Color, Move, Outcome, Position, Promotion, Square};

use super::draft::{self, Draft};
use crate::board::hand::{Hand, HandReach, Marks, Promoting};
use crate::moves::cursor::{self, TreeStep};
use crate::moves::variations;

pub use changing::Removed;

/// A game on the table: what is on the board, and all that was tried beside it.
#[derive(Clone, Debug)]
pub struct Review {
    summary: GameSummary,
    content: GameUpload,
    tree: GameTree,
    /// The places of the game's own moves, the start first.
    own: Vec<NodeId>,
    at: NodeId,
    side: Color,
    hand: Hand,
    /// The tree before something was removed.
    removed: Option<Removed>,
    /// Grows with every change of the tree.
    edition: u64,
}

impl Review {
    /// Looks at a game from its start; `None` if it is not one.
    pub fn of(game: Game) -> Option<Self> {
        let (tree, own) = variations::read(&game.content, &game.tree)?;
        let at = *own.first()?;
        Some(Self {
            side: game.content.side.color().unwrap_or(Color::White),
            summary: game.summary,
            content: game.content,
            tree,
            own,
            at,
            hand: Hand::default(),
            removed: None,
            edition: 0,
        })
    }

    /// Takes variations that the server has not got yet. If it has others by now, both are kept.
    pub fn restore(&mut self, draft: &Draft) {
        let then = GameUpload {
            moves: draft.moves.clone(),
            ..self.content.clone()
        };
        let Some((draft_tree, draft_own)) = variations::read(&then, &draft.list) else {
            return;
        };
        if draft.seen == draft::seal(&self.summary) {
            return self.become_tree(draft_tree, draft_own);
        }
        let (mut tree, own) = (self.tree.clone(), self.own.clone());
        variations::join(&mut tree, &draft_tree);
        self.become_tree(tree, own);
    }

    /// What is beside the game, to be kept until the server has it.
    pub fn draft(&self) -> Draft {
        Draft {
            seen: draft::seal(&self.summary),
            moves: self.content.moves.clone(),
            list: self.beside(),
        }
    }

    /// The server has kept what is beside the game.
    pub fn acknowledge(&mut self, summary: GameSummary) {
        self.summary = summary;
    }

    /// The game was changed elsewhere meanwhile: it is as that says, with all that was tried here.
    pub fn catch_up(&mut self, game: Game) {
        let Some((mut tree, own)) = variations::read(&game.content, &game.tree) else {
            return;
        };
        variations::join(&mut tree, &self.tree);
        self.summary = game.summary;
        self.content = game.content;
        self.become_tree(tree, own);
    }

    /// Goes to another position.
    pub fn step(&mut self, step: TreeStep) {
        self.look(cursor::target(&self.tree, self.at, step));
    }

    /// Whether a step leads anywhere.
    pub fn can(&self, step: TreeStep) -> bool {
        cursor::target(&self.tree, self.at, step) != self.at
    }

    /// A square was clicked, tapped or entered.
    pub fn press(&mut self, square: Square) {
        let position = *self.position();
        let mv = self.hand.press(&position, square);
        self.play(mv);
    }

    /// Answers which piece a pawn becomes.
    pub fn choose(&mut self, promotion: Promotion) {
        let position = *self.position();
        let mv = self.hand.promote(&position, promotion);
        self.play(mv);
    }

    /// Plays a move that was typed.
    pub fn take_typed(&mut self, mv: Move) {
        self.play(Some(mv));
    }

    /// Lets go of the selected piece.
    pub fn release(&mut self) {
        self.hand.release();
    }

    /// Turns the board around.
    pub fn flip(&mut self) {
        self.side = self.side.other();
    }

    /// The position on the board.
    pub fn position(&self) -> &Position {
        self.tree.node(self.at).position()
    }

    /// What the board points out.
    pub fn marks(&self) -> Marks {
        let reach = match self.outcome() {
            Some(_) => HandReach::Nothing,
            None => HandReach::Turn,
        };
        let last = self.tree.node(self.at).mv();
        self.hand.marks(self.position(), last, reach)
    }

    /// The pawn that waits to become something.
    pub fn promoting(&self) -> Option<Promoting> {
        self.hand.promoting(self.position())
    }

    /// How the position shown ends a game, if it does.
    pub fn outcome(&self) -> Option<Outcome> {
        cursor::game(&self.tree, self.at).outcome()
    }

    /// The positions up to here.
    pub fn way(&self) -> Vec<Position> {
        cursor::way(&self.tree, self.at)
    }

    /// The position before the last move, and that move.
    pub fn last_move(&self) -> Option<(Position, Move)> {
        let node = self.tree.node(self.at);
        Some((*node.parent()?.position(), node.mv()?))
    }

    /// Whether this is a position of the game itself.
    pub fn is_own(&self) -> bool {
        self.own.contains(&self.at)
    }

    /// How many half-moves of the game itself lead to here, or to where the variation begins.
    pub fn own_plies(&self) -> usize {
        let path = cursor::path(&self.tree, self.at);
        let is_own = |node: &rookery_rules::pgn::Node<'_>| self.own.contains(&node.id());
        path.into_iter().take_while(is_own).count()
    }

    /// Goes to where the game ended, or stands.
    pub fn show_end(&mut self) {
        if let Some(end) = self.own.last() {
            self.look(*end);
        }
    }

    /// How many the game has.
    pub fn plies(&self) -> usize {
        self.own.len() - 1
    }

    /// What the list of games tells about it.
    pub fn summary(&self) -> &GameSummary {
        &self.summary
    }

    /// Its own moves with all variations and comments.
    pub fn tree(&self) -> &GameTree {
        &self.tree
    }

    /// The place that is on the board.
    pub fn at(&self) -> NodeId {
        self.at
    }

    /// Whose side is at the bottom.
    pub fn side(&self) -> Color {
        self.side
    }

    /// Another number whenever the tree is another.
    pub fn edition(&self) -> u64 {
        self.edition
    }

    fn look(&mut self, at: NodeId) {
        self.at = at;
        self.hand.release();
    }

    /// Follows a move that is there, and adds one that is not as a variation.
    fn play(&mut self, mv: Option<Move>) {
        let Some(mv) = mv.filter(|_| self.outcome().is_none()) else {
            return;
        };
        let known = self.tree.move_count();
        let at = self.tree.play(self.at, mv).unwrap_or(self.at);
        if self.tree.move_count() > known {
            self.removed = None;
            self.edition += 1;
        }
        self.look(at);
    }

    /// Shows the same position in another tree, or the last one before it that is left.
    fn become_tree(&mut self, tree: GameTree, own: Vec<NodeId>) {
        let path = cursor::path(&self.tree, self.at);
        let moves: Vec<_> = path.iter().filter_map(|node| node.mv()).collect();
        let at = cursor::follow(&tree, &moves);
        self.tree = tree;
        self.own = own;
        self.edition += 1;
        self.look(at);
    }
}

#[cfg(test)]
pub mod tests;
