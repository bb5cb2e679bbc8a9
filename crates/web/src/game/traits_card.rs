//! How two engines differ in the game so far, side by side.

use leptos::prelude::*;
use rookery_app::game::comparison::{self, Row};
use rookery_app::game::words::company as said;
use rookery_app::lang::{Lang, number};
use rookery_rules::Color;

use crate::game::GameContext;
use crate::shell::lang;

#[component]
pub fn TraitsCard(context: GameContext) -> impl IntoView {
    let lang = lang::here();
    let rows = Memo::new(move |_| {
        context.edition.get();
        context.play_page.with_untracked(|play_page| {
            let bout = play_page.bout();
            bout.map_or_else(Vec::new, |bout| comparison::rows(&bout.game))
        })
    });
    let heads = Color::ALL.map(|color| view! { <th scope="col">{color.to_string()}</th> });
    view! {
        <section class="card traits-card" aria-labelledby="traits-heading">
            <table class="traits">
                <thead>
                    <tr>
                        <th scope="col" id="traits-heading">{said::traits(lang)}</th>
                        {heads.collect_view()}
                    </tr>
                </thead>
                <tbody>
                    {move || rows.get().into_iter().map(|row| cells(lang, row)).collect_view()}
                </tbody>
            </table>
            {move || {
                rows.with(Vec::is_empty)
                    .then(|| view! { <p class="soft small">{said::traits_early(lang)}</p> })
            }}
        </section>
    }
}

fn cells(lang: Lang, row: Row) -> impl IntoView {
    let cell = |color: Color| {
        let (value, share) = (row.values[color], row.share(color));
        view! {
            <td>
                <span class="trait-number">{number::tenths(lang, value)}</span>
                <span class="trait-bar" style:--share=format!("{share}%")></span>
            </td>
        }
    };
    view! {
        <tr>
            <th scope="row">{said::trait_of(lang, row.shows)}</th>
            {Color::ALL.map(cell).collect_view()}
        </tr>
    }
}
