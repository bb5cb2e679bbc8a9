//! The play page: a whole game against the engine, kept by this browser until it is over.

mod actions;
mod board_side;
mod evaluation_bar;
mod game_panel;
mod level_news;
mod score_sheet;
mod setup_card;
mod thoughts_card;
mod trouble;

use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::{use_navigate, use_query_map};
use rookery_rules::Position;

use crate::api::line::Line;
use crate::api::{chance, memory};
use crate::pages::play::board_side::BoardSide;
use crate::pages::play::game_panel::GamePanel;
use crate::pages::play::setup_card::SetupCard;
use crate::state::bout::Stage;
use crate::state::choices::Choices;
use crate::state::rival::Rival;
use crate::state::sparring::Sparring;
use crate::state::standing::Standing;
use crate::state::start;
use crate::ui::focus;
use crate::ui::title::Title;
use crate::words::{self, play as said};

const CHOICES_KEPT_AS: &str = "choices";
const GAME_KEPT_AS: &str = "game";
const STANDING_KEPT_AS: &str = "my-level";
const BAR_KEPT_AS: &str = "evaluation-bar";
const BAR_HIDDEN: &str = "hidden";

/// What every part of the page needs: the game, and the line to the engine.
#[derive(Clone, Copy)]
struct Table {
    sparring: RwSignal<Sparring>,
    line: Line<Sparring>,
    /// See [`Sparring::edition`].
    edition: Memo<u64>,
    stage: Memo<Stage>,
    choices: Memo<Choices>,
    standing: RwSignal<Standing>,
    shows_bar: RwSignal<bool>,
}

impl Table {
    fn choose(self, change: impl FnOnce(&mut Choices)) {
        self.sparring.update(|sparring| sparring.choose(change));
    }

    /// Begins a game as chosen; what is left to chance is drawn.
    fn begin(self) {
        let Choices { wish, seed, .. } = self.choices.get_untracked();
        let side = wish.color(chance::coin);
        let seed = seed.unwrap_or_else(chance::seed);
        self.line.update(|sparring| sparring.begin(side, seed));
        focus::focus_soon(focus::BOARD);
    }
}

#[component]
pub fn PlayPage() -> impl IntoView {
    let lang = words::lang();
    let sparring = RwSignal::new(Sparring::default());
    let table = Table {
        sparring,
        line: Line::of(sparring),
        edition: Memo::new(move |_| sparring.with(Sparring::edition)),
        stage: Memo::new(move |_| sparring.with(Sparring::stage)),
        choices: Memo::new(move |_| sparring.with(|sparring| *sparring.choices())),
        standing: RwSignal::new(remembered_standing()),
        shows_bar: RwSignal::new(memory::recall(BAR_KEPT_AS).as_deref() != Some(BAR_HIDDEN)),
    };
    let chosen = memory::recall(CHOICES_KEPT_AS).and_then(|kept| Choices::read(&kept));
    if let Some(chosen) = chosen {
        table.choose(|choices| *choices = chosen);
    }
    take_start(table);
    if let Some(kept) = memory::recall(GAME_KEPT_AS) {
        table.line.update(|sparring| sparring.resume(&kept));
    }
    follow_standing(table);
    Effect::new(move |_| memory::remember(CHOICES_KEPT_AS, &table.choices.get().write()));
    Effect::new(move |_| {
        table.edition.get();
        match sparring.with_untracked(Sparring::saved) {
            Some(text) => memory::remember(GAME_KEPT_AS, &text),
            None => memory::forget(GAME_KEPT_AS),
        }
    });
    Effect::new(move |_| {
        if table.shows_bar.get() {
            memory::forget(BAR_KEPT_AS);
        } else {
            memory::remember(BAR_KEPT_AS, BAR_HIDDEN);
        }
    });

    let is_choosing = Memo::new(move |_| table.stage.get() == Stage::Choosing);
    let has_bar = move || !is_choosing.get() && table.shows_bar.get();
    view! {
        <Title page=said::title(lang) />
        <div class="play" class:with-bar=has_bar>
            <BoardSide table has_bar=Signal::derive(has_bar) />
            <div class="play-panel">
                {move || match is_choosing.get() {
                    true => view! { <SetupCard table /> }.into_any(),
                    false => view! { <GamePanel table /> }.into_any(),
                }}
            </div>
        </div>
    }
}

/// Takes a start position out of the address.
fn take_start(table: Table) {
    let carried = use_query_map().with_untracked(|query| query.get(start::START));
    let Some(carried) = carried else {
        return;
    };
    if let Some(position) = start::read(&carried) {
        let own = (position != Position::start()).then_some(position);
        table.choose(|choices| choices.start = own);
    }
    // Taken once: whoever changes it and reloads the page must not get it again.
    let navigate = use_navigate();
    request_animation_frame(move || {
        let instead = NavigateOptions {
            replace: true,
            ..NavigateOptions::default()
        };
        navigate("/", instead);
    });
}

fn remembered_standing() -> Standing {
    let kept = memory::recall(STANDING_KEPT_AS);
    kept.and_then(|kept| Standing::read(&kept))
        .unwrap_or_default()
}

/// Every game is looked at for what it says about the person, and whoever wants an opponent of
/// their own level gets one.
fn follow_standing(table: Table) {
    let Table {
        sparring, standing, ..
    } = table;
    Effect::new(move |_| {
        table.edition.get();
        sparring.with_untracked(|sparring| {
            if let Some(bout) = sparring.bout() {
                standing.update(|standing| standing.watch(bout));
            }
        });
    });
    Effect::new(move |_| {
        let standing = standing.get();
        memory::remember(STANDING_KEPT_AS, &standing.write());
        let is_my_level = matches!(table.choices.get_untracked().rival, Rival::MyLevel(_));
        if is_my_level {
            table.choose(|choices| choices.rival = Rival::MyLevel(standing.rung()));
        }
    });
}
