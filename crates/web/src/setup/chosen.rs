//! What was chosen for the last game, as this browser remembers it.

use leptos::prelude::*;
use rookery_app::keeping::table::CHOICES;
use rookery_app::setup::choices::Choices;

use crate::account::presence::Presence;
use crate::browser::storage as memory;

pub fn recall() -> Choices {
    let kept = memory::recall(&Presence::own(CHOICES));
    kept.and_then(|kept| Choices::read(&kept))
        .unwrap_or_default()
}

/// From now on these are remembered, for whoever is here now.
pub fn follow(choices: Memo<Choices>) {
    let place = Presence::own(CHOICES);
    Effect::new(move |_| memory::remember(&place, &choices.with(Choices::write)));
}
