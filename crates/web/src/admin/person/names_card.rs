//! New names for someone.

use leptos::prelude::*;
use rookery_app::account::names::{self, DISPLAY, LOGIN};
use rookery_app::admin::words as said;
use rookery_app::settings::words as settings;
use rookery_protocol::api::{Account, Role};

use crate::account::presence::Presence;
use crate::browser::http as server;
use crate::forms::field::TextField;
use crate::forms::form::FormView;
use crate::shell::lang;
use crate::shell::ui::errand::Errand;

#[component]
pub fn NamesCard(account: Account, saved: Callback<Account>) -> impl IntoView {
    let lang = lang::here();
    let presence = Presence::here();
    let errand = Errand::new();
    let place = StoredValue::new(format!("/users/{}", account.id));
    let role = account.role;
    let is_guest = role == Role::Guest;
    let form = RwSignal::new(names::form("names", &account));
    let send = Callback::new(move |()| {
        let change = form.with_untracked(names::wanted);
        let place = place.get_value();
        errand.send(
            form,
            async move { server::patch::<Account>(&place, &change).await },
            move |account| {
                let own = presence.visitor.with_untracked(|visitor| {
                    visitor.account().is_some_and(|own| own.id == account.id)
                });
                if own {
                    presence.enters(account.clone());
                }
                saved.run(account);
            },
        );
    });
    view! {
        <section class="card" aria-labelledby="names-heading">
            <h3 id="names-heading">{said::names_heading(lang)}</h3>
            <FormView
                form
                send=settings::names_save(lang, role)
                sending=said::sending(lang)
                on_send=send
            >
                <TextField form name=DISPLAY label=settings::display_label(lang) autocomplete="off" />
                {(!is_guest)
                    .then(|| {
                        view! {
                            <TextField
                                form
                                name=LOGIN
                                label=settings::login_label(lang)
                                autocomplete="off"
                            />
                        }
                    })}
            </FormView>
        </section>
    }
}
