//! How far somebody has come with puzzles: rating, sums by range and theme, what was solved.

use leptos::prelude::*;
use leptos_router::components::A;
use rookery_app::account::visitor::Visitor;
use rookery_app::forms::words::problem;
use rookery_app::puzzles::words::{self as said, themes};
use rookery_app::shell::words::guarded;
use rookery_protocol::api::{CurvePage, PuzzleProgress, PuzzleTally};

use super::curve::Curve;
use super::heading::Heading;
use super::solved_list::SolvedList;
use crate::account::guest_banner::GuestBanner;
use crate::account::presence::Presence;
use crate::puzzles::supply as practice;
use crate::shell::lang;
use crate::shell::title::Title;
use crate::shell::ui::fetched::Fetched;
use crate::shell::ui::mascot::Mascot;
use crate::shell::ui::refused::Refused;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Who {
    Unknown,
    Unheard,
    Stranger,
    Known,
}

#[component]
pub fn ProgressPage() -> impl IntoView {
    let lang = lang::here();
    let presence = Presence::here();
    let who = Memo::new(move |_| {
        let has_trouble = presence.trouble.with(Option::is_some);
        presence.visitor.with(|visitor| match visitor {
            Visitor::Unknown if has_trouble => Who::Unheard,
            Visitor::Unknown => Who::Unknown,
            Visitor::Stranger => Who::Stranger,
            Visitor::Known(_) => Who::Known,
        })
    });
    let waiting = practice::count_waiting();
    let part = move || match who.get() {
        Who::Unknown => {
            view! { <p class="soft" role="status" aria-busy="true">{guarded::looking(lang)}</p> }
                .into_any()
        }
        Who::Unheard => view! {
            <Refused refusal=presence.trouble />
            <button type="button" class="button" on:click=move |_| presence.ask()>
                {problem::again(lang)}
            </button>
        }
        .into_any(),
        Who::Stranger => view! { <Nothing /> }.into_any(),
        Who::Known => view! { <Known /> }.into_any(),
    };
    view! {
        <Title page=said::progress(lang) />
        <div class="home puzzles">
            <Heading title=said::progress(lang) />
            {said::waiting(lang, waiting).map(|told| view! {
                <p class="note" role="status">{told}</p>
            })}
            {part}
            <GuestBanner />
        </div>
    }
}

#[component]
fn Nothing() -> impl IntoView {
    let lang = lang::here();
    view! {
        <section class="card puzzles-empty">
            <Mascot />
            <p>{said::nothing_yet(lang)}</p>
            <A href=practice::chosen().address() attr:class="button primary">
                {said::start(lang)}
            </A>
        </section>
    }
}

#[component]
fn Known() -> impl IntoView {
    let progress = Fetched::<PuzzleProgress>::begin("/users/me/puzzles/progress");
    progress.show(|progress| {
        let is_empty = progress.bands.is_empty() && progress.plays == 0;
        match is_empty {
            true => view! { <Nothing /> }.into_any(),
            false => view! { <Told progress /> }.into_any(),
        }
    })
}

#[component]
fn Told(progress: PuzzleProgress) -> impl IntoView {
    let lang = lang::here();
    let curve = Fetched::<CurvePage>::begin("/users/me/puzzles/curve");
    let total = progress
        .bands
        .iter()
        .fold((0, 0), |(solved, millis), band| {
            (solved + band.tally.solved, millis + band.tally.millis)
        });
    let bands = progress.bands.iter().map(|band| {
        let name = said::band(lang, band.from, band.to);
        row(name, &band.tally)
    });
    let by_theme = progress
        .themes
        .iter()
        .map(|theme| row(themes::word(lang, &theme.theme), &theme.tally));
    let rating = said::rating_reached(lang, &progress);
    view! {
        <dl class="puzzle-facts progress-facts">
            <div>
                <dt>{said::your_rating(lang)}</dt>
                <dd>{rating}</dd>
            </div>
            <div>
                <dt>{said::column_solved(lang)}</dt>
                <dd class="progress-solved">{total.0}</dd>
            </div>
            <div>
                <dt>{said::best(lang)} " · " {said::in_a_row(lang)}</dt>
                <dd>{progress.best_streak}</dd>
            </div>
            <div>
                <dt>{said::time(lang)}</dt>
                <dd>{said::lasted(lang, total.1.unsigned_abs())}</dd>
            </div>
        </dl>
        <section class="card">
            <h2>{said::curve(lang)}</h2>
            {curve.show(|page| view! { <Curve points=page.points /> }.into_any())}
        </section>
        <section class="card">
            <h2 id="by-range">{said::by_range(lang)}</h2>
            {context("by-range", said::column_range(lang), bands.collect_view().into_any())}
        </section>
        <SolvedList />
        <details class="card fold">
            <summary>
                <h2 id="by-theme">{said::by_theme(lang)}</h2>
            </summary>
            {context("by-theme", said::column_theme(lang), by_theme.collect_view().into_any())}
        </details>
    }
}

fn context(label: &'static str, first: &'static str, rows: AnyView) -> AnyView {
    let lang = lang::here();
    view! {
        <table class="progress-table" aria-labelledby=label>
            <thead>
                <tr>
                    <th scope="col">{first}</th>
                    <th scope="col">{said::column_solved(lang)}</th>
                    <th scope="col">{said::column_tries(lang)}</th>
                    <th scope="col">{said::column_time(lang)}</th>
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
    .into_any()
}

fn row(name: String, tally: &PuzzleTally) -> AnyView {
    let lang = lang::here();
    view! {
        <tr>
            <th scope="row">{name}</th>
            <td>{said::solved_of(lang, tally)}</td>
            <td>{tally.tries}</td>
            <td>{said::lasted(lang, tally.millis.unsigned_abs())}</td>
        </tr>
    }
    .into_any()
}
