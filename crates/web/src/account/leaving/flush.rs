//! Sends what waits in this browser, and tells what the server has not got then.

use rookery_app::keeping::key::Person;
use rookery_app::keeping::leaving::Unsent;
use rookery_app::keeping::table::{DRAFT, GAME, LEVEL, OUTBOX, REFUSED};
use rookery_app::level::my_level::MyLevel;
use rookery_app::review::draft::Draft;
use rookery_protocol::api::{ChangeGame, GameSummary};

use crate::account::presence::Presence;
use crate::adventure::journal;
use crate::browser::{http as server, storage as memory};
use crate::keeping::keeper::Keeper;
use crate::keeping::packing;
use crate::puzzles::supply;
use crate::settings::preferences::CurrentPreferences;

/// Has the game that goes on lie ready. What a guest left here before is theirs too.
pub(super) async fn pack(keeper: Keeper) {
    for place in [GAME.of(&Person::Guest), Presence::own(GAME)] {
        if let Some(game) = memory::recall(&place) {
            packing::hand_in_kept(keeper, &game).await;
        }
    }
}

/// Sends everything but games, which the keeper has sent by now.
pub(super) async fn rest(presence: Presence, preferences: CurrentPreferences) -> Unsent {
    // What is left is counted.
    supply::post(presence).await.unwrap_or_default();
    let person = Presence::person();
    for key in memory::games(DRAFT, &person) {
        let draft = memory::recall(&key).and_then(|text| Draft::read(&text));
        let (Some(Draft { seen, list, .. }), Some(game)) = (draft, key.game()) else {
            continue;
        };
        let change = ChangeGame {
            tree: Some(list),
            ..ChangeGame::default()
        };
        let place = format!("/games/{game}");
        let kept = server::patch_seen::<GameSummary>(&place, &change, &seen).await;
        if kept.is_ok() {
            memory::forget(&key);
        }
    }
    let level = memory::recall(&Presence::own(LEVEL));
    let level = level.and_then(|level| MyLevel::read(&level));
    let count = |what| memory::games(what, &person).len();
    Unsent {
        story: journal::hand_in().await.is_err(),
        settings: preferences.hand_in(level).await.is_err(),
        games: count(OUTBOX),
        refused: count(REFUSED),
        puzzles: supply::count_waiting(),
        notes: count(DRAFT),
    }
}
