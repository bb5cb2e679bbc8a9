//! The two names: the one others see, and the one to log in with.

use leptos::prelude::*;
use rookery_app::account::names::{self, DISPLAY, LOGIN};
use rookery_app::forms::form::Form;
use rookery_app::settings::words as said;
use rookery_protocol::api::{Account, Role};
use rookery_rules::{Color, Piece, Role as PieceKind};

use crate::account::presence::Presence;
use crate::board::pieces::PieceView;
use crate::browser::http as server;
use crate::forms::field::TextField;
use crate::forms::form::FormView;
use crate::shell::lang;
use crate::shell::ui::errand::Errand;

#[component]
pub fn NamesCard(account: Account) -> impl IntoView {
    let lang = lang::here();
    let presence = Presence::here();
    let errand = Errand::new();
    let role = account.role;
    let is_guest = role == Role::Guest;
    let form = RwSignal::new(names::form("names", &account));
    let send = Callback::new(move |()| {
        let change = form.with_untracked(names::wanted);
        errand.send(
            form,
            async move { server::patch::<Account>("/users/me", &change).await },
            move |account| {
                form.update(|form| names::changed(form, &account));
                presence.enters(account);
                errand.say(said::names_saved(lang));
            },
        );
    });
    view! {
        <section id="names" class="card" aria-labelledby="names-heading">
            <h2 id="names-heading">{said::names_heading(lang)}</h2>
            <Seen form />
            <FormView
                form
                send=said::names_save(lang, role)
                sending=said::sending(lang)
                on_send=send
                errand
            >
                <TextField
                    form
                    name=DISPLAY
                    label=said::display_label(lang)
                    hint=said::display_hint(lang)
                    autocomplete="nickname"
                />
                {(!is_guest)
                    .then(|| {
                        view! {
                            <TextField
                                form
                                name=LOGIN
                                label=said::login_label(lang)
                                hint=said::login_hint(lang)
                                autocomplete="username"
                            />
                        }
                    })}
            </FormView>
        </section>
    }
}

/// The name as it stands beside a board, while it is typed.
#[component]
fn Seen(form: RwSignal<Form>) -> impl IntoView {
    let lang = lang::here();
    let name = Memo::new(move |_| form.with(|form| form.text(DISPLAY).trim().to_owned()));
    let piece = Piece {
        color: Color::White,
        role: PieceKind::King,
    };
    view! {
        <div class="seen">
            <p class="player">
                <span class="player-face" aria-hidden="true">
                    <PieceView piece />
                </span>
                <span class="player-name">
                    <span>{name}</span>
                </span>
            </p>
            <p class="soft small">{said::names_seen(lang)}</p>
        </div>
    }
}
