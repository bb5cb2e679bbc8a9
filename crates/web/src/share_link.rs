//! Share links, which show this one game to whoever has them: made, copied, taken back.

pub mod shared_page;

use leptos::prelude::*;
use leptos::wasm_split::wasm_split;
use rookery_app::lang::date;
use rookery_app::share_link::words as said;
use rookery_protocol::api::{NewShare, NewShareForm, Share};

use crate::browser::{clock, http as server};
use crate::forms::select::Select;
use crate::review::ReviewContext;
use crate::shell::fold::Fold;
use crate::shell::lang;
use crate::shell::part::LoadedPart;
use crate::shell::ui::copied::Copied;
use crate::shell::ui::errand::{Errand, Outcome};
use crate::shell::ui::fetched::Fetched;
use crate::shell::ui::focus;

const PLACE: &str = "/users/me/shares";
const HOURS: [u16; 4] = [
    1,
    NewShareForm::USUAL_HOURS,
    7 * 24,
    NewShareForm::MOST_HOURS,
];

#[component]
pub fn ShareCard(context: ReviewContext) -> impl IntoView {
    let lang = lang::here();
    view! { <Fold heading=said::heading(lang) needs=context load /> }
}

#[wasm_split(folded, wasm_split_path = leptos::wasm_split, fallible)]
fn load() -> LoadedPart<ReviewContext> {
    Ok(|context| view! { <ShareInside context /> }.into_any())
}

#[component]
fn ShareInside(context: ReviewContext) -> impl IntoView {
    let lang = lang::here();
    let id = (context.review).with_untracked(|review| review.summary().id.clone());
    let errand = Errand::new();
    let links = Fetched::<Vec<Share>>::begin(PLACE);
    let life = RwSignal::new(NewShareForm::USUAL_HOURS);
    let made = RwSignal::new(None::<String>);
    let place = format!("/games/{id}/shares");
    let make = move |_| {
        let place = place.clone();
        let hours = Some(life.get_untracked());
        let form = NewShareForm { hours };
        let asked = async move { server::post::<NewShare>(&place, &form).await };
        errand.run(asked, move |new: NewShare| {
            links.again();
            made.set(Some(address(&new.secret)));
            focus::focus_soon("#share-link");
        });
    };
    let list = move |all: Vec<Share>| {
        let mine: Vec<_> = all.into_iter().filter(|link| link.game == id).collect();
        match mine.is_empty() {
            true => view! { <p class="soft small">{said::none(lang)}</p> }.into_any(),
            false => {
                let rows = mine.into_iter().map(|link| row(link, links, made, errand));
                view! {
                    <h3>{said::links(lang)}</h3>
                    <ul class="share-list">{rows.collect_view()}</ul>
                }
                .into_any()
            }
        }
    };
    let options = HOURS.map(|hours| (hours, said::life(lang, hours)));
    view! {
        <p class="soft small">{said::lead(lang)}</p>
        <div class="share-make">
            <Select id="share-life" label=said::works_for(lang) options=options.to_vec() chosen=life />
            <button type="button" class="button primary" on:click=make>
                {said::make(lang)}
            </button>
        </div>
        {move || {
            made.get()
                .map(|link| {
                    view! {
                        <Copied id="share-link" label=said::link(lang) text=link />
                        <p class="soft small">{said::copy_now(lang)}</p>
                    }
                })
        }}
        <Outcome errand />
        {links.show(list)}
    }
}

fn row(
    link: Share,
    links: Fetched<Vec<Share>>,
    made: RwSignal<Option<String>>,
    errand: Errand,
) -> impl IntoView {
    let lang = lang::here();
    let moment = date::moment(lang, clock::local(link.expires));
    let id = link.id;
    let revoke = move |_| {
        let place = format!("{PLACE}/{id}");
        errand.run(async move { server::delete(&place).await }, move |()| {
            links.again();
            made.set(None);
            errand.say(said::revoked(lang));
        });
    };
    view! {
        <li>
            <span class="small">{said::expires(lang, &moment)}</span>
            <button
                type="button"
                class="chip"
                aria-label=said::revoke_named(lang, &moment)
                on:click=revoke
            >
                {said::revoke(lang)}
            </button>
        </li>
    }
}

/// The secret stands behind the `#`, which browsers keep to themselves.
fn address(secret: &str) -> String {
    let window = web_sys::window();
    let origin = window.and_then(|window| window.location().origin().ok());
    format!("{}/shared#{secret}", origin.unwrap_or_default())
}
