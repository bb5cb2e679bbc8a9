//! The opponents that somebody has made, each one click away from a game, and the way to make one.

use leptos::prelude::*;
use leptos_router::components::A;
use rookery_app::account::visitor::Visitor;
use rookery_app::game::invitation::{Invitation, OWN};
use rookery_app::opponents::words::{self as said, cast};
use rookery_app::own_opponents::design;
use rookery_app::own_opponents::words as own_words;
use rookery_campaign::Mood;
use rookery_protocol::api::{OwnOpponent, OwnOpponents};

use crate::account::presence::Presence;
use crate::game::{self, GameContext};
use crate::opponents::portrait::FaceView;
use crate::own_opponents::kept as own_opponent;
use crate::shell::lang;
use crate::shell::ui::fetched::Fetched;

#[component]
pub fn MadeOpponents(context: GameContext) -> impl IntoView {
    let lang = lang::here();
    let visitor = Presence::here().visitor;
    // Without them, or without a connection, the page does as well.
    let is_known = Memo::new(move |_| visitor.with(|who| matches!(who, Visitor::Known(_))));
    let all = move || {
        is_known.get().then(|| {
            let fetched = Fetched::<OwnOpponents>::begin("/opponents");
            move || fetched.get().map(|all| row(context, all.opponents))
        })
    };
    view! {
        {all}
        <A href="/opponents/new" attr:class="link-button">{said::make(lang)}</A>
    }
}

fn row(context: GameContext, all: Vec<OwnOpponent>) -> impl IntoView {
    let lang = lang::here();
    (!all.is_empty()).then(|| {
        let all = all.into_iter();
        view! {
            <div class="made" role="group" aria-label=said::made(lang)>
                {all.map(|own| one(context, own)).collect_view()}
            </div>
            <A href="/opponents" attr:class="link-button">{own_words::title(lang)}</A>
        }
    })
}

/// It sits down at once, with the pieces and the time that are chosen.
fn one(context: GameContext, own: OwnOpponent) -> impl IntoView {
    let lang = lang::here();
    let face = design::drawn_face(&own.design.face, Mood::Calm);
    let name = own.design.name.clone();
    let rung = own.design.rung;
    let play = cast::card(lang, &own_words::play(lang, &name), &rung.to_string());
    let begin = move |_| {
        own_opponent::pick(&own);
        let battle = Some(OWN.to_owned());
        game::follow(
            context,
            Invitation {
                battle,
                ..Invitation::default()
            },
        );
    };
    view! {
        <button type="button" class="chip made-one" on:click=begin>
            <span class="hidden">{play}</span>
            <span class="made-face">{face.map(|drawn_face| view! { <FaceView drawn_face /> })}</span>
            <span class="rival-name" aria-hidden="true">{name}</span>
            <span class="rival-level" aria-hidden="true">{rung}</span>
        </button>
    }
}
