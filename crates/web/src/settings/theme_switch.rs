//! Light, dark or the device's choice.

use leptos::prelude::*;
use rookery_app::settings::theme::Theme;
use rookery_app::shell::words as said;

use crate::settings::preferences::CurrentPreferences;
use crate::shell::lang;
use crate::shell::ui::icon::{Icon, IconView};

/// Three buttons of which one is pressed.
#[component]
pub fn ThemeSwitch() -> impl IntoView {
    let lang = lang::here();
    let preferences = CurrentPreferences::here();
    let button = move |theme: Theme| {
        let pressed = move || (preferences.get().theme == theme).to_string();
        view! {
            <button
                type="button"
                class="icon-button"
                title=said::theme(lang, theme)
                aria-label=said::theme(lang, theme)
                aria-pressed=pressed
                on:click=move |_| preferences.change(|likes| likes.theme = theme)
            >
                <IconView icon=icon(theme) />
            </button>
        }
    };
    view! {
        <div class="theme-switch" role="group" aria-label=said::theme_group(lang)>
            {Theme::ALL.map(button).collect_view()}
        </div>
    }
}

fn icon(theme: Theme) -> Icon {
    match theme {
        Theme::System => Icon::Device,
        Theme::Light => Icon::Sun,
        Theme::Dark => Icon::Moon,
    }
}
