//! Logging in.

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::wasm_split;
use leptos_router::components::A;
use rookery_app::account::door::{self as forms, NAME};
use rookery_app::account::sign_up::PASSWORD;
use rookery_app::account::visitor::Visitor;
use rookery_app::account::way_back;
use rookery_app::account::words::{self as door, log_in as said};
use rookery_app::forms::form::Form;
use rookery_app::forms::refusal::Refusal;
use rookery_app::keeping::key::Person;
use rookery_app::keeping::table::LEVEL;
use rookery_app::level::my_level::MyLevel;
use rookery_app::settings::preferences::Preferences;
use rookery_protocol::api::{LoggedIn, ServerFacts};
use serde_json::{Map, Value};

use super::frame::{Frame, Listeners, WithServerFacts};
use super::way;
use crate::account::presence::Presence;
use crate::browser::{http as server, storage as memory};
use crate::forms::field::TextField;
use crate::forms::form::{FormView, look_at, refuse};
use crate::forms::password::PasswordField;
use crate::forms::tick::Tick;
use crate::settings::preferences;
use crate::shell::lang;
use crate::shell::later::Page;

/// Comes with the whole door when first visited.
#[wasm_split(door, wasm_split_path = leptos::wasm_split, fallible)]
pub fn load() -> Page {
    Ok(|| LogInPage().into_any())
}

#[component]
fn LogInPage() -> impl IntoView {
    way::go_on_when_in();
    view! { <WithServerFacts show=|facts| show(&facts) /> }
}

fn show(facts: &ServerFacts) -> AnyView {
    let lang = lang::here();
    let is_unencrypted = facts.unencrypted;
    let next = way::next();
    let sign_up = way_back::door("/sign-up", &next);
    let forgot = way_back::door("/forgot-password", &next);
    view! {
        <Frame heading=said::heading(lang) lead=said::lead(lang)>
            <Listeners is_unencrypted />
            <LogInCard />
            <div class="door-more">
                <p>
                    <A href=forgot attr:class="text-link">{said::forgot(lang)}</A>
                </p>
                <p>
                    {said::no_account(lang)} " "
                    <A href=sign_up attr:class="text-link">{door::sign_up(lang)}</A>
                </p>
            </div>
        </Frame>
    }
    .into_any()
}

#[component]
fn LogInCard() -> impl IntoView {
    let lang = lang::here();
    let presence = Presence::here();
    let is_guest = Memo::new(move |_| presence.visitor.with(Visitor::is_guest));
    let bring_guest = RwSignal::new(true);
    let form = RwSignal::new(forms::log_in());
    let on_send = Callback::new(move |()| {
        let brings = is_guest.get_untracked() && bring_guest.get_untracked();
        let body = form.with_untracked(|form| forms::log_in_body(form, brings));
        spawn_local(async move {
            match server::post::<LoggedIn>("/session", &body).await {
                Ok(LoggedIn { account, .. }) => {
                    // Whoever does not want what a guest did here is somebody else.
                    if presence.is_guest() && !brings {
                        memory::forget_all(presence.id().as_deref());
                    }
                    bring_level(&account.id).await;
                    presence.enters(account);
                }
                Err(refusal) => refused(form, refusal),
            }
        });
    });
    view! {
        <div class="card">
            <FormView form send=said::send(lang) sending=said::sending(lang) on_send>
                <TextField form name=NAME label=said::name(lang) autocomplete="username" />
                <PasswordField
                    form
                    name=PASSWORD
                    label=door::password(lang)
                    autocomplete="current-password"
                />
                <Show when=move || is_guest.get()>
                    <Tick id="bring-guest" label=said::bring(lang) ticked=bring_guest />
                </Show>
            </FormView>
        </div>
    }
}

/// How well they play was taken along when they last left a browser. Without it they begin anew.
async fn bring_level(id: &str) {
    let kept = server::get::<Map<String, Value>>(preferences::PLACE).await;
    let kept = kept.map(|kept| Preferences::read(kept, &Preferences::default()));
    let level = kept.ok().and_then(|kept| MyLevel::read(kept.level()?));
    let place = LEVEL.of(&Person::Known(id.to_owned()));
    let here = memory::recall(&place).and_then(|here| MyLevel::read(&here));
    let here = here.unwrap_or_default();
    if let Some(level) = level.filter(|level| level.is_ahead_of(&here)) {
        memory::remember(&place, &level.write());
    }
}

/// A wrong password is typed anew; nobody sees which letter was wrong.
fn refused(form: RwSignal<Form>, refusal: Refusal) {
    let is_wrong = refusal.is("wrong_log_in");
    refuse(form, refusal);
    if is_wrong {
        form.try_update(|form| form.empty(PASSWORD));
        look_at(form, PASSWORD);
    }
}
