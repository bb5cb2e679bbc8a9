//! The keys of the site, shown when somebody presses the question mark.

use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use rookery_app::shell::words::{keys as said, later};
use wasm_bindgen::JsCast;

use crate::settings::preferences::CurrentPreferences;
use crate::shell::lang;
use crate::shell::ui::modal::Modal;

/// The dialog, which tells when it is closed; or it did not come.
type Dialog = Result<fn(Callback<()>) -> AnyView, SplitLoaderError>;

#[component]
pub fn KeyHelp() -> impl IntoView {
    let lang = lang::here();
    let shown = RwSignal::new_local(None::<Dialog>);
    let before = StoredValue::new_local(None::<web_sys::HtmlElement>);
    let open = move || {
        let focused = document().active_element();
        before.set_value(focused.and_then(|element| element.dyn_into().ok()));
        spawn_local(async move {
            shown.try_set(Some(dialog().await));
        });
    };
    let preferences = CurrentPreferences::here();
    let pressed = window_event_listener(ev::keydown, move |event| {
        if event.key() == "?" && preferences.takes_keys() && !is_typing(&event) {
            event.prevent_default();
            open();
        }
    });
    on_cleanup(move || pressed.remove());
    let close = Callback::new(move |()| {
        shown.set(None);
        // Whoever looked up a key goes on where they were.
        request_animation_frame(move || {
            before.with_value(|before| {
                if let Some(before) = before {
                    before.focus().unwrap_or_default();
                }
            });
        });
    });
    view! {
        <button type="button" class="footer-button" on:click=move |_| open()>
            {said::heading(lang)}
        </button>
        {move || {
            shown.with(|shown| match shown.as_ref()? {
                Ok(keys) => Some(keys(close)),
                Err(_) => Some(view! { <p role="alert">{later::explanation(lang)}</p> }.into_any()),
            })
        }}
    }
}

/// Comes when somebody asks for it.
#[wasm_split(typed, wasm_split_path = leptos::wasm_split, fallible)]
fn dialog() -> Dialog {
    Ok(|close| view! { <Keys close /> }.into_any())
}

#[component]
fn Keys(close: Callback<()>) -> impl IntoView {
    let lang = lang::here();
    let row = |(keys, meaning): &(&'static str, &'static str)| {
        let keys = keys.split(' ').map(|key| view! { <kbd>{key}</kbd> });
        view! {
            <div>
                <dt>{keys.collect_view()}</dt>
                <dd>{*meaning}</dd>
            </div>
        }
    };
    let group = move |(heading, keys): &(&'static str, &'static [(&'static str, &'static str)])| {
        view! {
            <div>
                <h3>{*heading}</h3>
                <dl class="keys">{keys.iter().map(row).collect_view()}</dl>
            </div>
        }
    };
    view! {
        <Modal labelled_by="keys-heading" described_by="keys-about" on_escape=close>
            <h2 id="keys-heading">{said::heading(lang)}</h2>
            <p id="keys-about" class="soft small">{said::about(lang)}</p>
            <div class="key-groups" role="group" tabindex="0" aria-labelledby="keys-heading">{said::groups(lang).iter().map(group).collect_view()}</div>
            <div class="modal-answers">
                <button type="button" class="button primary" on:click=move |_| close.run(())>
                    {said::close(lang)}
                </button>
            </div>
        </Modal>
    }
}

fn is_typing(event: &ev::KeyboardEvent) -> bool {
    let target = event.target();
    let target = target.and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let field = target.and_then(|target| {
        let field = target.closest("input, textarea, select");
        field.ok().flatten()
    });
    // A slider or a tick takes no letters.
    field.is_some_and(|field| {
        let kind = field.get_attribute("type").unwrap_or_default();
        !matches!(kind.as_str(), "range" | "radio" | "checkbox")
    })
}
