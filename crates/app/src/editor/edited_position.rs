//! A position while it is set up by hand or typed as FEN: anything may stand on the board, and at
//! every moment it can be said whether a game can begin there, and if not, why.

use rookery_rules::{
    Board, CastlingRights, Color, Outcome, ParseFenError, Piece, Position, Role, Setup, SetupFault,
    Square, Wing,
};

use crate::setup::start;

/// The board, the tool in hand and the text beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Editor {
    setup: Setup,
    tool: Tool,
    /// The piece that is to be put elsewhere.
    held: Option<Square>,
    /// Whose side is at the bottom.
    side: Color,
    /// The text field, and what is wrong with it; the board then shows the last that could be read.
    text: String,
    misread: Option<ParseFenError>,
}

/// What a press on a square does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Takes a piece and puts it elsewhere.
    Hand,
    /// Puts this piece there.
    Piece(Piece),
    /// Empties it.
    Eraser,
}

/// Whether a game can begin here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupVerdict {
    /// It can.
    Playable(Position),
    /// The text is no FEN.
    Misread(ParseFenError),
    /// It breaks the laws of chess; never empty.
    Illegal(Vec<SetupFault>),
    /// It would be over at once.
    Over(Outcome),
}

impl Editor {
    /// Begins with this position.
    pub fn of(position: &Position) -> Self {
        let setup = Setup::from(*position);
        Self {
            setup,
            tool: Tool::Hand,
            held: None,
            side: Color::White,
            text: setup.to_string(),
            misread: None,
        }
    }

    /// A square was clicked, tapped or entered.
    pub fn press(&mut self, square: Square) {
        match (self.tool, self.held) {
            (Tool::Hand, Some(from)) => self.carry(from, Some(square)),
            (Tool::Hand, None) => self.held = self.piece(square).map(|_| square),
            (Tool::Piece(piece), _) if self.piece(square) == Some(piece) => self.erase(square),
            (Tool::Piece(piece), _) => self.put(square, piece),
            (Tool::Eraser, _) => self.erase(square),
        }
    }

    /// A piece was carried to another square, or off the board.
    pub fn carry(&mut self, from: Square, to: Option<Square>) {
        self.held = None;
        if to == Some(from) {
            return;
        }
        if let Some(piece) = self.setup.board.remove(from) {
            if let Some(to) = to {
                self.setup.board.put(to, piece);
            }
            self.touch();
        }
    }

    /// Puts a piece on a square. Of a king there is one: it leaves where it stood.
    pub fn put(&mut self, square: Square, piece: Piece) {
        if piece.role == Role::King {
            for elsewhere in self.setup.board.of(piece.color, Role::King) {
                self.setup.board.remove(elsewhere);
            }
        }
        self.setup.board.put(square, piece);
        self.touch();
    }

    /// Takes everything off the board.
    pub fn clear(&mut self) {
        self.setup.board = Board::EMPTY;
        self.touch();
    }

    /// Puts every piece where a game begins.
    pub fn reset(&mut self) {
        self.setup = Setup::START;
        self.touch();
    }

    /// Chooses what a press does.
    pub fn take(&mut self, tool: Tool) {
        self.tool = tool;
        self.held = None;
    }

    /// Says whose move it is.
    pub fn give_turn(&mut self, color: Color) {
        self.setup.turn = color;
        self.touch();
    }

    /// Gives or takes the right to castle, where king and rook stand for it.
    pub fn allow(&mut self, color: Color, wing: Wing, allowed: bool) {
        let rights = self.setup.castling;
        self.setup.castling = match allowed {
            true => rights.with(color, wing),
            false => rights.without(color, wing),
        };
        self.touch();
    }

    /// Turns the board around.
    pub fn flip(&mut self) {
        self.side = self.side.other();
    }

    /// Lets go of the piece that was taken.
    pub fn release(&mut self) {
        self.held = None;
    }

    /// A text was typed. The board shows whatever can be read, be it chess or not.
    pub fn type_in(&mut self, text: String) {
        self.held = None;
        match text.trim().parse() {
            Ok(setup) => {
                self.setup = setup;
                self.misread = None;
            }
            Err(error) => self.misread = Some(error),
        }
        self.text = text;
    }

    /// Whether a game can begin here, and if not, why.
    pub fn verdict(&self) -> SetupVerdict {
        if let Some(error) = &self.misread {
            return SetupVerdict::Misread(error.clone());
        }
        match Position::try_from(self.setup) {
            Err(illegal) => SetupVerdict::Illegal(illegal.faults),
            Ok(position) => match start::outcome(&position) {
                Some(outcome) => SetupVerdict::Over(outcome),
                None => SetupVerdict::Playable(position),
            },
        }
    }

    /// Who stands on a square.
    pub fn piece(&self, square: Square) -> Option<Piece> {
        self.setup.board.piece_at(square)
    }

    /// Where the piece stands that is to be put elsewhere.
    pub fn held(&self) -> Option<Square> {
        self.held
    }

    /// What a press does now.
    pub fn tool(&self) -> Tool {
        self.tool
    }

    /// Whose move it is.
    pub fn turn(&self) -> Color {
        self.setup.turn
    }

    /// Whose side is at the bottom.
    pub fn side(&self) -> Color {
        self.side
    }

    /// What is in the text field, be it FEN or not.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What stands on the board, as FEN.
    pub fn fen(&self) -> String {
        self.setup.to_string()
    }

    /// Whether this side may still castle there.
    pub fn is_allowed(&self, color: Color, wing: Wing) -> bool {
        self.setup.castling.has(color, wing)
    }

    /// Whether king and rook stand where they must to castle.
    pub fn can_castle(&self, color: Color, wing: Wing) -> bool {
        let board = &self.setup.board;
        let home = Setup::START.board.of(color, Role::King);
        board.of(color, Role::King) == home
            && board.of(color, Role::Rook).contains(wing.rook_from(color))
    }

    fn erase(&mut self, square: Square) {
        self.setup.board.remove(square);
        self.touch();
    }

    /// What was changed by hand has no past: nobody has just moved, and rights that cannot be any
    /// more are gone.
    fn touch(&mut self) {
        self.held = None;
        self.setup.en_passant = None;
        self.setup.halfmoves = 0;
        self.setup.fullmoves = 1;
        let mut possible = CastlingRights::NONE;
        for color in Color::ALL {
            for wing in Wing::ALL {
                if self.is_allowed(color, wing) && self.can_castle(color, wing) {
                    possible = possible.with(color, wing);
                }
            }
        }
        self.setup.castling = possible;
        self.text = self.fen();
        self.misread = None;
    }
}

#[cfg(test)]
mod tests;
