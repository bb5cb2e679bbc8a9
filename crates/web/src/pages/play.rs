//! The play page: a whole game against the engine, kept by this browser until it is over.

mod actions;
mod board_side;
mod end_panel;
mod evaluation_bar;
mod export_card;
mod game_panel;
mod go_back;
mod level_news;
mod packing;
mod player_bar;
mod score_sheet;
mod setup_card;
mod thoughts_card;
mod ticker;
mod transcript;
mod trouble;
mod voice;

use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::{use_navigate, use_query_map};
use rookery_rules::Color;
use rookery_rules::Position;

use crate::api::keeper::Keeper;
use crate::api::line::Line;
use crate::api::{chance, clock, memory};
use crate::pages::later::Later;
use crate::pages::play::board_side::BoardSide;
use crate::pages::play::setup_card::SetupCard;
use crate::state::adviser::Adviser;
use crate::state::bout::Stage;
use crate::state::choices::Choices;
use crate::state::game_id::GameId;
use crate::state::rival::Rival;
use crate::state::sparring::{Birth, Sparring};
use crate::state::standing::Standing;
use crate::state::start;
use crate::ui::focus;
use crate::ui::title::Title;
use crate::words::{self, play as said};

const CHOICES_KEPT_AS: &str = "choices";
const STANDING_KEPT_AS: &str = "my-level";
const BAR_KEPT_AS: &str = "evaluation-bar";
const MOVES_KEPT_AS: &str = "move-log";
const HIDDEN: &str = "hidden";

/// What every part of the page needs: the game, and the lines to its engines.
#[derive(Clone, Copy)]
struct Table {
    sparring: RwSignal<Sparring>,
    line: Line<Sparring>,
    adviser: RwSignal<Adviser>,
    advice: Line<Adviser>,
    /// See [`Sparring::edition`].
    edition: Memo<u64>,
    stage: Memo<Stage>,
    choices: Memo<Choices>,
    standing: RwSignal<Standing>,
    shows_bar: RwSignal<bool>,
    shows_moves: RwSignal<bool>,
    keeper: Keeper,
    /// The page's own time, told while a clock runs.
    moment: RwSignal<u64>,
}

impl Table {
    fn choose(self, change: impl FnOnce(&mut Choices)) {
        self.sparring.update(|sparring| sparring.choose(change));
    }

    /// Begins a game as chosen; what is left to chance is drawn.
    fn begin(self) {
        let wish = self.choices.get_untracked().wish;
        self.begin_as(wish.color(chance::coin));
    }

    /// Begins a game with these men against whoever is chosen.
    fn begin_as(self, side: Color) {
        let seed = self.choices.get_untracked().seed;
        let seed = seed.unwrap_or_else(chance::seed);
        let id = GameId::of_bits(chance::bits());
        let started = clock::now();
        let birth = Birth { id, started, seed };
        // What is begun anew is given up, but not lost.
        self.sparring.with_untracked(|sparring| {
            if let Some(bout) = sparring.unfinished() {
                packing::hand_in(self.keeper, bout);
            }
        });
        self.line.update(|sparring| sparring.begin(side, birth));
        focus::focus_soon(focus::BOARD);
    }
}

#[component]
pub fn PlayPage() -> impl IntoView {
    let lang = words::lang();
    let sparring = RwSignal::new(Sparring::default());
    let adviser = RwSignal::new(Adviser::default());
    let keeper = Keeper::here();
    let table = Table {
        sparring,
        line: Line::of(sparring),
        adviser,
        advice: Line::of(adviser),
        edition: Memo::new(move |_| sparring.with(Sparring::edition)),
        stage: Memo::new(move |_| sparring.with(Sparring::stage)),
        choices: Memo::new(move |_| sparring.with(|sparring| *sparring.choices())),
        standing: RwSignal::new(remembered_standing()),
        shows_bar: shown(BAR_KEPT_AS),
        shows_moves: shown(MOVES_KEPT_AS),
        keeper,
        moment: RwSignal::new(clock::steady()),
    };
    provide_context(table);
    let chosen = memory::recall(CHOICES_KEPT_AS).and_then(|kept| Choices::read(&kept));
    if let Some(chosen) = chosen {
        table.choose(|choices| *choices = chosen);
    }
    take_start(table);
    let place = keeper.place();
    if let Some(kept) = place.recall() {
        table.line.update(|sparring| sparring.resume(&kept));
    }
    place.on_change(move |text| table.line.update(|sparring| sparring.follow(text)));
    ticker::start(table);
    let second = Memo::new(move |_| table.moment.get() / 1_000);
    follow_standing(table);
    Effect::new(move |_| memory::remember(CHOICES_KEPT_AS, &table.choices.get().write()));
    Effect::new(move |_| {
        table.edition.get();
        second.get();
        let text = sparring.with_untracked(|sparring| {
            if let Some(bout) = sparring.bout().filter(|bout| bout.game.outcome().is_some()) {
                packing::hand_in(keeper, bout);
            }
            sparring.saved()
        });
        if let Some(newer) = place.keep(text) {
            table.line.update(|sparring| sparring.follow(Some(&newer)));
        }
    });

    let is_choosing = Memo::new(move |_| table.stage.get() == Stage::Choosing);
    let has_bar = move || !is_choosing.get() && table.shows_bar.get();
    view! {
        <Title page=said::title(lang) />
        <div class="play" class:with-bar=has_bar class:in-game=move || !is_choosing.get()>
            <BoardSide table has_bar=Signal::derive(has_bar) />
            <div class="play-panel">
                {move || match is_choosing.get() {
                    true => view! { <SetupCard table /> }.into_any(),
                    false => view! { <Later load=game_panel::load /> }.into_any(),
                }}
            </div>
        </div>
    }
}

/// Whether something is shown, as this browser remembers it and will.
fn shown(name: &'static str) -> RwSignal<bool> {
    let shown = RwSignal::new(memory::recall(name).as_deref() != Some(HIDDEN));
    Effect::new(move |_| match shown.get() {
        true => memory::forget(name),
        false => memory::remember(name, HIDDEN),
    });
    shown
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
