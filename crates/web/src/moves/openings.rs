//! The names of openings. The book of them comes with the first move: a board without one needs none.

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use rookery_app::opponents::words as opponent;
use rookery_openings::{Opening, of_game};
use rookery_rules::Position;

use crate::shell::lang;

type Namer = fn(&[Position]) -> Option<Opening>;

/// What has been played on this way from the start, in words: known where the page begins, and
/// elsewhere as soon as the book has come. One that does not come knows nothing.
pub fn named(way: Memo<Vec<Position>>, known: Option<String>) -> Memo<Option<String>> {
    let lang = lang::here();
    let begun = known.map(|name| (way.get_untracked(), name));
    let begun = StoredValue::new(begun);
    let begun = move |way: &[Position]| {
        let known = begun.get_value()?;
        (known.0 == way).then_some(known.1)
    };
    let namer = RwSignal::new(None::<Namer>);
    Effect::new(move |is_asked: Option<bool>| {
        let is_wanted = way.with(|way| way.len() > 1 && begun(way).is_none());
        if is_wanted && is_asked != Some(true) {
            spawn_local(async move {
                if let Ok(come) = load().await {
                    namer.try_set(Some(come));
                }
            });
        }
        is_wanted || is_asked == Some(true)
    });
    Memo::new(move |_| {
        way.with(|way| match namer.get() {
            Some(name) => Some(opponent::opening(lang, &name(way)?)),
            None => begun(way),
        })
    })
}

#[wasm_split(openings, wasm_split_path = leptos::wasm_split, fallible)]
fn load() -> Result<Namer, SplitLoaderError> {
    Ok(|way| of_game(way))
}
