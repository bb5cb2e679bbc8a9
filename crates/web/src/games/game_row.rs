//! One game of the list. All of it opens the game; a button beside it opens what can be done about it.

use leptos::prelude::*;
use rookery_app::adventure::battle_game;
use rookery_app::game::invitation;
use rookery_app::games::thumbnail::{self, Thumbnail};
use rookery_app::games::words as said;
use rookery_app::keeping::download;
use rookery_app::keeping::words as elsewhere;
use rookery_campaign::{Mood, cast};
use rookery_play::{GameSource, Side, Verdict};
use rookery_protocol::api::GameSummary;
use rookery_rules::Color;

use super::game_tools::GameTools;
use super::listing::{Listing, Navigate};
use crate::browser::clock;
use crate::opponents::portrait::FaceView;
use crate::shell::lang;
use crate::shell::ui::icon::{Icon, IconView};

#[component]
pub fn GameRow(
    game: GameSummary,
    listing: Listing,
    /// The game whose tools are open.
    open: RwSignal<Option<String>>,
) -> impl IntoView {
    let lang = lang::here();
    let name = said::name(lang, &game);
    let id = game.id.clone();
    let is_open = Memo::new(move |_| open.with(|open| open.as_deref() == Some(&*id)));
    let id = game.id.clone();
    let turn = move |_| {
        let is_open = is_open.get_untracked();
        open.set((!is_open).then(|| id.clone()));
    };
    let tools = game.clone();
    let about = said::about(lang, &game, clock::local(game.started));
    view! {
        <li class="game-row" data-game=game.id.clone()>
            <span class="game-picture" aria-hidden="true">
                {thumbnail(&game)}
                <span class="game-face">{face(&game)}</span>
            </span>
            <div class="game-words">
                <a
                    class="game-name"
                    href=format!("/games/{}", game.id)
                    on:click=move |_| listing.leave()
                >
                    {name.clone()}
                </a>
                <span class="soft small">{about}</span>
                {tags(&game, listing)}
            </div>
            <span class=format!("badge game-result {}", tone(game.verdict))>
                {said::ended(lang, &game)}
            </span>
            <button
                type="button"
                class="icon-button game-more"
                aria-label=said::more_about(lang, &name)
                aria-expanded=move || is_open.get().to_string()
                on:click=turn
            >
                <IconView icon=Icon::More />
            </button>
            {move || {
                let game = tools.clone();
                is_open.get().then(|| view! { <GameTools game listing open /> })
            }}
        </li>
    }
}

/// Where the game goes on, its other version, and its tags.
fn tags(game: &GameSummary, listing: Listing) -> impl IntoView + use<> {
    let lang = lang::here();
    let this = game.clone();
    let other = Memo::new(move |_| listing.archive.with(|archive| archive.other_version(&this)));
    let tag = move |tag: &String| {
        let (wanted, label) = (tag.clone(), said::with_tag(lang, tag));
        let look = move |_| {
            let tag = wanted.clone();
            listing.want(Navigate::Step, |wanted| wanted.tag = tag);
        };
        view! {
            <button type="button" class="tag" aria-label=label on:click=look>
                {tag.clone()}
            </button>
        }
    };
    view! {
        <span class="tags">
            {download::can_go_on(game).then(|| view! {
                <a class="tag go-on" href=invitation::to_go_on(&game.id)>
                    {elsewhere::resume(lang)}
                </a>
            })}
            {move || other.get().map(|other| view! {
                <a
                    class="tag"
                    href=format!("/games/{other}")
                    title=said::second_copy_means(lang)
                >
                    {said::second_copy(lang)}
                </a>
            })}
            {game.tags.iter().map(tag).collect_view()}
        </span>
    }
}

/// The end of the game, as its owner sat there.
fn thumbnail(game: &GameSummary) -> Option<impl IntoView + use<>> {
    let by = match game.side {
        Side::White | Side::Neither => Color::White,
        Side::Black => Color::Black,
    };
    let Thumbnail { pieces } = Thumbnail::of(game.board.as_deref()?, by)?;
    let [white, black] = Color::ALL.map(|color| pieces[color].clone());
    Some(view! {
        <svg class="game-board" viewBox="0 0 64 64">
            <path class="dark" d=thumbnail::DARK />
            <path class="white" d=white />
            <path class="black" d=black />
        </svg>
    })
}

fn face(game: &GameSummary) -> AnyView {
    let icon = match (said::animal(game), game.source) {
        (Some(animal), _) => {
            let drawn_face = battle_game::drawn_face(cast::face(animal), Mood::Calm);
            return view! { <FaceView drawn_face /> }.into_any();
        }
        (None, GameSource::Import) => Icon::File,
        (None, GameSource::Live | GameSource::Local) => Icon::Friends,
        (None, GameSource::Engine) => Icon::Dials,
    };
    view! { <IconView icon /> }.into_any()
}

/// A color beside the words, which say it all.
const fn tone(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Win => "win",
        Verdict::Loss => "loss",
        Verdict::Draw | Verdict::Unfinished | Verdict::Other => "even",
    }
}
