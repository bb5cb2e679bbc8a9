//! Counted move sequences: the published ones, and hundreds of positions of our own in
//! which the rare rules decide, confirmed by cozy-chess.

use rookery_rules::{Position, perft, perft_split};

use crate::cozy;

const PUBLISHED: &str = include_str!("../perft/published.epd");

/// Our own positions by theme.
const OWN: [(&str, &str); 6] = [
    ("castling", include_str!("../perft/castling.epd")),
    ("en passant", include_str!("../perft/en_passant.epd")),
    ("checks", include_str!("../perft/checks.epd")),
    ("promotions", include_str!("../perft/promotions.epd")),
    ("stalemates", include_str!("../perft/stalemates.epd")),
    ("pins", include_str!("../perft/pins.epd")),
];

/// One line of a file: a position and its counts from depth 1 on.
struct Entry {
    fen: &'static str,
    counts: Vec<u64>,
}

fn entries(file: &'static str) -> Vec<Entry> {
    file.lines().map(entry).collect()
}

fn entry(line: &'static str) -> Entry {
    let mut parts = line.split(" ;");
    let fen = parts.next().unwrap();
    let counts = parts
        .zip(1..)
        .map(|(part, depth): (_, u8)| {
            let count = part.strip_prefix(&format!("D{depth} "));
            count.and_then(|count| count.parse().ok()).expect(line)
        })
        .collect();
    Entry { fen, counts }
}

/// Our counts from depth 1 on are these.
fn check(fen: &str, counts: &[u64]) {
    let position = Position::parse_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
    assert_eq!(position.fen(), fen);
    for (depth, &count) in (1..).zip(counts) {
        assert_eq!(perft(&position, depth), count, "{fen} at depth {depth}");
    }
}

fn check_published(line: usize, deepest: u64) {
    let entry = &entries(PUBLISHED)[line];
    assert_eq!(entry.counts.last(), Some(&deepest));
    check(entry.fen, &entry.counts);
}

#[test]
fn the_start_has_119_060_324_games_of_six_half_moves() {
    check_published(0, 119_060_324);
}

#[test]
fn kiwipete_has_193_690_690_of_five() {
    check_published(1, 193_690_690);
}

#[test]
fn the_rook_ending_has_178_633_661_of_seven() {
    check_published(2, 178_633_661);
}

#[test]
fn the_promotions_have_706_045_033_of_six() {
    check_published(3, 706_045_033);
}

#[test]
fn the_promotions_mirrored_have_as_many() {
    check_published(4, 706_045_033);
}

#[test]
fn the_fork_on_f2_has_89_941_194_of_five() {
    check_published(5, 89_941_194);
}

#[test]
fn the_middle_game_has_164_075_551_of_five() {
    check_published(6, 164_075_551);
}

#[test]
fn our_own_positions_count_as_stored_and_as_cozy_chess_counts() {
    for (theme, file) in OWN {
        for Entry { fen, counts } in entries(file) {
            check(fen, &counts);
            let board = cozy::board(fen);
            for (depth, &count) in (1..).zip(&counts) {
                assert_eq!(cozy::perft(&board, depth), count, "{theme}: {fen}");
            }
        }
    }
}

#[test]
fn there_are_at_least_120_positions_of_our_own_and_none_twice() {
    let mut fens: Vec<_> = OWN.iter().flat_map(|(_, file)| entries(file)).collect();
    fens.sort_by_key(|entry| entry.fen);
    fens.dedup_by_key(|entry| entry.fen);
    let written: usize = OWN.iter().map(|(_, file)| file.lines().count()).sum();
    assert_eq!(fens.len(), written);
    assert!(written >= 120, "{written}");
}

#[test]
fn the_split_adds_up_and_depth_zero_is_one_game() {
    let start = Position::start();
    let split = perft_split(&start, 3);
    assert_eq!(split.len(), 20);
    assert_eq!(split.iter().map(|&(_, count)| count).sum::<u64>(), 8_902);
    assert_eq!(perft(&start, 0), 1);
    assert_eq!(perft_split(&start, 0), []);
}
