//! Asks again before a game is ended, so that one tap beside another does not do it.

use leptos::prelude::*;
use rookery_app::game::play_page::PlayPage;
use rookery_app::game::words::{actions as said, company, draw_offer};
use rookery_app::survival::words as survival;
use rookery_play::Stage;

use crate::game::GameContext;
use crate::game::draw_offer::opposite;
use crate::shell::lang;
use crate::shell::ui::focus;

/// What ends a game, and is therefore asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LastStep {
    Resign,
    /// Two people have to agree, an engine answers.
    Draw,
}

impl LastStep {
    /// Puts the question, with the way back at hand.
    pub fn ask(self, asked: RwSignal<Option<Self>>) {
        asked.set(Some(self));
        focus::focus_soon("#keep-playing");
    }
}

#[component]
pub fn LastQuestion(
    context: GameContext,
    step: LastStep,
    asked: RwSignal<Option<LastStep>>,
) -> impl IntoView {
    let lang = lang::here();
    let is_friendly = context.play_page.with_untracked(PlayPage::is_friendly);
    let question = context.play_page.with_untracked(|play_page| match step {
        LastStep::Draw => match opposite(lang, play_page).filter(|_| !is_friendly) {
            Some(name) => draw_offer::offer_question(lang, &name),
            None => draw_offer::draw_question(lang).to_owned(),
        },
        LastStep::Resign => match play_page.resigner().filter(|_| is_friendly) {
            Some(color) => company::resign_question(lang, color),
            None if play_page.is_run() => survival::resign_question(lang).to_owned(),
            None => said::resign_question(lang).to_owned(),
        },
    });
    let (yes, look) = match step {
        LastStep::Draw if is_friendly => (draw_offer::draw_yes(lang), "button primary"),
        LastStep::Draw => (draw_offer::offer_yes(lang), "button primary"),
        LastStep::Resign => (said::resign_yes(lang), "button danger"),
    };
    let end = move |_| {
        asked.set(None);
        context.connection.update(|play_page| match step {
            LastStep::Draw => play_page.offer_draw(),
            LastStep::Resign => play_page.resign(),
        });
        // A draw may be declined.
        match matches!(context.stage.get_untracked(), Stage::Over(_)) {
            true => focus::focus_soon("#rematch, #after-battle"),
            false => focus::focus_soon(focus::BOARD),
        }
    };
    let keep = move |_| {
        asked.set(None);
        focus::focus_soon(focus::BOARD);
    };
    view! {
        <div class="question" role="group" aria-labelledby="last-question">
            <p id="last-question">{question}</p>
            <button type="button" class=look on:click=end>
                {yes}
            </button>
            <button type="button" class="button" id="keep-playing" on:click=keep>
                {said::resign_no(lang)}
            </button>
        </div>
    }
}
