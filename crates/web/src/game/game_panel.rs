//! Beside the board of a game: how it stands, what one can do, the moves; last and folded what few
//! people need. All of it is one place, where one can also ask about a move of the past: whoever leaves
//! it with one pinned is asked whether to go back there, unless it was a finger.

use leptos::ev;
use leptos::html::Div;
use leptos::prelude::*;
use leptos::wasm_split::wasm_split;
use rookery_app::game::past::{Leaving, Look};
use rookery_app::game::play_page::PlayPage;
use rookery_app::game::words::company as company_words;
use rookery_app::setup::choices::Company;
use rookery_play::{Occasion, Seats, Stage};
use wasm_bindgen::JsCast;

use crate::adventure::battle;
use crate::board::typed_move::TypedMove;
use crate::engine::thoughts_card::ThoughtsCard;
use crate::engine::trouble::Trouble;
use crate::forest::game as forest;
use crate::game::GameContext;
use crate::game::actions::Actions;
use crate::game::end_panel::EndPanel;
use crate::game::export_card::ExportCard;
use crate::game::game_status::GameStatus;
use crate::game::go_back::GoBack;
use crate::game::proposed_move::ProposedMove;
use crate::game::put_aside::PutAside;
use crate::game::score_sheet::ScoreSheet;
use crate::game::steps_bar::StepsBar;
use crate::game::traits_card::TraitsCard;
use crate::game::turning_choice::TurningChoice;
use crate::game::voice::Voice;
use crate::game::watch_controls::WatchControls;
use crate::keeping::elsewhere_note::ElsewhereNote;
use crate::own_opponents::game as own;
use crate::settings::preferences::CurrentPreferences;
use crate::shell::lang;
use crate::shell::later::{Later, Page};
use crate::spoken::transcript::Transcript;
use crate::survival::game as survival;

/// Comes when the first game begins.
#[wasm_split(game, wasm_split_path = leptos::wasm_split, fallible)]
pub fn load() -> Page {
    Ok(|| GamePanel().into_any())
}

/// It finds its context in the page around it.
#[component]
fn GamePanel() -> impl IntoView {
    let context: GameContext = expect_context();
    let company = company(context);
    let place = NodeRef::<Div>::new();
    let preferences = CurrentPreferences::here();
    let leave = move || leave(context, preferences.leaving());
    let is_touched = touched();
    view! {
        <div
            class="dashboard"
            node_ref=place
            // A mouse leaves by going elsewhere, and not if the page slides under it; a keyboard by
            // focusing something else.
            on:pointerleave=move |event| {
                let moves = context.pointer.get_value() != Some((event.client_x(), event.client_y()));
                if moves && event.pointer_type() != "touch" {
                    leave();
                }
            }
            on:focusout=move |event| {
                let there = event.related_target();
                if there.is_some() && !is_inside(place, there) && !is_touched.get_value() {
                    leave();
                }
            }
        >
            {status_and_actions(context, company)}
            <ScoreSheet context />
            <StepsBar context />
            <Show when=move || company.get() == Company::Engines>
                <TraitsCard context />
            </Show>
            {extras(context, company)}
        </div>
        <Transcript context />
        <GoBack context />
    }
}

/// How the game stands, and what one can do.
fn status_and_actions(context: GameContext, company: Memo<Company>) -> impl IntoView {
    let lang = lang::here();
    let is_over = is_over(context);
    let is_battle = is_battle(context);
    view! {
            <section class="card game" aria-labelledby="game-heading">
                <h1 id="game-heading" class="hidden">
                    {move || company_words::game_heading(lang, company.get())}
                </h1>
                <ProposedMove context />
                <GameStatus context is_over />
                <PutAside context />
                <Trouble context />
                <ElsewhereNote context />
                {occasion(context, is_battle)}
                <Show when=move || is_over.get() && !is_battle.get()>
                    <EndPanel context />
                </Show>
                <Actions context />
                <Show when=move || company.get() == Company::Engines>
                    <WatchControls context />
                </Show>
                <Voice context />
            </section>
    }
}

/// What few people need, folded.
fn extras(context: GameContext, company: Memo<Company>) -> impl IntoView {
    let is_over = is_over(context);
    let is_battle = is_battle(context);
    let shows_thoughts =
        move || company.get() != Company::Friends && !is_over.get() && !is_battle.get();
    view! {
        <div class="card extras">
            <Show when=move || company.get() == Company::Friends>{turning(context)}</Show>
            <Show when=shows_thoughts>
                <ThoughtsCard context />
            </Show>
            <ExportCard context />
            <Show when=move || company.get() != Company::Engines && !is_over.get()>
                {typed_move(context)}
            </Show>
        </div>
    }
}

fn is_over(context: GameContext) -> Memo<bool> {
    Memo::new(move |_| matches!(context.stage.get(), Stage::Over(_)))
}

fn is_battle(context: GameContext) -> Memo<bool> {
    Memo::new(move |_| context.play_page.with(PlayPage::is_battle))
}

/// Who plays whom.
fn company(context: GameContext) -> Memo<Company> {
    Memo::new(move |_| {
        let seats =
            (context.play_page).with(|play_page| play_page.bout().map(|bout| bout.seats.clone()));
        match seats {
            Some(Seats::Friends { .. }) => Company::Friends,
            Some(Seats::Engines(_)) => Company::Engines,
            Some(Seats::AgainstEngine { .. }) | None => Company::AgainstEngine,
        }
    })
}

/// What a battle, a run, or an opponent of one's own or of the forest adds to the game.
fn occasion(context: GameContext, is_battle: Memo<bool>) -> impl IntoView {
    let play_page = context.play_page;
    let is_run = Memo::new(move |_| play_page.with(PlayPage::is_run));
    let fun = Memo::new(move |_| {
        play_page.with(|play_page| {
            let meeting = play_page.bout()?.meeting.as_ref()?;
            (!meeting.is_contest()).then(|| meeting.occasion.clone())
        })
    });
    view! {
        <Show when=move || is_battle.get()>
            {move || match is_run.get() {
                true => view! { <Later load=survival::load /> }.into_any(),
                false => view! { <Later load=battle::load /> }.into_any(),
            }}
        </Show>
        {move || match fun.get() {
            Some(Occasion::Own) => view! { <Later load=own::load /> }.into_any(),
            Some(_) => view! { <Later load=forest::load /> }.into_any(),
            None => ().into_any(),
        }}
    }
}

fn typed_move(context: GameContext) -> impl IntoView {
    let GameContext {
        play_page,
        connection,
        stage,
        ..
    } = context;
    let position = Memo::new(move |_| play_page.with(|play_page| *play_page.position()));
    let can_move = Memo::new(move |_| stage.get() == Stage::Yours);
    let on_play = Callback::new(move |mv| connection.update(|play_page| play_page.take_typed(mv)));
    view! { <TypedMove position subject=context.subject() can_move on_play /> }
}

/// Two friends may turn the board otherwise in the middle of a game.
fn turning(context: GameContext) -> impl IntoView {
    let lang = lang::here();
    view! {
        <details class="more">
            <summary>{company_words::turning_later(lang)}</summary>
            <div class="more-inside">
                <TurningChoice context />
            </div>
        </details>
    }
}

/// Whether it was a finger that did something last. What it touches gets the focus too.
fn touched() -> StoredValue<bool> {
    let is_touched = StoredValue::new(false);
    let pointed = window_event_listener(ev::pointerdown, move |event| {
        is_touched.set_value(event.pointer_type() == "touch");
    });
    let typed = window_event_listener(ev::keydown, move |_| is_touched.set_value(false));
    on_cleanup(move || {
        pointed.remove();
        typed.remove();
    });
    is_touched
}

fn leave(context: GameContext, leaving: Leaving) {
    let look = context.play_page.try_with_untracked(PlayPage::look);
    if let Some(Look::Preview(_) | Look::Pinned(_)) = look {
        (context.play_page).update(|play_page| play_page.leave_past(leaving));
    }
}

fn is_inside(place: NodeRef<Div>, target: Option<web_sys::EventTarget>) -> bool {
    let target = target.and_then(|target| target.dyn_into::<web_sys::Node>().ok());
    let place = place.get_untracked();
    place.is_some_and(|place| place.contains(target.as_ref()))
}
