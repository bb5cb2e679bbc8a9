//! Everybody one can play. First a row of plain choices: my level, three strengths, one's own. Then the
//! animals, each on a card with a face.

use leptos::prelude::*;
use rookery_app::level::my_level::MyLevel;
use rookery_app::opponents::opponent_choice::OpponentChoice;
use rookery_app::opponents::preset::Preset;
use rookery_app::opponents::rivals::RIVALS;
use rookery_app::opponents::words::{self as said, cast};
use rookery_play::Level;

use super::picked::Picked;
use crate::opponents::portrait::Portrait;
use crate::shell::lang;

#[component]
pub fn OpponentCards(picked: Picked) -> impl IntoView {
    let lang = lang::here();
    let rung = Memo::new(move |_| picked.context.my_level.with(MyLevel::rung));
    let own = Memo::new(move |_| picked.own());
    let my_level = move || OpponentChoice::MyLevel(rung.get());
    let presets = Preset::ALL.map(|preset| {
        let level = said::level_number(lang, preset.opponent().level);
        view! {
            <Card
                picked
                choice=OpponentChoice::Preset(preset)
                key=preset.key()
                name=said::preset(lang, preset)
                spoken=said::preset(lang, preset).to_owned()
                level=Signal::stored(level)
            />
        }
    });
    let animals = RIVALS.iter().map(|one| {
        let level = said::level_number(lang, one.opponent.level);
        view! {
            <Card
                picked
                choice=OpponentChoice::Animal(one.who)
                key=one.key
                name=one.name
                spoken=cast::called(lang, one.who)
                level=Signal::stored(level)
                face=view! { <Portrait face=one.face /> }.into_any()
            />
        }
    });
    view! {
        <fieldset class="rivals">
            <legend class="hidden">{said::everyone(lang)}</legend>
            <div class="rivals-plain">
                <Card
                    picked
                    choice=Signal::derive(my_level)
                    key="level"
                    name=said::my_level(lang)
                    spoken=said::my_level(lang).to_owned()
                    level=Signal::derive(move || said::level_number(lang, Level::Rated(rung.get())))
                />
                {presets}
                <Card
                    picked
                    choice=OpponentChoice::Own
                    key="own"
                    name=said::own(lang)
                    spoken=said::own(lang).to_owned()
                    level=Signal::derive(move || said::short(lang, &own.get()))
                />
            </div>
            <p class="rivals-slope" aria-hidden="true">{said::slope(lang)}</p>
            <div class="rivals-cast">{animals.collect_view()}</div>
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
    spoken: String,
    level: Signal<String>,
    #[prop(optional)] face: Option<AnyView>,
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
                aria-label=move || cast::card(lang, &spoken, &level.get())
                prop:checked=is_chosen
                on:change=move |_| picked.change(|pick| pick.choice = choice.get_untracked())
            />
            {face.map(|face| view! { <span class="rival-face">{face}</span> })}
            <span class="rival-name">{name}</span>
            <span class="rival-level">{level}</span>
        </label>
    }
    .into_any()
}
