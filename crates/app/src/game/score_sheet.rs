//! The moves of a game in lines, as players write them down: a number, White's move, Black's move.

use rookery_rules::Color;

use crate::game::play_page::PlayPage;

/// A line of the sheet.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ScoreRow {
    /// That of the move.
    pub number: usize,
    /// White's half of it.
    pub white: Option<ScoreEntry>,
    /// Black's half of it.
    pub black: Option<ScoreEntry>,
}

/// A half-move, and how many there were with it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ScoreEntry {
    /// Half-moves from the start, this one counted.
    pub ply: usize,
    /// As players write it.
    pub san: String,
}

/// The lines of the game on the board; none before it has begun.
pub fn rows(play_page: &PlayPage) -> Vec<ScoreRow> {
    let start = play_page.bout().map(|bout| *bout.game.start());
    let Some(start) = start else {
        return Vec::new();
    };
    let black_begins = usize::from(start.turn() == Color::Black);
    let mut rows: Vec<ScoreRow> = Vec::new();
    for (index, san) in play_page.sans().into_iter().enumerate() {
        let half = index + black_begins;
        let number = usize::from(start.fullmoves()) + half / 2;
        let ply = index + 1;
        let entry = Some(ScoreEntry { ply, san });
        match (half.is_multiple_of(2), rows.last_mut()) {
            (false, Some(row)) => row.black = entry,
            (false, None) => rows.push(ScoreRow {
                number,
                white: None,
                black: entry,
            }),
            (true, _) => rows.push(ScoreRow {
                number,
                white: entry,
                black: None,
            }),
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kept(fen: &str, moves: &str) -> Vec<(usize, String)> {
        let mut play_page = PlayPage::default();
        play_page.resume(&format!(
            "rookery game 2\nwhite\nfull 100 50 100 50 0 none instant\n1\n{fen}\n{moves}"
        ));
        let told = |row: ScoreRow| {
            let told = |entry: Option<ScoreEntry>| entry.map(|entry| (entry.ply, entry.san));
            let [white, black] = [row.white, row.black].map(told);
            let told = |entry: Option<(usize, String)>| {
                entry.map_or(String::new(), |(ply, san)| format!("{ply}:{san}"))
            };
            (row.number, format!("{} {}", told(white), told(black)))
        };
        rows(&play_page).into_iter().map(told).collect()
    }

    #[test]
    fn moves_stand_in_pairs() {
        let start = rookery_rules::Position::start().fen();
        assert_eq!(kept(&start, ""), []);
        assert_eq!(
            kept(&start, "e2e4 e7e5 g1f3"),
            [(1, "1:e4 2:e5".to_owned()), (2, "3:Nf3 ".to_owned())]
        );
    }

    #[test]
    fn a_game_may_begin_with_black_in_its_middle() {
        let fen = "8/2P5/4k3/8/8/3K4/5p2/8 b - - 0 41";
        assert_eq!(
            kept(fen, "e6d7 c7c8q"),
            [(41, " 1:Kd7".to_owned()), (42, "2:c8=Q+ ".to_owned())]
        );
    }
}
