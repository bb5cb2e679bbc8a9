//! What is chosen before a game: one's side and how long the engine may think.

use leptos::prelude::*;
use rookery_rules::{Color, Piece, Role};

use crate::api::chance;
use crate::board::pieces::PieceView;
use crate::pages::play::Table;
use crate::state::sparring::{Sparring, ThinkTime, Wish};
use crate::ui::focus;
use crate::words::{self, play as said};

#[component]
pub fn SetupCard(table: Table) -> impl IntoView {
    let lang = words::lang();
    let Table { sparring, line, .. } = table;
    let wish = Memo::new(move |_| sparring.with(Sparring::wish));
    let time = Memo::new(move |_| sparring.with(Sparring::time));
    let begin = move |_| {
        let side = wish.get_untracked().color(chance::coin);
        line.update(|sparring| sparring.begin(side));
        focus::focus_soon(focus::BOARD);
    };

    let wish_choice = move |choice: Wish| {
        view! {
            <button
                type="button"
                class="chip side-choice"
                aria-pressed=move || (wish.get() == choice).to_string()
                on:click=move |_| sparring.update(|sparring| sparring.choose_wish(choice))
            >
                <span class="side-kings" aria-hidden="true">{kings(choice)}</span>
                {said::wish(lang, choice)}
            </button>
        }
    };
    let time_choice = move |choice: ThinkTime| {
        view! {
            <button
                type="button"
                class="chip"
                aria-pressed=move || (time.get() == choice).to_string()
                on:click=move |_| sparring.update(|sparring| sparring.choose_time(choice))
            >
                {said::seconds(lang, choice)}
            </button>
        }
    };
    view! {
        <section class="card setup" aria-labelledby="setup-heading">
            <h1 id="setup-heading">{said::heading(lang)}</h1>
            <p class="soft">{said::lead(lang)}</p>
            <h2 id="side-heading">{said::side(lang)}</h2>
            <div class="side-choices" role="group" aria-labelledby="side-heading">
                {Wish::ALL.map(wish_choice).collect_view()}
            </div>
            <h2 id="time-heading">{said::time(lang)}</h2>
            <div
                class="time-choices"
                role="group"
                aria-labelledby="time-heading"
                aria-describedby="time-hint"
            >
                {ThinkTime::STEPS.map(time_choice).collect_view()}
            </div>
            <p id="time-hint" class="soft small">{said::time_hint(lang)}</p>
            <button type="button" class="button primary large" on:click=begin>
                {said::start(lang)}
            </button>
        </section>
    }
}

fn kings(wish: Wish) -> impl IntoView {
    let colors: &[Color] = match wish {
        Wish::White => &[Color::White],
        Wish::Black => &[Color::Black],
        Wish::Either => &[Color::White, Color::Black],
    };
    let king = |color: &Color| {
        let piece = Piece {
            color: *color,
            role: Role::King,
        };
        view! { <span class="side-king"><PieceView piece /></span> }
    };
    colors.iter().map(king).collect_view()
}
