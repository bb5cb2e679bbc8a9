//! What is chosen before a game. What everybody wants comes first, then the button that begins;
//! everything finer stands below it.

mod advanced;
mod level_choice;
mod opening_choice;
mod side_choice;
mod style_choice;

use leptos::prelude::*;

use self::advanced::Advanced;
use self::level_choice::LevelChoice;
use self::opening_choice::OpeningChoice;
use self::side_choice::SideChoice;
use self::style_choice::StyleChoice;
use crate::pages::play::Table;
use crate::words::{self, play as said};

#[component]
pub fn SetupCard(table: Table) -> impl IntoView {
    let lang = words::lang();
    view! {
        <section class="card setup" aria-labelledby="setup-heading">
            <h1 id="setup-heading">{said::heading(lang)}</h1>
            <LevelChoice table />
            <SideChoice table />
            <button type="button" class="button primary large" on:click=move |_| table.begin()>
                {said::start(lang)}
            </button>
            <div class="finer">
                <StyleChoice table />
                <OpeningChoice table />
                <Advanced table />
            </div>
        </section>
    }
}
