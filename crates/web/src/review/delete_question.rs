//! Deletes the game, after a question.

use leptos::prelude::*;
use leptos_router::hooks::use_navigate;
use rookery_app::keeping::table::DRAFT;
use rookery_app::review::words as said;

use crate::account::presence::Presence;
use crate::browser::{http as server, storage as memory};
use crate::review::ReviewContext;
use crate::shell::lang;
use crate::shell::notice::Notice;
use crate::shell::ui::errand::{Errand, Outcome};
use crate::shell::ui::question::Question;

#[component]
pub fn DeleteQuestion(context: ReviewContext) -> impl IntoView {
    let lang = lang::here();
    let id = (context.review).with_untracked(|review| review.summary().id.clone());
    let id = StoredValue::new(id);
    let errand = Errand::new();
    let asks = RwSignal::new(false);
    let notice = Notice::here();
    let navigate = StoredValue::new_local(use_navigate());
    let delete = move |_| {
        let place = format!("/games/{}", id.get_value());
        errand.run(async move { server::delete(&place).await }, move |()| {
            memory::forget(&DRAFT.of(&Presence::person(), id.get_value()));
            notice.say(said::deleted(lang));
            navigate.with_value(|navigate| navigate("/games", Default::default()));
        });
    };
    view! {
        <Question
            id="delete-game"
            begin=said::delete_begin(lang)
            question=said::delete_question(lang)
            keep=said::delete_no(lang)
            asks
        >
            <button type="button" class="button danger" on:click=delete>
                {said::delete_yes(lang)}
            </button>
        </Question>
        <Outcome errand />
    }
}
