//! A game that is not here: said kindly, with a way on.

use leptos::prelude::*;
use leptos_router::components::A;
use leptos_router::hooks::use_location;
use rookery_app::account::way_back;
use rookery_app::review::words as said;

use crate::shell::lang;
use crate::shell::title::Title;
use crate::shell::ui::mascot::Mascot;

/// Another's game looks like one that does not exist.
#[component]
pub fn NotHere(is_stranger: bool) -> impl IntoView {
    let lang = lang::here();
    let here = use_location().pathname.get_untracked();
    let (text, way, name) = match is_stranger {
        true => {
            let door = way_back::door("/log-in", &here);
            (said::absent_stranger(lang), door, said::absent_log_in(lang))
        }
        false => {
            let games = "/games".to_owned();
            (said::absent_text(lang), games, said::absent_games(lang))
        }
    };
    view! {
        <Title page=said::absent_heading(lang) />
        <section class="not-found">
            <Mascot />
            <h1>{said::absent_heading(lang)}</h1>
            <p>{text}</p>
            <A href=way attr:class="button primary">{name}</A>
        </section>
    }
}
