//! Beside the board of a game: how it stands, what one can do, the moves, the engine's thoughts.

use leptos::prelude::*;

use crate::pages::play::Table;
use crate::pages::play::actions::Actions;
use crate::pages::play::level_news::LevelNews;
use crate::pages::play::score_sheet::ScoreSheet;
use crate::pages::play::thoughts_card::ThoughtsCard;
use crate::pages::play::trouble::Trouble;
use crate::state::bout::Stage;
use crate::state::cast::Animal;
use crate::state::sparring::Sparring;
use crate::ui::mascot::Mascot;
use crate::ui::portrait::Portrait;
use crate::words::{self, Lang, opponent, play as said};

#[component]
pub fn GamePanel(table: Table) -> impl IntoView {
    let lang = words::lang();
    let Table {
        sparring, stage, ..
    } = table;
    let status = Memo::new(move |_| sparring.with(|sparring| status(lang, sparring)));
    let comfort = Memo::new(move |_| match stage.get() {
        Stage::Over(outcome) => sparring.with_untracked(|sparring| {
            let bout = sparring.bout()?;
            Some(said::after(lang, bout.side, bout.opponent.level, outcome))
        }),
        _ => None,
    });
    let against = Memo::new(move |_| {
        sparring.with(|sparring| Some(opponent::against(lang, sparring.bout()?)))
    });
    let animal = Memo::new(move |_| {
        sparring.with(|sparring| Animal::playing_as(&sparring.bout()?.opponent))
    });
    let face = move || match animal.get() {
        Some(animal) => view! { <Portrait face=animal.character().face /> }.into_any(),
        None => view! { <Mascot /> }.into_any(),
    };
    view! {
        <section class="card game" aria-labelledby="game-heading">
            <h1 id="game-heading" class="hidden">{said::game_heading(lang)}</h1>
            <div class="game-status">
                {face}
                <div>
                    <p class="status" role="status">{status}</p>
                    <p class="soft small against">{against}</p>
                    {move || comfort.get().map(|words| view! { <p class="soft small">{words}</p> })}
                    <LevelNews table />
                </div>
            </div>
            <Trouble table />
            <Actions table />
        </section>
        <ScoreSheet table />
        <ThoughtsCard table />
    }
}

fn status(lang: Lang, sparring: &Sparring) -> String {
    let mind = sparring.mind();
    match (sparring.stage(), sparring.bout()) {
        (Stage::Over(outcome), Some(bout)) => said::outcome(lang, bout.side, outcome),
        (Stage::Yours, Some(bout)) => {
            let before = bout.game.positions().rev().nth(1);
            let last = before.zip(bout.game.moves().next_back());
            let last = last.map(|(position, mv)| position.san(mv));
            said::your_move(lang, last.as_deref(), bout.game.position().is_check())
        }
        _ if mind.failure().is_some() => said::stuck(lang).to_owned(),
        _ if mind.is_waking() => said::waking(lang).to_owned(),
        _ => said::thinking(lang).to_owned(),
    }
}
