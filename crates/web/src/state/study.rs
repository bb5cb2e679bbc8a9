//! One board to look at positions on: what was typed, what of it is good, and where one looks.

use rookery_rules::{Bitboard, Color, Move, Outcome, Position, Promotion, Square};

use super::line::{Line, Trouble};

/// Everything the board page shows except counting.
#[derive(Clone, Debug)]
pub struct Study {
    fen: String,
    fen_trouble: Option<String>,
    moves: String,
    trouble: Option<Trouble>,
    line: Line,
    shown: usize,
    side: Color,
    selected: Option<Square>,
    promoting: Option<(Square, Square)>,
}

/// A way to go through the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    First,
    Back,
    Forward,
    Last,
    /// After so many half-moves.
    To(usize),
}

/// What the board is to point out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marks {
    pub last: Option<(Square, Square)>,
    pub check: Option<Square>,
    pub selected: Option<Square>,
    pub targets: Bitboard,
}

impl Default for Study {
    fn default() -> Self {
        let start = Position::default();
        Self {
            fen: start.fen(),
            fen_trouble: None,
            moves: String::new(),
            trouble: None,
            line: Line::new(start),
            shown: 0,
            side: Color::White,
            selected: None,
            promoting: None,
        }
    }
}

impl Study {
    /// Takes a typed position. A bad one is explained and the last good board stays; a new one
    /// begins a new line.
    pub fn type_fen(&mut self, text: &str) {
        text.clone_into(&mut self.fen);
        match Position::parse_fen(text.trim()) {
            Ok(position) => {
                self.fen_trouble = None;
                if position != *self.line.start() {
                    self.moves.clear();
                    self.trouble = None;
                    self.line = Line::new(position);
                    self.look(0);
                }
            }
            Err(error) => self.fen_trouble = Some(error.to_string()),
        }
    }

    /// Takes a typed list of moves and shows the position after the last good one.
    pub fn type_moves(&mut self, text: &str) {
        text.clone_into(&mut self.moves);
        let (line, trouble) = Line::read(*self.line.start(), text);
        self.line = line;
        self.trouble = trouble;
        self.look(self.line.plies().len());
    }

    /// Shows another position of the line.
    pub fn step(&mut self, step: Step) {
        let last = self.line.plies().len();
        self.look(match step {
            Step::First => 0,
            Step::Back => self.shown.saturating_sub(1),
            Step::Forward => (self.shown + 1).min(last),
            Step::Last => last,
            Step::To(plies) => plies.min(last),
        });
    }

    /// A square was clicked, tapped or entered: selects a man, plays it, or lets go.
    pub fn press(&mut self, square: Square) {
        self.promoting = None;
        if let Some(from) = self.selected
            && self.position().destinations(from).contains(square)
        {
            return self.carry(from, square);
        }
        let own = self.position().board().of_color(self.position().turn());
        let again = self.selected == Some(square);
        self.selected = (own.contains(square) && !again).then_some(square);
    }

    /// Lets go of the selected man.
    pub fn release(&mut self) {
        self.selected = None;
        self.promoting = None;
    }

    /// Answers which man a pawn becomes.
    pub fn promote(&mut self, promotion: Promotion) {
        if let Some((from, to)) = self.promoting {
            self.play_first(|mv| {
                mv.from() == from && mv.to() == to && mv.promotion() == Some(promotion)
            });
        }
    }

    /// Turns the board around.
    pub fn flip(&mut self) {
        self.side = self.side.other();
    }

    /// The position on the board.
    pub fn position(&self) -> &Position {
        self.line.position(self.shown)
    }

    /// What the board points out.
    pub fn marks(&self) -> Marks {
        let position = self.position();
        let last = self
            .shown
            .checked_sub(1)
            .map(|index| self.line.plies()[index].mv);
        Marks {
            last: last.map(|mv| (mv.from(), mv.to())),
            check: position.is_check().then(|| position.king(position.turn())),
            selected: self.selected,
            targets: (self.selected).map_or(Bitboard::EMPTY, |from| position.destinations(from)),
        }
    }

    /// How the game ended, if the position shown is its end.
    pub fn outcome(&self) -> Option<Outcome> {
        (self.shown == self.line.plies().len()).then(|| self.line.outcome())?
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

    /// The first word of the moves field that is no legal move.
    pub fn trouble(&self) -> Option<&Trouble> {
        self.trouble.as_ref()
    }

    pub fn line(&self) -> &Line {
        &self.line
    }

    /// How many half-moves of the line are on the board.
    pub fn shown(&self) -> usize {
        self.shown
    }

    /// Whose side is at the bottom.
    pub fn side(&self) -> Color {
        self.side
    }

    /// The color whose pawn waits to become something.
    pub fn promoting(&self) -> Option<Color> {
        self.promoting.map(|_| self.position().turn())
    }

    fn look(&mut self, plies: usize) {
        self.shown = plies;
        self.release();
    }

    fn carry(&mut self, from: Square, to: Square) {
        let promotes = (self.position().moves().iter())
            .any(|mv| mv.from() == from && mv.to() == to && mv.promotion().is_some());
        if promotes {
            self.promoting = Some((from, to));
        } else {
            self.play_first(|mv| mv.from() == from && mv.to() == to);
        }
    }

    fn play_first(&mut self, wanted: impl Fn(Move) -> bool) {
        let mv = self
            .position()
            .moves()
            .iter()
            .copied()
            .find(|&mv| wanted(mv));
        // A game that is over by a count or a repetition still has legal moves; they are not played.
        if let Some(line) = mv.and_then(|mv| self.line.continued(self.shown, mv)) {
            self.moves = line.text();
            self.trouble = None;
            self.line = line;
            self.look(self.shown + 1);
        } else {
            self.release();
        }
    }
}

#[cfg(test)]
mod tests;
