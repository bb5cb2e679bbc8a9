//! Reads the text of the table: an indented tree of moves, names, weights and tags.

use rookery_rules::{Color, Move, Position};

use super::Line;
use rookery_analysis::Repertoire;

use crate::Eco;

/// What a row weighs unless it or a row above it says otherwise.
const USUAL_WEIGHT: u32 = 10;

/// A move of the tree, in the order of the text.
pub(super) struct TableMove {
    /// The step it follows, unless it is a first move.
    pub(super) before: Option<usize>,
    pub(super) by: Color,
    /// Half-moves so far, with it.
    pub(super) ply: u8,
    /// Of the position it leads to.
    pub(super) hash: u64,
    /// The line that ends with it.
    pub(super) line: Option<u16>,
    /// Of the row that ends with it, or else nothing.
    pub(super) weight: u32,
    pub(super) tags: Tags,
    pub(super) mistake: bool,
}

/// Which repertoires a row belongs to, for White and for Black.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tags(u16);

impl Tags {
    /// Everything has every row.
    const NONE: Self = Self(Self::bit(Color::White, 0) | Self::bit(Color::Black, 0));

    const fn bit(color: Color, repertoire: usize) -> u16 {
        1 << (color as usize * 8 + repertoire)
    }

    pub(super) fn has(self, color: Color, repertoire: usize) -> bool {
        self.0 & Self::bit(color, repertoire) != 0
    }

    /// The tags that letters stand for: capital ones for White.
    fn parse(letters: &str) -> Option<Self> {
        let mut tags = 0;
        for letter in letters.chars() {
            let repertoire = match letter.to_ascii_lowercase() {
                'b' => Repertoire::Beginner,
                's' => Repertoire::Solid,
                'g' => Repertoire::Gambits,
                'o' => Repertoire::Offbeat,
                _ => return None,
            };
            let color = if letter.is_ascii_uppercase() {
                Color::White
            } else {
                Color::Black
            };
            tags |= Self::bit(color, repertoire as usize);
        }
        Some(Self(tags))
    }
}

/// Why the text is no table, and where.
#[cfg_attr(test, derive(Debug, PartialEq, Eq))]
#[cfg_attr(
    not(test),
    expect(dead_code, reason = "read by the tests, which see every fault")
)]
pub(super) struct Fault {
    pub(super) file: &'static str,
    pub(super) line: usize,
    pub(super) problem: &'static str,
}

/// What the rows below a row take from it.
#[derive(Clone)]
struct Branch {
    indent: usize,
    step: Option<usize>,
    position: Position,
    moves: Vec<Move>,
    /// The last line with a name.
    named: Option<u16>,
    weight: u32,
    tags: Tags,
}

pub(super) fn read(
    file: &'static str,
    text: &str,
    lines: &mut Vec<Line>,
) -> Result<Vec<TableMove>, Fault> {
    let mut steps = Vec::new();
    let mut open: Vec<Branch> = Vec::new();
    for (index, row) in text.lines().enumerate() {
        if row.is_empty() || row.starts_with('#') {
            continue;
        }
        let indent = row.len() - row.trim_ascii_start().len();
        while open.last().is_some_and(|branch| branch.indent >= indent) {
            open.pop();
        }
        let mut branch = open.last().map_or_else(Branch::root, Branch::clone);
        branch.indent = indent;
        branch
            .grow(row, &mut steps, lines)
            .map_err(|problem| Fault {
                file,
                line: index + 1,
                problem,
            })?;
        open.push(branch);
    }
    Ok(steps)
}

impl Branch {
    fn root() -> Self {
        Self {
            indent: 0,
            step: None,
            position: Position::start(),
            moves: Vec::new(),
            named: None,
            weight: USUAL_WEIGHT,
            tags: Tags::NONE,
        }
    }

    /// Plays the moves of a row, `moves =weight +tags -tags | code name`.
    fn grow(
        &mut self,
        row: &str,
        steps: &mut Vec<TableMove>,
        lines: &mut Vec<Line>,
    ) -> Result<(), &'static str> {
        let (path, name) = row
            .split_once('|')
            .map_or((row, None), |(path, name)| (path, Some(name.trim_ascii())));
        let first = steps.len();
        for word in path.split_ascii_whitespace() {
            if let Some(weight) = word.strip_prefix('=') {
                self.weight = weight.parse().map_err(|_| "a weight is no number")?;
            } else if let Some(letters) = word.strip_prefix('+') {
                let tags = Tags::parse(letters).ok_or("a tag has an unknown letter")?;
                self.tags.0 |= tags.0;
            } else if let Some(letters) = word.strip_prefix('-') {
                let tags = Tags::parse(letters).ok_or("a tag has an unknown letter")?;
                self.tags.0 &= !tags.0;
            } else {
                let step = self.play(word)?;
                self.step = Some(steps.len());
                steps.push(step);
            }
        }
        let last = steps[first..].last_mut().ok_or("a row has no move")?;
        last.weight = self.weight;
        last.tags = self.tags;
        if let Some(name) = name {
            let line = self
                .line(name, lines)
                .ok_or("a name has nothing above to build on")?;
            let number = u16::try_from(lines.len()).expect("fewer lines than that");
            self.named = Some(number);
            last.line = Some(number);
            lines.push(line);
        }
        Ok(())
    }

    fn play(&mut self, word: &str) -> Result<TableMove, &'static str> {
        let by = self.position.turn();
        let mv = self
            .position
            .parse_san(word)
            .map_err(|_| "a move is not legal")?;
        self.position = self.position.play_unchecked(mv);
        self.moves.push(mv);
        Ok(TableMove {
            before: self.step,
            by,
            ply: u8::try_from(self.moves.len()).expect("no line is that long"),
            hash: self.position.hash(),
            line: None,
            weight: 0,
            tags: self.tags,
            mistake: word.ends_with('?'),
        })
    }

    /// The line that ends here. Its name may leave out what the last name above it says.
    fn line(&self, text: &str, lines: &[Line]) -> Option<Line> {
        let above = self.named.map(|line| &lines[usize::from(line)]);
        let (code, rest) = text.split_once(' ')?;
        let (eco, said) = match Eco::parse(code) {
            Some(eco) => (eco, rest),
            None => (above?.eco, text),
        };
        let name = if let Some(variation) = said.strip_prefix(": ") {
            let family = above?.name.split(':').next()?;
            format!("{family}: {variation}")
        } else if let Some(detail) = said.strip_prefix(", ") {
            let above = above.filter(|above| above.name.contains(':'))?;
            format!("{}, {detail}", above.name)
        } else {
            said.to_owned()
        };
        Some(Line {
            eco,
            name,
            moves: self.moves.clone(),
            weight: self.weight,
        })
    }
}
