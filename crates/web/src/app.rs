//! The shell around every page: header, routes, and the drawings pages share.

use leptos::prelude::*;
use leptos_router::components::{A, Route, Router, Routes};
use leptos_router::path;

use crate::api::keeper::Keeper;
use crate::api::preferences::Liking;
use crate::api::presence::Presence;
use crate::api::sound;
use crate::board::pieces::PieceSymbols;
use crate::pages::door::{forgot_password, log_in, reset_password, set_up, sign_up, verify_email};
use crate::pages::later::Later;
use crate::pages::not_found::NotFound;
use crate::pages::play::PlayPage;
use crate::pages::{docs, editor, office, study};
use crate::ui::carried::Carried;
use crate::ui::footer::Footer;
use crate::ui::mascot::Mascot;
use crate::ui::notice::{Notice, NoticeView};
use crate::ui::site_menu::SiteMenu;
use crate::words::{Lang, shell};

/// The whole site.
#[component]
pub fn App() -> impl IntoView {
    let lang = Lang::En;
    provide_context(lang);
    let presence = Presence::begin();
    Liking::begin(presence);
    Keeper::begin(presence);
    Notice::begin();
    Carried::begin();
    sound::begin();
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
                <SiteMenu />
            </header>
            <main id="main" tabindex="-1">
                <Routes fallback=NotFound>
                    <Route path=path!("/") view=PlayPage />
                    <Route path=path!("/board") view=|| view! { <Later load=study::load /> } />
                    <Route
                        path=path!("/position")
                        view=|| view! { <Later load=editor::load /> }
                    />
                    <Route
                        path=path!("/settings")
                        view=|| view! { <Later load=office::settings /> }
                    />
                    <Route
                        path=path!("/admin/*place")
                        view=|| view! { <Later load=office::admin /> }
                    />
                    <Route path=path!("/privacy") view=|| view! { <Later load=docs::privacy /> } />
                    <Route path=path!("/terms") view=|| view! { <Later load=docs::terms /> } />
                    <Route path=path!("/api") view=|| view! { <Later load=docs::reference /> } />
                    <Route path=path!("/sign-up") view=|| view! { <Later load=sign_up::load /> } />
                    <Route path=path!("/log-in") view=|| view! { <Later load=log_in::load /> } />
                    <Route path=path!("/forgot-password") view=|| view! { <Later load=forgot_password::load /> } />
                    <Route path=path!("/reset-password") view=|| view! { <Later load=reset_password::load /> } />
                    <Route path=path!("/verify-email") view=|| view! { <Later load=verify_email::load /> } />
                    <Route path=path!("/set-up") view=|| view! { <Later load=set_up::load /> } />
                </Routes>
            </main>
            <NoticeView />
            <Footer />
        </Router>
    }
}
