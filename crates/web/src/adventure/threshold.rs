//! Before a battle, and at one that was fought: who waits there, what is asked for, and the way to
//! the board.

use leptos::prelude::*;
use leptos_router::components::A;
use rookery_app::adventure::words as said;
use rookery_app::game::invitation;
use rookery_app::game::words::actions;
use rookery_app::puzzles::training;
use rookery_campaign::{Battle, Help, Mood, Speaker, WeaknessWords};
use rookery_play::record;

use super::AdventureContext;
use super::advice::advice;
use super::face::SpeakerFace;
use crate::keeping::keeper::Keeper;
use crate::shell::lang;

#[component]
pub(super) fn Threshold(
    context: AdventureContext,
    battle: &'static Battle,
    on_next: Callback<()>,
) -> impl IntoView {
    let lang = lang::here();
    let (passed, won, help) = context.journal.traveler.with_untracked(|one| {
        let progress = one.progress();
        let mut tries = progress
            .fights
            .values()
            .filter(|one| one.battle == battle.key);
        let won = tries.any(|fight| fight.verdict.goes_on());
        (progress.has_passed(battle), won, one.help(battle))
    });
    let mood = if won { Mood::Beaten } else { Mood::Calm };
    let advice = (!won && help >= Help::Advice).then(|| advice(battle));
    let eased = (!won)
        .then(|| said::help(lang, help, battle.opponent.name()))
        .flatten();
    let is_alone = !help.grants_favors();
    view! {
        <section class="card threshold" id="threshold" tabindex="-1" aria-labelledby="battle-heading">
            <SpeakerFace speaker=Speaker::Animal(battle.opponent) mood />
            <div class="threshold-words">
                <h2 id="battle-heading">{said::against(lang, &battle.opponent.to_string())}</h2>
                <p>{battle.objective.told()}</p>
                {won.then(|| view! { <p>{said::passed(lang)}</p> })}
                {advice}
                {eased.map(|words| view! { <p>{words}</p> })}
                {is_alone.then(|| view! { <p class="soft small">{actions::alone(lang)}</p> })}
                <div class="threshold-ways">
                    {passed.then(|| view! {
                        <button
                            type="button"
                            class="button"
                            class:primary=won
                            id="next-line"
                            on:click=move |_| on_next.run(())
                        >
                            {said::go_on(lang)}
                        </button>
                    })}
                    {to_board(battle, won)}
                </div>
            </div>
        </section>
    }
}

/// To the board, and to puzzles that prepare for it.
fn to_board(battle: &'static Battle, won: bool) -> impl IntoView {
    let lang = lang::here();
    let kept = Keeper::here().place().recall();
    let kept = kept.and_then(|kept| record::read(&kept)?.meeting);
    let is_on = kept.is_some_and(|kept| kept.battle() == Some(battle.key));
    let more = training::alike(battle.opponent.character().weakness.motif()).filter(|_| !won);
    let fight = match (is_on, won) {
        (true, _) => said::resume(lang),
        (false, true) => said::fight_again(lang),
        (false, false) => said::fight(lang),
    };
    let look = if won { "button" } else { "button primary" };
    view! {
        <A href=invitation::to_fight(battle.key) attr:class=look>{fight}</A>
        {more.map(|href| view! {
            <A href attr:class="text-link">{said::more_puzzles(lang)}</A>
        })}
    }
}
