//! A typed list of moves or a pasted PGN, read as games. A list is a PGN without tags that begins
//! at the position shown.

mod listener;
mod split;

use std::io::Read;
use std::ops::Range;

use rookery_protocol::api::ImportReport;
use rookery_rules::Position;
use rookery_rules::pgn::{GameTree, NodeId, PgnError, Reader, Tags};

use self::listener::{Heard, Listener};
use self::split::Split;
use crate::moves::cursor;
use crate::moves::trouble::Trouble;

/// As many games as an import takes at once.
pub const MOST_GAMES: usize = ImportReport::MOST_GAMES;
/// As many bytes as an import takes at once.
pub const MOST_BYTES: usize = ImportReport::MOST_BYTES;

/// What a text says.
#[derive(Clone, Debug)]
pub struct Reading {
    /// Every game of it, broken ones too.
    pub games: Vec<Heading>,
    /// Whether there are more than [`MOST_GAMES`].
    pub has_more: bool,
    /// Which of the games the tree is.
    pub chosen: usize,
    /// The chosen game, or as much of it as is good.
    pub tree: GameTree,
    /// The last good move.
    pub reached: NodeId,
    /// What kept the chosen game from being read whole.
    pub trouble: Option<Trouble>,
    /// Whether the page or the text says where it begins.
    pub start: Start,
}

/// One game among several.
#[derive(Clone, Debug, PartialEq)]
pub struct Heading {
    /// What the text says about it above its moves.
    pub tags: Tags,
    /// Where it begins in the text.
    begins: usize,
}

/// Who says where the chosen game begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// The page.
    Shown,
    /// The text, by its tags.
    Told,
}

impl Reading {
    /// Nothing but a start.
    pub fn empty(start: &Position) -> Self {
        Self {
            games: Vec::new(),
            has_more: false,
            chosen: 0,
            tree: GameTree::new(*start),
            reached: NodeId::ROOT,
            trouble: None,
            start: Start::Shown,
        }
    }

    /// Reads one game of a text whole and the headings of the others. If there are not that many
    /// games it is the first.
    pub fn of(text: &str, shown: &Position, chosen: usize) -> Self {
        let mut reading = Self::empty(shown);
        if text.trim().is_empty() {
            return reading;
        }
        reading.chosen = chosen;
        reading.read(text);
        if chosen > 0 && reading.games.len() <= chosen {
            return Self::of(text, shown, 0);
        }
        reading
    }

    /// Where the chosen game stands in the text that was read.
    pub fn part(&self, text: &str) -> Range<usize> {
        let begins = |index: usize| self.games.get(index).map(|game| game.begins);
        begins(self.chosen).unwrap_or(0)..begins(self.chosen + 1).unwrap_or(text.len())
    }

    fn read(&mut self, text: &str) {
        // The reader has a list begin at the usual start, unless a tag before it tells another.
        let prefix = if has_tags(text) {
            String::new()
        } else {
            format!("[FEN \"{}\"]\n", self.tree.start().fen())
        };
        let mut reader = Reader::new(prefix.as_bytes().chain(text.as_bytes()));
        let mut split = Split::default();
        while self.games.len() < MOST_GAMES {
            let index = self.games.len();
            let mut listener = if index == self.chosen {
                Listener::eager()
            } else {
                Listener::default()
            };
            let broken = match reader.read_game(&mut listener) {
                Ok(Some(_)) => None,
                Err(PgnError::Broken(mut broken)) => {
                    let added = u64::from(!prefix.is_empty());
                    broken.place.line = (broken.place.line - added).max(1);
                    Some(broken)
                }
                Ok(None) | Err(PgnError::Io(_)) => return,
            };
            let heard = listener.finish();
            let end = usize::try_from(reader.bytes_read()).unwrap_or(usize::MAX);
            let end = end.saturating_sub(prefix.len()).min(text.len());
            self.games.push(Heading {
                tags: heard.tree.tags.clone(),
                begins: split.game(text, end, broken.is_some()),
            });
            if index == self.chosen {
                let told = index > 0 || prefix.is_empty();
                self.take(heard, told);
                let at = self.tree.node(self.reached).position();
                self.trouble = broken.map(|broken| Trouble::of(&broken, text, at));
            }
        }
        self.has_more = !matches!(reader.read_game(&mut Listener::default()), Ok(None));
    }

    /// Keeps the chosen game. One whose tags are broken begins nowhere: then the start stays.
    fn take(&mut self, heard: Heard, told: bool) {
        if heard.begun {
            self.start = if told { Start::Told } else { Start::Shown };
            self.tree = heard.tree;
        } else {
            self.tree.tags = heard.tree.tags;
        }
        self.reached = cursor::follow(&self.tree, &heard.path);
    }
}

/// Whether the text begins as PGN does, and not with moves.
fn has_tags(text: &str) -> bool {
    let mut lines = text
        .lines()
        .map(|line| line.trim_start_matches('\u{feff}').trim_start());
    let first = lines.find(|line| !line.is_empty() && !line.starts_with(['%', ';']));
    first.is_some_and(|line| line.starts_with('['))
}

#[cfg(test)]
mod tests;
