//! Choices that are on or off.

use leptos::prelude::*;
use rookery_app::settings::preferences::Switch;
use rookery_app::settings::words as said;

use super::kept::{Kept, Touched};
use crate::forms::switch::SwitchView;
use crate::settings::preferences::CurrentPreferences;
use crate::shell::lang;

#[component]
pub fn Switches(
    switches: &'static [Switch],
    label: &'static str,
    touched: Touched,
) -> impl IntoView {
    let lang = lang::here();
    let preferences = CurrentPreferences::here();
    let switch = move |switch: &Switch| {
        let switch = *switch;
        let turn = move |()| {
            preferences.change(|likes| likes.turn(switch));
            touched.touch(switch.key());
        };
        view! {
            <SwitchView
                id=switch.key()
                label=said::switch(lang, switch)
                about=said::switch_about(lang, switch)
                is_on=Signal::derive(move || preferences.get().is_on(switch))
                on_turn=Callback::new(turn)
            >
                <Kept touched choice=switch.key() />
            </SwitchView>
        }
    };
    view! {
        <div class="switches" role="group" aria-label=label>
            {switches.iter().map(switch).collect_view()}
        </div>
    }
}

/// What to do about choices that the server did not keep.
#[component]
pub fn Unkept() -> impl IntoView {
    let lang = lang::here();
    let preferences = CurrentPreferences::here();
    view! {
        <div class="outcome" role="status">
            <Show when=move || preferences.is_unkept.get()>
                <p class="trouble">{said::look_trouble(lang)}</p>
            </Show>
        </div>
    }
}
