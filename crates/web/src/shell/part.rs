//! A part of a page whose program comes when it is first wanted, so that the page is small.

use std::future::Future;

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::SplitLoaderError;
use rookery_app::shell::words::later as said;

use crate::shell::lang;

/// A part that has come; or the connection failed, or a new release has replaced it.
pub type LoadedPart<T> = Result<fn(T) -> AnyView, SplitLoaderError>;

/// Shows a part as soon as it has come, with what it needs of the page.
#[component]
pub fn Part<T, F>(needs: T, load: fn() -> F) -> impl IntoView
where
    T: Copy + Send + 'static,
    F: Future<Output = LoadedPart<T>> + 'static,
{
    let lang = lang::here();
    let come = RwSignal::new_local(None);
    let fetch = move || {
        come.set(None);
        spawn_local(async move {
            // Whoever has chosen otherwise meanwhile waits no longer.
            come.try_set(Some(load().await));
        });
    };
    fetch();
    move || {
        come.with(|come| match come {
            None => view! { <p class="soft small" role="status">{said::part_waiting(lang)}</p> }
                .into_any(),
            Some(Ok(part)) => part(needs),
            Some(Err(_)) => view! {
                <p class="trouble small" role="alert">{said::part_missing(lang)}</p>
                <button type="button" class="chip" on:click=move |_| fetch()>
                    {said::again(lang)}
                </button>
            }
            .into_any(),
        })
    }
}
