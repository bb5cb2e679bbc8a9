//! Proves an email address with a code from a mail. The link in the mail brings it, and then nothing
//! is left to do.

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::wasm_split;
use leptos_router::components::A;
use rookery_app::account::door::{self as forms, CODE};
use rookery_app::account::words::{self as door, verify_email as said};
use rookery_app::forms::form::Form;
use rookery_protocol::api::UseCode;

use super::frame::Frame;
use super::way;
use crate::account::presence::Presence;
use crate::browser::http as server;
use crate::forms::field::TextField;
use crate::forms::form::{FormView, refuse};
use crate::shell::lang;
use crate::shell::later::Page;

/// Comes with the whole door when first visited.
#[wasm_split(door, wasm_split_path = leptos::wasm_split, fallible)]
pub fn load() -> Page {
    Ok(|| VerifyEmailPage().into_any())
}

#[component]
fn VerifyEmailPage() -> impl IntoView {
    let lang = lang::here();
    let presence = Presence::here();
    let facts = presence.facts;
    let lead = Memo::new(move |_| facts.with(|facts| said::lead(lang, facts.as_ref())));
    let code = way::told(CODE);
    let brings_code = code.is_some();
    let form = RwSignal::new(forms::code().with(CODE, code.unwrap_or_default()));
    let is_done = RwSignal::new(false);
    let on_send = Callback::new(move |()| {
        let code = form.with_untracked(|form| form.text(CODE).to_owned());
        spawn_local(async move {
            match server::post::<()>("/email-verifications", &UseCode { code }).await {
                Ok(()) => {
                    form.try_update(Form::arrive);
                    is_done.try_set(true);
                    presence.ask();
                }
                Err(refusal) => refuse(form, refusal),
            }
        });
    });
    if brings_code && form.try_update(Form::send) == Some(Ok(())) {
        on_send.run(());
    }
    move || match is_done.get() {
        true => view! {
            <Frame heading=said::done_heading(lang) lead=said::done(lang)>
                <A href="/play" attr:class="button primary">{door::home(lang)}</A>
            </Frame>
        }
        .into_any(),
        false => view! {
            <Frame heading=said::heading(lang) lead>
                <div class="card">
                    <FormView form send=said::send(lang) sending=said::sending(lang) on_send>
                        <TextField
                            form
                            name=CODE
                            label=door::code(lang)
                            autocomplete="one-time-code"
                        />
                    </FormView>
                </div>
            </Frame>
        }
        .into_any(),
    }
}
