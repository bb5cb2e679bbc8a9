//! Beside the board: what to do, what it says, help, and what is known about the puzzle.

use leptos::prelude::*;
use leptos_router::components::A;
use rookery_app::puzzles::solving::Solving;
use rookery_app::puzzles::training::PROGRESS;
use rookery_app::puzzles::words as said;

use super::super::heading::Heading;
use super::session::Session;
use crate::forms::switch::SwitchView;
use crate::puzzles::desk::helping::Helping;
use crate::puzzles::desk::line_card::LineCard;
use crate::puzzles::desk::news_card::NewsCard;
use crate::puzzles::desk::shown_themes::ShownThemes;
use crate::puzzles::desk::typing::Typing;
use crate::puzzles::supply as practice;
use crate::shell::lang;
use crate::shell::ui::focus;

#[component]
pub fn Panel(session: Session, title: &'static str) -> impl IntoView {
    let lang = lang::here();
    let desk = session.desk;
    let ending = desk.ending();
    let is_over = Memo::new(move |_| ending.get().is_some());
    let on_turn = Callback::new(move |()| session.turn_by_itself());
    let coming = Signal::derive(move || {
        let is_coming = session.is_coming.get();
        is_coming.then(|| said::soon(lang).to_owned())
    });
    view! {
        <div class="play-panel">
            <Heading title />
            <NewsCard desk more=coming />
            {move || match is_over.get() {
                false => view! { <Helping desk /> }.into_any(),
                true => view! {
                    <Afterwards session />
                    <LineCard desk />
                }
                .into_any(),
            }}
            <Facts session />
            <Typing desk />
            {session.goes_on().then(|| view! {
                <section class="card value-card">
                    <SwitchView
                        id="by-itself"
                        label=said::by_itself(lang)
                        about=said::by_itself_about(lang)
                        is_on=session.by_itself
                        on_turn
                    />
                </section>
            })}
            {move || said::waiting(lang, session.waiting.get()).map(|told| view! {
                <p class="note small" role="status">{told}</p>
            })}
        </div>
    }
}

/// When it is over: on to the next.
#[component]
fn Afterwards(session: Session) -> impl IntoView {
    let lang = lang::here();
    let next = move |_| {
        session.look();
        focus::focus_soon(focus::BOARD);
    };
    let ways = match session.goes_on() {
        true => view! {
            <button type="button" id="puzzle-next" class="button primary" on:click=next>
                {said::next(lang)}
            </button>
            <Show when=move || session.is_coming.get()>
                <button
                    type="button"
                    class="button"
                    on:click=move |_| {
                        session.stay();
                        focus::focus_soon("#puzzle-next");
                    }
                >
                    {said::stay(lang)}
                </button>
            </Show>
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
fn Facts(session: Session) -> impl IntoView {
    let lang = lang::here();
    let desk = session.desk;
    let rating = move || {
        session
            .puzzle
            .with(|puzzle| puzzle.as_ref().map(|puzzle| puzzle.rating))
    };
    let tries = move || desk.see(Solving::tries);
    let time = move || {
        session
            .lasted
            .get()
            .map(|millis| said::lasted(lang, millis))
    };
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
                <dd>{session.solved}</dd>
            </div>
            <ShownThemes desk puzzle=session.puzzle />
        </dl>
    }
}
