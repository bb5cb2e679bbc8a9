//! Why no game is shown, and what to do about it.

use leptos::prelude::*;
use leptos_router::components::A;
use rookery_app::games::wanted::Results;
use rookery_app::games::words as said;

use super::filters;
use super::listing::{Listing, Navigate};
use crate::shell::lang;
use crate::shell::ui::mascot::Mascot;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Why {
    /// There are some, or it is not known yet.
    No,
    NoneTicked,
    NoneFit,
    NoneYet,
}

#[component]
pub fn Empty(listing: Listing, imports: RwSignal<bool>) -> impl IntoView {
    let lang = lang::here();
    let why = Memo::new(move |_| {
        let wanted = listing.wanted.read();
        let is_empty = listing.archive.with(|archive| archive.is_empty());
        match (wanted.results == Results::NONE, is_empty) {
            (true, _) => Why::NoneTicked,
            (false, false) => Why::No,
            (false, true) if wanted.is_narrow() => Why::NoneFit,
            (false, true) => Why::NoneYet,
        }
    });
    let tick_all = move |_| {
        listing.want(Navigate::Step, |wanted| wanted.results = Results::default());
    };
    move || match why.get() {
        Why::No => ().into_any(),
        Why::NoneTicked => view! {
            <section class="card games-empty">
                <h2>{said::none_ticked(lang)}</h2>
                <p class="soft">{said::none_ticked_means(lang)}</p>
                <button type="button" class="button primary" on:click=tick_all>
                    {said::tick_all(lang)}
                </button>
            </section>
        }
        .into_any(),
        Why::NoneFit => view! {
            <section class="card games-empty">
                <h2>{said::none_fit(lang)}</h2>
                <p class="soft">
                    {move || listing.wanted.with(|wanted| said::looked_for(lang, wanted))}
                </p>
                <button
                    type="button"
                    class="button primary"
                    on:click=move |_| filters::clear(listing)
                >
                    {said::clear(lang)}
                </button>
            </section>
        }
        .into_any(),
        Why::NoneYet => view! {
            <section class="card games-empty">
                <Mascot />
                <h2>{said::none_yet(lang)}</h2>
                <p class="soft">{said::none_yet_means(lang)}</p>
                <div class="buttons">
                    <A href="/play" attr:class="button primary">{said::play(lang)}</A>
                    <button type="button" class="button" on:click=move |_| imports.set(true)>
                        {said::bring(lang)}
                    </button>
                </div>
            </section>
        }
        .into_any(),
    }
}
