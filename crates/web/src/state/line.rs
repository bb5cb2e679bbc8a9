//! A start position and the moves played from it, as a list one can step through or type.

use rookery_rules::{Color, DrawRules, Game, GameOver, Move, Outcome, Position};

/// One half-move of a line.
#[derive(Clone, Debug, PartialEq)]
pub struct Ply {
    pub mv: Move,
    pub san: String,
    pub after: Position,
}

/// Moves that are legal one after the other.
#[derive(Clone, Debug)]
pub struct Line {
    game: Game,
    plies: Vec<Ply>,
}

/// The first word of a typed list that is no move, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Trouble {
    /// The position it should have been played in.
    pub at: Position,
    pub word: String,
    /// A sentence of the rules.
    pub reason: String,
}

impl Line {
    /// No moves yet.
    pub fn new(start: Position) -> Self {
        Self {
            // A list of moves may be a game between people, where a repetition is only claimed.
            game: Game::from_position(start, DrawRules::Claimed),
            plies: Vec::new(),
        }
    }

    /// Plays as much of a typed list as is legal: words between spaces, with or without move
    /// numbers and a result.
    pub fn read(start: Position, text: &str) -> (Self, Option<Trouble>) {
        let mut line = Self::new(start);
        for word in text.split_whitespace().filter_map(move_word) {
            if let Err(reason) = line.play_word(word) {
                let trouble = Trouble {
                    at: *line.game.position(),
                    word: word.to_owned(),
                    reason,
                };
                return (line, Some(trouble));
            }
        }
        (line, None)
    }

    /// This line cut off after `plies` half-moves and continued by `mv`; `None` if that is illegal.
    pub fn continued(&self, plies: usize, mv: Move) -> Option<Self> {
        let mut line = Self::new(*self.start());
        for ply in self.plies.iter().take(plies) {
            line.play(ply.mv).ok()?;
        }
        line.play(mv).ok()?;
        Some(line)
    }

    pub fn start(&self) -> &Position {
        self.game.start()
    }

    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// How the whole line ends, if it does.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// The position after so many half-moves; after the last if there are fewer.
    pub fn position(&self, plies: usize) -> &Position {
        match plies.min(self.plies.len()).checked_sub(1) {
            Some(index) => &self.plies[index].after,
            None => self.start(),
        }
    }

    /// The list as one types it: `1. e4 e5 2. Nf3`.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for (index, ply) in self.plies.iter().enumerate() {
            let before = self.position(index);
            if !text.is_empty() {
                text.push(' ');
            }
            match before.turn() {
                Color::White => text.push_str(&format!("{}. ", before.fullmoves())),
                Color::Black if index == 0 => {
                    text.push_str(&format!("{}... ", before.fullmoves()));
                }
                Color::Black => {}
            }
            text.push_str(&ply.san);
        }
        text
    }

    /// The end is looked at first: after a mate every word would be refused for a lesser reason.
    fn play_word(&mut self, word: &str) -> Result<(), String> {
        if let Some(outcome) = self.game.outcome() {
            return Err(GameOver(outcome).to_string());
        }
        let mv = (self.game.position().parse_san(word)).map_err(|error| error.to_string())?;
        self.play(mv)
    }

    fn play(&mut self, mv: Move) -> Result<(), String> {
        let san = self.game.position().san(mv);
        self.game.play(mv).map_err(|error| error.to_string())?;
        self.plies.push(Ply {
            mv,
            san,
            after: *self.game.position(),
        });
        Ok(())
    }
}

/// The move in a word of a list; `None` for move numbers, results and the like.
fn move_word(word: &str) -> Option<&str> {
    if matches!(word, "1-0" | "0-1" | "1/2-1/2" | "½-½" | "*" | "e.p.") {
        return None;
    }
    let digits = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let rest = if digits.len() < word.len() && (digits.is_empty() || digits.starts_with('.')) {
        digits
    } else {
        word
    };
    let word = rest.trim_start_matches(['.', '…']);
    (!word.is_empty()).then_some(word)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sans(text: &str) -> (String, Option<String>) {
        let (line, trouble) = Line::read(Position::default(), text);
        let sans: Vec<_> = line.plies().iter().map(|ply| ply.san.clone()).collect();
        (sans.join(" "), trouble.map(|trouble| trouble.word))
    }

    #[test]
    fn numbers_dots_and_results_are_not_moves() {
        let expected = ("e4 e5 Nf3 Nc6".to_owned(), None);
        for text in [
            "e4 e5 Nf3 Nc6",
            "1. e4 e5 2. Nf3 Nc6",
            "1.e4 e5 2.Nf3 Nc6 *",
            "1 e4 e5 2 Nf3 Nc6 1/2-1/2",
            "1. e4 1... e5\n2. Nf3\t2...Nc6 1-0",
        ] {
            assert_eq!(sans(text), expected, "{text}");
        }
    }

    #[test]
    fn castling_with_zeros_is_a_move_and_not_a_number() {
        let (line, _) = sans("e4 e5 Nf3 Nf6 Bc4 Bc5 0-0");
        assert!(line.ends_with("O-O"), "{line}");
    }

    #[test]
    fn the_first_bad_word_is_named_and_the_rest_waits() {
        assert_eq!(sans("e4 e5 Ke3 Nf6"), ("e4 e5".into(), Some("Ke3".into())));
        assert_eq!(sans("pawn"), (String::new(), Some("pawn".into())));
    }

    #[test]
    fn nothing_follows_the_end() {
        let (line, trouble) = Line::read(Position::default(), "f3 e5 g4 Qh4# a3");
        assert_eq!(
            line.outcome().unwrap().to_string(),
            "Black wins by checkmate"
        );
        let trouble = trouble.unwrap();
        assert_eq!(trouble.word, "a3");
        assert!(trouble.reason.contains("over"), "{}", trouble.reason);
    }

    #[test]
    fn text_round_trips_also_when_black_begins() {
        let fen = "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2";
        let start = Position::parse_fen(fen).unwrap();
        let (line, trouble) = Line::read(start, "2... Qh4#");
        assert_eq!(trouble, None);
        assert_eq!(line.text(), "2... Qh4#");
        let text = "1. e4 e5 2. Nf3";
        assert_eq!(Line::read(Position::default(), text).0.text(), text);
    }

    #[test]
    fn continuing_earlier_drops_what_came_later() {
        let (line, _) = Line::read(Position::default(), "e4 e5 Nf3");
        let mv = line.position(1).parse_san("c5").unwrap();
        assert_eq!(line.continued(1, mv).unwrap().text(), "1. e4 c5");
        assert!(line.continued(2, mv).is_none());
    }
}
