//! What helps while one plays.

use leptos::prelude::*;
use rookery_app::settings::preferences::Switch;
use rookery_app::settings::words as said;

use super::kept::Touched;
use super::switches::{Switches, Unkept};
use crate::shell::lang;

const SWITCHES: [Switch; 5] = [
    Switch::Hints,
    Switch::Queens,
    Switch::Confirms,
    Switch::Asks,
    Switch::Keys,
];

#[component]
pub fn HelpCard() -> impl IntoView {
    let lang = lang::here();
    let touched = Touched::new();
    view! {
        <section id="help" class="card" aria-labelledby="help-heading">
            <h2 id="help-heading">{said::help_heading(lang)}</h2>
            <Switches switches=&SWITCHES label=said::help_heading(lang) touched />
            <Unkept />
        </section>
    }
}
