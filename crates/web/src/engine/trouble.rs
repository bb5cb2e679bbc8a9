//! What is wrong with the engine, said calmly, and the way out of it.

use leptos::prelude::*;
use rookery_app::engine::link::Failure;
use rookery_app::engine::words::trouble as said;

use crate::game::GameContext;
use crate::shell::lang;

#[component]
pub fn Trouble(context: GameContext) -> impl IntoView {
    let lang = lang::here();
    let GameContext {
        play_page,
        connection,
        ..
    } = context;
    let stumbled = Memo::new(move |_| play_page.with(|play_page| play_page.mind().has_stumbled()));
    let failure =
        Memo::new(move |_| play_page.with(|play_page| play_page.mind().failure().cloned()));
    let way_out = move |failure: &Failure| match failure {
        Failure::Outdated => view! {
            <button type="button" class="button" on:click=|_| reload()>
                {said::reload(lang)}
            </button>
        }
        .into_any(),
        Failure::Crashed | Failure::Untaught | Failure::Refused(_) => view! {
            <button
                type="button"
                class="button"
                on:click=move |_| connection.update(|play_page| play_page.retry())
            >
                {said::retry(lang)}
            </button>
        }
        .into_any(),
    };
    view! {
        <p class="soft small" role="status">
            {move || stumbled.get().then(|| said::stumbled(lang))}
        </p>
        <div role="alert">
            {move || {
                failure.get().map(|failure| {
                    view! {
                        <p class="trouble">{said::failure(lang, &failure)}</p>
                        {way_out(&failure)}
                    }
                })
            }}
        </div>
    }
}

fn reload() {
    // A browser that does not reload leaves everything as it is.
    window().location().reload().unwrap_or_default();
}
