//! One line of the file: a puzzle, or why it is none. Nothing a line says is believed: the
//! position must be legal, and every move in it.

use rookery_motifs::{Motif, MotifSet};
use rookery_play::replay::{self, LONGEST_FEN};
use rookery_puzzles::{PuzzleId, PuzzleSource};
use rookery_rules::Position;
use rookery_store::NewPuzzle;

use super::columns::{Columns, Fields};
use super::lines::LONGEST_LINE;
use crate::puzzles::HIGHEST_RATING;

const LONGEST_MOVES: usize = 400;
const HIGHEST_DEVIATION: i64 = 1000;
/// Of a rating that comes without one, as it does in parts of the collection that others publish.
const UNKNOWN_DEVIATION: i64 = 350;
/// What is told of a field that is wrong.
const SHOWN: usize = 40;

/// Checks line after line of one file.
pub(super) struct Checker {
    columns: Columns,
    fields: Fields,
}

impl Checker {
    pub(super) fn new(columns: Columns) -> Self {
        Self {
            columns,
            fields: Fields::new(),
        }
    }

    /// The puzzle of a line, or why there is none.
    pub(super) fn check(&mut self, line: &[u8]) -> Result<NewPuzzle, String> {
        self.cut(line)?;
        let columns = self.columns;
        let id = self.field(columns.id, "PuzzleId")?;
        id.parse::<PuzzleId>().map_err(|_| {
            format!(
                "PuzzleId `{}` is not one to sixteen letters and digits.",
                shown(id)
            )
        })?;
        let fen = self.field(columns.fen, "FEN")?;
        let moves = self.field(columns.moves, "Moves")?;
        check_moves(fen, moves)?;
        let known = |at: &usize| self.fields.get(*at) != Some("");
        let plays = match columns.plays.filter(known) {
            Some(at) => self.number(at, "NbPlays", i64::from(u32::MAX))?,
            None => 0,
        };
        let deviation = match Some(columns.deviation).filter(known) {
            Some(at) => self.number(at, "RatingDeviation", HIGHEST_DEVIATION)?,
            None => UNKNOWN_DEVIATION,
        };
        let themes = self.field(columns.themes, "Themes")?.split_whitespace();
        let themes: MotifSet = themes
            .filter_map(|word| word.parse::<Motif>().ok())
            .collect();
        Ok(NewPuzzle {
            id: id.to_owned(),
            source: PuzzleSource::Lichess,
            fen: fen.to_owned(),
            moves: moves.to_owned(),
            themes: themes.to_string(),
            rating: self.number(columns.rating, "Rating", HIGHEST_RATING)?,
            deviation,
            plays,
        })
    }

    /// Cuts a line into as many fields as there are columns.
    fn cut(&mut self, line: &[u8]) -> Result<(), String> {
        if line.len() > LONGEST_LINE {
            return Err(format!("The line has more than {LONGEST_LINE} bytes."));
        }
        let expected = self.columns.count;
        match self.fields.read(line) {
            Some(count) if count == expected => Ok(()),
            Some(count) => Err(format!(
                "The line has {count} fields instead of {expected}."
            )),
            None => Err("The line cannot be cut into fields.".to_owned()),
        }
    }

    fn field(&self, at: usize, name: &str) -> Result<&str, String> {
        let text = self.fields.get(at);
        text.ok_or_else(|| format!("{name} is no readable text."))
    }

    fn number(&self, at: usize, name: &str, highest: i64) -> Result<i64, String> {
        let text = self.field(at, name)?;
        let number = text.parse().ok();
        let number = number.filter(|number| (0..=highest).contains(number));
        number.ok_or_else(|| {
            format!(
                "{name} `{}` is not a number from 0 to {highest}.",
                shown(text)
            )
        })
    }
}

fn check_moves(fen: &str, moves: &str) -> Result<(), String> {
    if fen.len() > LONGEST_FEN {
        return Err(format!("The FEN has more than {LONGEST_FEN} bytes."));
    }
    if moves.len() > LONGEST_MOVES {
        return Err(format!("Moves has more than {LONGEST_MOVES} bytes."));
    }
    let position = Position::parse_fen(fen);
    let position = position.map_err(|error| format!("The FEN is wrong: {error}."))?;
    let played = replay::moves(position, moves.split(' ')).map_err(|illegal| {
        let word = moves.split(' ').nth(illegal.ply - 1).unwrap_or_default();
        let word = shown(word);
        format!("Move {}, `{word}`, is not legal there.", illegal.ply)
    })?;
    match played.len() % 2 {
        0 => Ok(()),
        _ => Err("The last move must be the solver's.".to_owned()),
    }
}

fn shown(text: &str) -> String {
    text.chars().take(SHOWN).collect()
}

/// The puzzles of a whole text whose first line names the columns; for what tries anything.
pub(crate) fn puzzles(text: &[u8]) -> Vec<NewPuzzle> {
    let mut lines = text.split_inclusive(|&byte| byte == b'\n');
    let Ok(columns) = Columns::read(lines.next().unwrap_or_default()) else {
        return Vec::new();
    };
    let mut checker = Checker::new(columns);
    lines.filter_map(|line| checker.check(line).ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &[u8] = b"PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags\n";
    const FORK: &str = "r3k3/8/8/3N4/8/8/7r/4K3 b - - 0 1,h2h3 d5c7 e8d7 c7a8";

    fn told(line: &str) -> Result<NewPuzzle, String> {
        Checker::new(Columns::read(HEAD).unwrap()).check(line.as_bytes())
    }

    #[test]
    fn a_good_line_is_a_puzzle() {
        let puzzle = told(&format!(
            "00sHx,{FORK},1760,80,83,72,short fork master,url,\n"
        ))
        .unwrap();
        assert_eq!(
            (puzzle.id.as_str(), puzzle.rating, puzzle.plays),
            ("00sHx", 1760, 72)
        );
        assert_eq!(
            puzzle.themes, "fork short",
            "what we have no word for is left out"
        );
        assert_eq!(puzzle.moves, "h2h3 d5c7 e8d7 c7a8");
        let puzzle = told(&format!("00sHx,{FORK},1760,,,,fork,,")).unwrap();
        assert_eq!((puzzle.deviation, puzzle.plays), (350, 0), "nobody said");
    }

    #[test]
    fn a_bad_line_says_what_is_wrong() {
        let long = format!("a,{FORK},1,1,1,1,fork,{},", "x".repeat(5000));
        for (line, reason) in [
            (format!("a,{FORK},1760,80,83,72,fork,"), "9 fields"),
            (format!("a b,{FORK},1760,80,83,72,fork,,"), "PuzzleId `a b`"),
            (format!("a,{FORK},high,80,83,72,fork,,"), "Rating `high`"),
            (format!("a,{FORK},4001,80,83,72,fork,,"), "Rating `4001`"),
            (format!("a,{FORK},-1,80,83,72,fork,,"), "Rating `-1`"),
            (format!("a,{FORK},1760,x,83,72,fork,,"), "RatingDeviation"),
            (format!("a,{FORK},1760,80,83,-2,fork,,"), "NbPlays `-2`"),
            (format!("a,{FORK} a8b8,1,1,1,1,,,"), "`a8b8`, is not legal"),
            (format!("a,{FORK} d7d8,1,1,1,1,,,"), "the solver's"),
            (
                "a,8/8/8/8/8/8/8/8 w - - 0 1,e2e4 e7e5,1,1,1,1,,,".to_owned(),
                "FEN is wrong",
            ),
            ("a,nothing,e2e4 e7e5,1,1,1,1,,,".to_owned(), "FEN is wrong"),
            (
                format!("a,{},e2e4,1,1,1,1,,,", "8".repeat(200)),
                "more than 100 bytes",
            ),
            (
                "a,r3k3/8/8/3N4/8/8/7r/4K3 b - - 0 1,,1,1,1,1,,,".to_owned(),
                "Move 1",
            ),
            (String::new(), "fields"),
            (long, "4096 bytes"),
        ] {
            let error = told(&line).unwrap_err();
            assert!(error.contains(reason), "{error}");
        }
    }

    #[test]
    fn bytes_that_are_no_text_are_refused() {
        let line = [b"a\xff,", FORK.as_bytes(), b",1,1,1,1,,,"].concat();
        let error = Checker::new(Columns::read(HEAD).unwrap())
            .check(&line)
            .unwrap_err();
        assert!(error.contains("PuzzleId"), "{error}");
    }
}
