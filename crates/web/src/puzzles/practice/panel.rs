//! Beside the board: what to do, what it says, help, and what is known about the puzzle.

use leptos::prelude::*;
use leptos_router::components::A;
use rookery_app::puzzles::solving::Solving;
use rookery_app::puzzles::training::PROGRESS;
use rookery_app::puzzles::words as said;

use super::super::heading::Heading;
use super::visit::PracticeVisit;
use crate::puzzles::context::by_itself::{ByItselfSwitch, Stay};
use crate::puzzles::context::helping::Helping;
use crate::puzzles::context::line_card::LineCard;
use crate::puzzles::context::news_card::NewsCard;
use crate::puzzles::context::shown_themes::ShownThemes;
use crate::puzzles::context::typing::Typing;
use crate::puzzles::supply as practice;
use crate::shell::lang;
use crate::shell::ui::focus;

#[component]
pub fn Panel(visit: PracticeVisit, title: &'static str) -> impl IntoView {
    let lang = lang::here();
    let context = visit.context;
    let ending = context.ending();
    let is_over = Memo::new(move |_| ending.get().is_some());
    let coming = Signal::derive(move || visit.by_itself.soon());
    view! {
        <div class="play-panel">
            <Heading title />
            <NewsCard context more=coming />
            {move || match is_over.get() {
                false => view! { <Helping context /> }.into_any(),
                true => view! {
                    <Afterwards visit />
                    <LineCard context />
                }
                .into_any(),
            }}
            <Facts visit />
            <Typing context />
            {visit.goes_on().then(|| view! { <ByItselfSwitch by_itself=visit.by_itself /> })}
            {move || said::waiting(lang, visit.waiting.get()).map(|told| view! {
                <p class="note small" role="status">{told}</p>
            })}
        </div>
    }
}

/// When it is over: on to the next.
#[component]
fn Afterwards(visit: PracticeVisit) -> impl IntoView {
    let lang = lang::here();
    let next = move |_| {
        visit.look();
        focus::focus_soon(focus::BOARD);
    };
    let ways = match visit.goes_on() {
        true => view! {
            <button type="button" id="puzzle-next" class="button primary" on:click=next>
                {said::next(lang)}
            </button>
            <Stay by_itself=visit.by_itself />
        }
        .into_any(),
        false => view! {
            <span id="puzzle-next" tabindex="-1">
                <A href=practice::chosen().address() attr:class="button primary">
                    {said::more_practice(lang)}
                </A>
            </span>
            <A href=PROGRESS attr:class="button">{said::progress(lang)}</A>
        }
        .into_any(),
    };
    view! { <div class="puzzle-acts">{ways}</div> }
}

/// What is known about the puzzle, and about this visit.
#[component]
fn Facts(visit: PracticeVisit) -> impl IntoView {
    let lang = lang::here();
    let context = visit.context;
    let rating = move || {
        visit
            .puzzle
            .with(|puzzle| puzzle.as_ref().map(|puzzle| puzzle.rating))
    };
    let tries = move || context.see(Solving::tries);
    let time = move || visit.lasted.get().map(|millis| said::lasted(lang, millis));
    view! {
        <dl class="puzzle-facts" aria-label=said::facts(lang)>
            <div>
                <dt>{said::rating(lang)}</dt>
                <dd>{rating}</dd>
            </div>
            <div>
                <dt>{said::tries(lang)}</dt>
                <dd>{tries}</dd>
            </div>
            <div>
                <dt>{said::time(lang)}</dt>
                <dd>{move || time().unwrap_or_else(|| "–".to_owned())}</dd>
            </div>
            <div>
                <dt>{said::solved_here(lang)}</dt>
                <dd>{visit.solved}</dd>
            </div>
            <ShownThemes context puzzle=visit.puzzle />
        </dl>
    }
}
