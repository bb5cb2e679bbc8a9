//! What a finished game meant for the person's own level.

use leptos::prelude::*;
use rookery_app::level::words as said;
use rookery_play::Stage;

use crate::game::GameContext;
use crate::shell::lang;

#[component]
pub fn LevelNews(context: GameContext) -> impl IntoView {
    let lang = lang::here();
    let news = Memo::new(move |_| {
        let Stage::Over(_) = context.stage.get() else {
            return None;
        };
        let my_level = context.my_level.get();
        let bout = context.play_page.with_untracked(|it| it.bout().cloned())?;
        my_level.news(&bout)
    });
    move || {
        news.get()
            .map(|news| view! { <p class="small level-news">{said::news(lang, news)}</p> })
    }
}
