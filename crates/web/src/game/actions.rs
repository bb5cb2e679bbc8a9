//! The buttons of a game: what one can do while it goes on, and after it.

use leptos::prelude::*;
use rookery_app::game::escort::{Escort, Favors};
use rookery_app::game::hints::Help;
use rookery_app::game::sparring::Sparring;
use rookery_app::game::words::{self as game, company, play as said};
use rookery_play::Stage;

use crate::game::Table;
use crate::settings::preferences::Liking;
use crate::shell::lang;
use crate::shell::ui::focus;
use crate::shell::ui::icon::{Icon, IconView};

#[component]
pub fn Actions(table: Table) -> impl IntoView {
    let lang = lang::here();
    let Table {
        sparring,
        line,
        stage,
        ..
    } = table;
    let liking = Liking::here();
    let is_over = Memo::new(move |_| matches!(stage.get(), Stage::Over(_)));
    let is_battle = Memo::new(move |_| sparring.with(Sparring::is_battle));
    // A battle is fought alone, unless it was lost too often.
    let has_favors = Memo::new(move |_| {
        let granted = |escort: &Escort| escort.favors == Favors::Granted;
        !is_battle.get()
            || table
                .escort
                .with(|escort| escort.as_ref().is_some_and(granted))
    });
    let can_take_back = Memo::new(move |_| {
        let is_late = is_battle.get() && is_over.get();
        has_favors.get() && !is_late && sparring.with(Sparring::can_take_back)
    });
    let can_hurry = Memo::new(move |_| sparring.with(Sparring::can_hurry));
    let can_offer = Memo::new(move |_| sparring.with(Sparring::can_offer_draw));
    let has_hints = Memo::new(move |_| liking.get().hints && has_favors.get());
    let is_watched = Memo::new(move |_| sparring.with(Sparring::is_watched));
    let is_friendly = Memo::new(move |_| sparring.with(Sparring::is_friendly));
    let can_flip = Memo::new(move |_| sparring.with(Sparring::can_flip));
    let asked = RwSignal::new(None);
    let ask = move |step: LastStep| {
        asked.set(Some(step));
        focus::focus_soon("#keep-playing");
    };
    // A game that ends meanwhile needs no answer any more.
    Effect::new(move |_| {
        if is_over.get() {
            asked.set(None);
        }
    });
    let take_back = Callback::new(move |()| line.update(|sparring| sparring.take_back()));
    let move_now = Callback::new(move |()| line.update(|sparring| sparring.move_now()));
    let offer = Callback::new(move |()| match is_friendly.get_untracked() {
        true => ask(LastStep::Draw),
        false => line.update(Sparring::offer_draw),
    });
    let resign = Callback::new(move |()| ask(LastStep::Resign));
    let flip = Callback::new(move |()| sparring.update(Sparring::flip));
    let leave = Callback::new(move |()| {
        line.update(Sparring::leave);
        focus::focus_soon(".setup button");
    });

    view! {
        {move || asked.get().map(|step| view! { <LastQuestion table step asked /> })}
        <Show when=move || asked.get().is_none()>
            <div class="actions" role="group" aria-label=said::actions(lang)>
                <Show when=move || !is_watched.get() && has_favors.get()>
                    <Action
                        icon=Icon::Undo
                        name=said::take_back(lang)
                        label=said::take_back(lang)
                        can=can_take_back
                        on_press=take_back
                    />
                </Show>
                <Show when=move || !is_over.get() && !is_watched.get()>
                    <Show when=move || !is_friendly.get()>
                        <Show
                            when=move || has_hints.get() && stage.get() == Stage::Yours
                            fallback=move || view! {
                                <Action
                                    icon=Icon::Last
                                    name=said::move_now(lang)
                                    label=said::move_now(lang)
                                    can=can_hurry
                                    on_press=move_now
                                />
                            }
                        >
                            <HintAction table />
                        </Show>
                    </Show>
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
                        on_press=resign
                    />
                </Show>
                <Action
                    icon=Icon::Flip
                    name=said::flip(lang)
                    label=said::flip_short(lang)
                    can=can_flip
                    on_press=flip
                />
                <Show when=move || !is_over.get() && !is_battle.get()>
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

/// What ends a game, so that one tap beside another must not do it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LastStep {
    Resign,
    /// Of two people, who have to agree.
    Draw,
}

/// First the man to move, asked again the move.
#[component]
fn HintAction(table: Table) -> impl IntoView {
    let lang = lang::here();
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

#[component]
fn LastQuestion(table: Table, step: LastStep, asked: RwSignal<Option<LastStep>>) -> impl IntoView {
    let lang = lang::here();
    let question = table.sparring.with_untracked(|sparring| match step {
        LastStep::Draw => company::draw_question(lang).to_owned(),
        LastStep::Resign => match sparring.resigner().filter(|_| sparring.is_friendly()) {
            Some(color) => company::resign_question(lang, color),
            None => said::resign_question(lang).to_owned(),
        },
    });
    let (yes, look) = match step {
        LastStep::Draw => (company::draw_yes(lang), "button primary"),
        LastStep::Resign => (said::resign_yes(lang), "button danger"),
    };
    let end = move |_| {
        asked.set(None);
        table.line.update(|sparring| match step {
            LastStep::Draw => sparring.offer_draw(),
            LastStep::Resign => sparring.resign(),
        });
        focus::focus_soon("#rematch, #after-battle");
    };
    let keep = move |_| {
        asked.set(None);
        focus::focus_soon(focus::BOARD);
    };
    view! {
        <div class="question" role="group" aria-labelledby="last-question">
            <p id="last-question">{question}</p>
            <button type="button" class=look on:click=end>
                {yes}
            </button>
            <button type="button" class="button" id="keep-playing" on:click=keep>
                {said::resign_no(lang)}
            </button>
        </div>
    }
}
