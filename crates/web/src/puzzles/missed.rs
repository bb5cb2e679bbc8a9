//! Why there is no puzzle, and the way on.

use leptos::prelude::*;
use leptos_router::components::A;
use rookery_app::puzzles::practice::Miss;
use rookery_app::puzzles::training::{HUB, Training};
use rookery_app::puzzles::words as said;

use crate::shell::lang;
use crate::shell::ui::mascot::Mascot;
use crate::shell::ui::refused::Refused;

#[component]
pub fn Missed(
    miss: Miss,
    /// What was looked for, if it was a range.
    training: Option<Training>,
    /// Looks once more.
    on_again: Callback<()>,
    /// Begins the range anew.
    on_restart: Callback<()>,
) -> impl IntoView {
    let lang = lang::here();
    let (head, text) = said::miss(lang, &miss, training);
    let refusal = match &miss {
        Miss::Refused(refusal) => Some(refusal.clone()),
        _ => None,
    };
    let act = match miss {
        Miss::Top => view! {
            <button type="button" class="button primary" on:click=move |_| on_restart.run(())>
                {said::from_start(lang)}
            </button>
        }
        .into_any(),
        Miss::Offline | Miss::Refused(_) => view! {
            <button type="button" class="button primary" on:click=move |_| on_again.run(())>
                {said::try_later(lang)}
            </button>
        }
        .into_any(),
        Miss::Nowhere | Miss::Finished => ().into_any(),
    };
    view! {
        <section class="not-found puzzle-missed">
            <Mascot />
            <h1>{head}</h1>
            <p role="status">{text}</p>
            {refusal.map(|refusal| view! { <Refused refusal=Signal::stored(Some(refusal)) /> })}
            <div class="puzzle-ways">
                {act}
                <A href=HUB attr:class="button">{said::other_range(lang)}</A>
            </div>
        </section>
    }
}
