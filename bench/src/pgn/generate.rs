//! A file of games like a site's export: the same one on every machine.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::time::Duration;

use rookery_rules::pgn::{Annotation, Evaluation, GameResult, GameTree, Nag, NodeId};
use rookery_rules::{Color, Move, Position};

/// Writes so many games.
pub fn write(path: &Path, games: u64) -> io::Result<()> {
    let mut out = BufWriter::new(File::create(path)?);
    let mut dice = Dice(0x5EED);
    for number in 0..games {
        writeln!(out, "{}", game(number, &mut dice))?;
    }
    out.into_inner()?.sync_all()
}

fn game(number: u64, dice: &mut Dice) -> GameTree {
    let mut tree = GameTree::new(Position::start());
    let plies = dice.between(20, 120);
    let mut line = vec![NodeId::ROOT];
    for _ in 0..plies {
        match play(&mut tree, line[line.len() - 1], dice) {
            Some(next) => line.push(next),
            None => break,
        }
    }
    tree.result = result(tree.node(line[line.len() - 1]).position(), dice);
    add_tags(&mut tree, number, dice);
    if number.is_multiple_of(2) {
        add_clocks_and_evaluations(&mut tree, &line, dice);
    }
    if number.is_multiple_of(8) {
        add_variations(&mut tree, &line, dice);
    }
    if number.is_multiple_of(4) {
        for _ in 0..dice.between(1, 6) {
            let nag = Nag(dice.between(1, 6) as u8);
            tree.add_nag(*dice.pick(&line[1..]), nag);
        }
    }
    tree
}

/// Plays a legal move: more often one that takes, castles or goes to the center.
fn play(tree: &mut GameTree, at: NodeId, dice: &mut Dice) -> Option<NodeId> {
    let mut moves = tree.node(at).position().moves();
    // The file must not depend on the order in which moves happen to be found.
    moves.sort_by_key(|mv| mv.to_bits());
    let weight = |mv: &Move| {
        let center =
            (2..6).contains(&(mv.to() as u64 % 8)) && (2..6).contains(&(mv.to() as u64 / 8));
        1 + 4 * u64::from(mv.is_capture()) + 20 * u64::from(mv.is_castle()) + 2 * u64::from(center)
    };
    let total: u64 = moves.iter().map(weight).sum();
    let mut left = dice.between(1, total.max(1));
    let mv = moves.iter().find(|mv| {
        let is_chosen = left <= weight(mv);
        left = left.saturating_sub(weight(mv));
        is_chosen
    });
    tree.play(at, *mv?)
}

fn result(last: &Position, dice: &mut Dice) -> GameResult {
    if last.is_checkmate() {
        return GameResult::Win(!last.turn());
    }
    *dice.pick(&[
        GameResult::Win(Color::White),
        GameResult::Win(Color::Black),
        GameResult::Draw,
    ])
}

fn add_tags(tree: &mut GameTree, number: u64, dice: &mut Dice) {
    let date = format!("2026.{:02}.{:02}", dice.between(1, 12), dice.between(1, 28));
    let time = format!(
        "{:02}:{:02}:{:02}",
        dice.between(0, 23),
        dice.between(0, 59),
        dice.between(0, 59)
    );
    for (name, value) in [
        ("Event", "Rated Blitz game".to_owned()),
        ("Site", format!("https://example.org/{number:08}")),
        ("Date", date.clone()),
        ("Round", "-".to_owned()),
        ("White", format!("player_{}", dice.between(1, 50_000))),
        ("Black", format!("player_{}", dice.between(1, 50_000))),
        ("UTCDate", date),
        ("UTCTime", time),
        ("WhiteElo", dice.between(800, 2_800).to_string()),
        ("BlackElo", dice.between(800, 2_800).to_string()),
        (
            "ECO",
            format!(
                "{}{:02}",
                dice.pick(&["A", "B", "C", "D", "E"]),
                dice.between(0, 99)
            ),
        ),
        (
            "Opening",
            "Queen's Gambit Declined: Modern Variation".to_owned(),
        ),
        ("TimeControl", "180+2".to_owned()),
        ("Termination", "Normal".to_owned()),
    ] {
        tree.tags.set(name, &value).expect("a name for a tag");
    }
}

fn add_clocks_and_evaluations(tree: &mut GameTree, line: &[NodeId], dice: &mut Dice) {
    for (ply, &at) in line.iter().enumerate().skip(1) {
        let value = Evaluation::Centipawns(dice.between(0, 800) as i32 - 400);
        let left = 180_u64.saturating_sub(ply as u64 / 2 + dice.between(0, 9));
        let remark = tree.remark_mut(at);
        remark.annotate(Annotation::Evaluation { value, depth: None });
        remark.annotate(Annotation::Clock(Duration::from_secs(left)));
    }
}

fn add_variations(tree: &mut GameTree, line: &[NodeId], dice: &mut Dice) {
    for _ in 0..dice.between(1, 5) {
        let mut at = *dice.pick(&line[..line.len() - 1]);
        for _ in 0..dice.between(1, 8) {
            let Some(next) = play(tree, at, dice) else {
                break;
            };
            at = next;
        }
        if dice.between(0, 1) == 0 {
            tree.comment(at, "with a good game for the side that has more room");
        }
    }
}

/// SplitMix64: small, and the same everywhere.
struct Dice(u64);

impl Dice {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    fn between(&mut self, least: u64, most: u64) -> u64 {
        least + self.next() % (most - least + 1)
    }

    fn pick<'s, T>(&mut self, several: &'s [T]) -> &'s T {
        &several[(self.next() % several.len() as u64) as usize]
    }
}
