//! What a finished game meant for the person's own level.

use leptos::prelude::*;
use rookery_app::level::words as said;
use rookery_play::Stage;

use crate::game::Table;
use crate::shell::lang;

#[component]
pub fn LevelNews(table: Table) -> impl IntoView {
    let lang = lang::here();
    let news = Memo::new(move |_| {
        let Stage::Over(_) = table.stage.get() else {
            return None;
        };
        let standing = table.standing.get();
        let bout = table.sparring.with_untracked(|it| it.bout().cloned())?;
        standing.news(&bout)
    });
    move || {
        news.get()
            .map(|news| view! { <p class="small level-news">{said::news(lang, news)}</p> })
    }
}
