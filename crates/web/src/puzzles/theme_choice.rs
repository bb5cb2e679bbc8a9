//! Which theme to solve, of those that puzzles here have.

use leptos::prelude::*;
use rookery_app::puzzles::words::{self as said, themes};
use rookery_motifs::Motif;
use rookery_protocol::api::PuzzleThemes;

use crate::forms::select::Select;
use crate::shell::lang;
use crate::shell::ui::fetched::Fetched;

/// Says how long a puzzle is or how it ends, which is nothing to choose by.
const LEFT_OUT: [Motif; 7] = [
    Motif::OneMove,
    Motif::Short,
    Motif::Long,
    Motif::VeryLong,
    Motif::Equality,
    Motif::Advantage,
    Motif::Crushing,
];

#[component]
pub fn ThemeChoice(chosen: RwSignal<Option<Motif>>) -> impl IntoView {
    let lang = lang::here();
    let told = Fetched::<PuzzleThemes>::begin("/puzzles/themes");
    // Without a connection there is the one that was chosen, and any.
    move || {
        let words = told.get().map(|told| told.themes).unwrap_or_default();
        let is_there = |motif: &Motif| {
            words.iter().any(|word| word == motif.key()) || chosen.get_untracked() == Some(*motif)
        };
        let known = Motif::ALL.iter().copied();
        let known = known.filter(|motif| !LEFT_OUT.contains(motif) && is_there(motif));
        let known = known.map(|motif| (Some(motif), themes::name(lang, motif).to_owned()));
        let any = (None, said::any_theme(lang).to_owned());
        let options = std::iter::once(any).chain(known).collect();
        view! { <Select id="theme" label=said::theme(lang) options chosen /> }
    }
}
