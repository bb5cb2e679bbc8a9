//! Beside the board: what it says, help that costs, and where one's rating or streak stands.

use leptos::prelude::*;
use rookery_app::puzzles::solving::{Solving, SolvingPhase};
use rookery_app::puzzles::words::{self as said, themes};
use rookery_protocol::api::CurvePage;
use rookery_puzzles::JudgedMode;

use super::super::curve::Curve;
use super::super::heading::Heading;
use super::visit::JudgedVisit;
use crate::puzzles::context::by_itself::{ByItselfSwitch, Stay};
use crate::puzzles::context::line_card::LineCard;
use crate::puzzles::context::news_card::NewsCard;
use crate::puzzles::context::shown_themes::ShownThemes;
use crate::puzzles::context::typing::Typing;
use crate::shell::lang;
use crate::shell::ui::fetched::Fetched;
use crate::shell::ui::focus;
use crate::shell::ui::refused::Refused;

#[component]
pub fn Panel(visit: JudgedVisit, title: &'static str) -> impl IntoView {
    let lang = lang::here();
    let context = visit.context;
    let ending = context.ending();
    let is_over = Memo::new(move |_| ending.get().is_some());
    let ended = Signal::derive(move || {
        ending.get()?;
        let result = visit.result.get()?;
        let told = said::result(lang, &result, visit.mode);
        Some(match visit.by_itself.soon() {
            Some(soon) => format!("{told} {soon}"),
            None => told,
        })
    });
    let cheer = Signal::derive(move || {
        ending.get()?;
        said::streak_ended(lang, visit.ended_streak()?)
    });
    view! {
        <div class="play-panel">
            <Heading title />
            <NewsCard context more=ended cheer />
            <Refused refusal=visit.trouble />
            {move || match is_over.get() {
                false => view! { <Helping visit /> }.into_any(),
                true => view! {
                    <Afterwards visit />
                    <LineCard context />
                }
                .into_any(),
            }}
            <Facts visit />
            {move || (is_over.get() && visit.mode == JudgedMode::Rated).then(|| {
                let curve = Fetched::<CurvePage>::begin("/users/me/puzzles/curve");
                view! {
                    <section class="card">
                        <h2>{said::curve(lang)}</h2>
                        {curve.show(|page| view! { <Curve points=page.points /> }.into_any())}
                    </section>
                }
            })}
            <Typing context />
            <ByItselfSwitch by_itself=visit.by_itself />
        </div>
    }
}

/// While there is something to find.
#[component]
fn Helping(visit: JudgedVisit) -> impl IntoView {
    let lang = lang::here();
    let context = visit.context;
    let can_help = Memo::new(move |_| context.see(Solving::can_help) == Some(true));
    let can_stop = Memo::new(move |_| context.see(Solving::phase) == Some(SolvingPhase::Yours));
    let has_piece =
        Memo::new(move |_| context.see(|solving| !solving.drawings().is_empty()) == Some(true));
    let help = move |_| {
        if can_help.get_untracked() {
            visit.help();
        }
    };
    let stop = move |_| {
        if can_stop.get_untracked() {
            visit.give_up();
        }
    };
    view! {
        <div class="puzzle-acts pair">
            <button
                type="button"
                class="button"
                aria-disabled=move || (!can_help.get()).to_string()
                aria-describedby="hint-costs"
                on:click=help
            >
                {move || match has_piece.get() && can_help.get() {
                    true => said::hint_more(lang),
                    false => said::hint(lang),
                }}
            </button>
            <button
                type="button"
                class="button"
                aria-disabled=move || (!can_stop.get()).to_string()
                on:click=stop
            >
                {said::give_up(lang)}
            </button>
        </div>
        <p id="hint-costs" class="soft small">{said::hint_costs(lang)}</p>
    }
}

/// When it is over: on to the next.
#[component]
fn Afterwards(visit: JudgedVisit) -> impl IntoView {
    let lang = lang::here();
    let has_ended = move || visit.ended_streak().is_some();
    let next = move |_| {
        visit.look();
        focus::focus_soon(focus::BOARD);
    };
    view! {
        <div class="puzzle-acts pair">
            <button type="button" id="puzzle-next" class="button primary" on:click=next>
                {move || match has_ended() {
                    true => said::new_streak(lang),
                    false => said::next(lang),
                }}
            </button>
            <Stay by_itself=visit.by_itself />
        </div>
    }
}

/// Where one stands, and what is known about the puzzle.
#[component]
fn Facts(visit: JudgedVisit) -> impl IntoView {
    let lang = lang::here();
    let ending = visit.context.ending();
    let rating = move || {
        let attempt = visit.attempt.read();
        let now = visit.puzzle.with(|puzzle| Some(puzzle.as_ref()?.rating));
        attempt
            .as_ref()
            .map(|attempt| said::puzzle_rating(lang, attempt.rating, now))
    };
    let asked = move || {
        let attempt = visit.attempt.read();
        let theme = attempt.as_ref()?.theme.as_ref()?;
        Some(themes::word(lang, theme))
    };
    view! {
        <dl class="puzzle-facts" aria-label=said::facts(lang)>
            <div>
                <dt>{said::rating(lang)}</dt>
                <dd>{rating}</dd>
            </div>
            {standing(visit)}
            {move || asked().filter(|_| ending.get().is_none()).map(|theme| view! {
                <div>
                    <dt>{said::theme(lang)}</dt>
                    <dd>{theme}</dd>
                </div>
            })}
            <ShownThemes context=visit.context puzzle=visit.puzzle />
        </dl>
    }
}

/// One's rating, or how many were solved in a row.
fn standing(visit: JudgedVisit) -> impl IntoView {
    let lang = lang::here();
    let progress = move |look: fn(&rookery_protocol::api::PuzzleProgress) -> (i64, i64)| {
        visit.progress.with(|progress| progress.as_ref().map(look))
    };
    let own = move || {
        let told = progress(|progress| (progress.rating, progress.deviation));
        told.map_or_else(
            || "–".to_owned(),
            |(rating, deviation)| said::rating_now(lang, rating, deviation),
        )
    };
    let best = move || progress(|progress| (progress.best_streak, 0)).map(|(best, _)| best);
    match visit.mode {
        JudgedMode::Rated => view! {
            <div>
                <dt>{said::your_rating(lang)}</dt>
                <dd class="puzzle-own">{own}</dd>
            </div>
        }
        .into_any(),
        JudgedMode::Streak => view! {
            <div>
                <dt>{said::in_a_row(lang)}</dt>
                <dd class="puzzle-streak">{visit.streak}</dd>
            </div>
            <div>
                <dt>{said::best(lang)}</dt>
                <dd>{best}</dd>
            </div>
        }
        .into_any(),
    }
}
