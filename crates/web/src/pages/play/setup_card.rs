//! What is chosen before a game. What everybody wants comes first, then the button that begins;
//! everything finer stands below it.

mod advanced;
mod level_choice;
mod opening_choice;
mod side_choice;
mod style_choice;
mod time_choice;

use leptos::prelude::*;
use leptos_router::components::A;

use self::advanced::Advanced;
use self::level_choice::LevelChoice;
use self::opening_choice::OpeningChoice;
use self::side_choice::SideChoice;
use self::style_choice::StyleChoice;
use self::time_choice::TimeChoice;
use crate::api::presence::Presence;
use crate::pages::play::Table;
use crate::state::sparring::Sparring;
use crate::ui::focus;
use crate::words::{self, game, play as said, set_up};

#[component]
pub fn SetupCard(table: Table) -> impl IntoView {
    let lang = words::lang();
    view! {
        <section class="card setup" aria-labelledby="setup-heading">
            <h1 id="setup-heading">{said::heading(lang)}</h1>
            <LevelChoice table />
            <SideChoice table />
            <button type="button" class="button primary large" on:click=move |_| table.begin()>
                {said::start(lang)}
            </button>
            <Unfinished table />
            <div class="finer">
                <TimeChoice table />
                <StyleChoice table />
                <OpeningChoice table />
                <Advanced table />
            </div>
            <NewServer />
        </section>
    }
}

/// The way back to a game that one has gone away from.
#[component]
fn Unfinished(table: Table) -> impl IntoView {
    let lang = words::lang();
    let can = Memo::new(move |_| table.sparring.with(Sparring::can_come_back));
    let come_back = move |_| {
        table.line.update(|sparring| sparring.come_back());
        focus::focus_soon(focus::BOARD);
    };
    view! {
        <Show when=move || can.get()>
            <button type="button" class="button" on:click=come_back>
                {game::come_back(lang)}
            </button>
        </Show>
    }
}

/// For whoever has just started the server.
#[component]
fn NewServer() -> impl IntoView {
    let lang = words::lang();
    let facts = Presence::here().facts;
    let is_new = Memo::new(move |_| {
        facts
            .read()
            .as_ref()
            .is_some_and(|facts| facts.needs_set_up)
    });
    view! {
        <Show when=move || is_new.get()>
            <p class="soft small">
                {set_up::hint_start(lang)}
                <A href="/set-up" attr:class="text-link">{set_up::hint_link(lang)}</A>
            </p>
        </Show>
    }
}
