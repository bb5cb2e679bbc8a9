//! What an opponent would play in a few positions, while it is being made.

use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use rookery_app::own_opponents::design;
use rookery_app::own_opponents::preview::{self, PLACES, Preview};
use rookery_app::own_opponents::words as said;
use rookery_protocol::api::OpponentDesign;
use rookery_rules::pgn::{Annotation, Brush};
use rookery_rules::{Color, Move};

use crate::board::arrows::Drawings;
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
        let reply = Memo::new(move |_| preview.with(|preview| preview.reply(place)));
        let side = Memo::new(|_| Color::White);
        // The board stays as it is, so that what a dial changes is the arrow alone.
        let drawings = Memo::new(move |_| {
            let arrow = |mv: Move| Annotation::Arrow(Brush::Green, mv.from(), mv.to());
            reply.get().map(arrow).into_iter().collect()
        });
        preview::position(place).map(|position| {
            let words = move || match reply.get() {
                Some(mv) => said::plays(lang, &position.san(mv)),
                None => said::thinking(lang).to_owned(),
            };
            view! {
                <li>
                    <div class="preview-board">
                        <SmallBoard position side=Color::White label=said::board(lang, place) />
                        <Drawings drawings side />
                    </div>
                    <p class="small">{words}</p>
                </li>
            }
        })
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
