//! Finished games as PGN, with what the engines thought.

use std::fs::File;
use std::io::{self, Write};
use std::path::Path;

use rookery_rules::Color;
use rookery_rules::pgn::{GameResult, GameTree};

use super::pace::Pace;
use super::record::{Record, Score};

/// A file of games.
pub(crate) struct Archive {
    file: File,
    pace: Pace,
}

impl Archive {
    /// Begins a file with these games, in place of one that was there.
    pub(crate) fn create(path: &Path, pace: Pace, records: &[Record]) -> io::Result<Self> {
        let file = File::create(path)?;
        let mut archive = Self { file, pace };
        records
            .iter()
            .try_for_each(|record| archive.append(record))?;
        Ok(archive)
    }

    pub(crate) fn append(&mut self, record: &Record) -> io::Result<()> {
        match tree(record, self.pace) {
            Some(tree) => self.file.write_all(format!("{tree}\n").as_bytes()),
            None => Err(io::Error::other("a game with illegal moves")),
        }
    }
}

/// `None` if what was kept is no game.
fn tree(record: &Record, pace: Pace) -> Option<GameTree> {
    let game = record.replay()?;
    let mut tree = GameTree::from(&game);
    tree.result = match record.result {
        Score::White => GameResult::Win(Color::White),
        Score::Black => GameResult::Win(Color::Black),
        Score::Draw => GameResult::Draw,
    };
    let event = format!("Engine match, {pace}");
    let round = (record.number + 1).to_string();
    let pace_tag = pace.tag();
    let plies = game.moves().len().to_string();
    let tags = [
        ("Event", event.as_str()),
        ("Round", &round),
        ("White", &record.white),
        ("Black", &record.black),
        ("TimeControl", pace_tag.as_deref().unwrap_or("-")),
        ("Termination", record.termination.as_str()),
        ("PlyCount", &plies),
    ];
    for (name, value) in tags {
        tree.tags.set(name, value).ok()?;
    }
    let nodes: Vec<_> = tree.main_line().map(|node| node.id()).collect();
    let opening = nodes.len().saturating_sub(record.thoughts.len());
    for (&node, thought) in nodes[opening..].iter().zip(&record.thoughts) {
        for annotation in thought.annotations() {
            tree.remark_mut(node).annotate(annotation);
        }
    }
    let last = nodes.last().copied().unwrap_or_else(|| tree.root().id());
    tree.comment(last, &record.reason);
    Some(tree)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::tournament::record::Termination;
    use crate::tournament::thought::{Judgement, Thought};

    #[test]
    fn a_game_has_its_tags_thoughts_and_reason() {
        let thought = Thought {
            judgement: Some(Judgement::Cp(-35)),
            depth: Some(12),
            nodes: None,
            micros: 20_000,
        };
        let record = Record {
            number: 4,
            white: "new".to_owned(),
            black: "old".to_owned(),
            result: Score::Black,
            termination: Termination::RulesInfraction,
            reason: "Black wins, as White played 'e4e6', which is not legal".to_owned(),
            fault: None,
            start: "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1".to_owned(),
            moves: "e2e4 e8e7".to_owned(),
            thoughts: vec![thought],
        };
        let pace = Pace::MoveTime(Duration::from_millis(20));
        let text = tree(&record, pace).unwrap().to_string();
        let expected = "[Event \"Engine match, 0.02 s a move\"]
[Site \"?\"]
[Date \"????.??.??\"]
[Round \"5\"]
[White \"new\"]
[Black \"old\"]
[Result \"0-1\"]
[SetUp \"1\"]
[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]
[TimeControl \"1/0.02\"]
[Termination \"rules infraction\"]
[PlyCount \"2\"]

1. e4 Ke7 {[%eval -0.35,12] [%emt 0:00:00.02] Black wins, as White played
'e4e6', which is not legal} 0-1
";
        assert_eq!(text, expected);
    }
}
