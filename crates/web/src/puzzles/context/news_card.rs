//! What there is to say about the puzzle on the board, seen and heard.

use leptos::prelude::*;
use rookery_app::puzzles::solving::{PuzzleNews, Solving, SolvingEnd};
use rookery_app::puzzles::words as said;
use rookery_app::spoken::words as spoken;
use rookery_rules::Game;

use crate::puzzles::context::PuzzleContext;
use crate::shell::lang;
use crate::shell::ui::mascot::Mascot;

#[component]
pub fn NewsCard(
    context: PuzzleContext,
    /// More to say about how it ended.
    #[prop(into)]
    more: Signal<Option<String>>,
    /// What there is to be glad of although it is lost; said instead.
    #[prop(optional, into)]
    cheer: Signal<Option<String>>,
) -> impl IntoView {
    let lang = lang::here();
    let news = Memo::new(move |_| context.see(Solving::news));
    let tone = move || {
        if cheer.with(Option::is_some) {
            return "card puzzle-news good";
        }
        news.with(|news| match news {
            Some(PuzzleNews::Right | PuzzleNews::Over(SolvingEnd::Solved)) => {
                "card puzzle-news good"
            }
            Some(
                PuzzleNews::Wrong(_) | PuzzleNews::Again(_) | PuzzleNews::Over(SolvingEnd::Lost),
            ) => "card puzzle-news bad",
            _ => "card puzzle-news",
        })
    };
    let told =
        Memo::new(move |_| news.with(|news| news.as_ref().map(|news| said::news(lang, news))));
    let opponent = Memo::new(move |_| {
        let game = context.see(Solving::game)?;
        let solver = context.see(Solving::solver)?;
        last_of_opponent(&game, solver).map(|(before, mv)| spoken::turn(lang, &before, mv))
    });
    view! {
        <section class=tone>
            <Mascot />
            <div role="status">
                {move || told.get().map(|(head, text)| view! {
                    <p class="puzzle-head">{cheer.get().unwrap_or(head)}</p>
                    <p>{text}</p>
                })}
                {move || more.get().map(|more| view! { <p class="puzzle-more">{more}</p> })}
            </div>
        </section>
        // The opponent's moves, for those who hear them.
        <div class="hidden" role="status">{opponent}</div>
    }
}

fn last_of_opponent(
    game: &Game,
    solver: rookery_rules::Color,
) -> Option<(rookery_rules::Position, rookery_rules::Move)> {
    let played = game.positions().copied().zip(game.moves());
    let played: Vec<_> = played.collect();
    let (before, mv) = *played.last()?;
    (before.turn() != solver).then_some((before, mv))
}
