//! What is said to the person beside the moves: a hint, an answer to an offered draw.

use leptos::prelude::*;
use rookery_app::game::words::{self as said, names};
use rookery_play::Stage;

use crate::game::Table;
use crate::shell::lang;

#[component]
pub fn Voice(table: Table) -> impl IntoView {
    let lang = lang::here();
    let Table {
        sparring, adviser, ..
    } = table;
    let help = Memo::new(move |_| {
        let is_asked = sparring.with(|sparring| sparring.stage() == Stage::Yours);
        let position = sparring.with(|sparring| *sparring.position());
        is_asked.then_some(())?;
        adviser.with(|adviser| match adviser.is_at_a_loss(&position) {
            true => Some(said::no_help(lang).to_owned()),
            false => Some(said::help(lang, &position, adviser.help(&position)?)),
        })
    });
    let declined = Memo::new(move |_| {
        sparring.with(|sparring| {
            let why = sparring.declined()?;
            let bout = sparring.bout()?;
            let name = names::in_game(lang, bout, !bout.seats.side()?, said::you(lang));
            Some(said::declined(lang, &name, why))
        })
    });
    let hints = Memo::new(move |_| {
        let used = sparring.with(|sparring| sparring.bout().map_or(0, |bout| bout.hints));
        (used > 0).then(|| said::hints_used(lang, used))
    });
    view! {
        <div class="voice" role="status">
            {move || declined.get().map(|words| view! { <p>{words}</p> })}
            {move || help.get().map(|words| view! { <p>{words}</p> })}
        </div>
        {move || hints.get().map(|words| view! { <p class="soft small hints-used">{words}</p> })}
    }
}
