//! Solving without pressure: a range, the puzzle of the day, or a certain one again.

mod panel;
mod visit;

use leptos::prelude::*;
use leptos_router::hooks::use_query_map;
use rookery_app::puzzles::training::{Goal, Training};
use rookery_app::puzzles::words as said;

use self::panel::Panel;
use self::visit::{PracticeStage, PracticeVisit};
use super::missed::Missed;
use crate::puzzles::context::board_side::BoardSide;
use crate::shell::lang;
use crate::shell::title::Title;
use crate::shell::ui::loading::loading;

#[component]
pub fn SolvePage() -> impl IntoView {
    let query = use_query_map();
    let goal = Memo::new(move |_| Goal::read(|name| query.with(|query| query.get(name))));
    // Another goal is another page, also if a link leads from one to the other.
    move || view! { <Practice goal=goal.get() /> }
}

#[component]
fn Practice(goal: Goal) -> impl IntoView {
    let lang = lang::here();
    let training = training(&goal);
    let title = match &goal {
        Goal::Range(_) => said::practice(lang),
        Goal::Daily => said::daily(lang),
        Goal::One(_) => said::heading(lang),
    };
    let visit = PracticeVisit::begin(goal);
    let shown = move || match visit.stage.get() {
        PracticeStage::Looking => loading(said::looking(lang)),
        PracticeStage::Missed(miss) => view! {
            <Missed
                miss
                training
                on_again=Callback::new(move |()| visit.look())
                on_restart=Callback::new(move |()| visit.restart())
            />
        }
        .into_any(),
        PracticeStage::Solving => view! {
            <div class="play puzzle">
                <BoardSide context=visit.context />
                <Panel visit title />
            </div>
        }
        .into_any(),
    };
    view! {
        <Title page=title />
        {shown}
    }
}

fn training(goal: &Goal) -> Option<Training> {
    match goal {
        Goal::Range(training) => Some(*training),
        Goal::Daily | Goal::One(_) => None,
    }
}
