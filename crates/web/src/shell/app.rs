//! The shell around every page: header, routes, and the drawings pages share.

use leptos::ev;
use leptos::prelude::*;
use leptos_router::components::{A, Route, Router, Routes};
use leptos_router::hooks::use_location;
use leptos_router::path;
use rookery_app::keeping::words as elsewhere;
use rookery_app::lang::Lang;
use rookery_app::shell::section::Section;
use rookery_app::shell::words as shell;

use crate::account::presence::Presence;
use crate::account::{
    departure, forgot_password, log_in, reset_password, set_up, sign_up, verify_email,
};
use crate::adventure::AdventurePage;
use crate::board::pieces::PieceSymbols;
use crate::browser::sound;
use crate::game::PlayPage;
use crate::games::saved_list::SavedList;
use crate::home::HomePage;
use crate::keeping::keeper::Keeper;
use crate::own_opponents::OpponentsPage;
use crate::puzzles::PuzzlesPage;
use crate::puzzles::supply as practice;
use crate::settings::preferences::CurrentPreferences;
use crate::share_link::shared_page;
use crate::shell::connection::Connection;
use crate::shell::footer::Footer;
use crate::shell::later::Later;
use crate::shell::next_page_text::NextPageText;
use crate::shell::not_found::NotFound;
use crate::shell::notice::{Notice, NoticeView};
use crate::shell::office;
use crate::shell::site_menu::SiteMenu;
use crate::shell::ui::focus;
use crate::shell::ui::mascot::Mascot;
use crate::shell::whereabouts::Whereabouts;
use crate::study::counting_page;
use crate::{docs, editor, games as my_games, review, study, survival};

/// The whole site.
#[component]
pub fn App() -> impl IntoView {
    let lang = Lang::En;
    provide_context(lang);
    let presence = Presence::begin();
    CurrentPreferences::begin(presence);
    let keeper = Keeper::begin(presence);
    let notice = Notice::begin();
    Whereabouts::begin();
    Effect::new(move |_| {
        if keeper.parted.get().is_some() {
            notice.say(elsewhere::parted(lang));
        }
    });
    departure::begin(presence, notice);
    NextPageText::begin();
    SavedList::begin();
    practice::begin(presence);
    sound::begin();
    let skip = |event: ev::MouseEvent| {
        event.prevent_default();
        focus::focus("#main");
    };
    view! {
        <PieceSymbols />
        // By hand, because the router takes every link for a page and leaves the focus where it was.
        <a class="skip" href="#main" on:click=skip>{shell::skip_to_content(lang)}</a>
        <Router>
            {header(lang)}
            <FocusFollows />
            <Connection />
            <main id="main" tabindex="-1">
                {pages()}
            </main>
            <NoticeView />
            <Footer />
        </Router>
    }
}

fn header(lang: Lang) -> impl IntoView {
    let here = Whereabouts::here().section();
    view! {
        <header class="site-header">
            <A href="/" exact=true attr:class="brand">
                <Mascot />
                <span>"Rookery"</span>
            </A>
            <nav class="pages" aria-label=shell::pages(lang)>
                {part("/play", Section::Play, shell::play(lang), here)}
                {part("/adventure", Section::Adventure, shell::adventure(lang), here)}
                {part("/puzzles", Section::Puzzles, shell::puzzles(lang), here)}
                {part("/games", Section::Games, shell::my_games(lang), here)}
                {part("/board", Section::Board, shell::board(lang), here)}
            </nav>
            <SiteMenu />
        </header>
    }
}

/// A link to a part of the site, marked while one is there. On a phone the bar has no room for the
/// last two.
fn part(
    href: &'static str,
    section: Section,
    name: &'static str,
    here: Memo<Option<Section>>,
) -> impl IntoView {
    let class = match section {
        Section::Games | Section::Board => "page-link wide-only",
        _ => "page-link",
    };
    let mark = move || (here.get() == Some(section)).then_some("page");
    view! { <a href=href class=class aria-current=mark>{name}</a> }
}

/// Every address, and what it shows.
fn pages() -> impl IntoView {
    view! {
        <Routes fallback=NotFound>
            <Route path=path!("/") view=HomePage />
            <Route path=path!("/play") view=PlayPage />
            <Route path=path!("/puzzles/*place") view=PuzzlesPage />
            <Route
                path=path!("/games")
                view=|| view! { <Later load=my_games::load /> }
            />
            <Route path=path!("/adventure/*place") view=AdventurePage />
            <Route path=path!("/opponents/*place") view=OpponentsPage />
            <Route
                path=path!("/survival")
                view=|| view! { <Later load=survival::load /> }
            />
            <Route path=path!("/board") view=|| view! { <Later load=study::load /> } />
            <Route
                path=path!("/board/counting")
                view=|| view! { <Later load=counting_page::load /> }
            />
            <Route
                path=path!("/position")
                view=|| view! { <Later load=editor::load /> }
            />
            <Route
                path=path!("/games/:id")
                view=|| view! { <Later load=review::own /> }
            />
            <Route path=path!("/shared") view=|| view! { <Later load=shared_page::load /> } />
            <Route
                path=path!("/settings")
                view=|| view! { <Later load=office::settings /> }
            />
            <Route
                path=path!("/admin/*place")
                view=|| view! { <Later load=office::admin /> }
            />
            <Route path=path!("/about") view=|| view! { <Later load=docs::about /> } />
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
    }
}

/// Whoever follows a link by key goes on in the page that comes, not at the end of the one before.
#[component]
fn FocusFollows() -> impl IntoView {
    let path = use_location().pathname;
    Effect::watch(
        move || path.get(),
        |_, before, _| {
            if before.is_some() {
                focus::focus("#main");
            }
        },
        false,
    );
}
