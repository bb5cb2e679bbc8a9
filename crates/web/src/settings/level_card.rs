//! How strong they say they are, which is where "My level" and rated puzzles begin.

use leptos::prelude::*;
use rookery_app::keeping::table::LEVEL;
use rookery_app::level::my_level::MyLevel;
use rookery_app::level::words as level;
use rookery_app::settings::words as said;

use crate::account::presence::Presence;
use crate::browser::storage as memory;
use crate::level::standing_choice;
use crate::shell::lang;
use crate::shell::part::Part;

#[component]
pub fn LevelCard() -> impl IntoView {
    let lang = lang::here();
    let place = Presence::own(LEVEL);
    let kept = memory::recall(&place).and_then(|kept| MyLevel::read(&kept));
    let my_level = RwSignal::new(kept.unwrap_or_default());
    Effect::new(move |before: Option<MyLevel>| {
        let now = my_level.get();
        if before.is_some_and(|before| before != now) {
            memory::remember(&place, &now.write());
        }
        now
    });
    view! {
        <section id="level" class="card" aria-labelledby="level-heading">
            <h2 id="level-heading">{said::level_heading(lang)}</h2>
            <Part needs=my_level load=standing_choice::load />
            <p class="soft small" role="status">
                {move || my_level.with(|now| level::sure(lang, now))}
            </p>
        </section>
    }
}
