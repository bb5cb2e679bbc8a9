//! One of the opponents that somebody has made, and what can be done with it.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use leptos_router::components::A;
use rookery_app::game::invitation;
use rookery_app::lang::Lang;
use rookery_app::own_opponents::design;
use rookery_app::own_opponents::words as said;
use rookery_app::survival::words as survival;
use rookery_campaign::{Mood, Weakness, WeaknessWords};
use rookery_protocol::api::{NewOpponentLink, OpponentDesign, OwnOpponent, OwnOpponents};
use serde_json::json;

use super::PLACE;
use crate::browser::http as server;
use crate::opponents::portrait::FaceView;
use crate::own_opponents::kept as own_opponent;
use crate::shell::lang;
use crate::shell::ui::copied::Copied;
use crate::shell::ui::errand::{Errand, Outcome};
use crate::shell::ui::fetched::Fetched;
use crate::shell::ui::focus;

#[component]
pub(super) fn Entry(own: OwnOpponent, fetched: Fetched<OwnOpponents>) -> impl IntoView {
    let lang = lang::here();
    let errand = Errand::new();
    let place = StoredValue::new(format!("{PLACE}/{}", own.id));
    let link = Link {
        errand,
        place,
        id: StoredValue::new(format!("opponent-link-{}", own.id)),
        is_shared: RwSignal::new(own.shared_until.is_some()),
        made: RwSignal::new(None),
    };
    let keep_id = StoredValue::new(format!("keep-opponent-{}", own.id));
    let asks = RwSignal::new(false);
    let delete = Callback::new(move |()| {
        let place = place.get_value();
        errand.run(async move { server::delete(&place).await }, move |()| {
            fetched.again();
            focus::focus("#main");
        });
    });
    let ask = move |_| {
        asks.set(true);
        focus_soon(keep_id);
    };
    let change = format!("/opponents/{}", own.id);
    let design = own.design.clone();
    let play = said::play(lang, &design.name);
    let own = StoredValue::new(own);
    let pick = move |_: MouseEvent| own.with_value(own_opponent::pick);
    view! {
        <li class="card opponent">
            <Told design />
            <div class="opponent-ways">
                <A
                    href=invitation::to_fight(invitation::OWN)
                    attr:class="button primary"
                    on:click=pick
                    // Another tab asks who was picked, too.
                    on:auxclick=pick
                >
                    {play}
                </A>
                <A href=change attr:class="button">{said::change(lang)}</A>
                {link.buttons()}
                <button type="button" class="button danger" on:click=ask>
                    {said::delete(lang)}
                </button>
            </div>
            <Show when=move || asks.get()>{farewell(asks, keep_id, delete)}</Show>
            {link.shown()}
            <Outcome errand />
        </li>
    }
}

/// Asks before somebody is gone for good.
fn farewell(
    asks: RwSignal<bool>,
    keep_id: StoredValue<String>,
    delete: Callback<()>,
) -> impl IntoView {
    let lang = lang::here();
    view! {
        <div class="asks" role="group" aria-label=said::delete_question(lang)>
            <p>{said::delete_question(lang)}</p>
            <button type="button" class="button danger" on:click=move |_| delete.run(())>
                {said::delete(lang)}
            </button>
            <button
                type="button"
                class="button"
                id=keep_id.get_value()
                on:click=move |_| asks.set(false)
            >
                {said::keep(lang)}
            </button>
        </div>
    }
}

/// The link under which others meet this one.
#[derive(Clone, Copy)]
struct Link {
    errand: Errand,
    place: StoredValue<String>,
    id: StoredValue<String>,
    is_shared: RwSignal<bool>,
    /// Known only at once after it was made.
    made: RwSignal<Option<String>>,
}

impl Link {
    fn share(self) {
        let place = format!("{}/link", self.place.get_value());
        let asked = async move { server::post::<NewOpponentLink>(&place, &json!({})).await };
        self.errand.run(asked, move |link: NewOpponentLink| {
            self.is_shared.set(true);
            self.made.set(Some(address(&link.token)));
            focus_soon(self.id);
        });
    }

    fn revoke(self, lang: Lang) {
        let place = format!("{}/link", self.place.get_value());
        (self.errand).run(async move { server::delete(&place).await }, move |()| {
            self.is_shared.set(false);
            self.made.set(None);
            self.errand.say(said::revoked(lang));
        });
    }

    fn buttons(self) -> impl IntoView {
        let lang = lang::here();
        view! {
            <button type="button" class="button" on:click=move |_| self.share()>{said::share(lang)}</button>
            <Show when=move || self.is_shared.get()>
                <button type="button" class="button" on:click=move |_| self.revoke(lang)>
                    {said::revoke(lang)}
                </button>
            </Show>
        }
    }

    fn shown(self) -> impl IntoView {
        let lang = lang::here();
        move || {
            self.made.get().map(|text| {
                view! {
                    <Copied id=self.id.get_value() label=said::link(lang) text />
                    <p class="soft small">{said::link_lead(lang)}</p>
                }
            })
        }
    }
}

/// Face, name, strength and weakness.
#[component]
pub(super) fn Told(design: OpponentDesign) -> impl IntoView {
    let lang = lang::here();
    let face = design::drawn_face(&design.face, Mood::Calm);
    let weakness = design.weakness.as_deref();
    let weakness = weakness.and_then(|word| word.parse::<Weakness>().ok());
    view! {
        <div class="opponent-told">
            <span class="opponent-face" aria-hidden="true">
                {face.map(|drawn_face| view! { <FaceView drawn_face /> })}
            </span>
            <div>
                <h2>{design.name}</h2>
                <p class="soft">{survival::rung(lang, design.rung)}</p>
                {weakness.map(|weakness| view! { <p class="small">{weakness.card()}</p> })}
            </div>
        </div>
    }
}

/// Each opponent has ids of its own.
fn focus_soon(id: StoredValue<String>) {
    let selector = format!("#{}", id.get_value());
    request_animation_frame(move || focus::focus(&selector));
}

/// The token stands behind the `#`, which browsers keep to themselves.
fn address(token: &str) -> String {
    let window = web_sys::window();
    let origin = window.and_then(|window| window.location().origin().ok());
    format!("{}/opponents/shared#{token}", origin.unwrap_or_default())
}
