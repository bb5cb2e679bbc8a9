//! What one can do with the variation that is shown: put it before another, delete it, keep it.

use leptos::prelude::*;
use rookery_protocol::api::GamePage;

use crate::pages::review::Desk;
use crate::pages::review::keep_form::KeepForm;
use crate::state::review::Review;
use crate::ui::fetched::Fetched;
use crate::ui::focus;
use crate::words::{self, review as said};

#[component]
pub fn BranchTools(desk: Desk, family: Fetched<GamePage>) -> impl IntoView {
    let lang = words::lang();
    let review = desk.review;
    let is_beside = Memo::new(move |_| !review.with(Review::is_own));
    let can_raise = Memo::new(move |_| review.with(Review::can_raise));
    let can_restore = Memo::new(move |_| review.with(Review::can_restore));
    let names = RwSignal::new(false);
    let remove = move |_| {
        review.update(Review::remove);
        focus::focus_soon("#put-back");
    };
    let tools = move || {
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
                    on:click=move |_| {
                        names.set(true);
                        focus::focus_soon("#keep-name");
                    }
                >
                    {said::keep_begin(lang)}
                </button>
            </div>
        }
    };
    view! {
        <Show
            when=move || is_beside.get()
            fallback=move || view! { <p class="soft small">{said::try_hint(lang)}</p> }
        >
            {tools}
            <Show when=move || names.get()>
                <KeepForm desk family names />
            </Show>
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
