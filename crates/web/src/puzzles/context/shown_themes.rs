//! What a puzzle was about. While there is something to find, that would tell too much.

use leptos::prelude::*;
use rookery_app::puzzles::words::{self as said, themes};
use rookery_protocol::api::Puzzle;

use crate::puzzles::context::PuzzleContext;
use crate::shell::lang;

#[component]
pub fn ShownThemes(context: PuzzleContext, puzzle: RwSignal<Option<Puzzle>>) -> impl IntoView {
    let lang = lang::here();
    let ending = context.ending();
    let shown = move || {
        ending.get()?;
        let words = puzzle.with(|puzzle| {
            let words = puzzle.as_ref()?.themes.iter();
            let words: Vec<_> = words.map(|word| themes::word(lang, word)).collect();
            Some(words.join(", "))
        })?;
        (!words.is_empty()).then_some(words)
    };
    move || {
        shown().map(|words| {
            view! {
                <div class="wide">
                    <dt>{said::themes_label(lang)}</dt>
                    <dd>{words}</dd>
                </div>
            }
        })
    }
}
