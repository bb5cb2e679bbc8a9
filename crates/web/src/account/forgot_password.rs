//! For those who have forgotten their password: a code by mail, or whom to ask for one.

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::wasm_split;
use leptos_router::components::A;
use rookery_app::account::door::{self as forms, NAME};
use rookery_app::account::way_back;
use rookery_app::account::words::forgot_password as said;
use rookery_app::forms::form::Form;
use rookery_protocol::api::{ForgottenPassword, ServerFacts};

use super::frame::{Back, Frame, WithServerFacts};
use super::way;
use crate::browser::http as server;
use crate::forms::field::TextField;
use crate::forms::form::{FormView, refuse};
use crate::shell::lang;
use crate::shell::later::Page;
use crate::shell::ui::focus;

/// Comes with the whole door when first visited.
#[wasm_split(door, wasm_split_path = leptos::wasm_split, fallible)]
pub fn load() -> Page {
    Ok(|| ForgotPasswordPage().into_any())
}

#[component]
fn ForgotPasswordPage() -> impl IntoView {
    view! { <WithServerFacts show=|facts| show(&facts) /> }
}

fn show(facts: &ServerFacts) -> AnyView {
    let lang = lang::here();
    if !facts.mail {
        return view! {
            <Frame heading=said::heading(lang) lead=said::by_hand(lang)>
                <HaveCode look="button primary" />
                <Back />
            </Frame>
        }
        .into_any();
    }
    let is_sent = RwSignal::new(false);
    (move || match is_sent.get() {
        true => view! {
            <Frame heading=said::sent_heading(lang) lead=said::sent(lang)>
                <HaveCode look="button" />
                <Back />
            </Frame>
        }
        .into_any(),
        false => view! {
            <Frame heading=said::heading(lang) lead=said::lead(lang)>
                <AskCard is_sent />
                <HaveCode look="button" />
                <Back />
            </Frame>
        }
        .into_any(),
    })
    .into_any()
}

#[component]
fn AskCard(is_sent: RwSignal<bool>) -> impl IntoView {
    let lang = lang::here();
    let form = RwSignal::new(forms::forgotten());
    let on_send = Callback::new(move |()| {
        let name = form.with_untracked(|form| form.text(NAME).trim().to_owned());
        spawn_local(async move {
            let body = ForgottenPassword { name };
            match server::post::<()>("/password-resets", &body).await {
                Ok(()) => {
                    form.try_update(Form::arrive);
                    is_sent.try_set(true);
                    // The form has gone, and its button with it.
                    focus::focus_soon("#main");
                }
                Err(refusal) => refuse(form, refusal),
            }
        });
    });
    view! {
        <div class="card">
            <FormView form send=said::send(lang) sending=said::sending(lang) on_send>
                <TextField form name=NAME label=said::name(lang) autocomplete="username" />
            </FormView>
        </div>
    }
}

#[component]
fn HaveCode(look: &'static str) -> impl IntoView {
    let lang = lang::here();
    let reset = way_back::door("/reset-password", &way::next());
    view! { <A href=reset attr:class=look>{said::have_code(lang)}</A> }
}
