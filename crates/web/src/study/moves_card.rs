//! The moves so far: which game they are, the list to walk through, what can be done with them.

use leptos::prelude::*;
use rookery_app::moves::cursor::TreeStep;
use rookery_app::moves::sheet;
use rookery_app::spoken::inquiry::Subject;
use rookery_app::study::study_board::Study;
use rookery_app::study::way_in::WayIn;
use rookery_app::study::words as said;

use crate::board::typed_move::TypedMove;
use crate::moves::move_list::MoveList;
use crate::moves::openings;
use crate::shell::lang;
use crate::shell::part::Part;
use crate::study::game_head::GameHead;
use crate::study::{StudyContext, moves_field};

#[component]
pub fn MovesCard(context: StudyContext, subject: Callback<(), Subject>) -> impl IntoView {
    let lang = lang::here();
    let StudyContext {
        study,
        edition,
        way,
        ..
    } = context;
    // One field for moves is enough.
    let writes = Memo::new(move |_| way.get() == Some(WayIn::WriteDown));
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
            <Show when=move || writes.get()>
                <Part needs=context load=moves_field::load />
            </Show>
            {move || opening.get().map(|name| view! { <p class="soft small opening">{name}</p> })}
            <MoveList items at on_go empty=said::moves_empty(lang) />
            {tools(context, writes)}
            <Show when=move || !writes.get()>
                <TypedMove position subject can_move on_play />
            </Show>
        </section>
    }
}

/// What can be done once there are moves.
fn tools(context: StudyContext, writes: Memo<bool>) -> impl IntoView {
    let lang = lang::here();
    let study = context.study;
    let has_moves = Memo::new(move |_| study.with(|study| study.tree().move_count() > 0));
    let can_remove = Memo::new(move |_| study.with(Study::can_remove));
    view! {
        <Show when=move || has_moves.get()>
            <div class="buttons">
                <button
                    type="button"
                    class="chip"
                    title=said::moves_remove_about(lang)
                    aria-disabled=move || (!can_remove.get()).to_string()
                    on:click=move |_| study.update(Study::remove)
                >
                    {said::moves_remove(lang)}
                </button>
                <Show when=move || !writes.get()>
                    <button type="button" class="chip" on:click=move |_| context.press(WayIn::WriteDown)>
                        {said::moves_save(lang)}
                    </button>
                </Show>
            </div>
        </Show>
    }
}
