//! The end of every page: quiet ways to what is rarely wanted.

use leptos::prelude::*;
use leptos_router::components::A;
use rookery_app::shell::words as said;

use crate::shell::key_help::KeyHelp;
use crate::shell::lang;

#[component]
pub fn Footer() -> impl IntoView {
    let lang = lang::here();
    let link = |(address, name)| view! { <A href=address>{name}</A> };
    let links = [
        ("/about", said::about(lang)),
        ("/privacy", said::privacy(lang)),
        ("/terms", said::terms(lang)),
        ("/api", said::api(lang)),
    ];
    view! {
        <footer class="site-footer">
            {links.map(link).collect_view()}
            <KeyHelp />
            <span>"Rookery " {env!("CARGO_PKG_VERSION")}</span>
        </footer>
    }
}
