//! A new password with a code, which the address may bring.

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::wasm_split;
use leptos_router::components::A;
use rookery_app::account::door::{self as forms, CODE};
use rookery_app::account::way_back;
use rookery_app::account::words::{self as door, reset_password as said};
use rookery_app::forms::form::Form;

use super::frame::{Back, Frame};
use super::way;
use crate::account::new_password::NewPassword;
use crate::account::presence::Presence;
use crate::browser::http as server;
use crate::forms::field::TextField;
use crate::forms::form::{FormView, refuse};
use crate::shell::lang;
use crate::shell::later::Page;
use crate::shell::ui::focus;

/// Comes with the whole door when first visited.
#[wasm_split(door, wasm_split_path = leptos::wasm_split, fallible)]
pub fn load() -> Page {
    Ok(|| ResetPasswordPage().into_any())
}

#[component]
fn ResetPasswordPage() -> impl IntoView {
    let lang = lang::here();
    let facts = Presence::here().facts;
    let lead = Memo::new(move |_| facts.with(|facts| said::lead(lang, facts.as_ref())));
    let is_done = RwSignal::new(false);
    let log_in = StoredValue::new(way_back::door("/log-in", &way::next()));
    move || match is_done.get() {
        true => view! {
            <Frame heading=said::done_heading(lang) lead=said::done(lang)>
                <A href=log_in.get_value() attr:class="button primary">{door::to_log_in(lang)}</A>
            </Frame>
        }
        .into_any(),
        false => view! {
            <Frame heading=said::heading(lang) lead>
                <ResetCard is_done />
                <Back />
            </Frame>
        }
        .into_any(),
    }
}

#[component]
fn ResetCard(is_done: RwSignal<bool>) -> impl IntoView {
    let lang = lang::here();
    let presence = Presence::here();
    let code = way::told(CODE).unwrap_or_default();
    let form = RwSignal::new(forms::new_password().with(CODE, code));
    let on_send = Callback::new(move |()| {
        let body = form.with_untracked(forms::new_password_body);
        spawn_local(async move {
            match server::put::<()>("/password-resets", &body).await {
                Ok(()) => {
                    form.try_update(Form::arrive);
                    is_done.try_set(true);
                    // The form has gone, and its button with it.
                    focus::focus_soon("#main");
                    // It may have been the session of this very browser that ended.
                    presence.ask();
                }
                Err(refusal) => refuse(form, refusal),
            }
        });
    });
    view! {
        <div class="card">
            <FormView form send=said::send(lang) sending=said::sending(lang) on_send>
                <TextField
                    form
                    name=CODE
                    label=door::code(lang)
                    hint=said::code_hint(lang)
                    autocomplete="one-time-code"
                />
                <NewPassword
                    form
                    label=door::new_password(lang)
                    again=door::new_repeated(lang)
                    names=|_| Vec::new()
                />
            </FormView>
        </div>
    }
}
