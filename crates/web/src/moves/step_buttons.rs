//! The four buttons that go through the moves of a game.

use leptos::prelude::*;
use rookery_app::moves::cursor::TreeStep;
use rookery_app::study::words as said;

use crate::shell::lang;
use crate::shell::ui::icon::{Icon, IconView};

#[component]
pub fn StepButtons(
    /// Whether a step leads anywhere.
    can: Callback<TreeStep, bool>,
    on_step: Callback<TreeStep>,
) -> impl IntoView {
    let lang = lang::here();
    let button = move |(step, icon): (TreeStep, Icon)| {
        view! {
            <button
                type="button"
                class="icon-button"
                title=said::step(lang, step)
                aria-label=said::step(lang, step)
                aria-disabled=move || (!can.run(step)).to_string()
                on:click=move |_| on_step.run(step)
            >
                <IconView icon />
            </button>
        }
    };
    let steps = [
        (TreeStep::First, Icon::First),
        (TreeStep::Back, Icon::Back),
        (TreeStep::Forward, Icon::Forward),
        (TreeStep::Last, Icon::Last),
    ];
    view! {
        <div class="board-buttons" role="group" aria-label=said::steps(lang)>
            {steps.map(button).collect_view()}
        </div>
    }
}
