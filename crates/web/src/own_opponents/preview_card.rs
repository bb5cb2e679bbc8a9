//! What an opponent would play in three positions, while it is being made.

use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use rookery_app::own_opponents::design;
use rookery_app::own_opponents::preview::{PLACES, Preview};
use rookery_app::own_opponents::words as said;
use rookery_protocol::api::OpponentDesign;
use rookery_rules::{Color, DrawRules, Game};

use crate::board::small_board::SmallBoard;
use crate::engine::connection::WorkerConnection;
use crate::shell::lang;

/// A dial that is being turned is not a reason to think about each mark.
const QUIET: Duration = Duration::from_millis(400);

#[component]
pub(super) fn PreviewCard(design: RwSignal<OpponentDesign>) -> impl IntoView {
    let lang = lang::here();
    let preview = RwSignal::new(Preview::default());
    let connection = WorkerConnection::of(preview);
    let opponent = Memo::new(move |_| design.with(design::opponent));
    let timer = StoredValue::new(None::<TimeoutHandle>);
    let stop = move || {
        if let Some(timer) = timer.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    };
    Effect::new(move |_| {
        let Some(opponent) = opponent.get() else {
            return;
        };
        stop();
        let ask = move || connection.update(|preview| preview.ask(opponent));
        timer.set_value(set_timeout_with_handle(ask, QUIET).ok());
    });
    on_cleanup(stop);
    let is_stuck = Memo::new(move |_| preview.with(Preview::is_stuck));
    let place = move |place: usize| {
        let shown = Memo::new(move |_| preview.with(|preview| preview.shown(place)));
        move || {
            let (position, reply) = shown.get()?;
            let after = reply.and_then(|mv| {
                let mut game = Game::from_position(position, DrawRules::AtOnce);
                game.play(mv).ok()?;
                Some(*game.position())
            });
            let words = match reply {
                Some(mv) => said::plays(lang, &position.san(mv)),
                None => said::thinking(lang).to_owned(),
            };
            let label = said::board(lang, place);
            Some(view! {
                <li>
                    <SmallBoard position=after.unwrap_or(position) side=Color::White label />
                    <p class="small">{words}</p>
                </li>
            })
        }
    };
    view! {
        <section class="card preview" aria-labelledby="opponent-preview">
            <h2 id="opponent-preview">{said::preview(lang)}</h2>
            {move || match is_stuck.get() {
                true => view! { <p role="status">{said::stuck(lang)}</p> }.into_any(),
                false => view! {
                    <p class="soft small">{said::preview_lead(lang)}</p>
                    <ul class="preview-list">{(0..PLACES).map(place).collect_view()}</ul>
                }
                .into_any(),
            }}
        </section>
    }
}
