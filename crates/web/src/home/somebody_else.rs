//! The way out for a guest, shown to those who have something here.

use leptos::prelude::*;
use rookery_app::account::words::leaving as said;
use rookery_app::keeping::key::Person;

use crate::account::leaving::{Leaving, Way};
use crate::account::presence::Presence;
use crate::browser::storage as memory;
use crate::shell::lang;

#[component]
pub fn SomebodyElse() -> impl IntoView {
    let lang = lang::here();
    let leaving = Leaving::here();
    let is_guest = matches!(Presence::person(), Person::Guest);
    (is_guest && memory::has_traces()).then(|| {
        view! {
            <p class="somebody-else">
                <button
                    type="button"
                    id="somebody-else"
                    class="plain-button"
                    on:click=move |_| leaving.go(lang, Way::MakeRoom)
                >
                    {said::else_link(lang)}
                </button>
            </p>
        }
    })
}
