//! What was chosen for the last game, as this browser remembers it.

use rookery_app::setup::choices::Choices;

use crate::browser::storage as memory;

const KEPT_AS: &str = "choices";

pub fn recall() -> Choices {
    let kept = memory::recall(KEPT_AS);
    kept.and_then(|kept| Choices::read(&kept))
        .unwrap_or_default()
}

pub fn remember(choices: &Choices) {
    memory::remember(KEPT_AS, &choices.write());
}
