//! The game that waits, and the way to go on with it.

use leptos::prelude::*;
use leptos_router::components::A;
use rookery_app::game::invitation;
use rookery_app::home::words as said;
use rookery_app::keeping::words as elsewhere;
use rookery_app::setup::choices::Company;
use rookery_play::Stage;
use rookery_rules::Color;

use super::waiting::{Found, Waiting};
use crate::board::small_board::SmallBoard;
use crate::shell::lang;

#[component]
pub fn GoOn(game: Found, waiting: Waiting) -> impl IntoView {
    let lang = lang::here();
    let (bout, address) = match game {
        Found::Here(bout) => (bout, "/play".to_owned()),
        Found::There(bout) => {
            let address = invitation::to_go_on(&bout.id.to_string());
            (bout, address)
        }
    };
    let side = bout.seats.side().unwrap_or(Color::White);
    let is_mine = bout.stage() == Stage::Yours;
    let told = said::waits(lang, &bout, is_mine);
    let position = *bout.game.position();
    let ways = move || match waiting.elsewhere(&bout) {
        None => view! {
            <A href=address.clone() attr:class="button primary large">{said::go_on(lang)}</A>
        }
        .into_any(),
        // Both ways are open: going on from here makes it two games.
        Some(gone) => view! {
            <p role="status">{elsewhere::told(lang, gone)}</p>
            <A
                href=invitation::to_go_on(&gone.id.to_string())
                attr:class="button primary large"
            >
                {elsewhere::follow(lang, gone)}
            </A>
            <A href=address.clone() attr:class="text-link">{elsewhere::stay(lang)}</A>
        }
        .into_any(),
    };
    view! {
        <section class="card hero" aria-labelledby="waits">
            <SmallBoard position side label=said::picture(lang).to_owned() />
            <div class="hero-words">
                <h2 id="waits">{said::goes_on(lang)}</h2>
                <p class="soft">{told}</p>
                {ways}
                <A href=invitation::with(Company::AgainstEngine) attr:class="text-link">
                    {said::new_game(lang)}
                </A>
            </div>
        </section>
    }
}
