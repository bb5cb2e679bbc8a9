//! The map of the forest, with the way somebody has come. What it shows is also said in words.

use leptos::prelude::*;
use rookery_app::adventure::map;
use rookery_app::adventure::words as said;

use super::AdventureContext;
use crate::shell::lang;

#[component]
pub(super) fn ForestMap(context: AdventureContext) -> impl IntoView {
    let lang = lang::here();
    let map = context.album.map();
    let traveler = context.journal.traveler;
    let trail = Memo::new(move |_| traveler.with(|one| map::trail(one.progress())));
    let drawn = Memo::new(move |_| Some(map::drawn(map.get().as_deref()?, &trail.get())));
    let here = Memo::new(move |_| trail.get().last().copied());
    view! {
        <div
            class="map"
            role="img"
            aria-label=move || {
                here.get().map_or_else(
                    || said::map(lang).to_owned(),
                    |place| said::map_here(lang, place.name),
                )
            }
        >
            <div class="map-drawing" inner_html=move || drawn.get().unwrap_or_default()></div>
            <svg class="map-label" viewBox="0 0 1000 700" aria-hidden="true">
                {move || here.get().map(|place| {
                    // Beside the place, on the side with more room.
                    let (x, anchor) = match place.x > 500 {
                        true => (place.x - 24, "end"),
                        false => (place.x + 24, "start"),
                    };
                    view! {
                        <text x=x.to_string() y=(place.y + 12).to_string() text-anchor=anchor>
                            {place.name}
                        </text>
                    }
                })}
            </svg>
        </div>
    }
}
