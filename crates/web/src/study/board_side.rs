//! The board, what is going on in it, and the buttons that walk through the moves.

use leptos::prelude::*;
use rookery_app::board::words as board;
use rookery_app::spoken::inquiry::Subject;
use rookery_app::study::study_board::Study;
use rookery_app::study::words as said;
use rookery_rules::{Promotion, Square};

use crate::board::arrows::Drawings;
use crate::board::frame::BoardFrame;
use crate::board::typed_link::TypedLink;
use crate::moves::step_buttons::StepButtons;
use crate::shell::lang;
use crate::shell::ui::icon::{Icon, IconView};

#[component]
pub fn BoardSide(study: RwSignal<Study>, subject: Callback<(), Subject>) -> impl IntoView {
    let lang = lang::here();
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
    let on_choose =
        Callback::new(move |piece: Promotion| study.update(|study| study.promote(piece)));

    let can = Callback::new(move |step| study.with(|study| study.can(step)));
    let on_step = Callback::new(move |step| study.update(|study| study.step(step)));

    view! {
        <BoardFrame position marks side subject promoting on_press on_release on_choose>
            <Drawings drawings side />
        </BoardFrame>
        <TypedLink />
        <div class="board-bar">
            <p class="status" class:over=move || over.get() role="status">{status}</p>
            <StepButtons can on_step />
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
