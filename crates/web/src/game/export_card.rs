//! The position and the game as texts, to be copied or saved.

use leptos::prelude::*;
use leptos::task::spawn_local;
use rookery_app::game::export::{self, Particulars};
use rookery_app::game::words as said;
use rookery_app::lang::calendar::Moment;
use rookery_app::opponents::words as opponent;
use rookery_rules::Position;

use crate::account::presence::Presence;
use crate::browser::{clipboard, clock, download};
use crate::game::GameContext;
use crate::shell::lang;

#[component]
pub fn ExportCard(context: GameContext) -> impl IntoView {
    let lang = lang::here();
    let told = RwSignal::new(None);
    let fen = move || {
        let position = context
            .play_page
            .with_untracked(|play_page| *play_page.position());
        Some(Position::fen(&position))
    };
    let seed = move || {
        context.edition.get();
        context.play_page.with_untracked(|play_page| {
            let bout = play_page.bout().filter(|_| !play_page.is_friendly())?;
            Some(opponent::seed_of(lang, bout.seed))
        })
    };
    view! {
        <details class="more export">
            <summary>{said::take_along(lang)}</summary>
            <div class="export-rows">
                <Text id="export-fen" label=said::position(lang) file="position.fen" text=fen told />
                <Text
                    id="export-pgn"
                    label=said::whole_game(lang)
                    file="game.pgn"
                    text=pgn(context)
                    told
                />
            </div>
            <p class="soft small">{seed}</p>
            <p class="soft small" role="status">{move || told.get()}</p>
        </details>
    }
}

/// The game as PGN, when asked.
pub(super) fn pgn(
    context: GameContext,
) -> impl Fn() -> Option<String> + Clone + Send + Sync + 'static {
    let lang = lang::here();
    let visitor = Presence::here().visitor;
    move || {
        context.play_page.with_untracked(|play_page| {
            let bout = play_page.bout()?;
            let account =
                visitor.with_untracked(|who| who.account().map(|who| who.display.clone()));
            let person = account.unwrap_or_else(|| said::player(lang).to_owned());
            let day = Moment::of(clock::local(clock::now()));
            let particulars = Particulars::of(lang, bout, &person, day);
            Some(export::pgn(bout, &particulars))
        })
    }
}

#[component]
fn Text(
    /// Names the row on the page.
    id: &'static str,
    label: &'static str,
    /// What it is saved as.
    file: &'static str,
    text: impl Fn() -> Option<String> + Clone + Send + Sync + 'static,
    told: RwSignal<Option<&'static str>>,
) -> impl IntoView {
    let lang = lang::here();
    let copied = text.clone();
    let copy = move |_| {
        let Some(text) = copied() else { return };
        spawn_local(async move {
            told.try_set(Some(match clipboard::copy(&text).await {
                true => said::copied(lang),
                false => said::not_copied(lang),
            }));
        });
    };
    let save = move |_| {
        if let Some(text) = text() {
            told.set(None);
            download::offer(file, &text);
        }
    };
    let described = move |button: &str| format!("{id}-{button} {id}");
    view! {
        <div class="export-row">
            <span id=id>{label}</span>
            <button
                type="button"
                class="chip"
                id=format!("{id}-copy")
                aria-labelledby=described("copy")
                on:click=copy
            >
                {said::copy(lang)}
            </button>
            <button
                type="button"
                class="chip"
                id=format!("{id}-save")
                aria-labelledby=described("save")
                on:click=save
            >
                {said::download(lang)}
            </button>
        </div>
    }
}
