//! The engine's word on the position shown, for those who ask.

use leptos::prelude::*;
use rookery_app::engine::analyst::Analyst;
use rookery_app::study::study_board::Study;
use rookery_app::study::words as said;

use crate::engine::connection::WorkerConnection;
use crate::engine::judgment::{Judged, JudgmentCard};
use crate::shell::lang;

/// How many lines it tells.
const LINES: u8 = 3;

#[component]
pub fn EngineCard(study: RwSignal<Study>) -> impl IntoView {
    let lang = lang::here();
    let analyst = RwSignal::new(Analyst::of_lines(LINES));
    let judged = Judged {
        analyst,
        connection: WorkerConnection::of(analyst),
        is_on: RwSignal::new(false),
        position: Memo::new(move |_| study.with(|study| *study.position())),
        is_over: Memo::new(move |_| study.with(|study| study.outcome().is_some())),
        game: Callback::new(move |()| study.with_untracked(Study::game)),
    };
    view! { <JudgmentCard judged label=said::engine(lang) about=said::engine_about(lang) /> }
}
