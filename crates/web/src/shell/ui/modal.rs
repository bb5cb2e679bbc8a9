//! A question that must be answered before anything else. The browser keeps the focus inside it,
//! and the rest of the page out of reach.

use leptos::ev::Event;
use leptos::html::Dialog;
use leptos::prelude::*;

use crate::shell::ui::own_touch::OwnTouch;

#[component]
pub fn Modal(
    /// Names what is asked.
    labelled_by: &'static str,
    described_by: &'static str,
    /// Escape was pressed.
    on_escape: Callback<()>,
    children: Children,
) -> impl IntoView {
    let dialog = NodeRef::<Dialog>::new();
    let own_touch = OwnTouch::new();
    Effect::new(move |_| {
        if let Some(dialog) = dialog.get() {
            // It fails only if it is open already.
            dialog.show_modal().unwrap_or_default();
        }
    });
    let on_cancel = move |event: Event| {
        event.prevent_default();
        on_escape.run(());
    };
    view! {
        <dialog
            class="modal"
            node_ref=dialog
            aria-labelledby=labelled_by
            aria-describedby=described_by
            on:cancel=on_cancel
            on:pointerdown:capture=move |_| own_touch.begin()
            on:click:capture=move |event| own_touch.admit(&event)
        >
            {children()}
        </dialog>
    }
}
