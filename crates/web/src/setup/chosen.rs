//! What was chosen for the last game, as this browser remembers it.

use rookery_app::keeping::key::Person;
use rookery_app::keeping::table::CHOICES;
use rookery_app::setup::choices::Choices;

use crate::browser::storage as memory;

pub fn recall() -> Choices {
    let kept = memory::recall(&CHOICES.of(&Person::Guest));
    kept.and_then(|kept| Choices::read(&kept))
        .unwrap_or_default()
}

pub fn remember(choices: &Choices) {
    memory::remember(&CHOICES.of(&Person::Guest), &choices.write());
}
