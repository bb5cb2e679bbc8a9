//! Colors, board, pieces, sound and motion, beside a board that shows them.

pub mod board_choice;
pub mod preview;

use leptos::prelude::*;
use rookery_app::settings::preferences::Switch;
use rookery_app::settings::theme::Theme;
use rookery_app::settings::words as said;
use rookery_app::shell::words as shell;

use super::kept::{Kept, Touched};
use super::switches::{Switches, Unkept};
use crate::account::presence::Presence;
use crate::forms::chip::Chip;
use crate::settings::look_card::board_choice::BoardChoice;
use crate::settings::look_card::preview::Preview;
use crate::settings::preferences::CurrentPreferences;
use crate::shell::lang;

const THEME: &str = "theme";
const SWITCHES: [Switch; 3] = [Switch::Coordinates, Switch::Animation, Switch::Sound];

#[component]
pub fn LookCard() -> impl IntoView {
    let lang = lang::here();
    let preferences = CurrentPreferences::here();
    let touched = Touched::new();
    let visitor = Presence::here().visitor;
    let lead = move || match visitor.with(|visitor| visitor.account().is_some()) {
        true => said::look_kept(lang),
        false => said::look_here(lang),
    };
    let theme = move |theme: Theme| {
        let choose = move |()| {
            preferences.change(|likes| likes.theme = theme);
            touched.touch(THEME);
        };
        view! {
            <Chip
                pressed=Signal::derive(move || preferences.get().theme == theme)
                on_press=Callback::new(choose)
            >
                {shell::theme(lang, theme)}
            </Chip>
        }
    };
    view! {
        <section id="look" class="card" aria-labelledby="look-heading">
            <h2 id="look-heading">{said::look_heading(lang)}</h2>
            <p class="soft">{lead}</p>
            <div class="look-parts">
                <div class="look-choosing">
                    <div class="entry">
                        <span class="entry-label">
                            <span id="look-theme">{said::look_theme(lang)}</span>
                            <Kept touched choice=THEME />
                        </span>
                        <div class="chips" role="group" aria-labelledby="look-theme">
                            {Theme::ALL.map(theme).collect_view()}
                        </div>
                    </div>
                    <BoardChoice touched />
                    <Switches switches=&SWITCHES label=said::look_switches(lang) touched />
                    <Unkept />
                </div>
                <Preview />
            </div>
        </section>
    }
}
