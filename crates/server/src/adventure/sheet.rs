//! The sheet: what someone's stored games add up to.

use rookery_analysis::{Rating, Style};
use rookery_campaign::{
    Animal, COUNTED, GameResult, GameTotals, Kind, STYLES_OVERLAP, Sheet, SheetGame,
};
use rookery_play::{Depth, Level, Occasion, Opponent, OpponentKind, Side, Verdict};
use rookery_protocol::api::{AdventureSheet, OpponentV1, SheetTally, TemperTally};
use rookery_store::{SheetGame as StoredGame, Store, User};

use super::progress;
use crate::error::ApiError;

/// A game may lie open overnight; nobody thinks longer than this.
const LONGEST_GAME: i64 = 3 * 60 * 60 * 1000;

/// Of this person, as everyone may read it who is shown it.
pub(crate) async fn of(store: &Store, user: &User) -> Result<AdventureSheet, ApiError> {
    let games = store.sheet_games(user.id).await?;
    let games: Vec<_> = games.iter().map(game).collect();
    let sheet = Sheet::of(&games);
    let progress = progress::load(store, user.id).await?;
    Ok(AdventureSheet {
        name: user.display.clone(),
        crown: progress::crown_of(&progress),
        all: tally(&sheet.all),
        adventure: tally(&sheet.adventure),
        against: sheet
            .against
            .iter()
            .map(|(temper, games)| TemperTally {
                temper: temper.name().to_owned(),
                tally: tally(games),
            })
            .collect(),
        counted: format!("{COUNTED} {STYLES_OVERLAP}"),
    })
}

fn game(kept: &StoredGame) -> SheetGame {
    let (kind, fought) = match kept.occasion {
        Some(Occasion::Battle(_)) => (Kind::Adventure, true),
        Some(Occasion::Survival(_)) => (Kind::Survival, false),
        Some(Occasion::Own | Occasion::Forest) | None => (Kind::ForFun, false),
    };
    let result = match kept.verdict {
        _ if fought => kept.fought.map(Into::into),
        Verdict::Win => Some(GameResult::Won),
        Verdict::Draw => Some(GameResult::Drawn),
        Verdict::Loss => Some(GameResult::Lost),
        Verdict::Unfinished | Verdict::Other => None,
    };
    SheetGame {
        kind,
        opponent: opponent(kept),
        result,
        moves: moves(kept),
        millis: millis(kept),
    }
}

/// As far as styles follow from it: its dials, and how well it played. An animal that came without is
/// as it is in the forest.
fn opponent(kept: &StoredGame) -> Opponent {
    let Ok(told) = kept.opponent.read::<OpponentV1>() else {
        return Opponent::PLAIN;
    };
    let animal = Animal::from_key(&told.id);
    let animal = animal.filter(|_| told.kind == OpponentKind::Character);
    let character = animal.map(Animal::character);
    let own_style = character.map_or(Style::PURE, |character| character.style);
    let own_rung = character.map(|character| character.rung);
    let rung = told.rung.and_then(Rating::new).or(own_rung);
    Opponent {
        level: rung.map_or(Level::Full, Level::Rated),
        depth: told.thinking.and_then(|it| Depth::new(it.depth?)),
        // What was kept was checked when it came.
        style: (told.dials).map_or(own_style, |dials| dials.try_into().unwrap_or(Style::PURE)),
        ..Opponent::PLAIN
    }
}

/// How many moves the owner made: every other one, from the first or the second on.
fn moves(kept: &StoredGame) -> u32 {
    let black_begins = kept.start_fen.split(' ').nth(1) == Some("b");
    match (kept.side, black_begins) {
        (Side::White, false) | (Side::Black, true) => kept.plies.div_ceil(2),
        (Side::White, true) | (Side::Black, false) => kept.plies / 2,
        (Side::Neither, _) => 0,
    }
}

fn millis(kept: &StoredGame) -> u64 {
    let ended = kept.ended.unwrap_or(kept.started);
    let millis = ended.as_millis().saturating_sub(kept.started.as_millis());
    u64::try_from(millis.clamp(0, LONGEST_GAME)).unwrap_or_default()
}

fn tally(games: &GameTotals) -> SheetTally {
    SheetTally {
        played: games.played(),
        won: games.won,
        drawn: games.drawn,
        lost: games.lost,
        moves: games.moves,
        millis: games.millis,
        win_rate: games.win_rate(),
    }
}
