//! A text to take along, with a button that copies it.

use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use rookery_app::shell::words::copied as said;

use crate::browser::clipboard;
use crate::shell::lang;

#[component]
pub fn Copied(
    /// Names the field on the page.
    #[prop(into)]
    id: String,
    label: &'static str,
    #[prop(into)] text: String,
) -> impl IntoView {
    let lang = lang::here();
    let field = NodeRef::<html::Input>::new();
    let told = RwSignal::new(None);
    let shown = text.clone();
    let copy = move |_| {
        // Where the browser does not copy, what is selected can be copied by hand.
        if let Some(field) = field.get_untracked() {
            field.select();
        }
        let text = text.clone();
        spawn_local(async move {
            told.try_set(Some(match clipboard::copy(&text).await {
                true => said::done(lang),
                false => said::by_hand(lang),
            }));
        });
    };
    view! {
        <div class="entry">
            <label for=id.clone()>{label}</label>
            <div class="copied">
                <input
                    id=id
                    class="field"
                    readonly
                    autocomplete="off"
                    spellcheck="false"
                    node_ref=field
                    value=shown
                />
                <button type="button" class="button" on:click=copy>
                    {said::copy(lang)}
                </button>
            </div>
            <p class="soft small" role="status">
                {move || told.get()}
            </p>
        </div>
    }
}
