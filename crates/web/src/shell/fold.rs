//! A card that is folded at first. The program of what is inside comes when it is first opened.

use std::future::Future;

use leptos::prelude::*;

use super::part::{LoadedPart, Part};

#[component]
pub fn Fold<T, F>(heading: &'static str, needs: T, load: fn() -> F) -> impl IntoView
where
    T: Copy + Send + Sync + 'static,
    F: Future<Output = LoadedPart<T>> + 'static,
{
    let was_opened = RwSignal::new(false);
    view! {
        <details class="card fold" on:toggle=move |_| was_opened.set(true)>
            <summary>
                <h2>{heading}</h2>
            </summary>
            <Show when=move || was_opened.get()>
                <Part needs load />
            </Show>
        </details>
    }
}
