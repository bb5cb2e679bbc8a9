//! What is said to the person beside the moves: a hint, an answer to an offered draw.

use leptos::prelude::*;
use rookery_app::game::words::{self as said, names};
use rookery_play::Stage;

use crate::game::GameContext;
use crate::shell::lang;

#[component]
pub fn Voice(context: GameContext) -> impl IntoView {
    let lang = lang::here();
    let GameContext {
        play_page, adviser, ..
    } = context;
    let help = Memo::new(move |_| {
        let is_asked = play_page.with(|play_page| play_page.stage() == Stage::Yours);
        let position = play_page.with(|play_page| *play_page.position());
        is_asked.then_some(())?;
        adviser.with(|adviser| match adviser.is_at_a_loss(&position) {
            true => Some(said::no_help(lang).to_owned()),
            false => Some(said::help(lang, &position, adviser.help(&position)?)),
        })
    });
    let declined = Memo::new(move |_| {
        play_page.with(|play_page| {
            let why = play_page.declined()?;
            let bout = play_page.bout()?;
            let name = names::in_game(lang, bout, !bout.seats.side()?, said::you(lang));
            Some(said::declined(lang, &name, why))
        })
    });
    let hints = Memo::new(move |_| {
        let used = play_page.with(|play_page| play_page.bout().map_or(0, |bout| bout.hints));
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
