//! What is said to the person beside the moves: a hint, an answer to an offered draw.

use leptos::prelude::*;
use rookery_app::game::words as said;
use rookery_play::Stage;

use crate::game::GameContext;
use crate::game::draw_offer::DeclinedDraw;
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
    let hints = Memo::new(move |_| {
        let used = play_page.with(|play_page| play_page.bout().map_or(0, |bout| bout.hints));
        (used > 0).then(|| said::hints_used(lang, used))
    });
    view! {
        <div class="voice" role="status">
            <DeclinedDraw context />
            {move || help.get().map(|words| view! { <p>{words}</p> })}
        </div>
        {move || hints.get().map(|words| view! { <p class="soft small hints-used">{words}</p> })}
    }
}
