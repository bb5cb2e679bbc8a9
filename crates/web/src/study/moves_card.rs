//! Moves to type or a game to paste, checked at once, and the list to walk through it.

use leptos::prelude::*;
use rookery_app::moves::cursor::TreeStep;
use rookery_app::moves::sheet;
use rookery_app::moves::words as notes;
use rookery_app::spoken::inquiry::Subject;
use rookery_app::study::study_board::Study;
use rookery_app::study::words as said;

use crate::board::typed_move::TypedMove;
use crate::moves::move_list::MoveList;
use crate::moves::openings;
use crate::shell::lang;
use crate::study::game_head::GameHead;

#[component]
pub fn MovesCard(study: RwSignal<Study>, subject: Callback<(), Subject>) -> impl IntoView {
    let lang = lang::here();
    let edition = Memo::new(move |_| study.with(Study::edition));
    let text = Memo::new(move |_| {
        edition.get();
        study.with_untracked(|study| study.moves().to_owned())
    });
    let trouble = Memo::new(move |_| {
        edition.get();
        study.with_untracked(|study| Some(notes::trouble(lang, study.trouble()?)))
    });
    let opening = openings::named(Memo::new(move |_| study.with(Study::way)), None);
    let at = Memo::new(move |_| study.with(Study::at));
    let items = Memo::new(move |_| {
        edition.get();
        study.with_untracked(|study| sheet::items(study.tree()))
    });
    let position = Memo::new(move |_| study.with(|study| *study.position()));
    let can_move = Memo::new(move |_| study.with(|study| study.outcome().is_none()));
    let on_play = Callback::new(move |mv| study.update(|study| study.take_typed(mv)));
    let on_go = Callback::new(move |id| study.update(|study| study.step(TreeStep::To(id))));

    view! {
        <section class="card moves" aria-labelledby="moves-heading">
            <GameHead study edition />
            {move || opening.get().map(|name| view! { <p class="soft small opening">{name}</p> })}
            <textarea
                id="moves"
                class="field"
                class:bad=move || trouble.with(Option::is_some)
                rows="2"
                autocomplete="off"
                autocapitalize="off"
                spellcheck="false"
                placeholder=said::moves_placeholder(lang)
                aria-label=said::moves_label(lang)
                aria-describedby="moves-trouble"
                aria-invalid=move || trouble.with(Option::is_some).to_string()
                prop:value=text
                on:input:target=move |event| {
                    let text = event.target().value();
                    study.update(|study| study.type_moves(&text));
                }
            ></textarea>
            <div id="moves-trouble" role="alert">
                {move || trouble.get().map(|trouble| view! { <p class="trouble">{trouble}</p> })}
            </div>
            <MoveList items at on_go empty=said::moves_empty(lang) />
            <TypedMove position subject can_move on_play />
        </section>
    }
}
