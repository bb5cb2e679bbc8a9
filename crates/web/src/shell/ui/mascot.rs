//! The rook: a bird of the crow family whose crest is a castle's. Flat, three tones of the palette.

use leptos::prelude::*;

/// The bird, as large as its box. Decoration only: screen readers pass it by.
#[component]
pub fn Mascot() -> impl IntoView {
    view! {
        <svg class="mascot" viewBox="0 0 64 64" aria-hidden="true">
            <path class="mascot-beak" d=BEAK_AND_FEET />
            <path class="mascot-body" d=BODY />
            <path class="mascot-wing" d=WING />
            <circle class="mascot-eye" cx="41" cy="21.6" r="5.4" />
            <circle class="mascot-pupil" cx="42.2" cy="21.6" r="2.7" />
        </svg>
    }
}

const BEAK_AND_FEET: &str = "M23 53h3.6v5.4h1.6a1.6 1.6 0 0 1 0 3.2h-7.4a1.6 1.6 0 0 1 0-3.2H23zM36.4 53H40v5.4h1.6a1.6 1.6 0 0 1 0 3.2h-7.4a1.6 1.6 0 0 1 0-3.2h2.2zM48 17.6c7 .2 12.6 3.4 15.2 8.2.6 1.1-.1 2.3-1.3 2.3-5.2.1-10 1.1-13.9 3.5z";
const BODY: &str = "M26.5 5.6A1.6 1.6 0 0 1 28.1 4h2.8a1.6 1.6 0 0 1 1.6 1.6V8h2.8V5.6A1.6 1.6 0 0 1 36.9 4h2.8a1.6 1.6 0 0 1 1.6 1.6V8h2.8V5.6A1.6 1.6 0 0 1 45.7 4h2.1a1.6 1.6 0 0 1 1.6 1.6v8.2c2 3 3 6.4 2.8 10.2C51.6 36 50 56 32 56c-9 0-14-3.8-17-9.2L4.4 52.6C2.6 53.6.6 51.6 1.6 49.8 6.6 40.8 14 36.6 20 31.6c4.6-3.8 4.5-8 5.2-11.6.4-2.2.7-4.4 1.3-6.2z";
const WING: &str = "M17.6 37.2c6-4.4 14.6-3.6 18 2.2 1 1.7.6 3.4-1 4.6-5.4 4-13.2 4.6-19.6 2.8L4.4 52.6C2.6 53.6.6 51.6 1.6 49.8c4.4-6.4 9.8-8.2 16-12.6z";
