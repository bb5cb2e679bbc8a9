//! The buttons of a game: what one can do while it goes on, and after it.

use leptos::prelude::*;

use crate::api::preferences::Liking;
use crate::pages::play::Table;
use crate::state::adviser::Help;
use crate::state::bout::Stage;
use crate::state::sparring::Sparring;
use crate::ui::focus;
use crate::ui::icon::{Icon, IconView};
use crate::words::{self, game, play as said};

#[component]
pub fn Actions(table: Table) -> impl IntoView {
    let lang = words::lang();
    let Table {
        sparring,
        line,
        stage,
        ..
    } = table;
    let liking = Liking::here();
    let is_over = Memo::new(move |_| matches!(stage.get(), Stage::Over(_)));
    let can_take_back = Memo::new(move |_| sparring.with(Sparring::can_take_back));
    let can_hurry = Memo::new(move |_| sparring.with(Sparring::can_hurry));
    let can_offer = Memo::new(move |_| sparring.with(Sparring::can_offer_draw));
    let has_hints = Memo::new(move |_| liking.get().hints);
    let asks = RwSignal::new(false);
    let ask = Callback::new(move |()| {
        asks.set(true);
        focus::focus_soon("#keep-playing");
    });
    // A game that ends meanwhile needs no answer any more.
    Effect::new(move |_| {
        if is_over.get() {
            asks.set(false);
        }
    });
    let take_back = Callback::new(move |()| line.update(|sparring| sparring.take_back()));
    let move_now = Callback::new(move |()| line.update(|sparring| sparring.move_now()));
    let offer = Callback::new(move |()| line.update(|sparring| sparring.offer_draw()));
    let flip = Callback::new(move |()| sparring.update(Sparring::flip));
    let leave = Callback::new(move |()| {
        line.update(Sparring::leave);
        focus::focus_soon(".setup button");
    });

    view! {
        <Show when=move || asks.get()>
            <ResignQuestion table asks />
        </Show>
        <Show when=move || !asks.get()>
            <div class="actions" role="group" aria-label=said::actions(lang)>
                <Action
                    icon=Icon::Undo
                    name=said::take_back(lang)
                    label=said::take_back(lang)
                    can=can_take_back
                    on_press=take_back
                />
                <Show when=move || !is_over.get()>
                    <Show when=move || has_hints.get()>
                        <HintAction table />
                    </Show>
                    <Action
                        icon=Icon::Last
                        name=said::move_now(lang)
                        label=said::move_now(lang)
                        can=can_hurry
                        on_press=move_now
                    />
                    <Action
                        icon=Icon::Hands
                        name=game::offer_draw(lang)
                        label=game::offer_draw_short(lang)
                        can=can_offer
                        on_press=offer
                    />
                    <Action
                        icon=Icon::Flag
                        name=said::resign(lang)
                        label=said::resign(lang)
                        can=Signal::derive(|| true)
                        on_press=ask
                    />
                </Show>
                <Action
                    icon=Icon::Flip
                    name=said::flip(lang)
                    label=said::flip_short(lang)
                    can=Signal::derive(|| true)
                    on_press=flip
                />
                <Show when=move || !is_over.get()>
                    <Action
                        icon=Icon::Plus
                        name=game::new_game(lang)
                        label=game::new_game_short(lang)
                        can=Signal::derive(|| true)
                        on_press=leave
                    />
                </Show>
            </div>
        </Show>
    }
}

/// First the man to move, asked again the move.
#[component]
fn HintAction(table: Table) -> impl IntoView {
    let lang = words::lang();
    let Table {
        sparring, adviser, ..
    } = table;
    let can = Memo::new(move |_| {
        let position = sparring.with(|sparring| {
            let can_be_helped =
                sparring.stage() == Stage::Yours && sparring.look().past().is_none();
            can_be_helped.then(|| *sparring.position())
        });
        position.is_some_and(|position| {
            adviser.with(|adviser| match adviser.help(&position) {
                None | Some(Help::Man(_)) => true,
                Some(Help::Awaited) => adviser.is_at_a_loss(&position),
                Some(Help::Move(_)) => false,
            })
        })
    });
    let help = Callback::new(move |()| {
        let Some(game) = sparring.with_untracked(Sparring::shown_game) else {
            return;
        };
        let is_new = adviser.with_untracked(|adviser| adviser.help(game.position()).is_none());
        table.advice.update(|adviser| adviser.hint(&game));
        if is_new {
            sparring.update(Sparring::count_hint);
        }
    });
    view! {
        <Action
            icon=Icon::Bulb
            name=game::hint(lang)
            label=game::hint(lang)
            can
            on_press=help
        />
    }
}

/// A button that keeps its place, and the focus, when it can do nothing.
#[component]
fn Action(
    icon: Icon,
    name: &'static str,
    label: &'static str,
    #[prop(into)] can: Signal<bool>,
    on_press: Callback<()>,
) -> impl IntoView {
    view! {
        <button
            type="button"
            class="action"
            aria-label=name
            aria-disabled=move || (!can.get()).to_string()
            on:click=move |_| {
                if can.get_untracked() {
                    on_press.run(());
                }
            }
        >
            <IconView icon />
            <span>{label}</span>
        </button>
    }
    .into_any()
}

/// One tap beside another must not end a game.
#[component]
fn ResignQuestion(table: Table, asks: RwSignal<bool>) -> impl IntoView {
    let lang = words::lang();
    let resign = move |_| {
        asks.set(false);
        table.line.update(|sparring| sparring.resign());
        focus::focus_soon("#rematch");
    };
    let keep = move |_| {
        asks.set(false);
        focus::focus_soon(focus::BOARD);
    };
    view! {
        <div class="question" role="group" aria-labelledby="resign-question">
            <p id="resign-question">{said::resign_question(lang)}</p>
            <button type="button" class="button danger" on:click=resign>
                {said::resign_yes(lang)}
            </button>
            <button type="button" class="button" id="keep-playing" on:click=keep>
                {said::resign_no(lang)}
            </button>
        </div>
    }
}
