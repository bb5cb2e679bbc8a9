//! A part of a page that comes later, shown as soon as its style has come too.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::api::assets;

#[component]
pub fn Dressed(children: ChildrenFn) -> impl IntoView {
    let is_worn = RwSignal::new(false);
    spawn_local(async move {
        assets::dress().await;
        // Whoever has gone elsewhere meanwhile waits no longer.
        is_worn.try_set(true);
    });
    view! { <Show when=move || is_worn.get()>{children()}</Show> }
}
