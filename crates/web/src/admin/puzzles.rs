//! A file of puzzles is sent, and how far the server has come with it.

use std::time::Duration;

use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use rookery_app::admin::words::puzzle_import as said;
use rookery_app::forms::refusal::Refusal;
use rookery_protocol::api::{ImportState, PuzzleImport};

use crate::browser::files::{Chosen, pause};
use crate::browser::http as server;
use crate::games::skipped::Skipped;
use crate::shell::lang;
use crate::shell::ui::progress::ProgressBar;
use crate::shell::ui::refused::Refused;

const PLACE: &str = "/admin/puzzles/import";
/// Between two questions how far it is.
const OFTEN: Duration = Duration::from_millis(700);
/// The same after no answer.
const SELDOM: Duration = Duration::from_secs(5);

/// An import as this page knows it. Cloning is cheap.
#[derive(Clone, Copy)]
struct Run {
    import: RwSignal<Option<PuzzleImport>>,
    refusal: RwSignal<Option<Refusal>>,
    is_sending: RwSignal<bool>,
}

impl Run {
    fn is_busy(self) -> bool {
        let is_running = self.import.with(|import| {
            import
                .as_ref()
                .is_some_and(|import| is_running(import.state))
        });
        is_running || self.is_sending.get()
    }

    /// Asks until it is over.
    fn watch(self) {
        spawn_local(async move {
            let mut has_failed = false;
            loop {
                let answer = server::get::<PuzzleImport>(PLACE).await;
                // Nobody looks any more.
                let Some(is_sending) = self.is_sending.try_get_untracked() else {
                    return;
                };
                let wait = match answer {
                    Ok(import) => {
                        let goes_on = is_running(import.state);
                        self.import.set(Some(import));
                        if std::mem::take(&mut has_failed) {
                            self.refusal.set(None);
                        }
                        if !(goes_on || is_sending) {
                            return;
                        }
                        OFTEN
                    }
                    Err(refusal) => {
                        let wait = wait(&refusal);
                        has_failed = true;
                        self.refusal.set(Some(refusal));
                        let Some(wait) = wait else { return };
                        wait
                    }
                };
                pause(wait).await;
            }
        });
    }

    fn send(self, file: Chosen) {
        self.refusal.set(None);
        self.import.set(None);
        self.is_sending.set(true);
        self.watch();
        let kind = match file.mark.name.ends_with(".zst") {
            true => "application/zstd",
            false => "text/csv",
        };
        spawn_local(async move {
            let answer = server::post_file::<PuzzleImport>(PLACE, kind, file.whole()).await;
            self.is_sending.try_set(false);
            match answer {
                Ok(_) => self.watch(),
                Err(refusal) => {
                    self.import.try_set(None);
                    self.refusal.try_set(Some(refusal));
                }
            }
        });
    }
}

#[component]
pub fn Puzzles() -> impl IntoView {
    let lang = lang::here();
    let run = Run {
        import: RwSignal::new(None),
        refusal: RwSignal::new(None),
        is_sending: RwSignal::new(false),
    };
    run.watch();
    let field = NodeRef::<html::Input>::new();
    let is_missing = RwSignal::new(false);
    let is_busy = Memo::new(move |_| run.is_busy());
    let begin = move |_| {
        let chosen = field.get_untracked();
        let file = chosen.and_then(|field| Chosen::in_field(&field).into_iter().next());
        is_missing.set(file.is_none());
        if let Some(file) = file {
            run.send(file);
        }
    };
    view! {
        <section class="card" aria-labelledby="puzzles-heading">
            <h2 id="puzzles-heading">{said::heading(lang)}</h2>
            <p class="soft">{said::lead(lang)}</p>
            <Show when=move || !is_busy.get()>
                <div class="entry">
                    <label for="puzzle-file">{said::file(lang)}</label>
                    <input
                        id="puzzle-file"
                        class="field"
                        type="file"
                        accept=".csv,.zst,text/csv,application/zstd"
                        node_ref=field
                    />
                </div>
                <div role="alert">
                    {move || is_missing.get().then(|| view! {
                        <p class="trouble small">{said::missing(lang)}</p>
                    })}
                </div>
                <button type="button" class="button primary" on:click=begin>
                    {said::begin(lang)}
                </button>
            </Show>
            <Show when=move || is_busy.get()>
                <Going run />
            </Show>
            <Refused refusal=run.refusal />
            <Ended run />
        </section>
    }
}

/// While it goes on.
#[component]
fn Going(run: Run) -> impl IntoView {
    let lang = lang::here();
    let percent = Signal::derive(move || {
        run.import.with(|import| {
            let import = import.as_ref().filter(|import| import.total > 0)?;
            u8::try_from(import.done.saturating_mul(100) / import.total)
                .ok()
                .map(|percent| percent.min(100))
        })
    });
    let told = move || {
        run.import.with(|import| match import {
            Some(import) if is_running(import.state) => said::doing(lang, import),
            _ => said::sending(lang).to_owned(),
        })
    };
    let stays = move || (!run.is_sending.get()).then(|| said::stays(lang));
    view! {
        <ProgressBar label=said::bar(lang) percent />
        <p class="import-news">{told}</p>
        <p class="soft small">{stays}</p>
    }
}

/// How the last one ended.
#[component]
fn Ended(run: Run) -> impl IntoView {
    let lang = lang::here();
    let told = move || {
        let import = run.import.get().filter(|_| !run.is_sending.get())?;
        match import.state {
            ImportState::Done => Some(
                view! {
                    <p class="note">{said::report(lang, &import)}</p>
                    {skipped(&import)}
                }
                .into_any(),
            ),
            ImportState::Failed => Some(
                view! {
                    <p class="trouble">{said::failed(lang, import.message.as_deref())}</p>
                }
                .into_any(),
            ),
            ImportState::None => {
                Some(view! { <p class="soft small">{said::none(lang)}</p> }.into_any())
            }
            ImportState::Receiving
            | ImportState::Reading
            | ImportState::Taking
            | ImportState::Placing => None,
        }
    };
    view! { <div class="import-end" role="status">{told}</div> }
}

/// Each line that could not be taken, with the reason.
fn skipped(import: &PuzzleImport) -> impl IntoView {
    let lang = lang::here();
    let told = import.faults.iter();
    let told = told.map(|fault| said::skipped(lang, fault)).collect();
    view! { <Skipped heading=said::skipped_heading(lang) told count=import.skipped /> }
}

/// How long until it is worth asking again, if ever.
fn wait(refusal: &Refusal) -> Option<Duration> {
    match refusal {
        Refusal::Problem(_) => None,
        Refusal::Wait { seconds, .. } => Some(Duration::from_secs(u64::from(*seconds))),
        Refusal::Unreachable => Some(SELDOM),
    }
}

fn is_running(state: ImportState) -> bool {
    match state {
        ImportState::Receiving
        | ImportState::Reading
        | ImportState::Taking
        | ImportState::Placing => true,
        ImportState::None | ImportState::Done | ImportState::Failed => false,
    }
}
