//! Beside the board of a game: how it stands, what one can do, the moves, the engine's thoughts.
//! Status, actions and moves are one place: whoever leaves it with a move of the past pinned is
//! asked whether to go back there.

use leptos::ev;
use leptos::html::Div;
use leptos::prelude::*;
use leptos::wasm_split::wasm_split;
use wasm_bindgen::JsCast;

use crate::board::typed_move::TypedMove;
use crate::pages::later::Page;
use crate::pages::play::Table;
use crate::pages::play::actions::Actions;
use crate::pages::play::end_panel::EndPanel;
use crate::pages::play::go_back::GoBack;
use crate::pages::play::level_news::LevelNews;
use crate::pages::play::score_sheet::ScoreSheet;
use crate::pages::play::thoughts_card::ThoughtsCard;
use crate::pages::play::transcript::Transcript;
use crate::pages::play::trouble::Trouble;
use crate::pages::play::voice::Voice;
use crate::state::bout::Stage;
use crate::state::cast::Animal;
use crate::state::look::Look;
use crate::state::sparring::Sparring;
use crate::ui::mascot::Mascot;
use crate::ui::portrait::Portrait;
use crate::words::{self, Lang, game, opponent, play as said};

/// Comes when the first game begins.
#[wasm_split(game, wasm_split_path = leptos::wasm_split, fallible)]
pub fn load() -> Page {
    Ok(|| GamePanel().into_any())
}

/// It finds its table in the page around it.
#[component]
fn GamePanel() -> impl IntoView {
    let lang = words::lang();
    let table: Table = expect_context();
    let Table {
        sparring,
        line,
        stage,
        ..
    } = table;
    let status = Memo::new(move |_| sparring.with(|sparring| status(lang, sparring)));
    let is_over = Memo::new(move |_| matches!(stage.get(), Stage::Over(_)));
    let against = Memo::new(move |_| {
        sparring.with(|sparring| Some(opponent::against(lang, sparring.bout()?)))
    });
    let place = NodeRef::<Div>::new();
    let leave = move || {
        if let Some(Look::Preview(_) | Look::Pinned(_)) =
            sparring.try_with_untracked(Sparring::look)
        {
            sparring.update(Sparring::leave_past);
        }
    };
    let is_inside = move |target: Option<web_sys::EventTarget>| {
        let target = target.and_then(|target| target.dyn_into::<web_sys::Node>().ok());
        let place = place.get_untracked();
        place.is_some_and(|place| place.contains(target.as_ref()))
    };
    let on_pointer = move |event: ev::PointerEvent| {
        if event.pointer_type() != "touch" {
            leave();
        }
    };
    let on_focus = move |event: ev::FocusEvent| {
        if event.related_target().is_some() && !is_inside(event.related_target()) {
            leave();
        }
    };
    // A finger leaves by touching something else.
    let touches = window_event_listener(ev::pointerdown, move |event| {
        if event.pointer_type() == "touch" && !is_inside(event.target()) {
            leave();
        }
    });
    on_cleanup(move || touches.remove());
    let position = Memo::new(move |_| sparring.with(|sparring| *sparring.position()));
    let can_move = Memo::new(move |_| stage.get() == Stage::Yours);
    let on_play = Callback::new(move |mv| line.update(|sparring| sparring.take_typed(mv)));
    let animal = Memo::new(move |_| {
        sparring.with(|sparring| Animal::playing_as(&sparring.bout()?.opponent))
    });
    let face = move || match animal.get() {
        Some(animal) => view! { <Portrait face=animal.character().face /> }.into_any(),
        None => view! { <Mascot /> }.into_any(),
    };
    view! {
        <div class="dashboard" node_ref=place on:pointerleave=on_pointer on:focusout=on_focus>
            <section class="card game" aria-labelledby="game-heading">
                <h1 id="game-heading" class="hidden">{said::game_heading(lang)}</h1>
                <div class="game-status" class:over=move || is_over.get()>
                    {face}
                    <div>
                        <p class="status">{status}</p>
                        <p class="soft small against">{against}</p>
                        <LevelNews table />
                    </div>
                </div>
                <Trouble table />
                <Show when=move || is_over.get()>
                    <EndPanel table />
                </Show>
                <Actions table />
                <TypedMove position can_move on_play />
                <Voice table />
            </section>
            <ScoreSheet table />
        </div>
        <ThoughtsCard table />
        <Transcript table />
        <GoBack table />
    }
}

fn status(lang: Lang, sparring: &Sparring) -> String {
    let mind = sparring.mind();
    match (sparring.stage(), sparring.bout()) {
        (Stage::Over(outcome), Some(bout)) => game::ending(lang, bout.side, outcome),
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
