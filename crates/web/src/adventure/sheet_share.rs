//! The link that shows one's sheet to others: made, copied, taken back.

use leptos::prelude::*;
use rookery_app::adventure::words as said;
use rookery_app::lang::date;
use rookery_protocol::api::{NewSheetLink, SheetLink};
use serde_json::json;

use crate::browser::{clock, http as server};
use crate::shell::lang;
use crate::shell::ui::copied::Copied;
use crate::shell::ui::errand::{Errand, Outcome};
use crate::shell::ui::focus;

const PLACE: &str = "/adventure/sheet/link";

#[component]
pub(super) fn SheetShare(link: Option<SheetLink>) -> impl IntoView {
    let lang = lang::here();
    let errand = Errand::new();
    let link = RwSignal::new(link);
    let made = RwSignal::new(None::<String>);
    let make = move |_| {
        let asked = async { server::post::<NewSheetLink>(PLACE, &json!({})).await };
        errand.run(asked, move |new: NewSheetLink| {
            link.set(Some(new.link));
            made.set(Some(address(&new.token)));
            focus::focus_soon("#sheet-link");
        });
    };
    let revoke = move |_| {
        errand.run(async { server::delete(PLACE).await }, move |()| {
            link.set(None);
            made.set(None);
            errand.say(said::revoked(lang));
        });
    };
    view! {
        <section class="card sheet-share" aria-labelledby="share-sheet">
            <h2 id="share-sheet">{said::share(lang)}</h2>
            <p class="soft small">{said::share_lead(lang)}</p>
            {move || made.get().map(|text| view! {
                <Copied id="sheet-link" label=said::link(lang) text />
                <p class="soft small">{said::link_once(lang)}</p>
            })}
            {move || link.get().map(|link| {
                let moment = date::moment(lang, clock::local(link.expires));
                view! { <p class="small">{said::works_until(lang, &moment)}</p> }
            })}
            <div class="sheet-ways">
                <button type="button" class="button" on:click=make>
                    {move || match link.get() {
                        None => said::make_link(lang),
                        Some(_) => said::new_link(lang),
                    }}
                </button>
                <Show when=move || link.get().is_some()>
                    <button type="button" class="button" on:click=revoke>
                        {said::revoke(lang)}
                    </button>
                </Show>
            </div>
            <Outcome errand />
        </section>
    }
}

/// The token stands behind the `#`, which browsers keep to themselves.
fn address(token: &str) -> String {
    let window = web_sys::window();
    let origin = window.and_then(|window| window.location().origin().ok());
    format!("{}/adventure/shared#{token}", origin.unwrap_or_default())
}
