//! The shell around every page: header, routes, and the drawings pages share.

use leptos::prelude::*;
use leptos_router::components::{A, Route, Router, Routes};
use leptos_router::path;

use crate::board::pieces::PieceSymbols;
use crate::pages::later::Later;
use crate::pages::not_found::NotFound;
use crate::pages::play::PlayPage;
use crate::pages::study;
use crate::ui::mascot::Mascot;
use crate::ui::theme_switch::ThemeSwitch;
use crate::words::{Lang, shell};

/// The whole site.
#[component]
pub fn App() -> impl IntoView {
    let lang = Lang::En;
    provide_context(lang);
    view! {
        <PieceSymbols />
        <a class="skip" href="#main">{shell::skip_to_content(lang)}</a>
        <Router>
            <header class="site-header">
                <A href="/" exact=true attr:class="brand">
                    <Mascot />
                    <span>"Rookery"</span>
                </A>
                <nav class="pages" aria-label=shell::pages(lang)>
                    <A href="/" exact=true attr:class="page-link">{shell::play(lang)}</A>
                    <A href="/board" attr:class="page-link">{shell::board(lang)}</A>
                </nav>
                <ThemeSwitch />
            </header>
            <main id="main" tabindex="-1">
                <Routes fallback=NotFound>
                    <Route path=path!("/") view=PlayPage />
                    <Route path=path!("/board") view=|| view! { <Later load=study::load /> } />
                </Routes>
            </main>
        </Router>
    }
}
