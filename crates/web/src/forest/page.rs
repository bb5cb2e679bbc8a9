//! Everybody of the forest, weakest first: how each plays, what it cannot do, and the way to a game.

use leptos::prelude::*;
use leptos_router::components::A;
use rookery_app::adventure::battle_game;
use rookery_app::forest::gallery;
use rookery_app::forest::words as said;
use rookery_app::game::invitation;
use rookery_app::own_opponents::words as opponents;
use rookery_campaign::{Animal, Mood, WeaknessWords};

use crate::opponents::portrait::FaceView;
use crate::shell::lang;
use crate::shell::title::Title;

#[component]
pub(crate) fn Forest() -> impl IntoView {
    let lang = lang::here();
    let players = Animal::ALL.map(|animal| view! { <Player animal /> });
    view! {
        <Title page=said::title(lang) />
        <div class="opponents-head">
            <h1>{said::title(lang)}</h1>
            <nav class="opponent-ways" aria-label=said::ways(lang)>
                <A href="/opponents" attr:class="button">{said::own(lang)}</A>
                <A href="/adventure" attr:class="button">{said::adventure(lang)}</A>
            </nav>
        </div>
        <p class="soft">{said::lead(lang)}</p>
        <ul class="forest">{players.collect_view()}</ul>
    }
}

#[component]
fn Player(animal: Animal) -> impl IntoView {
    let lang = lang::here();
    let character = animal.character();
    let drawn_face = battle_game::drawn_face(&character.face, Mood::Calm);
    view! {
        <li class="card forest-player" data-animal=animal.key()>
            <div class="forest-head">
                <span class="forest-face" aria-hidden="true"><FaceView drawn_face /></span>
                <div>
                    <h2>{animal.to_string()}</h2>
                    <p>{character.about}</p>
                </div>
            </div>
            <p class="soft small">{said::manner(lang, &gallery::opponent(animal))}</p>
            <p class="small">
                <strong>{said::openings(lang)}</strong> " "
                {said::repertoire(lang, character.repertoire)}
            </p>
            <div class="forest-weakness">
                <p><strong>{said::weakness(lang)}</strong> " " {character.weakness.card()}</p>
                <p class="small">{character.advice}</p>
            </div>
            <A href=invitation::to_meet(animal.key()) attr:class="button primary">
                {opponents::play(lang, animal.name())}
            </A>
        </li>
    }
}
