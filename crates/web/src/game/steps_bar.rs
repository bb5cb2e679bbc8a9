//! The buttons that go through the moves of a game, and where one is; on a phone they stay under the
//! thumb, so that the board is seen while one looks back.

use leptos::prelude::*;
use rookery_app::game::past::PastStep;
use rookery_app::game::play_page::PlayPage;
use rookery_app::game::words::past as said;

use crate::game::GameContext;
use crate::game::past_bar::{self, PastBar};
use crate::shell::lang;
use crate::shell::ui::icon::{Icon, IconView};

#[component]
pub fn StepsBar(context: GameContext) -> impl IntoView {
    let play_page = context.play_page;
    let has_moves = Memo::new(move |_| {
        context.edition.get();
        play_page.with_untracked(|play_page| play_page.bout().is_some_and(|bout| bout.plies() > 0))
    });
    view! {
        <Show when=move || has_moves.get() && context.shows_moves.get()>
            <Steps context />
        </Show>
    }
}

#[component]
fn Steps(context: GameContext) -> impl IntoView {
    let lang = lang::here();
    let play_page = context.play_page;
    let has_news = Memo::new(move |_| play_page.with(PlayPage::has_news));
    let here = Memo::new(move |_| {
        play_page.with(|play_page| said::here(lang, past_bar::numbered(lang, play_page).as_deref()))
    });
    view! {
        <div class="steps-bar">
            <PastBar context />
            <div class="sheet-steps" role="group" aria-label=said::steps(lang)>
                <StepButton context step=PastStep::First />
                <StepButton context step=PastStep::Back />
                <span class="steps-here">
                    <span aria-hidden="true">{here}</span>
                    <span class="news" role="status">
                        {move || has_news.get().then(|| said::news(lang))}
                    </span>
                </span>
                <StepButton context step=PastStep::Forward />
                <StepButton context step=PastStep::Last />
            </div>
        </div>
    }
}

#[component]
fn StepButton(context: GameContext, step: PastStep) -> impl IntoView {
    let lang = lang::here();
    let can = Memo::new(move |_| context.play_page.with(|play_page| play_page.can_step(step)));
    let icon = match step {
        PastStep::First => Icon::First,
        PastStep::Back => Icon::Back,
        PastStep::Forward => Icon::Forward,
        PastStep::Last => Icon::Last,
    };
    view! {
        <button
            type="button"
            class="icon-button"
            title=said::step(lang, step)
            aria-label=said::step(lang, step)
            aria-disabled=move || (!can.get()).to_string()
            on:click=move |_| context.play_page.update(|play_page| play_page.step(step))
        >
            <IconView icon />
        </button>
    }
    .into_any()
}
