//! Beside the board of a game: how it stands, what one can do, the moves, the engine's thoughts.
//! Status, actions and moves are one place: whoever leaves it with a move of the past pinned is
//! asked whether to go back there.

use leptos::ev;
use leptos::html::Div;
use leptos::prelude::*;
use leptos::wasm_split::wasm_split;
use rookery_app::game::past::Look;
use rookery_app::game::sparring::Sparring;
use rookery_app::game::words::play::Busy;
use rookery_app::game::words::{self as game, company as company_words, names, play as said};
use rookery_app::lang::Lang;
use rookery_app::opponents::cast::Animal;
use rookery_app::opponents::words as opponent;
use rookery_app::setup::choices::Company;
use rookery_play::{Bout, Occasion, Seats, Stage};
use rookery_rules::{DrawReason, Outcome};
use wasm_bindgen::JsCast;

use crate::adventure::battle;
use crate::board::typed_move::TypedMove;
use crate::engine::thoughts_card::ThoughtsCard;
use crate::engine::trouble::Trouble;
use crate::forest::game as forest;
use crate::game::Table;
use crate::game::actions::Actions;
use crate::game::end_panel::EndPanel;
use crate::game::go_back::GoBack;
use crate::game::score_sheet::ScoreSheet;
use crate::game::traits_card::TraitsCard;
use crate::game::turning_choice::TurningChoice;
use crate::game::voice::Voice;
use crate::game::watch_controls::WatchControls;
use crate::keeping::elsewhere_note::ElsewhereNote;
use crate::level::news::LevelNews;
use crate::opponents::portrait::{Likeness, Portrait};
use crate::own_opponents::game as own;
use crate::shell::lang;
use crate::shell::later::{Later, Page};
use crate::shell::ui::mascot::Mascot;
use crate::spoken::transcript::Transcript;
use crate::survival::game as survival;

/// Comes when the first game begins.
#[wasm_split(game, wasm_split_path = leptos::wasm_split, fallible)]
pub fn load() -> Page {
    Ok(|| GamePanel().into_any())
}

/// It finds its table in the page around it.
#[component]
fn GamePanel() -> impl IntoView {
    let lang = lang::here();
    let table: Table = expect_context();
    let Table {
        sparring,
        line,
        stage,
        ..
    } = table;
    let status = Memo::new(move |_| sparring.with(|sparring| status(lang, sparring)));
    let is_over = Memo::new(move |_| matches!(stage.get(), Stage::Over(_)));
    let company = Memo::new(move |_| {
        let seats = sparring.with(|sparring| sparring.bout().map(|bout| bout.seats.clone()));
        match seats {
            Some(Seats::Friends { .. }) => Company::Friends,
            Some(Seats::Engines(_)) => Company::Engines,
            Some(Seats::Sparring { .. }) | None => Company::Sparring,
        }
    });
    let is = move |one| move || company.get() == one;
    let against = Memo::new(move |_| {
        sparring.with(|sparring| Some(opponent::against(lang, sparring.bout()?)))
    });
    let cheer = Memo::new(move |_| match stage.get() {
        Stage::Over(outcome) => sparring.with_untracked(|sparring| {
            let bout = sparring.bout().filter(|bout| !bout.is_contest())?;
            let Seats::Sparring { side, .. } = bout.seats else {
                return None;
            };
            Some(game::cheer(lang, side, outcome))
        }),
        _ => None,
    });
    let has_won = Memo::new(move |_| match stage.get() {
        Stage::Over(outcome) => sparring.with_untracked(|sparring| {
            let side = sparring.bout().and_then(|bout| bout.seats.side());
            side.is_some() && outcome.winner() == side
        }),
        _ => false,
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
    let subject = table.subject();
    let on_play = Callback::new(move |mv| line.update(|sparring| sparring.take_typed(mv)));
    let animal = Memo::new(move |_| {
        sparring.with(|sparring| Animal::playing_as(sparring.bout()?.seats.opponent()?))
    });
    let visage = move || {
        table
            .escort
            .with(|escort| Some(escort.as_ref()?.face.clone()))
    };
    let face = move || match (visage(), animal.get()) {
        (Some(visage), _) => view! { <Likeness visage /> }.into_any(),
        (None, Some(animal)) => view! { <Portrait face=animal.character().face /> }.into_any(),
        (None, None) => view! { <Mascot /> }.into_any(),
    };
    let is_battle = Memo::new(move |_| sparring.with(Sparring::is_battle));
    let fun = Memo::new(move |_| {
        sparring.with(|sparring| {
            let meeting = sparring.bout()?.meeting.as_ref()?;
            (!meeting.is_contest()).then(|| meeting.occasion.clone())
        })
    });
    let is_run = Memo::new(move |_| {
        let bout = |sparring: &Sparring| sparring.bout()?.meeting.as_ref()?.run();
        sparring.with(|sparring| bout(sparring).is_some())
    });
    let shows_thoughts =
        move || company.get() != Company::Friends && !is_over.get() && !is_battle.get();
    view! {
        <div class="dashboard" node_ref=place on:pointerleave=on_pointer on:focusout=on_focus>
            <section class="card game" aria-labelledby="game-heading">
                <h1 id="game-heading" class="hidden">
                    {move || company_words::game_heading(lang, company.get())}
                </h1>
                <div
                    class="game-status"
                    class:over=move || is_over.get()
                    class:won=move || has_won.get()
                >
                    {face}
                    <div>
                        {move || cheer.get().map(|words| view! { <p class="cheer">{words}</p> })}
                        <p class="status">{status}</p>
                        <p class="soft small against">{against}</p>
                        <LevelNews table />
                    </div>
                </div>
                <Trouble table />
                <ElsewhereNote table />
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
                <Show when=move || is_over.get() && !is_battle.get()>
                    <EndPanel table />
                </Show>
                <Actions table />
                <Show when=is(Company::Engines)>
                    <WatchControls table />
                </Show>
                <Show when=move || company.get() != Company::Engines && !is_over.get()>
                    <TypedMove position subject can_move on_play />
                </Show>
                <Show when=is(Company::Friends)>
                    <details class="more">
                        <summary>{company_words::turning_later(lang)}</summary>
                        <div class="more-inside">
                            <TurningChoice table />
                        </div>
                    </details>
                </Show>
                <Voice table />
            </section>
            <ScoreSheet table />
        </div>
        <Show when=is(Company::Engines)>
            <TraitsCard table />
        </Show>
        <Show when=shows_thoughts>
            <ThoughtsCard table />
        </Show>
        <Transcript table />
        <GoBack table />
    }
}

/// Whether its task may be done before its end.
fn is_battle(bout: &Bout) -> bool {
    let meeting = bout.meeting.as_ref();
    meeting.is_some_and(|meeting| meeting.battle().is_some())
}

fn status(lang: Lang, sparring: &Sparring) -> String {
    let mind = sparring.mind();
    let Some(bout) = sparring.bout() else {
        return String::new();
    };
    let (position, seats) = (bout.game.position(), &bout.seats);
    let name = |color| names::in_game(lang, bout, color, game::you(lang));
    let busy = |busy| said::busy(lang, &name(position.turn()), busy);
    match (sparring.stage(), seats) {
        (Stage::Over(Outcome::Draw(DrawReason::Agreement)), _) if is_battle(bout) => {
            game::laid_down(lang).to_owned()
        }
        (Stage::Over(outcome), seats) => company_words::ended(lang, seats, outcome),
        (Stage::Yours, Seats::Friends { .. }) => {
            company_words::turn(lang, position.turn(), position.is_check())
        }
        (Stage::Yours, _) => {
            let before = bout.game.positions().rev().nth(1);
            let last = before.zip(bout.game.moves().next_back());
            let last = last.map(|(before, mv)| (name(before.turn()), before.san(mv)));
            let last = last.as_ref().map(|(name, san)| (&**name, &**san));
            said::your_move(lang, last, position.is_check())
        }
        _ if mind.failure().is_some() => busy(Busy::Stuck),
        _ if mind.is_waking() => busy(Busy::Waking),
        (_, Seats::Engines(_)) if sparring.is_paused() => company_words::paused(lang).to_owned(),
        (_, Seats::Engines(_)) => company_words::thinks(lang, position.turn()),
        _ => busy(Busy::Thinking),
    }
}
