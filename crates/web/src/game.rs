//! The play page: a whole game against an engine, between two people or between two engines, kept
//! by this browser until it is over.

mod actions;
mod board_side;
pub(crate) mod celebration;
mod draw_offer;
mod end_panel;
mod export_card;
mod game_panel;
mod game_status;
mod go_back;
mod help_action;
mod last_question;
pub(crate) mod occasion;
mod past_bar;
mod player_bar;
mod proposed_move;
mod put_aside;
mod score_sheet;
mod steps_bar;
pub mod tempo_choice;
mod ticker;
mod traits_card;
pub mod turning_choice;
mod voice;
mod watch_controls;

use leptos::ev::PointerEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::NavigateOptions;
use leptos_router::hooks::{use_navigate, use_query_map};
use rookery_app::engine::link::Order;
use rookery_app::game::hints::Adviser;
use rookery_app::game::invitation::Invitation;
use rookery_app::game::occasion_extras::OccasionExtras;
use rookery_app::game::play_page::{NewGame, PlayPage};
use rookery_app::game::words as said;
use rookery_app::keeping::key::Own;
use rookery_app::keeping::table::{CONTINUED, EVALUATION_BAR, LEVEL, MOVE_LIST};
use rookery_app::keeping::words as elsewhere;
use rookery_app::level::my_level::MyLevel;
use rookery_app::opponents::opponent_choice::OpponentChoice;
use rookery_app::setup::choices::Choices;
use rookery_app::shell::section::Section;
use rookery_app::spoken::inquiry::Subject;
use rookery_play::{GameId, Stage};
use rookery_rules::{ByColor, Color, DrawRules, Game, Position};

use crate::account::presence::Presence;
use crate::adventure::battle;
use crate::browser::{chance, clock, storage as memory};
use crate::engine::connection::WorkerConnection;
use crate::game::board_side::BoardSide;
use crate::keeping::keeper::{GameSlot, Keeper};
use crate::keeping::packing;
use crate::keeping::sending as keeping;
use crate::keeping::taking::Taker;
use crate::settings::preferences::CurrentPreferences;
use crate::setup::SetupCard;
use crate::setup::chosen;
use crate::shell::lang;
use crate::shell::later::Later;
use crate::shell::title::Title;
use crate::shell::ui::focus;
use crate::shell::ui::loading::loading;
use crate::shell::whereabouts::Whereabouts;

const HIDDEN: &str = "hidden";

/// What every part of the page needs: the game, and the connections to its engines.
#[derive(Clone, Copy)]
pub(crate) struct GameContext {
    pub(crate) play_page: RwSignal<PlayPage>,
    pub(crate) connection: WorkerConnection<PlayPage>,
    pub(crate) adviser: RwSignal<Adviser>,
    pub(crate) advice: WorkerConnection<Adviser>,
    /// See [`PlayPage::edition`].
    pub(crate) edition: Memo<u64>,
    pub(crate) stage: Memo<Stage>,
    pub(crate) choices: Memo<Choices>,
    pub(crate) my_level: RwSignal<MyLevel>,
    pub(crate) shows_bar: RwSignal<bool>,
    pub(crate) shows_moves: RwSignal<bool>,
    pub(crate) keeper: Keeper,
    pub(crate) taker: Taker,
    /// Lent by the adventure while a battle is fought.
    pub(crate) extras: RwSignal<Option<OccasionExtras>>,
    /// What was asked for while a game of a run waits.
    pub(crate) held: RwSignal<Option<Invitation>>,
    /// The page's own time, told while a clock runs.
    pub(crate) moment: RwSignal<u64>,
    /// Where the pointer was last. A part that slides under it is told of a movement too.
    pub(crate) pointer: StoredValue<Option<(i32, i32)>>,
}

impl GameContext {
    /// A table without a game, as this browser remembers it.
    fn new(keeper: Keeper) -> Self {
        let play_page = RwSignal::new(PlayPage::default());
        let adviser = RwSignal::new(Adviser::default());
        Self {
            play_page,
            connection: WorkerConnection::of(play_page),
            adviser,
            advice: WorkerConnection::of(adviser),
            edition: Memo::new(move |_| play_page.with(PlayPage::edition)),
            stage: Memo::new(move |_| play_page.with(PlayPage::stage)),
            choices: Memo::new(move |_| play_page.with(|play_page| play_page.choices().clone())),
            my_level: RwSignal::new(remembered_level()),
            shows_bar: shown(EVALUATION_BAR),
            shows_moves: shown(MOVE_LIST),
            keeper,
            taker: Taker::begin(),
            extras: RwSignal::new(None),
            held: RwSignal::new(None),
            moment: RwSignal::new(clock::steady()),
            pointer: StoredValue::new(None),
        }
    }

    pub(crate) fn choose(self, change: impl FnOnce(&mut Choices)) {
        self.play_page.update(|play_page| play_page.choose(change));
    }

    /// What the board tells about when it is asked.
    pub(crate) fn subject(self) -> Callback<(), Subject> {
        Callback::new(move |()| {
            self.play_page.with_untracked(|play_page| {
                let bare = || Game::from_position(*play_page.position(), DrawRules::Claimed);
                let now = clock::steady();
                Subject {
                    game: play_page.shown_game().unwrap_or_else(bare),
                    clocks: ByColor::from_fn(|color| play_page.time_left(color, now)),
                }
            })
        })
    }

    /// Begins a game as chosen; what is left to chance is drawn.
    pub(crate) fn begin(self) {
        let wish = self.choices.with_untracked(|choices| choices.wish);
        self.begin_as(wish.color(chance::coin));
    }

    /// Begins a game with these pieces against whoever is chosen.
    pub(crate) fn begin_as(self, side: Color) {
        let seed = self.choices.with_untracked(|choices| choices.seed);
        let seed = seed.unwrap_or_else(chance::seed);
        let id = chance::id();
        let started = clock::now();
        let new_game = NewGame { id, started, seed };
        self.begin_with(|play_page| play_page.begin(side, new_game));
        memory::forget(&Presence::own(CONTINUED));
    }

    /// Begins another game. The one on the board is given up, but not lost.
    pub(crate) fn begin_with(self, begin: impl FnOnce(&mut PlayPage) -> Vec<Order>) {
        self.play_page.with_untracked(|play_page| {
            if let Some(bout) = play_page.unfinished() {
                packing::hand_in(self.keeper, bout);
            }
        });
        self.connection.update(begin);
        focus::board_soon();
    }
}

#[component]
pub fn PlayPage() -> impl IntoView {
    let lang = lang::here();
    let keeper = Keeper::here();
    let context = GameContext::new(keeper);
    let play_page = context.play_page;
    provide_context(context);
    context.choose(|choices| *choices = chosen::recall());
    let place = keeper.place();
    if let Some(kept) = place.recall() {
        context
            .connection
            .update(|play_page| play_page.resume(&kept));
    }
    let continued = memory::recall(&Presence::own(CONTINUED));
    if let Some((game, position)) = continued.and_then(|kept| read(&kept)) {
        play_page.update(|play_page| play_page.link(game, position));
    }
    accept(context);
    keeping::start(context, place);
    place.on_change(move |text| {
        context
            .connection
            .update(|play_page| play_page.follow(text))
    });
    ticker::start(context);
    follow_level(context);
    follow_handling(context);
    chosen::follow(context.choices);
    keep(context, place);
    let point = move |event: PointerEvent| {
        let place = (event.client_x(), event.client_y());
        context.pointer.set_value(Some(place));
    };
    Whereabouts::here().follow(move || play_page.with(|one| one.bout().map(Section::of_game)));
    let is_choosing = Memo::new(move |_| context.stage.get() == Stage::Choosing);
    let has_engine = Memo::new(move |_| !play_page.with(PlayPage::is_friendly));
    let is_battle = Memo::new(move |_| play_page.with(PlayPage::is_battle));
    let has_bar = move || {
        !is_choosing.get() && has_engine.get() && !is_battle.get() && context.shows_bar.get()
    };
    view! {
        <Title page=said::title(lang) />
        <div
            class="play"
            class:with-bar=has_bar
            class:in-game=move || !is_choosing.get()
            on:pointermove=point
            on:pointerdown=point
        >
            <BoardSide context has_bar=Signal::derive(has_bar) />
            <div class="play-panel">
                {move || match is_choosing.get() {
                    _ if context.taker.is_busy.get() => loading(elsewhere::coming(lang)),
                    true => view! { <SetupCard context /> }.into_any(),
                    false => view! { <Later load=game_panel::load /> }.into_any(),
                }}
            </div>
        </div>
    }
}

/// Every move is kept, and while a clock runs every second of it.
fn keep(context: GameContext, place: GameSlot) {
    let second = Memo::new(move |_| context.moment.get() / 1_000);
    Effect::new(move |_| {
        context.edition.get();
        second.get();
        let text = context.play_page.with_untracked(|play_page| {
            if let Some(bout) = play_page
                .bout()
                .filter(|bout| bout.game.outcome().is_some())
            {
                packing::hand_in(context.keeper, bout);
            }
            play_page.saved()
        });
        if let Some(newer) = place.keep(text) {
            context
                .connection
                .update(|play_page| play_page.follow(Some(&newer)));
        }
    });
}

/// Moves are taken as whoever plays likes it.
fn follow_handling(context: GameContext) {
    let preferences = CurrentPreferences::here();
    let handling = Memo::new(move |_| preferences.get().handling());
    Effect::new(move |_| {
        let handling = handling.get();
        (context.play_page).update(|play_page| play_page.handle(handling));
    });
}

/// Whether something is shown, as this browser remembers it and will.
fn shown(what: Own) -> RwSignal<bool> {
    let place = Presence::own(what);
    let shown = RwSignal::new(memory::recall(&place).as_deref() != Some(HIDDEN));
    Effect::new(move |_| match shown.get() {
        true => memory::forget(&place),
        false => memory::remember(&place, HIDDEN),
    });
    shown
}

/// Does what the address asks for, unless a game waits that cannot be left just so.
fn accept(context: GameContext) {
    let query = use_query_map();
    let invitation = query.with_untracked(|query| Invitation::read(|name| query.get(name)));
    let Some(invitation) = invitation else {
        return;
    };
    match (context.play_page).with_untracked(|play_page| play_page.holds(&invitation)) {
        true => context.held.set(Some(invitation)),
        false => follow(context, invitation),
    }
    // Done once: whoever changes it and reloads the page must not get it again.
    let navigate = use_navigate();
    request_animation_frame(move || {
        let instead = NavigateOptions {
            replace: true,
            ..NavigateOptions::default()
        };
        navigate("/play", instead);
    });
}

/// Does what was asked for.
pub(crate) fn follow(context: GameContext, invitation: Invitation) {
    let Invitation {
        start,
        company,
        origin,
        game,
        begins,
        battle,
    } = invitation;
    // A game that goes on is laid aside, not lost.
    if start.is_some() || company.is_some() {
        context.connection.update(PlayPage::leave);
    }
    if let Some(position) = start {
        let own = (position != Position::start()).then_some(position);
        context.choose(|choices| choices.start = own);
        if let Some(game) = origin {
            (context.play_page).update(|play_page| play_page.continue_from(game, position));
            // Until a game has begun, what it goes on from must outlive the page.
            let place = Presence::own(CONTINUED);
            memory::remember(&place, &format!("{game} {}", position.fen()));
        }
    }
    if let Some(company) = company {
        context.choose(|choices| choices.company = company);
    }
    if begins {
        context.begin();
    }
    if let Some(game) = game {
        context.taker.take(context, game);
    }
    if let Some(battle) = battle {
        context.taker.is_busy.set(true);
        spawn_local(async move {
            if battle::enter(context, battle).await.is_err() {
                context.taker.is_busy.try_set(false);
            }
        });
    }
}

/// A kept game and the position that is gone on from.
fn read(kept: &str) -> Option<(GameId, Position)> {
    let (game, position) = kept.split_once(' ')?;
    Some((GameId::parse(game)?, Position::parse_fen(position).ok()?))
}

fn remembered_level() -> MyLevel {
    let kept = memory::recall(&Presence::own(LEVEL));
    kept.and_then(|kept| MyLevel::read(&kept))
        .unwrap_or_default()
}

/// Every game is looked at for what it says about the person, and whoever wants an opponent of
/// their own level gets one.
fn follow_level(context: GameContext) {
    let GameContext {
        play_page,
        my_level,
        ..
    } = context;
    Effect::new(move |_| {
        context.edition.get();
        play_page.with_untracked(|play_page| {
            if let Some(bout) = play_page.bout() {
                my_level.update(|my_level| my_level.watch(bout));
            }
        });
    });
    let place = Presence::own(LEVEL);
    Effect::new(move |_| {
        let my_level = my_level.get();
        memory::remember(&place, &my_level.write());
        let chosen = context
            .choices
            .with_untracked(|choices| choices.pick.choice);
        if matches!(chosen, OpponentChoice::MyLevel(_)) {
            context
                .choose(|choices| choices.pick.choice = OpponentChoice::MyLevel(my_level.rung()));
        }
    });
}
