//! After a battle: what it was worth, what helps, and the way on.

use leptos::prelude::*;
use leptos_router::components::A;
use rookery_app::adventure::words as said;
use rookery_campaign::{Battle, Beat, Help};
use rookery_play::BattleVerdict;

use super::{fought, sit_down};
use crate::account::guest_banner::GuestBanner;
use crate::adventure::advice::advice;
use crate::adventure::journal::Journal;
use crate::game::celebration::celebration;
use crate::game::{GameContext, occasion};
use crate::shell::lang;
use crate::shell::ui::feather::feather;

#[component]
pub(super) fn Ending(context: GameContext, journal: Journal) -> impl IntoView {
    let lang = lang::here();
    let told = context.play_page.with_untracked(|play_page| {
        let (battle, bout) = play_page.bout().and_then(fought)?;
        Some((battle, battle.judge(&bout.game)?, bout.id))
    });
    let Some((battle, verdict, id)) = told else {
        return ().into_any();
    };
    let traveler = journal.traveler;
    let is_first = traveler.with_untracked(|traveler| {
        let met = |(game, fight): (&String, &rookery_campaign::Fight)| {
            fight.battle == battle.key
                && fight.verdict == BattleVerdict::Met
                && *game != id.to_string()
        };
        !traveler.progress().fights.iter().any(met)
    });
    // This may be shown before the battle is written down.
    let help = Memo::new(move |_| traveler.with(|traveler| traveler.help(battle)));
    let is_lost = verdict == BattleVerdict::Lost;
    let advice = move || (is_lost && help.get() >= Help::Advice).then(|| advice(battle));
    let eased = move || {
        let words = said::help(lang, help.get(), battle.opponent.name()).filter(|_| is_lost)?;
        Some(view! { <p>{words}</p> })
    };
    let earned = (verdict == BattleVerdict::Met && is_first).then(|| {
        view! {
            <p class="feather-count">{feather()} {said::feather(lang)}</p>
        }
    });
    let ways = ways(context, journal, battle);
    view! {
        <section class="battle-end" class:won=verdict.goes_on() aria-label=said::battle_over(lang)>
            <div role="status">
                <p class="cheer">{said::verdict(lang, verdict)}</p>
                {earned}
            </div>
            {verdict.goes_on().then(celebration)}
            {advice}
            {eased}
            <div class="afterwards">{ways}</div>
            {occasion::kept(context)}
            <GuestBanner />
        </section>
    }
    .into_any()
}

/// Back into the story, or once more.
fn ways(context: GameContext, journal: Journal, battle: &'static Battle) -> impl Fn() -> AnyView {
    let lang = lang::here();
    let traveler = journal.traveler;
    let has_passed =
        Memo::new(move |_| traveler.with(|traveler| traveler.progress().has_passed(battle)));
    let again = move |_| {
        let progress = (journal.traveler).with_untracked(|traveler| traveler.progress().clone());
        sit_down(context, battle, &progress);
    };
    // Whoever goes on reads what comes behind the battle.
    let go_on = move |_| {
        journal.update(|traveler| {
            let is_here = matches!(traveler.beat(), Beat::Battle(here) if here.key == battle.key);
            is_here && traveler.go_on()
        });
    };
    move || match has_passed.get() {
        true => view! {
            <A
                href="/adventure/story"
                attr:class="button primary"
                attr:id="after-battle"
                on:click=go_on
            >
                {said::go_on(lang)}
            </A>
            <button type="button" class="button" on:click=again>{said::fight_again(lang)}</button>
        }
        .into_any(),
        false => view! {
            <button type="button" class="button primary" id="after-battle" on:click=again>
                {said::try_again(lang)}
            </button>
            <A href="/adventure/story" attr:class="button">{said::to_story(lang)}</A>
        }
        .into_any(),
    }
}
