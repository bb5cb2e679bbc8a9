//! A file of games, cut into pieces that the server takes in one request.

use rookery_protocol::api::ImportReport;
use rookery_rules::pgn::{GameStart, Outline};

/// A piece is far below what the server takes, so that each is answered soon.
const MOST_GAMES: usize = 100;
const LARGEST: u64 = 256 * 1024;
/// What the server takes at once.
pub const LIMIT: u64 = ImportReport::MOST_BYTES as u64;

/// Whole games that follow each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileChunk {
    /// Where it begins in the file, in bytes.
    pub from: u64,
    /// Where it ends: the byte after its last.
    pub to: u64,
    /// The number of its first game in the file, from 1.
    pub first: u64,
    /// The line on which each of its games begins, from 1.
    pub lines: Vec<u64>,
}

/// The pieces in the order in which they are best sent: the oldest game first.
pub fn pieces(outline: &Outline) -> Vec<FileChunk> {
    let games = &outline.games;
    let begins = games.iter().skip(1).map(|game| game.byte);
    let ends = begins.chain([outline.size]);
    let mut pieces: Vec<FileChunk> = Vec::new();
    for ((number, &GameStart { byte: from, line }), to) in (1..).zip(games).zip(ends) {
        match pieces.last_mut() {
            Some(piece) if piece.lines.len() < MOST_GAMES && to - piece.from <= LARGEST => {
                piece.to = to;
                piece.lines.push(line);
            }
            _ => pieces.push(FileChunk {
                from,
                to,
                first: number,
                lines: vec![line],
            }),
        }
    }
    // Sites write the newest game first.
    if outline.is_newest_first() {
        pieces.reverse();
    }
    pieces
}

#[cfg(test)]
mod tests {
    use rookery_rules::pgn::Outliner;

    use super::*;

    fn cut(file: &str) -> Vec<FileChunk> {
        let mut outliner = Outliner::default();
        outliner.feed(file.as_bytes());
        pieces(&outliner.finish())
    }

    const GAME: &str = "[Event \"A\"]\n[Result \"*\"]\n\n1. e4 e5 *\n\n";

    #[test]
    fn pieces_hold_so_many_games_and_all_of_the_file() {
        let file = GAME.repeat(2 * MOST_GAMES + 1);
        let pieces = cut(&file);
        let counts: Vec<_> = pieces.iter().map(|piece| piece.lines.len()).collect();
        assert_eq!(counts, [MOST_GAMES, MOST_GAMES, 1]);
        let firsts: Vec<_> = pieces.iter().map(|piece| piece.first).collect();
        assert_eq!(firsts, [1, 101, 201]);
        assert_eq!(pieces[0].from, 0);
        assert!(pieces.windows(2).all(|two| two[0].to == two[1].from));
        assert_eq!(pieces[2].to, file.len() as u64);
    }

    #[test]
    fn long_games_make_small_pieces() {
        let long = format!("[Event \"A\"]\n\n1. e4 {{{}}} *\n\n", "x".repeat(150_000));
        let pieces = cut(&long.repeat(3));
        assert_eq!(pieces.len(), 3);
        let endless = long.replace('x', &"x".repeat(8));
        let pieces = cut(&format!("{GAME}{endless}{GAME}"));
        assert_eq!(pieces.len(), 3);
        assert!(pieces[1].to - pieces[1].from > LIMIT);
    }

    #[test]
    fn the_oldest_games_are_sent_first() {
        let file = |first: &str, last: &str| {
            let dated = |day: &str| GAME.replace("[Result", &format!("[Date \"{day}\"]\n[Result"));
            let (one, two) = (dated(first), dated(last));
            cut(&format!(
                "{}{}",
                one.repeat(MOST_GAMES),
                two.repeat(MOST_GAMES)
            ))
        };
        assert_eq!(file("2019.01.02", "2024.05.06")[0].first, 1);
        assert_eq!(file("2024.05.06", "2019.01.02")[0].first, 101);
    }
}
