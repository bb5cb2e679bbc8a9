//! One calm line for guests: what an account would keep. Whoever puts it away is left in peace.

use leptos::prelude::*;
use leptos_router::components::A;
use leptos_router::hooks::use_location;
use rookery_app::account::visitor::Visitor;
use rookery_app::account::{guest_banner as banner, way_back};
use rookery_app::keeping::table::GUEST_BANNER;
use rookery_app::shell::words as said;

use crate::account::presence::Presence;
use crate::browser::{clock, storage as memory};
use crate::shell::lang;
use crate::shell::ui::focus;

#[component]
pub fn GuestBanner() -> impl IntoView {
    let lang = lang::here();
    let visitor = Presence::here().visitor;
    let put_away = memory::recall(&GUEST_BANNER.key());
    let is_due = RwSignal::new(banner::is_due(put_away.as_deref(), clock::now()));
    let is_shown = Memo::new(move |_| {
        let is_guest = visitor.with(|who| *who == Visitor::Stranger || who.is_guest());
        is_due.get() && is_guest
    });
    let path = use_location().pathname;
    let door = move || way_back::door("/sign-up", &path.get());
    let put_away = move |_| {
        memory::remember(&GUEST_BANNER.key(), &clock::now().to_string());
        is_due.set(false);
        focus::focus("#main");
    };
    view! {
        <Show when=move || is_shown.get()>
            <aside class="guest-banner" aria-label=said::guest_label(lang)>
                <p>{said::guest(lang)}</p>
                <A href=door attr:class="text-link">{said::guest_sign_up(lang)}</A>
                <button type="button" class="plain-button" on:click=put_away>
                    {said::guest_away(lang)}
                </button>
            </aside>
        </Show>
    }
    .into_any()
}
