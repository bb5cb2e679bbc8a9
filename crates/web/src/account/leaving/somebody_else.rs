//! A guest goes and another one comes: asked first, because nothing leads back to what a guest did.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::components::A;
use rookery_app::account::way_back;
use rookery_app::account::words::leaving as said;
use rookery_app::forms::refusal::Refusal;

use crate::account::departure::{self, Departure};
use crate::account::presence::Presence;
use crate::browser::http as server;
use crate::shell::lang;
use crate::shell::ui::focus;
use crate::shell::ui::modal::Modal;
use crate::shell::ui::refused::Refused;

#[component]
pub(super) fn SomebodyElse(
    trouble: RwSignal<Option<Refusal>>,
    close: Callback<()>,
) -> impl IntoView {
    let lang = lang::here();
    let presence = Presence::here();
    let is_busy = RwSignal::new(false);
    let stay = Callback::new(move |()| {
        close.run(());
        focus::focus_soon("#somebody-else");
    });
    let start = move |event: MouseEvent| {
        // The second half of a double click was meant for what lay there before.
        if event.detail() > 1 || is_busy.get_untracked() {
            return;
        }
        is_busy.set(true);
        spawn_local(async move {
            match server::delete("/session").await {
                Ok(()) => departure::leave(presence, Departure::LoggedOut),
                Err(refusal) => {
                    trouble.set(Some(refusal));
                    is_busy.set(false);
                }
            }
        });
    };
    view! {
        <Modal labelled_by="else-heading" described_by="else-meaning" on_escape=stay>
            <h2 id="else-heading">{said::else_heading(lang)}</h2>
            <p id="else-meaning">{said::else_meaning(lang)}</p>
            <Refused refusal=trouble />
            <div class="modal-answers">
                <A
                    href=way_back::door("/sign-up", "/")
                    attr:class="button primary"
                >
                    {said::else_sign_up(lang)}
                </A>
                <button
                    type="button"
                    class="button"
                    on:click=move |_| stay.run(())
                >
                    {said::else_stay(lang)}
                </button>
                <button type="button" class="button danger" on:click=start>
                    {said::else_start(lang)}
                </button>
            </div>
        </Modal>
    }
}
