//! Whoever wants to leave this browser. The program for it comes when somebody does, and asks in a place of
//! its own, so that the first page has nothing of it.

mod flush;
mod log_out;
mod somebody_else;

use std::cell::Cell;

use leptos::mount::mount_to;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use rookery_app::forms::refusal::Refusal;
use rookery_app::lang::Lang;
use rookery_app::shell::words::later;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use self::log_out::LogOut;
use self::somebody_else::SomebodyElse;
use crate::shell::notice::Notice;

thread_local! {
    /// Whether somebody is about to leave; nobody does so twice.
    static IS_UNDER_WAY: Cell<bool> = const { Cell::new(false) };
}

/// Why somebody leaves.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// They log out.
    LogOut,
    /// A guest goes, and another one comes.
    MakeRoom,
}

/// The part of the page from which somebody leaves.
#[derive(Clone)]
pub struct Leaving {
    page: Option<Owner>,
    notice: Notice,
    /// Why the server does not let them.
    pub trouble: RwSignal<Option<Refusal>>,
}

impl Leaving {
    /// From the calling component.
    pub fn here() -> Self {
        Self {
            page: Owner::current(),
            notice: Notice::here(),
            trouble: RwSignal::new(None),
        }
    }

    /// Leaves, unless they change their mind or the server does not let them.
    pub fn go(&self, lang: Lang, way: Way) {
        let leaving = self.clone();
        let notice = self.notice;
        self.trouble.set(None);
        spawn_local(async move {
            if ask(leaving, way).await.is_err() {
                notice.say(later::explanation(lang));
            }
        });
    }
}

#[wasm_split(leaving, wasm_split_path = leptos::wasm_split, fallible)]
fn ask(leaving: Leaving, way: Way) -> Result<(), SplitLoaderError> {
    let Leaving { page, trouble, .. } = leaving;
    show(page, move |close| match way {
        Way::LogOut => view! { <LogOut trouble close /> }.into_any(),
        Way::MakeRoom => view! { <SomebodyElse trouble close /> }.into_any(),
    });
    Ok(())
}

/// Shows it over the page until it is closed, or that part of the page goes that it belongs to.
fn show(page: Option<Owner>, what: impl FnOnce(Callback<()>) -> AnyView + 'static) {
    let place = document().create_element("div").ok();
    let place = place.and_then(|place| place.dyn_into::<HtmlElement>().ok());
    let (Some(place), Some(body)) = (place, document().body()) else {
        return;
    };
    if IS_UNDER_WAY.replace(true) || body.append_child(&place).is_err() {
        return;
    }
    page.unwrap_or_default().with(|| {
        let shown = StoredValue::new_local(None);
        let close = Callback::new(move |()| {
            // Afterwards: the button that closes it is part of it.
            request_animation_frame(move || drop(shown.try_update_value(Option::take)));
        });
        let remove = place.clone();
        let handle = mount_to(place, move || {
            on_cleanup(move || {
                remove.remove();
                IS_UNDER_WAY.set(false);
            });
            what(close)
        });
        shown.set_value(Some(handle));
    });
}
