//! What one can do with the variation that is shown: put it before another, delete it, keep it.

use leptos::prelude::*;
use leptos::wasm_split::wasm_split;
use rookery_app::review::reviewed_game::Review;
use rookery_app::review::words as said;
use rookery_protocol::api::GamePage;

use crate::review::ReviewContext;
use crate::review::keep_form::KeepForm;
use crate::shell::lang;
use crate::shell::part::{LoadedPart, Part};
use crate::shell::ui::fetched::Fetched;
use crate::shell::ui::focus;

/// What the tools need of the page.
#[derive(Clone, Copy)]
pub struct Branch {
    pub context: ReviewContext,
    pub family: Fetched<GamePage>,
}

#[component]
pub fn BranchTools(branch: Branch) -> impl IntoView {
    let lang = lang::here();
    let review = branch.context.review;
    let is_beside = Memo::new(move |_| !review.with(Review::is_own));
    let can_restore = Memo::new(move |_| review.with(Review::can_restore));
    view! {
        <Show
            when=move || is_beside.get()
            fallback=move || view! { <p class="soft small">{said::try_hint(lang)}</p> }
        >
            <Part needs=branch load />
        </Show>
        <div role="status">
            <Show when=move || can_restore.get()>
                <p class="removed small">
                    {said::removed(lang)} " "
                    <button
                        type="button"
                        id="put-back"
                        class="chip"
                        on:click=move |_| review.update(Review::put_back)
                    >
                        {said::put_back(lang)}
                    </button>
                </p>
            </Show>
        </div>
    }
}

/// Comes with the first variation.
#[wasm_split(folded, wasm_split_path = leptos::wasm_split, fallible)]
fn load() -> LoadedPart<Branch> {
    Ok(|branch| view! { <Tools branch /> }.into_any())
}

#[component]
fn Tools(branch: Branch) -> impl IntoView {
    let lang = lang::here();
    let Branch { context, family } = branch;
    let review = context.review;
    let can_raise = Memo::new(move |_| review.with(Review::can_raise));
    let names = RwSignal::new(false);
    let remove = move |_| {
        review.update(Review::remove);
        focus::focus_soon("#put-back");
    };
    let name = move |_| {
        names.set(true);
        focus::focus_soon("#keep-name");
    };
    view! {
        <div class="branch-tools" role="group" aria-label=said::line_heading(lang)>
            <button
                type="button"
                class="chip"
                title=said::raise_about(lang)
                aria-disabled=move || (!can_raise.get()).to_string()
                on:click=move |_| review.update(Review::raise)
            >
                {said::raise(lang)}
            </button>
            <button type="button" class="chip" title=said::remove_about(lang) on:click=remove>
                {said::remove(lang)}
            </button>
            <button
                type="button"
                id="keep-begin"
                class="chip"
                aria-expanded=move || names.get().to_string()
                on:click=name
            >
                {said::keep_begin(lang)}
            </button>
        </div>
        <Show when=move || names.get()>
            <KeepForm context family names />
        </Show>
    }
}
