//! A button that asks before it does something that cannot be undone.

use leptos::prelude::*;

use crate::shell::ui::focus;

/// First a button; then a question with whatever answers it.
#[component]
pub fn Question(
    /// Names the question on the page.
    id: &'static str,
    /// What the button says.
    begin: &'static str,
    question: &'static str,
    /// What the button says that changes nothing.
    keep: &'static str,
    asks: RwSignal<bool>,
    /// The button or the form that does it.
    children: ChildrenFn,
) -> impl IntoView {
    let open = move |_| {
        asks.set(true);
        request_animation_frame(move || focus::focus(&format!("#{id}-question")));
    };
    let shut = move |_| {
        asks.set(false);
        request_animation_frame(move || focus::focus(&format!("#{id}-begin")));
    };
    move || match asks.get() {
        false => view! {
            <button type="button" id=format!("{id}-begin") class="button danger" on:click=open>
                {begin}
            </button>
        }
        .into_any(),
        true => view! {
            <div class="asks" role="group" aria-labelledby=format!("{id}-question")>
                <p id=format!("{id}-question") class="asks-question" tabindex="-1">{question}</p>
                {children()}
                <button type="button" class="button" on:click=shut>
                    {keep}
                </button>
            </div>
        }
        .into_any(),
    }
}
