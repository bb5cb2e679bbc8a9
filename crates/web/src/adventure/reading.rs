//! What is read: the line that is told, some before it, and what there is to decide or to fight.

use leptos::prelude::*;
use rookery_app::adventure::traveler::{ChapterEnd, Traveler};
use rookery_app::adventure::words as said;
use rookery_campaign::{Beat, Choice};

use super::AdventureContext;
use super::lines::{Age, line};
use super::threshold::Threshold;
use super::turning::{Turning, turn};
use crate::shell::lang;
use crate::shell::ui::feather::feather;
use crate::shell::ui::focus;

/// How many earlier lines stay in sight.
const IN_SIGHT: usize = 2;

#[component]
pub(super) fn Reading(context: AdventureContext, turning: Turning) -> impl IntoView {
    let traveler = context.journal.traveler;
    let Turning { at, task, next, .. } = turning;
    let before = move || {
        at.track();
        let heard = traveler.with_untracked(|one| one.heard(IN_SIGHT));
        let name = context.name();
        let lines = heard.into_iter().map(|beat| line(beat, &name, Age::Before));
        lines.collect_view()
    };
    let now = move || {
        at.track();
        let beat = traveler.with_untracked(Traveler::beat);
        line(beat, &context.name(), Age::Now)
    };
    let to_do = move || {
        at.track();
        task.track();
        match traveler.with_untracked(Traveler::beat) {
            Beat::Choose(choice) => view! { <Question context choice /> }.into_any(),
            Beat::Battle(battle) => {
                view! { <Threshold context battle=*battle on_next=next /> }.into_any()
            }
            _ => traveler
                .with_untracked(Traveler::chapter_end)
                .map(chapter_end)
                .into_any(),
        }
    };
    view! {
        <div class="story-lines">
            {before}
            <div class="line-now" aria-live="polite">{now}</div>
            {to_do}
        </div>
    }
}

/// What the chapter earned.
fn chapter_end(end: ChapterEnd) -> impl IntoView {
    view! {
        <div class="chapter-end" class:earned=end.earned != 0>
            {feather()}
            <p>{said::chapter_end(lang::here(), end)}</p>
        </div>
    }
}

/// Where a decision stands.
pub(super) const QUESTION: &str = "#story-question";

/// A decision.
#[component]
fn Question(context: AdventureContext, choice: &'static Choice) -> impl IntoView {
    let traveler = context.journal.traveler;
    let made = traveler.with_untracked(|one| {
        let choices = &one.progress().journey.choices;
        choices.get(&choice.key).cloned()
    });
    let is_made = made.is_some();
    Effect::new(move |_| focus::reveal_soon(QUESTION));
    let option = |answer: &'static rookery_campaign::Answer| {
        let is_taken = made.as_ref() == Some(&answer.key);
        let take = move |_| {
            if !is_made {
                turn(context, |one| one.choose(&answer.key));
            } else {
                context.journal.update(Traveler::go_on);
            }
        };
        view! {
            <button
                type="button"
                class="button answer"
                class:primary=is_taken
                disabled=is_made && !is_taken
                on:click=take
            >
                {answer.text.clone()}
            </button>
        }
    };
    view! {
        <div
            class="story-question"
            id="story-question"
            role="group"
            tabindex="-1"
            aria-labelledby="story-asked"
        >
            <p id="story-asked">{choice.question.clone()}</p>
            {choice.options.iter().map(option).collect_view()}
        </div>
    }
}
