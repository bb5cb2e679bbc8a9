//! How fast a game between two engines goes by.

use leptos::prelude::*;
use rookery_app::game::words::company as said;
use rookery_app::setup::tempo::Tempo;

use crate::forms::chip::Chip;
use crate::game::GameContext;
use crate::shell::lang;

#[component]
pub fn TempoChoice(context: GameContext) -> impl IntoView {
    let lang = lang::here();
    let chosen = Memo::new(move |_| context.choices.with(|choices| choices.tempo));
    let choice = move |tempo: Tempo| {
        let on_press = Callback::new(move |()| context.choose(|choices| choices.tempo = tempo));
        let pressed = Signal::derive(move || chosen.get() == tempo);
        view! { <Chip pressed on_press>{said::tempo_of(lang, tempo)}</Chip> }
    };
    view! {
        <div class="tempo" role="group" aria-labelledby="tempo-heading">
            <span id="tempo-heading" class="soft small">{said::tempo(lang)}</span>
            {Tempo::ALL.map(choice).collect_view()}
        </div>
    }
}
