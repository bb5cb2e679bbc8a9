//! Choosing files of games to bring along, how far they have come, and what became of them.

use leptos::html;
use leptos::prelude::*;
use leptos_router::components::A;
use rookery_app::games::importing::{ImportCounts, ImportProgress};
use rookery_app::games::words::import as said;
use rookery_app::keeping::table::IMPORT_PLAYER;

use super::import_run::{ImportRun, ImportStage};
use super::listing::Listing;
use crate::account::presence::Presence;
use crate::browser::files::Chosen;
use crate::browser::storage as memory;
use crate::games::skipped::Skipped;
use crate::shell::lang;
use crate::shell::ui::progress::ProgressBar;
use crate::shell::ui::refused::Refused;

#[component]
pub fn ImportCard(listing: Listing, on_close: Callback<()>) -> impl IntoView {
    let lang = lang::here();
    // People have the same name elsewhere every time.
    let player = memory::recall(&Presence::own(IMPORT_PLAYER));
    let player = RwSignal::new(player.unwrap_or_default());
    let run = ImportRun::new(player);
    on_cleanup(move || {
        if run.stage.try_with_untracked(ImportStage::is_busy) == Some(true) {
            run.cancel();
        }
    });
    let is_busy = Memo::new(move |_| run.stage.with(ImportStage::is_busy));
    let renew = Callback::new(move |()| listing.renew());
    view! {
        <section class="card import" aria-labelledby="import-heading">
            <div class="card-head">
                <h2 id="import-heading">{said::heading(lang)}</h2>
                <button type="button" class="button" on:click=move |_| on_close.run(())>
                    {said::close(lang)}
                </button>
            </div>
            <p class="soft">{said::lead(lang)}</p>
            <p>
                <A href="/board?way=write" attr:class="text-link">{said::paper(lang)}</A>
            </p>
            <Show when=move || !is_busy.get()>
                <Choosing run player renew />
            </Show>
            <Show when=move || is_busy.get()>
                <Going run renew />
            </Show>
            <Ended run renew />
        </section>
    }
}

/// What to bring, and the name in it.
#[component]
fn Choosing(run: ImportRun, player: RwSignal<String>, renew: Callback<()>) -> impl IntoView {
    let lang = lang::here();
    let field = NodeRef::<html::Input>::new();
    let pasted = RwSignal::new(String::new());
    let is_missing = RwSignal::new(false);
    let begin = move |_| {
        let mut files = field
            .get_untracked()
            .map_or_else(Vec::new, |field| Chosen::in_field(&field));
        let text = pasted.get_untracked();
        if !text.trim().is_empty() {
            files.extend(Chosen::text(said::pasted(lang), &text));
        }
        is_missing.set(files.is_empty());
        if !files.is_empty() {
            let place = Presence::own(IMPORT_PLAYER);
            memory::remember(&place, player.get_untracked().trim());
            run.begin(files, renew);
        }
    };
    view! {
        {left_over()}
        <div class="import-fields">
            <div class="entry">
                <label for="import-files">{said::files(lang)}</label>
                <input
                    id="import-files"
                    class="field"
                    type="file"
                    accept=".pgn,.txt,application/x-chess-pgn"
                    multiple
                    node_ref=field
                />
            </div>
            {player_entry(player)}
        </div>
        <div class="entry">
            <label for="import-text">{said::paste(lang)}</label>
            <textarea
                id="import-text"
                class="field"
                rows="2"
                spellcheck="false"
                prop:value=pasted
                on:input:target=move |event| pasted.set(event.target().value())
            ></textarea>
        </div>
        <div role="alert">
            {move || is_missing.get().then(|| view! {
                <p class="trouble small">{said::nothing(lang)}</p>
            })}
        </div>
        <button type="button" class="button primary" on:click=begin>
            {said::begin(lang)}
        </button>
    }
}

/// What an earlier import has left undone.
fn left_over() -> impl IntoView {
    let lang = lang::here();
    let left = RwSignal::new(ImportRun::left());
    let forget = move |_| {
        ImportRun::forget();
        left.set(None);
    };
    move || {
        left.get().map(|left| {
            view! {
                <div class="note import-left">
                    <p>{said::left(lang, &left)}</p>
                    <button type="button" class="button" on:click=forget>
                        {said::forget(lang)}
                    </button>
                </div>
            }
        })
    }
}

/// The name by which one is known elsewhere.
fn player_entry(player: RwSignal<String>) -> impl IntoView {
    let lang = lang::here();
    view! {
        <div class="entry">
            <label for="import-player">{said::player_label(lang)}</label>
            <input
                id="import-player"
                class="field"
                type="text"
                autocomplete="off"
                autocapitalize="none"
                spellcheck="false"
                maxlength="80"
                aria-describedby="import-player-hint"
                prop:value=player
                on:input:target=move |event| player.set(event.target().value())
            />
            <p id="import-player-hint" class="soft small">{said::player_hint(lang)}</p>
        </div>
    }
}

/// While it goes on.
#[component]
fn Going(run: ImportRun, renew: Callback<()>) -> impl IntoView {
    let lang = lang::here();
    let percent = Signal::derive(move || {
        let is_reading = run.stage.with(|stage| *stage == ImportStage::Reading);
        let progress = run.progress.read();
        progress
            .as_ref()
            .filter(|_| !is_reading)
            .map(ImportProgress::percent)
    });
    let told = move || match run.stage.get() {
        ImportStage::Reading => said::reading(lang).to_owned(),
        ImportStage::Waiting(seconds) => said::waits(lang, seconds),
        _ => {
            let progress = run.progress.read();
            progress
                .as_ref()
                .map_or_else(String::new, |progress| said::so_far(lang, progress))
        }
    };
    let cancel = move |_| {
        run.cancel();
        renew.run(());
    };
    view! {
        <ProgressBar label=said::bar(lang) percent />
        <p class="import-news">{told}</p>
        <button type="button" class="button" on:click=cancel>
            {said::cancel(lang)}
        </button>
    }
}

/// How it ended.
#[component]
fn Ended(run: ImportRun, renew: Callback<()>) -> impl IntoView {
    let lang = lang::here();
    let told = move || match run.stage.get() {
        ImportStage::Done => {
            let tally = run.tally.get();
            let report = format!("{} {}", said::done(lang), said::report(lang, &tally));
            view! {
                <p class="note">{report}</p>
                {skipped(&tally)}
            }
            .into_any()
        }
        ImportStage::Canceled => view! { <p class="note">{said::canceled(lang)}</p> }.into_any(),
        ImportStage::Unreadable => {
            view! { <p class="trouble">{said::unreadable(lang)}</p> }.into_any()
        }
        ImportStage::Stuck(refusal) => view! {
            <Refused refusal=Signal::stored(Some(refusal)) />
            <button type="button" class="button primary" on:click=move |_| run.go_on(renew)>
                {said::go_on(lang)}
            </button>
        }
        .into_any(),
        ImportStage::Idle
        | ImportStage::Reading
        | ImportStage::Sending
        | ImportStage::Waiting(_) => ().into_any(),
    };
    view! { <div class="import-end" role="status">{told}</div> }
}

/// Each game that could not be taken, with its place and the reason.
fn skipped(tally: &ImportCounts) -> impl IntoView {
    let lang = lang::here();
    let told = tally.told.iter();
    let told = told.map(|one| said::skipped(lang, one)).collect();
    view! { <Skipped heading=said::skipped_heading(lang) told count=tally.skipped /> }
}
