//! Everybody one can play, each on a card with a face: my level, the forest, one's own.

use leptos::prelude::*;
use rookery_app::level::my_level::MyLevel;
use rookery_app::opponents::opponent_choice::OpponentChoice;
use rookery_app::opponents::rivals::RIVALS;
use rookery_app::opponents::words::{self as said, cast};
use rookery_play::Level;

use super::picked::Picked;
use crate::opponents::portrait::Portrait;
use crate::shell::lang;
use crate::shell::ui::icon::{Icon, IconView};
use crate::shell::ui::mascot::Mascot;

#[component]
pub fn OpponentCards(picked: Picked) -> impl IntoView {
    let lang = lang::here();
    let rung = Memo::new(move |_| picked.context.my_level.with(MyLevel::rung));
    let own = Memo::new(move |_| picked.own().level);
    let animals = RIVALS.iter().map(|one| {
        let choice = OpponentChoice::Animal(one.who);
        let level = Signal::stored(said::level_number(lang, one.opponent.level));
        let spoken = Signal::stored(cast::called(lang, one.who));
        view! {
            <Card picked choice key=one.key name=one.name spoken level>
                <Portrait face=one.face />
            </Card>
        }
        .into_any()
    });
    let my_level = move || OpponentChoice::MyLevel(rung.get());
    view! {
        <fieldset class="rivals">
            <legend class="rivals-slope">{said::slope(lang)}</legend>
            <Card
                picked
                choice=Signal::derive(my_level)
                key="level"
                name=said::my_level(lang)
                spoken=Signal::stored(said::my_level(lang).to_owned())
                level=Signal::derive(move || said::level_number(lang, Level::Rated(rung.get())))
            >
                <Mascot />
            </Card>
            {animals.collect_view()}
            <Card
                picked
                choice=OpponentChoice::Own
                key="own"
                name=said::own(lang)
                spoken=Signal::stored(said::own(lang).to_owned())
                level=Signal::derive(move || said::level_number(lang, own.get()))
            >
                <IconView icon=Icon::Dials />
            </Card>
        </fieldset>
    }
}

#[component]
fn Card(
    picked: Picked,
    #[prop(into)] choice: Signal<OpponentChoice>,
    key: &'static str,
    name: &'static str,
    /// The name as it is heard.
    spoken: Signal<String>,
    level: Signal<String>,
    children: Children,
) -> impl IntoView {
    let lang = lang::here();
    // The level of whoever adapts to the person may change while the card is chosen.
    let is_chosen = move || {
        let chosen = picked.get().choice;
        match choice.get() {
            OpponentChoice::MyLevel(_) => matches!(chosen, OpponentChoice::MyLevel(_)),
            choice => chosen == choice,
        }
    };
    view! {
        <label class="rival">
            <input
                type="radio"
                name="rival"
                value=key
                aria-label=move || cast::card(lang, &spoken.get(), &level.get())
                prop:checked=is_chosen
                on:change=move |_| picked.change(|pick| pick.choice = choice.get_untracked())
            />
            <span class="rival-face">{children()}</span>
            <span class="rival-name">{name}</span>
            <span class="rival-level">{level}</span>
        </label>
    }
    .into_any()
}
