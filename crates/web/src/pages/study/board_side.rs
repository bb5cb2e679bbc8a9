//! The board, what is going on in it, and the buttons that walk through the moves.

use leptos::prelude::*;
use rookery_rules::{Promotion, Square};

use crate::board::arrows::Drawings;
use crate::board::frame::BoardFrame;
use crate::state::cursor::Step;
use crate::state::study::Study;
use crate::ui::icon::{Icon, IconView};
use crate::words::{self, board, study as said};

#[component]
pub fn BoardSide(study: RwSignal<Study>) -> impl IntoView {
    let lang = words::lang();
    let position = Memo::new(move |_| study.with(|study| *study.position()));
    let marks = Memo::new(move |_| study.with(Study::marks));
    let drawings = Memo::new(move |_| study.with(Study::drawings));
    let side = Memo::new(move |_| study.with(Study::side));
    let promoting = Memo::new(move |_| study.with(Study::promoting));
    let status = Memo::new(move |_| {
        study.with(|study| board::status(lang, study.position(), study.outcome()))
    });
    let over = Memo::new(move |_| study.with(|study| study.outcome().is_some()));

    let on_press = Callback::new(move |square: Square| study.update(|study| study.press(square)));
    let on_release = Callback::new(move |()| study.update(Study::release));
    let on_choose = Callback::new(move |man: Promotion| study.update(|study| study.promote(man)));

    view! {
        <BoardFrame position marks side promoting on_press on_release on_choose>
            <Drawings drawings side />
        </BoardFrame>
        <div class="board-bar">
            <p class="status" class:over=move || over.get() role="status">{status}</p>
            <div class="board-buttons" role="group" aria-label=said::steps(lang)>
                <StepButton study step=Step::First icon=Icon::First />
                <StepButton study step=Step::Back icon=Icon::Back />
                <StepButton study step=Step::Forward icon=Icon::Forward />
                <StepButton study step=Step::Last icon=Icon::Last />
            </div>
            <button
                type="button"
                class="icon-button"
                title=said::flip(lang)
                aria-label=said::flip(lang)
                on:click=move |_| study.update(Study::flip)
            >
                <IconView icon=Icon::Flip />
            </button>
        </div>
    }
}

#[component]
fn StepButton(study: RwSignal<Study>, step: Step, icon: Icon) -> impl IntoView {
    let lang = words::lang();
    let idle = move || study.with(|study| !study.can(step));
    view! {
        <button
            type="button"
            class="icon-button"
            title=said::step(lang, step)
            aria-label=said::step(lang, step)
            aria-disabled=move || idle().to_string()
            on:click=move |_| study.update(|study| study.step(step))
        >
            <IconView icon />
        </button>
    }
}
