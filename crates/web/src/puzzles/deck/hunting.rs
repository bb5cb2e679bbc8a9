//! Looks through finished games for what was missed, while the page is open. Each game that is done is
//! told to the server, so that it goes on anywhere where it was left.

use leptos::prelude::*;
use leptos::task::spawn_local;
use rookery_app::forms::refusal::Refusal;
use rookery_app::puzzles::hunter::{self, Hunter};
use rookery_app::puzzles::words::deck as said;
use rookery_protocol::api::{Game, HuntKept, HuntedGame, MissedMoment, Unhunted};

use crate::browser::http as server;
use crate::engine::connection::WorkerConnection;
use crate::shell::lang;
use crate::shell::ui::progress::ProgressBar;

/// How far the search is. Cloning is cheap.
#[derive(Clone, Copy)]
pub struct Hunting {
    hunter: RwSignal<Hunter>,
    connection: WorkerConnection<Hunter>,
    /// The game that is looked through.
    game: RwSignal<Option<String>>,
    /// Games looked through in this visit.
    done: RwSignal<u32>,
    /// Games left, once that is known.
    left: RwSignal<Option<i64>>,
    /// Puzzles found in this visit.
    found: RwSignal<u64>,
    /// Why it has stopped.
    trouble: RwSignal<Option<Refusal>>,
    on_found: Callback<()>,
}

impl Hunting {
    /// Begins; whoever wants to hears of every game in which something was found.
    pub fn begin(on_found: Callback<()>) -> Self {
        let hunter = RwSignal::new(Hunter::default());
        let hunting = Self {
            hunter,
            connection: WorkerConnection::of(hunter),
            game: RwSignal::new(None),
            done: RwSignal::new(0),
            left: RwSignal::new(None),
            found: RwSignal::new(0),
            trouble: RwSignal::new(None),
            on_found,
        };
        let is_over = Memo::new(move |_| hunter.with(|hunter| hunter.all().is_some()));
        Effect::new(move |_| {
            if let (true, Some(game)) = (is_over.get(), hunting.game.get()) {
                hunting.tell(game);
            }
        });
        hunting.next();
        hunting
    }

    /// Goes on after trouble.
    pub fn next(self) {
        self.trouble.set(None);
        spawn_local(async move {
            if let Err(refusal) = self.open().await {
                self.trouble.try_set(Some(refusal));
            }
        });
    }

    async fn open(self) -> Result<(), Refusal> {
        let unhunted = server::get::<Unhunted>("/users/me/puzzles/unhunted").await?;
        self.left.try_set(Some(unhunted.left));
        let Some(id) = unhunted.games.into_iter().next() else {
            return Ok(());
        };
        let game = server::get::<Game>(&format!("/games/{id}")).await?;
        match hunter::hunt(&game.content) {
            Some(hunt) => {
                self.connection.update(|hunter| hunter.begin(hunt));
                self.game.try_set(Some(id));
            }
            None => self.keep(id, Vec::new()).await?,
        }
        Ok(())
    }

    fn tell(self, game: String) {
        self.game.set(None);
        let missed = self.hunter.with_untracked(|hunter| {
            let missed = hunter.all().unwrap_or_default().iter();
            let told = missed.map(|missed| MissedMoment {
                ply: u32::try_from(missed.ply).unwrap_or(u32::MAX),
                moves: missed
                    .solution
                    .moves
                    .iter()
                    .map(ToString::to_string)
                    .collect(),
            });
            told.collect()
        });
        spawn_local(async move {
            if let Err(refusal) = self.keep(game, missed).await {
                self.trouble.try_set(Some(refusal));
            }
        });
    }

    async fn keep(self, game: String, missed: Vec<MissedMoment>) -> Result<(), Refusal> {
        let mut told = HuntedGame { game, missed };
        let mut kept = tell(&told).await;
        if kept.as_ref().is_err_and(Refusal::is_for_good) {
            // What the server does not believe must not keep the other games from their turn.
            told.missed.clear();
            kept = tell(&told).await;
        }
        let kept = kept?;
        self.done.try_update(|done| *done += 1);
        self.found.try_update(|found| *found += kept.new);
        if kept.new > 0 {
            self.on_found.try_run(());
        }
        if self.trouble.try_get_untracked().is_some() {
            self.next();
        }
        Ok(())
    }
}

async fn tell(told: &HuntedGame) -> Result<HuntKept, Refusal> {
    server::post("/users/me/puzzles/hunted", told).await
}

#[component]
pub fn HuntingCard(hunting: Hunting) -> impl IntoView {
    let lang = lang::here();
    let percent = Signal::derive(move || {
        let (done, left) = (f64::from(hunting.done.get()), hunting.left.get()? as f64);
        let all = done + left;
        let part = hunting.hunter.with(Hunter::part);
        let is_busy = hunting.game.with(Option::is_some);
        let done = done + if is_busy { part } else { 0.0 };
        (all > 0.0).then(|| (100.0 * done / all).clamp(0.0, 100.0) as u8)
    });
    let is_hunting = Memo::new(move |_| hunting.left.get().is_some_and(|left| left > 0));
    let has_failed = Memo::new(move |_| {
        hunting.trouble.with(Option::is_some) || hunting.hunter.with(Hunter::has_failed)
    });
    let told = move || said::hunted(lang, hunting.done.get(), hunting.found.get());
    move || {
        (is_hunting.get() || hunting.done.get() > 0).then(|| {
            view! {
                <section class="card hunting">
                    <h2>{said::hunting(lang)}</h2>
                    <p role="status">{told}</p>
                    <Show when=move || is_hunting.get() && !has_failed.get()>
                        <ProgressBar label=said::hunting(lang) percent />
                        <p class="soft small">{said::keep_open(lang)}</p>
                    </Show>
                    <Show when=move || has_failed.get()>
                        <p role="alert">{said::stopped(lang)}</p>
                        <button type="button" class="button" on:click=move |_| hunting.next()>
                            {said::go_on(lang)}
                        </button>
                    </Show>
                </section>
            }
        })
    }
}
