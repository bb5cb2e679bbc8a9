//! Who is here, the way in and out, and the colors. Where there is little room it folds behind a
//! button.

use leptos::ev;
use leptos::prelude::*;
use leptos_router::components::A;
use leptos_router::hooks::use_location;
use rookery_app::account::visitor::Visitor;
use rookery_app::account::way_back;
use rookery_app::shell::words as said;
use wasm_bindgen::JsCast;

use crate::account::leaving::{Leaving, Way};
use crate::account::presence::Presence;
use crate::settings::theme_switch::ThemeSwitch;
use crate::shell::lang;
use crate::shell::ui::focus;
use crate::shell::ui::icon::{Icon, IconView};
use crate::shell::ui::refused::Refused;

#[component]
pub fn SiteMenu() -> impl IntoView {
    let lang = lang::here();
    let visitor = Presence::here().visitor;
    let path = use_location().pathname;
    let is_open = RwSignal::new(false);
    Effect::new(move |_| {
        path.track();
        visitor.track();
        is_open.set(false);
    });
    let leave = move |event: ev::FocusEvent| {
        if !stays(&event) {
            is_open.set(false);
        }
    };
    let escape = move |event: ev::KeyboardEvent| {
        if event.key() == "Escape" && is_open.get_untracked() {
            is_open.set(false);
            focus::focus(".menu-button");
        }
    };
    view! {
        <div class="site-menu" on:focusout=leave on:keydown=escape>
            <button
                type="button"
                class="icon-button menu-button"
                aria-label=said::menu(lang)
                aria-expanded=move || is_open.get().to_string()
                aria-controls="menu"
                on:click=move |_| is_open.update(|open| *open = !*open)
            >
                <IconView icon=Icon::Menu />
            </button>
            // It can have the focus so that a click beside its buttons does not fold it.
            <div id="menu" class="menu" class:open=is_open tabindex="-1">
                // On a phone the bar has no room for them.
                <A href="/games" attr:class="page-link small-only">{said::my_games(lang)}</A>
                <A href="/board" attr:class="page-link small-only">{said::board(lang)}</A>
                <Who />
                <ThemeSwitch />
            </div>
        </div>
    }
}

#[component]
fn Who() -> impl IntoView {
    let lang = lang::here();
    let presence = Presence::here();
    let location = use_location();
    let leaving = StoredValue::new_local(Leaving::here());
    let trouble = leaving.with_value(|leaving| leaving.trouble);
    let door = move || {
        let (path, query, hash) = (
            location.pathname.get(),
            location.search.get(),
            location.hash.get(),
        );
        let mark = if query.is_empty() { "" } else { "?" };
        let here = format!("{path}{mark}{}{hash}", query.trim_start_matches('?'));
        way_back::door("/log-in", way_back::after(Some(&here)))
    };
    let is_unknown = Memo::new(move |_| {
        presence
            .visitor
            .with(|visitor| *visitor == Visitor::Unknown)
    });
    let name = Memo::new(move |_| {
        let visitor = presence.visitor.read();
        visitor.account().map(|account| account.display.clone())
    });
    move || match (is_unknown.get(), name.get()) {
        (true, _) => ().into_any(),
        (false, None) => view! {
            <A href="/settings" attr:class="page-link">{said::settings(lang)}</A>
            <A href=door attr:class="page-link">{said::log_in(lang)}</A>
        }
        .into_any(),
        (false, Some(name)) => view! {
            <A href="/settings" attr:class="page-link who" attr:title=said::settings(lang)>
                <span>{name}</span>
            </A>
            <button
                type="button"
                id="log-out"
                class="page-link plain"
                on:click=move |_| leaving.with_value(|leaving| leaving.go(lang, Way::LogOut))
            >
                {said::log_out(lang)}
            </button>
            <Refused refusal=trouble />
        }
        .into_any(),
    }
}

/// Whether the focus stays inside.
fn stays(event: &ev::FocusEvent) -> bool {
    let next = event.related_target();
    let next = next.and_then(|next| next.dyn_into::<web_sys::Node>().ok());
    let here = event.current_target();
    let here = here.and_then(|here| here.dyn_into::<web_sys::Node>().ok());
    next.is_some() && here.is_some_and(|here| here.contains(next.as_ref()))
}
