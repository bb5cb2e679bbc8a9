//! A variation gets a name and becomes an entry of its own among the games, linked to this one.

use leptos::prelude::*;
use leptos_router::components::A;
use rookery_app::forms::refusal::Refusal;
use rookery_app::review::words as said;
use rookery_play::GameId;
use rookery_protocol::api::{ChangeGame, GamePage, GameSummary, GameUpload};

use crate::browser::{chance, clock, http as server};
use crate::review::ReviewContext;
use crate::shell::lang;
use crate::shell::ui::errand::{Errand, Outcome};
use crate::shell::ui::fetched::Fetched;
use crate::shell::ui::focus;

#[component]
pub fn KeepForm(
    context: ReviewContext,
    family: Fetched<GamePage>,
    /// Whether the form is shown.
    names: RwSignal<bool>,
) -> impl IntoView {
    let lang = lang::here();
    let errand = Errand::new();
    let name = RwSignal::new(String::new());
    let kept = RwSignal::new(None::<GameId>);
    let keep = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let title = name.with_untracked(|name| name.trim().to_owned());
        if title.is_empty() {
            errand.hush();
            return errand.say(said::keep_no_name(lang));
        }
        let entry = context
            .review
            .with_untracked(|review| review.entry(clock::now()));
        let Some(entry) = entry else { return };
        let id = chance::id();
        let told = said::kept_as(lang, &title);
        errand.run(add(id, entry, title), move |()| {
            family.again();
            name.set(String::new());
            kept.set(Some(id));
            errand.say(told);
        });
    };
    let stop = move |_| {
        names.set(false);
        focus::focus_soon("#keep-begin");
    };
    view! {
        <form class="keep-form" on:submit=keep>
            {name_field(name)}
            <div class="keep-buttons">
                <button type="submit" class="button primary">{said::keep_do(lang)}</button>
                <button type="button" class="button" on:click=stop>{said::keep_stop(lang)}</button>
            </div>
            <Outcome errand />
            {move || {
                kept.get()
                    .map(|id| {
                        view! {
                            <A href=format!("/games/{id}") attr:class="text-link">
                                {said::keep_open(lang)}
                            </A>
                        }
                    })
            }}
        </form>
    }
}

fn name_field(name: RwSignal<String>) -> impl IntoView {
    let lang = lang::here();
    view! {
        <label for="keep-name">{said::keep_label(lang)}</label>
        <input
            id="keep-name"
            class="field small"
            type="text"
            maxlength="80"
            autocomplete="off"
            aria-describedby="keep-hint"
            prop:value=name
            on:input:target=move |event| name.set(event.target().value())
        />
        <p id="keep-hint" class="soft small">{said::keep_hint(lang)}</p>
    }
}

/// Keeps the entry under its name, or not at all.
async fn add(id: GameId, entry: GameUpload, title: String) -> Result<(), Refusal> {
    let place = format!("/games/{id}");
    server::put::<GameSummary>(&place, &entry).await?;
    let name = ChangeGame {
        title: Some(title),
        ..ChangeGame::default()
    };
    let named = server::patch::<GameSummary>(&place, &name).await;
    if named.is_err() {
        // Without its name nobody would find it. What cannot be deleted either stays in the list.
        server::delete(&place).await.unwrap_or_default();
    }
    named.map(drop)
}
