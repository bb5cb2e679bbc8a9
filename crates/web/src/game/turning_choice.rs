//! How two people at one screen see the board.

use leptos::prelude::*;
use rookery_app::game::words::company as said;
use rookery_app::setup::turning::Turning;

use crate::forms::chip::Chip;
use crate::game::GameContext;
use crate::shell::lang;

#[component]
pub fn TurningChoice(context: GameContext) -> impl IntoView {
    let lang = lang::here();
    let chosen = Memo::new(move |_| context.choices.with(|choices| choices.turning));
    let choice = move |turning: Turning| {
        let on_press = Callback::new(move |()| context.choose(|choices| choices.turning = turning));
        let pressed = Signal::derive(move || chosen.get() == turning);
        view! { <Chip pressed on_press>{said::turning_of(lang, turning)}</Chip> }
    };
    view! {
        <div class="turning-choices" role="group" aria-label=said::turning_later(lang)>
            {Turning::ALL.map(choice).collect_view()}
        </div>
        <p class="soft small" role="status">
            {move || said::turning_means(lang, chosen.get())}
        </p>
    }
}
