//! A won game is celebrated: feathers come down for a moment. Only style moves them, and nothing is
//! there for those who want no motion.

use leptos::prelude::*;

use crate::shell::ui::feather::feather;

/// How many come down; the style has a way for each.
const FEATHERS: usize = 12;

pub(crate) fn celebration() -> impl IntoView {
    view! {
        <div class="celebration" aria-hidden="true">
            {(0..FEATHERS).map(|_| feather()).collect_view()}
        </div>
    }
}
