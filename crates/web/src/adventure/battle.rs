//! A battle of the adventure on the page of a game: it begins as the story asks for, its opponent has
//! a face and a voice, and its end is told in the story's words. Comes with the adventure.

mod ending;

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use leptos_router::components::A;
use rookery_app::adventure::battle_game;
use rookery_app::adventure::words as said;
use rookery_app::game::invitation;
use rookery_app::game::occasion_extras::{Favors, OccasionExtras};
use rookery_app::game::play_page::PlayPage;
use rookery_campaign::{AdventureProgress, Battle, Help};
use rookery_play::{Bout, Meeting, Seats, Stage};

use self::ending::Ending;
use crate::adventure::journal::{self, Journal};
use crate::browser::clock;
use crate::forest::game as forest;
use crate::game::{GameContext, occasion};
use crate::own_opponents::game as own;
use crate::shell::lang;
use crate::shell::later::Page;
use crate::survival::game as survival;

/// Sits down for a battle, the next game of a survival run, or against somebody of the forest or of
/// one's own; a contest that was begun goes on. Comes with the panel of a game, which is needed anyway.
#[wasm_split(game, wasm_split_path = leptos::wasm_split, fallible)]
pub(crate) fn enter(context: GameContext, key: String) -> Result<(), SplitLoaderError> {
    let is_on = |bout: &Bout| {
        let is_meant = |meeting: &Meeting| match meeting.run() {
            Some(_) => key == invitation::SURVIVAL,
            None => meeting.battle() == Some(&key),
        };
        bout.game.outcome().is_none() && bout.meeting.as_ref().is_some_and(is_meant)
    };
    let is_here =
        (context.play_page).with_untracked(|play_page| play_page.bout().is_some_and(is_on));
    spawn_local(async move {
        let begun = match &*key {
            _ if is_here => Ok(()),
            invitation::SURVIVAL => survival::begin(context).await,
            invitation::OWN => own::begin(context).await,
            _ => match key.strip_prefix(invitation::FOREST) {
                Some(animal) => forest::begin(context, animal.to_owned()).await,
                None => begin(context, key).await,
            },
        };
        // Without the program there is no battle, and the choices stay.
        begun.unwrap_or_default();
        context.taker.is_busy.try_set(false);
    });
    Ok(())
}

#[wasm_split(battle, wasm_split_path = leptos::wasm_split, fallible)]
fn begin(context: GameContext, key: String) -> Result<(), SplitLoaderError> {
    if let Some(battle) = Battle::from_key(&key) {
        sit_down(context, battle, &journal::recall());
    }
    Ok(())
}

/// Comes when the first battle begins.
#[wasm_split(battle, wasm_split_path = leptos::wasm_split, fallible)]
pub fn load() -> Page {
    Ok(|| BattlePart().into_any())
}

fn sit_down(context: GameContext, battle: &'static Battle, progress: &AdventureProgress) {
    let opponent = battle_game::opponent(battle, progress.difficulty(battle));
    let seats = Seats::AgainstEngine {
        side: battle.side,
        opponent,
    };
    occasion::sit_down(
        context,
        seats,
        battle.begin(),
        None,
        battle_game::sign(battle),
    );
}

/// It finds its context in the page around it.
#[component]
fn BattlePart() -> impl IntoView {
    let lang = lang::here();
    let context: GameContext = expect_context();
    let journal = Journal::begin();
    occasion::lend(context, move |bout| {
        let (battle, bout) = fought(bout)?;
        follow(context, journal, battle, bout);
        let help = journal.traveler.with(|traveler| traveler.help(battle));
        Some(described(battle, bout, help))
    });
    let says = occasion::of_game(context, |bout| {
        let (battle, bout) = fought(bout)?;
        battle_game::says(battle, &bout.game, bout.seed)
    });
    let task = occasion::of_game(context, |bout| Some(fought(bout)?.0.objective.told()));
    let count = occasion::of_game(context, move |bout| {
        let (battle, bout) = fought(bout)?;
        said::count(lang, &battle_game::count(battle, &bout.game))
    });
    let is_over = Memo::new(move |_| matches!(context.stage.get(), Stage::Over(_)));
    view! {
        {occasion::voice(says)}
        {move || match is_over.get() {
            true => view! { <Ending context journal /> }.into_any(),
            false => view! {
                <p class="battle-task">
                    <strong>{said::task(lang)}": "</strong>
                    {task}
                    {move || count.get().map(|count| view! { <span class="soft">" "{count}</span> })}
                </p>
                <A href="/adventure/story" attr:class="text-link battle-leave">
                    {said::to_story(lang)}
                </A>
            }
            .into_any(),
        }}
    }
}

/// The battle that a game is, if we know it.
fn fought(bout: &Bout) -> Option<(&'static Battle, &Bout)> {
    let battle = Battle::from_key(bout.meeting.as_ref()?.battle()?)?;
    Some((battle, bout))
}

/// Writes down a battle that is decided, and ends one whose task is done.
fn follow(context: GameContext, journal: Journal, battle: &'static Battle, bout: &Bout) {
    let Some(verdict) = battle.judge(&bout.game) else {
        return;
    };
    if bout.game.outcome().is_none() && verdict.goes_on() {
        // The game may not change while it is looked at.
        request_animation_frame(move || context.connection.update(PlayPage::lay_down));
        return;
    }
    let id = bout.id.to_string();
    let at = u64::try_from(clock::now()).unwrap_or_default();
    let is_new =
        (journal.traveler).with_untracked(|traveler| !traveler.progress().fights.contains_key(&id));
    if is_new {
        let game = bout.game.clone();
        journal.update(|traveler| traveler.fought(id, battle, &game, at));
    }
}

fn described(battle: &Battle, bout: &Bout, help: Help) -> OccasionExtras {
    let character = battle.opponent.character();
    let mood = battle_game::mood(battle, &bout.game);
    OccasionExtras {
        face: battle_game::drawn_face(&character.face, mood),
        favors: match help.grants_favors() {
            true => Favors::Granted,
            false => Favors::Refused,
        },
    }
}
