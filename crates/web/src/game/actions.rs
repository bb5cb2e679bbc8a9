//! The buttons of a game: what one can do while it goes on, and after it.

use leptos::prelude::*;
use rookery_app::game::occasion_extras::{Favors, OccasionExtras};
use rookery_app::game::play_page::PlayPage;
use rookery_app::game::words::actions as said;
use rookery_play::Stage;

use crate::game::GameContext;
use crate::game::draw_offer::{OfferDraw, OfferedDraw};
use crate::game::help_action::HelpAction;
use crate::game::last_question::{LastQuestion, LastStep};
use crate::shell::lang;
use crate::shell::ui::focus;
use crate::shell::ui::icon::{Icon, IconView};

#[component]
pub fn Actions(context: GameContext) -> impl IntoView {
    let lang = lang::here();
    let GameContext {
        play_page, stage, ..
    } = context;
    let is_over = Memo::new(move |_| matches!(stage.get(), Stage::Over(_)));
    let is_battle = Memo::new(move |_| play_page.with(PlayPage::is_battle));
    let has_favors = has_favors(context, is_battle);
    let is_alone = Memo::new(move |_| {
        context.extras.with(|extras| {
            extras
                .as_ref()
                .is_some_and(|extras| extras.favors == Favors::Refused)
        })
    });
    let is_watched = Memo::new(move |_| play_page.with(PlayPage::is_watched));
    let asked = RwSignal::new(None);
    // A game that ends meanwhile needs no answer any more.
    Effect::new(move |_| {
        if is_over.get() {
            asked.set(None);
        }
    });
    view! {
        <OfferedDraw context />
        {move || asked.get().map(|step| view! { <LastQuestion context step asked /> })}
        <Show when=move || asked.get().is_none()>
            <div class="actions" role="group" aria-label=said::actions(lang)>
                <Show when=move || !is_watched.get() && has_favors.get()>
                    <TakeBack context is_late=Signal::derive(move || is_battle.get() && is_over.get()) />
                </Show>
                <Show when=move || !is_over.get() && !is_watched.get()>
                    <HelpAction context has_favors />
                    <OfferDraw context asked />
                    <Resign asked />
                </Show>
                <Flip context />
                <Show when=move || !is_over.get() && !is_battle.get()>
                    <NewGame context />
                </Show>
            </div>
            <Show when=move || is_alone.get() && !is_over.get()>
                <p class="soft small no-favors">{said::alone(lang)}</p>
            </Show>
        </Show>
    }
}

/// A battle is fought alone, unless it was lost too often.
fn has_favors(context: GameContext, is_battle: Memo<bool>) -> Memo<bool> {
    let granted = |extras: &OccasionExtras| extras.favors == Favors::Granted;
    Memo::new(move |_| {
        !is_battle.get()
            || context
                .extras
                .with(|extras| extras.as_ref().is_some_and(granted))
    })
}

#[component]
fn TakeBack(context: GameContext, is_late: Signal<bool>) -> impl IntoView {
    let lang = lang::here();
    let can = Memo::new(move |_| !is_late.get() && context.play_page.with(PlayPage::can_take_back));
    let take_back = Callback::new(move |()| context.connection.update(PlayPage::take_back));
    view! {
        <Action
            icon=Icon::Undo
            name=said::take_back(lang)
            label=said::take_back(lang)
            can
            on_press=take_back
        />
    }
}

#[component]
fn Resign(asked: RwSignal<Option<LastStep>>) -> impl IntoView {
    let lang = lang::here();
    let resign = Callback::new(move |()| LastStep::Resign.ask(asked));
    view! {
        <Action
            icon=Icon::Flag
            name=said::resign(lang)
            label=said::resign(lang)
            can=Signal::derive(|| true)
            on_press=resign
        />
    }
}

#[component]
fn Flip(context: GameContext) -> impl IntoView {
    let lang = lang::here();
    let play_page = context.play_page;
    let can = Memo::new(move |_| play_page.with(PlayPage::can_flip));
    let flip = Callback::new(move |()| play_page.update(PlayPage::flip));
    view! {
        <Action
            icon=Icon::Flip
            name=said::flip(lang)
            label=said::flip_short(lang)
            can
            on_press=flip
        />
    }
}

#[component]
fn NewGame(context: GameContext) -> impl IntoView {
    let lang = lang::here();
    let leave = Callback::new(move |()| {
        context.connection.update(PlayPage::leave);
        focus::focus_soon(".setup button");
    });
    view! {
        <Action
            icon=Icon::Plus
            name=said::new_game(lang)
            label=said::new_game_short(lang)
            can=Signal::derive(|| true)
            on_press=leave
        />
    }
}

/// A button that keeps its place, and the focus, when it can do nothing.
#[component]
pub(super) fn Action(
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
