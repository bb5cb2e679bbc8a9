//! One board to look at positions on: what was typed, what of it is good, and where one looks.

use rookery_rules::pgn::{Annotation, GameTree, NodeId};
use rookery_rules::{Color, Game, Move, Outcome, Position, Promotion, Square};

use crate::board::hand::{Hand, HandReach, Marks, Promoting};
use crate::moves::cursor::{self, TreeStep};
use crate::moves::grafting::{Graft, grafted};
use crate::moves::reading::{Heading, MOST_BYTES, Reading, Start};
use crate::moves::trouble::Trouble;
use crate::moves::writing;
use crate::study::written_moves;

/// Everything the board page shows except counting.
#[derive(Clone, Debug)]
pub struct Study {
    fen: String,
    fen_trouble: Option<String>,
    /// Where moves without tags begin.
    shown: Position,
    /// The text of the moves field.
    moves: String,
    /// What was read from that text, and played since.
    reading: Reading,
    /// Grows with every change of the two.
    edition: u64,
    /// Where one looks.
    at: NodeId,
    side: Color,
    hand: Hand,
}

impl Default for Study {
    fn default() -> Self {
        let start = Position::default();
        Self {
            fen: start.fen(),
            fen_trouble: None,
            shown: start,
            moves: String::new(),
            reading: Reading::empty(&start),
            edition: 0,
            at: NodeId::ROOT,
            side: Color::White,
            hand: Hand::default(),
        }
    }
}

impl Study {
    /// Takes a typed position. A bad one is explained and the last good board stays; a new one
    /// begins a new game.
    pub fn type_fen(&mut self, text: &str) {
        text.clone_into(&mut self.fen);
        match Position::parse_fen(text.trim()) {
            Ok(position) => {
                self.fen_trouble = None;
                self.shown = position;
                if position != *self.tree().start() {
                    self.edition += 1;
                    self.moves.clear();
                    self.reading = Reading::empty(&position);
                    self.look(NodeId::ROOT);
                }
            }
            Err(error) => self.fen_trouble = Some(error.to_string()),
        }
    }

    /// Takes a typed list of moves or a pasted PGN. Shows the position after the last good move,
    /// or where the game begins if a whole one was pasted.
    ///
    /// A position that was pasted there is one all the same.
    pub fn type_moves(&mut self, text: &str) {
        self.edition += 1;
        if text.contains('/') && Position::parse_fen(text.trim()).is_ok() {
            return self.type_fen(text.trim());
        }
        let is_edit = is_edit(&self.moves, text);
        text.clone_into(&mut self.moves);
        if text.len() > MOST_BYTES {
            self.reading.games.clear();
            self.reading.has_more = false;
            self.reading.trouble = Some(Trouble::TooLong(MOST_BYTES));
            return;
        }
        self.read(if is_edit { self.reading.chosen } else { 0 });
        self.shown = *self.tree().start();
        let reading = &self.reading;
        self.look(match reading.start {
            _ if reading.trouble.is_some() => reading.reached,
            Start::Told if !is_edit => NodeId::ROOT,
            _ => cursor::target(&reading.tree, NodeId::ROOT, TreeStep::Last),
        });
    }

    /// Takes one or several moves that follow the position shown, or none of them if one is bad.
    pub fn type_on(&mut self, text: &str) -> Result<(), Box<Trouble>> {
        for mv in written_moves::read(self.position(), text)? {
            self.play(Some(mv));
        }
        Ok(())
    }

    /// Whether there is a move to remove.
    pub fn can_remove(&self) -> bool {
        self.at != NodeId::ROOT && !self.has_unread_text()
    }

    /// Removes the move that led to the position shown, and all that follows it.
    pub fn remove(&mut self) {
        if !self.can_remove() {
            return;
        }
        let mut way: Vec<_> = cursor::path(self.tree(), self.at)
            .iter()
            .filter_map(|node| node.mv())
            .collect();
        way.pop();
        self.reading.tree = grafted(self.tree(), Graft::Without(self.at));
        self.at = cursor::follow(self.tree(), &way);
        self.release();
        self.write();
    }

    /// How many half-moves the game has, and how they end it if they do.
    pub fn played(&self) -> (usize, Option<Outcome>) {
        let end = cursor::target(self.tree(), NodeId::ROOT, TreeStep::Last);
        let plies = cursor::path(self.tree(), end).len();
        (plies, cursor::game(self.tree(), end).outcome())
    }

    /// Shows another game of the text, from its beginning.
    pub fn choose(&mut self, game: usize) {
        self.edition += 1;
        self.read(game);
        self.look(NodeId::ROOT);
    }

    /// Goes to another position of the game.
    pub fn step(&mut self, step: TreeStep) {
        self.look(cursor::target(self.tree(), self.at, step));
    }

    /// Whether a step leads anywhere.
    pub fn can(&self, step: TreeStep) -> bool {
        cursor::target(self.tree(), self.at, step) != self.at
    }

    /// A square was clicked, tapped or entered: selects a piece, plays it, or lets go.
    pub fn press(&mut self, square: Square) {
        let position = *self.position();
        let mv = self.hand.press(&position, square);
        self.play(mv);
    }

    /// Lets go of the selected piece.
    pub fn release(&mut self) {
        self.hand.release();
    }

    /// Answers which piece a pawn becomes.
    pub fn promote(&mut self, promotion: Promotion) {
        let position = *self.position();
        let mv = self.hand.promote(&position, promotion);
        self.play(mv);
    }

    /// Plays a move that was typed.
    pub fn take_typed(&mut self, mv: Move) {
        self.play(Some(mv));
    }

    /// Turns the board around.
    pub fn flip(&mut self) {
        self.side = self.side.other();
    }

    /// The position on the board.
    pub fn position(&self) -> &Position {
        self.tree().node(self.at).position()
    }

    /// What the board points out.
    pub fn marks(&self) -> Marks {
        let reach = match self.outcome() {
            Some(_) => HandReach::Nothing,
            None => HandReach::Turn,
        };
        let last = self.tree().node(self.at).mv();
        self.hand.marks(self.position(), last, reach)
    }

    /// Circles and arrows that the game's author drew here.
    pub fn drawings(&self) -> Vec<Annotation> {
        let said = self.tree().node(self.at).remark().annotations().iter();
        let is_drawing =
            |said: &&Annotation| matches!(said, Annotation::Square(..) | Annotation::Arrow(..));
        said.filter(is_drawing).copied().collect()
    }

    /// How the game ended, if the position shown is the end of its line.
    pub fn outcome(&self) -> Option<Outcome> {
        let tree = self.tree();
        if tree.node(self.at).next().is_some() {
            return None;
        }
        cursor::game(tree, self.at).outcome()
    }

    /// The game up to the position shown.
    pub fn game(&self) -> Game {
        cursor::game(self.tree(), self.at)
    }

    /// The positions up to here.
    pub fn way(&self) -> Vec<Position> {
        cursor::way(self.tree(), self.at)
    }

    /// The text in the position field.
    pub fn fen(&self) -> &str {
        &self.fen
    }

    /// What is wrong with the text in the position field.
    pub fn fen_trouble(&self) -> Option<&str> {
        self.fen_trouble.as_deref()
    }

    /// The text in the moves field.
    pub fn moves(&self) -> &str {
        &self.moves
    }

    /// What is wrong with the text in the moves field.
    pub fn trouble(&self) -> Option<&Trouble> {
        self.reading.trouble.as_ref()
    }

    /// Whether the text itself says that its game begins in an unusual position.
    pub fn begins_elsewhere(&self) -> bool {
        self.reading.start == Start::Told && *self.tree().start() != Position::default()
    }

    /// The game one goes through.
    pub fn tree(&self) -> &GameTree {
        &self.reading.tree
    }

    /// Every game of the text.
    pub fn games(&self) -> &[Heading] {
        &self.reading.games
    }

    /// Which of them it is.
    pub fn chosen(&self) -> usize {
        self.reading.chosen
    }

    /// Whether games were left out because there are too many.
    pub fn has_more_games(&self) -> bool {
        self.reading.has_more
    }

    /// Another number whenever the text or the game is another, so that going through a long game
    /// need not look at all of it.
    pub fn edition(&self) -> u64 {
        self.edition
    }

    /// The place in the game that is on the board.
    pub fn at(&self) -> NodeId {
        self.at
    }

    /// Whose side is at the bottom.
    pub fn side(&self) -> Color {
        self.side
    }

    /// The pawn that waits to become something.
    pub fn promoting(&self) -> Option<Promoting> {
        self.hand.promoting(self.position())
    }

    fn look(&mut self, at: NodeId) {
        self.at = at;
        self.release();
    }

    /// Reads the text again; the position field follows what its tags say.
    fn read(&mut self, game: usize) {
        self.reading = Reading::of(&self.moves, &self.shown, game);
        if self.reading.start == Start::Told {
            self.fen = self.tree().start().fen();
            self.fen_trouble = None;
        }
    }

    /// Follows a move that is there, and adds one that is not: as a variation if the line goes on.
    fn play(&mut self, mv: Option<Move>) {
        // A game that is over by a count or a repetition still has legal moves; they are not played.
        let Some(mv) = mv.filter(|_| self.outcome().is_none()) else {
            return;
        };
        let known = self.tree().move_count();
        let at = self.reading.tree.play(self.at, mv).unwrap_or(self.at);
        if self.tree().move_count() > known {
            self.write();
        }
        self.look(at);
    }

    /// Puts the game as it is now into the text, and leaves the others there alone. A text with
    /// something unread stays as it is: nothing that was typed is lost.
    fn write(&mut self) {
        self.edition += 1;
        if self.has_unread_text() {
            return;
        }
        if self.games().len() > 1 {
            let part = self.reading.part(&self.moves);
            // Among others a game needs its tags and its end to be told from them.
            self.moves = writing::replaced(&self.moves, part, &self.tree().to_string());
            let again = Reading::of(&self.moves, &self.shown, self.chosen());
            self.reading.games = again.games;
        } else {
            self.moves = writing::written(self.tree());
        }
        self.reading.trouble = None;
    }

    /// Whether more than one bad last word would be lost if the text were written anew.
    fn has_unread_text(&self) -> bool {
        match self.trouble() {
            None => false,
            Some(Trouble::Move { word, .. }) => !self.moves.trim_end().ends_with(word.as_str()),
            Some(Trouble::Text { .. } | Trouble::TooLong(_)) => true,
        }
    }
}

/// Whether a text is another one changed, rather than something new in its place.
fn is_edit(old: &str, new: &str) -> bool {
    let same = |(a, b): &(u8, u8)| a == b;
    let start = old.bytes().zip(new.bytes()).take_while(same).count();
    let rest = old.len().min(new.len()) - start;
    let ends = old.bytes().rev().zip(new.bytes().rev());
    let end = ends.take(rest).take_while(same).count();
    2 * (start + end) >= old.len().max(new.len())
}

#[cfg(test)]
mod tests;
