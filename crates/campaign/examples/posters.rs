//! Writes a poster to standard output, to be looked at: `cargo run -p rookery-campaign --example
//! posters -- knight "Some Name" > poster.svg`; without a crown the traveler is on the way, and
//! without a name nothing has been played.

use rookery_campaign::{CAST, Crown, GUIDE_FACE, GameResult, Kind, Poster, Sheet, SheetGame};

fn main() {
    let words: Vec<_> = std::env::args().skip(1).collect();
    let key = words.first().map(String::as_str);
    let crown = Crown::ALL
        .into_iter()
        .find(|crown| Some(crown.key()) == key);
    let name = words.get(1);
    let rounds: u32 = if name.is_some() { 5 } else { 0 };
    let results = [
        GameResult::Won,
        GameResult::Won,
        GameResult::Drawn,
        GameResult::Lost,
    ];
    let games = (0..rounds).flat_map(|round| {
        (0_u32..).zip(&CAST).map(move |(index, one)| SheetGame {
            kind: Kind::Adventure,
            opponent: one.playing_at(one.rung),
            result: Some(results[(round * 7 + index * round) as usize % results.len()]),
            moves: 20 + index,
            millis: 600_000,
        })
    });
    let sheet = Sheet::of(&games.collect::<Vec<_>>());
    let poster = Poster {
        sheet: &sheet,
        name: name.map_or("Ada", String::as_str),
        crown,
        date: "November 16, 2026",
        friend: &GUIDE_FACE,
    };
    println!("{}", poster.svg());
}
