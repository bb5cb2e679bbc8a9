//! The devices on which someone is logged in.

use leptos::prelude::*;
use rookery_app::settings::words as said;
use rookery_protocol::api::Session;

use crate::browser::{clock, http as server};
use crate::shell::lang;
use crate::shell::ui::errand::{Errand, Outcome};
use crate::shell::ui::fetched::Fetched;
use crate::shell::ui::focus;

const PLACE: &str = "/users/me/sessions";

#[component]
pub fn DevicesCard() -> impl IntoView {
    let lang = lang::here();
    let errand = Errand::new();
    let sessions = Fetched::<Vec<Session>>::begin(PLACE);
    let end_others = move |_| {
        errand.run(server::delete(PLACE), move |()| {
            sessions.again();
            errand.say(said::devices_ended(lang));
            focus::focus_soon("#devices");
        });
    };
    let list = move |all: Vec<Session>| {
        let is_alone = all.len() < 2;
        let rows = all
            .into_iter()
            .map(|session| row(session, sessions, errand));
        view! {
            <ul class="rows">{rows.collect_view()}</ul>
            {match is_alone {
                true => view! { <p class="soft">{said::devices_alone(lang)}</p> }.into_any(),
                false => view! {
                    <button type="button" class="button" on:click=end_others>
                        {said::devices_end_others(lang)}
                    </button>
                }
                .into_any(),
            }}
        }
        .into_any()
    };
    view! {
        <section id="devices" class="card" tabindex="-1" aria-labelledby="devices-heading">
            <h2 id="devices-heading">{said::devices_heading(lang)}</h2>
            <p class="soft">{said::devices_lead(lang)}</p>
            {sessions.show(list)}
            <Outcome errand />
        </section>
    }
}

fn row(session: Session, sessions: Fetched<Vec<Session>>, errand: Errand) -> impl IntoView {
    let lang = lang::here();
    let times = said::device_times(lang, &session, clock::local, clock::now());
    let Session {
        id,
        device,
        current,
        ..
    } = session;
    let name = said::device_end_named(lang, &device);
    let end = move |_| {
        let place = format!("{PLACE}/{id}");
        errand.run(async move { server::delete(&place).await }, move |()| {
            sessions.again();
            errand.say(said::device_ended(lang));
            focus::focus_soon("#devices");
        });
    };
    view! {
        <li class="row">
            <div class="row-text">
                <p class="row-head">
                    <strong>{device}</strong>
                    {current.then(|| view! { <span class="badge good">{said::device_here(lang)}</span> })}
                </p>
                <p class="soft small">{times}</p>
            </div>
            {(!current)
                .then(|| {
                    view! {
                        <button type="button" class="button" aria-label=name on:click=end>
                            {said::device_end(lang)}
                        </button>
                    }
                })}
        </li>
    }
}
