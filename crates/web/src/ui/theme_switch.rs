//! Light, dark or the device's choice: applied at once, remembered by this browser.

use leptos::prelude::*;

use crate::api::memory;
use crate::state::theme::Theme;
use crate::ui::icon::{Icon, IconView};
use crate::words::{self, shell as said};

const REMEMBERED_AS: &str = "theme";

/// Three buttons of which one is pressed.
#[component]
pub fn ThemeSwitch() -> impl IntoView {
    let lang = words::lang();
    let remembered = memory::recall(REMEMBERED_AS).and_then(|key| Theme::from_key(&key));
    let chosen = RwSignal::new(remembered.unwrap_or_default());
    Effect::new(move |_| apply(chosen.get()));

    let button = move |theme: Theme| {
        let pressed = move || (chosen.get() == theme).to_string();
        view! {
            <button
                type="button"
                class="icon-button"
                title=said::theme(lang, theme)
                aria-label=said::theme(lang, theme)
                aria-pressed=pressed
                on:click=move |_| {
                    chosen.set(theme);
                    memory::remember(REMEMBERED_AS, theme.key());
                }
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

fn apply(theme: Theme) {
    if let Some(root) = document().document_element() {
        // The only failure would be an illegal attribute name, and this one is legal.
        root.set_attribute("data-theme", theme.key())
            .unwrap_or_default();
    }
}
