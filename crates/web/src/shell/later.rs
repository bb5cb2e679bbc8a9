//! A page whose program comes when it is first visited: what is shown until then, and what if it
//! does not come.

use std::future::Future;
use std::pin::Pin;

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::SplitLoaderError;
use rookery_app::shell::words::later as said;

use crate::browser::assets;
use crate::shell::lang;
use crate::shell::title::Title;
use crate::shell::ui::loading::loading;
use crate::shell::ui::mascot::Mascot;

/// A page that has come; or the connection failed, or a new release has replaced it.
pub type Page = Result<fn() -> AnyView, SplitLoaderError>;

/// Shows a page as soon as it has come, with the style that the first page does without.
#[component]
pub fn Later<F>(load: fn() -> F) -> impl IntoView
where
    F: Future<Output = Page> + 'static,
{
    shown(Box::pin(load()))
}

/// The same for every page, so that the program has it once.
fn shown(load: Pin<Box<dyn Future<Output = Page>>>) -> AnyView {
    let lang = lang::here();
    let come = RwSignal::new_local(None);
    let dressed = assets::dress();
    spawn_local(async move {
        let page = load.await;
        dressed.await;
        // Whoever has gone elsewhere meanwhile waits no longer.
        come.try_set(Some(page));
    });
    let shown = move || {
        come.with(|come| match come {
            None => loading(said::waiting(lang)),
            Some(Ok(page)) => page(),
            Some(Err(_)) => view! { <Absent /> }.into_any(),
        })
    };
    shown.into_any()
}

#[component]
fn Absent() -> impl IntoView {
    let lang = lang::here();
    view! {
        <Title page=said::heading(lang) />
        <section class="not-found" role="alert">
            <Mascot />
            <h1>{said::heading(lang)}</h1>
            <p>{said::explanation(lang)}</p>
            <button type="button" class="button primary" on:click=|_| reload()>
                {said::again(lang)}
            </button>
        </section>
    }
}

/// The whole page, because a new release has other files.
fn reload() {
    if let Some(window) = web_sys::window() {
        // A browser that refuses leaves the sentence where it is.
        window.location().reload().unwrap_or_default();
    }
}
