//! What helps against an opponent that was lost to: its weakness, and how to use it.

use leptos::prelude::*;
use rookery_app::adventure::words as said;
use rookery_campaign::{Battle, WeaknessWords};

use crate::shell::lang;

pub(super) fn advice(battle: &Battle) -> impl IntoView + use<> {
    let lang = lang::here();
    let weakness = battle.opponent.character().weakness;
    view! {
        <p class="battle-advice">
            <strong>{said::advice(lang)}</strong> " "
            {weakness.card()} " " {weakness.chance()}
        </p>
    }
}
