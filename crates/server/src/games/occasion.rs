//! What a game says that it was played for: checked, and judged if it was a battle.

use rookery_campaign::Battle;
use rookery_play::{BattleVerdict, Ending, GameSource, Occasion, Side};
use rookery_protocol::api::{self, GameUpload};
use rookery_rules::pgn::GameResult;
use rookery_rules::{Game, Position};

use crate::error::ApiError;

/// What the game was played for, if that can be.
pub(super) fn check(upload: &GameUpload, start: &Position) -> Result<Option<Occasion>, ApiError> {
    let refuse = |code, message: String| Err(ApiError::field("occasion", code, message));
    let Some(occasion) = &upload.occasion else {
        return Ok(None);
    };
    if upload.source != GameSource::Engine {
        let message = "Only a game against the engine is a battle or part of a survival run.";
        return refuse("not_an_engine", message.to_owned());
    }
    match occasion {
        api::Occasion::Battle { key } => {
            let Some(battle) = Battle::from_key(key) else {
                let key: String = key.chars().take(40).collect();
                return refuse("unknown_battle", format!("No battle is called \"{key}\"."));
            };
            if *start != battle.position() || upload.side != battle.side.into() {
                let message =
                    format!("The battle \"{key}\" begins elsewhere, or with the other color.");
                return refuse("other_battle", message);
            }
            Ok(Some(Occasion::Battle(battle.key.to_owned())))
        }
        api::Occasion::Survival { .. } if upload.side == Side::Neither => {
            let message = "In survival someone plays White or Black.".to_owned();
            refuse("no_side", message)
        }
        api::Occasion::Survival { run } => match run.parse() {
            Ok(run) => Ok(Some(Occasion::Survival(run))),
            Err(_) => refuse("bad_run", "A run has a UUID as its id.".to_owned()),
        },
    }
}

/// What a battle was worth, with this ending; none if it is something else, or undecided.
pub(super) fn fought(
    occasion: Option<&Occasion>,
    game: &Game,
    ending: Option<Ending>,
) -> Option<BattleVerdict> {
    let Occasion::Battle(key) = occasion? else {
        return None;
    };
    let mut game = game.clone();
    if let Some(ending) = ending {
        // Who won is all that a judge asks for. The moves may have ended the game already.
        let _ = match ending.result {
            GameResult::Win(winner) => game.resign(!winner).map(drop),
            GameResult::Draw => game.agree_draw().map(drop),
            GameResult::Unknown => Ok(()),
        };
    }
    Battle::from_key(key)?.judge(&game)
}
