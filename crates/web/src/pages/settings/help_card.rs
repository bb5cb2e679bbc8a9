//! What helps while one plays.

use leptos::prelude::*;

use super::kept::Touched;
use super::switches::{Switches, Unkept};
use crate::state::preferences::Switch;
use crate::ui::lang;
use crate::words::settings as said;

#[component]
pub fn HelpCard() -> impl IntoView {
    let lang = lang::here();
    let touched = Touched::new();
    view! {
        <section id="help" class="card" aria-labelledby="help-heading">
            <h2 id="help-heading">{said::help_heading(lang)}</h2>
            <Switches switches=&[Switch::Hints, Switch::Keys] label=said::help_heading(lang) touched />
            <Unkept />
        </section>
    }
}
