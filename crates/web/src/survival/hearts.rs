//! Lives as hearts; how many they are is also said.

use leptos::prelude::*;
use rookery_app::survival::words as said;
use rookery_campaign::Survival;

use crate::shell::lang;
use crate::shell::ui::icon::{Icon, IconView};

#[component]
pub fn Hearts(#[prop(into)] lives: Signal<u8>) -> impl IntoView {
    let lang = lang::here();
    let hearts = (0..Survival::LIVES).map(|place| {
        view! {
            <span class="heart" class:lost=move || lives.get() <= place>
                <IconView icon=Icon::Heart />
            </span>
        }
    });
    view! {
        <p class="hearts">
            {hearts.collect::<Vec<_>>()}
            <span class="small">{move || said::lives(lang, lives.get())}</span>
        </p>
    }
}
