//! What the opponent likes to open with.

use leptos::prelude::*;
use rookery_analysis::Repertoire;
use rookery_app::opponents::words as said;

use super::picked::Picked;
use crate::shell::lang;

/// The choice to know no openings.
const NONE: &str = "none";

#[component]
pub fn OpeningChoice(picked: Picked) -> impl IntoView {
    let lang = lang::here();
    let book = Memo::new(move |_| picked.own().book);
    let name = |book: Option<Repertoire>| book.map_or(NONE.to_owned(), |book| book.to_string());
    let option = move |choice: Option<Repertoire>| {
        let words = choice.map_or(said::no_book(lang), |book| said::repertoire(lang, book));
        view! {
            <option value=name(choice) selected=book.get_untracked() == choice>
                {words}
            </option>
        }
    };
    let choices = Repertoire::ALL.into_iter().map(Some).chain([None]);
    view! {
        <div class="openings">
            <label for="openings">{said::openings(lang)}</label>
            <select
                id="openings"
                class="field small"
                prop:value=move || name(book.get())
                on:change:target=move |event| {
                    let chosen = event.target().value().parse().ok();
                    picked.turn(|own| own.book = chosen);
                }
            >
                {choices.map(option).collect_view()}
            </select>
        </div>
    }
}
