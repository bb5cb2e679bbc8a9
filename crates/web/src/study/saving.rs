//! Keeps the game of a scoresheet with the server: the game, and then what belongs beside it.

use leptos::prelude::*;
use rookery_app::forms::refusal::Refusal;
use rookery_app::study::scoresheet;
use rookery_app::study::written_game::{self, TwoClocks, WrittenGame};
use rookery_play::GameId;
use rookery_protocol::api::GameSummary;

use crate::account::presence::Presence;
use crate::browser::{chance, clock, http as server};
use crate::shell::ui::errand::Errand;
use crate::study::StudyContext;
use crate::study::scoresheet_card::own_name;

/// Sends the sheet once all of it is right, and then does the rest.
pub fn saver(
    context: StudyContext,
    errand: Errand,
    then: impl Fn(GameId) + Copy + Send + Sync + 'static,
) -> Callback<()> {
    let StudyContext { study, sheet, .. } = context;
    let presence = Presence::here();
    // The same game sent twice under one id is kept once.
    let id = StoredValue::new(chance::id());
    Callback::new(move |()| {
        let now = clock::now();
        let clocks = TwoClocks {
            universal: now,
            local: clock::local(now),
        };
        let own = presence.visitor.with_untracked(own_name);
        let written = study.with_untracked(|study| {
            sheet.with_untracked(|sheet| {
                written_game::of(sheet, study.tree(), clocks, own.as_deref())
            })
        });
        let sent = id.get_value();
        let question = async move {
            let written = written.ok_or(Refusal::Unreachable)?;
            let answer = keep(presence, sent, &written).await;
            answer.map_err(|refusal| {
                if refusal != Refusal::Unreachable {
                    id.try_set_value(chance::id());
                }
                let blamed =
                    sheet.try_with_untracked(|sheet| scoresheet::blamed(sheet, refusal.clone()));
                blamed.unwrap_or(refusal)
            })
        };
        errand.send(sheet, question, move |()| then(sent));
    })
}

async fn keep(presence: Presence, id: GameId, written: &WrittenGame) -> Result<(), Refusal> {
    // The server keeps games only for someone.
    presence.settle().await?;
    let place = format!("/games/{id}");
    server::put::<GameSummary>(&place, &written.game).await?;
    let Some(beside) = &written.beside else {
        return Ok(());
    };
    let kept = server::patch::<GameSummary>(&place, beside).await;
    if kept.is_err() {
        // Half of it is not what was asked for. What cannot be deleted either stays in the list.
        server::delete(&place).await.unwrap_or_default();
    }
    kept.map(drop)
}
