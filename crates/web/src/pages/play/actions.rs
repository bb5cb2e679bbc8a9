//! The buttons of a game: what one can do while it goes on, and after it.

use leptos::prelude::*;

use crate::pages::play::Table;
use crate::state::bout::Stage;
use crate::state::sparring::Sparring;
use crate::ui::focus;
use crate::ui::icon::{Icon, IconView};
use crate::words::{self, play as said};

#[component]
pub fn Actions(table: Table) -> impl IntoView {
    let lang = words::lang();
    let Table {
        sparring,
        line,
        stage,
        ..
    } = table;
    let is_over = Memo::new(move |_| matches!(stage.get(), Stage::Over(_)));
    let can_take_back = Memo::new(move |_| sparring.with(Sparring::can_take_back));
    let can_hurry = Memo::new(move |_| sparring.with(Sparring::can_hurry));
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
    let flip = Callback::new(move |()| sparring.update(Sparring::flip));

    view! {
        {move || match (is_over.get(), asks.get()) {
            (true, _) => view! { <Afterwards table /> }.into_any(),
            (false, true) => view! { <ResignQuestion table asks /> }.into_any(),
            (false, false) => ().into_any(),
        }}
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
                    <Action
                        icon=Icon::Last
                        name=said::move_now(lang)
                        label=said::move_now(lang)
                        can=can_hurry
                        on_press=move_now
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
            </div>
        </Show>
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
}

/// One tap beside another must not end a game.
#[component]
fn ResignQuestion(table: Table, asks: RwSignal<bool>) -> impl IntoView {
    let lang = words::lang();
    let resign = move |_| {
        asks.set(false);
        table.line.update(|sparring| sparring.resign());
        focus::focus_soon("#play-again");
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

#[component]
fn Afterwards(table: Table) -> impl IntoView {
    let lang = words::lang();
    let leave = move |_| {
        table.line.update(Sparring::leave);
        focus::focus_soon(".setup :checked");
    };
    view! {
        <div class="afterwards">
            <button type="button" class="button primary" id="play-again" on:click=move |_| table.begin()>
                {said::again(lang)}
            </button>
            <button type="button" class="button" on:click=leave>
                {said::other_settings(lang)}
            </button>
        </div>
    }
}
