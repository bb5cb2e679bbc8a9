//! One person, and what an administrator can do for them.

mod delete_card;
mod email_card;
mod games_card;
mod names_card;
mod reset_card;
mod role_card;

use leptos::prelude::*;
use leptos_router::components::A;
use rookery_app::admin::pages::AdminPage;
use rookery_app::admin::words as said;
use rookery_protocol::api::{Account, Role};

use self::delete_card::DeleteCard;
use self::email_card::EmailCard;
use self::games_card::GamesCard;
use self::names_card::NamesCard;
use self::reset_card::ResetCard;
use self::role_card::RoleCard;
use crate::account::presence::Presence;
use crate::browser::{clock, http as server};
use crate::shell::lang;
use crate::shell::ui::errand::{Errand, Outcome};
use crate::shell::ui::fetched::Fetched;
use crate::shell::ui::focus;

#[component]
pub fn Person(id: String) -> impl IntoView {
    let lang = lang::here();
    let person = Fetched::<Account>::begin(format!("/users/{id}"));
    // What was saved is said above the cards, which are made anew.
    let errand = Errand::new();
    view! {
        <A href=AdminPage::People.address() attr:class="text-link way-back">{said::back(lang)}</A>
        <div id="person" class="person-head" tabindex="-1">
            {person.show(head)}
            <Outcome errand />
        </div>
        {move || person.get().map(|account| view! { <Known account person errand /> })}
    }
}

fn head(account: Account) -> AnyView {
    let lang = lang::here();
    let (created, seen) = (clock::local(account.created), clock::local(account.seen));
    let lead = said::person_lead(lang, &account, created, seen);
    let is_guest = account.role == Role::Guest;
    view! {
        <h2>{account.display}</h2>
        <p class="soft">{lead}</p>
        <p class="soft small id">{account.id}</p>
        {is_guest.then(|| view! { <p>{said::guest_lead(lang)}</p> })}
    }
    .into_any()
}

#[component]
fn Known(account: Account, person: Fetched<Account>, errand: Errand) -> impl IntoView {
    let saved = Callback::new(move |account| {
        person.set(account);
        errand.say(said::saved(lang::here()));
        focus::focus("#person");
    });
    let own = Presence::here()
        .visitor
        .with_untracked(|visitor| visitor.account().map(|own| own.id.clone()));
    let is_self = own.as_ref() == Some(&account.id);
    let is_guest = account.role == Role::Guest;
    let has_account = (!is_guest).then(|| {
        view! {
            <EmailCard account=account.clone() saved />
            <ResetCard id=account.id.clone() />
            <RoleCard account=account.clone() saved is_self />
        }
    });
    view! {
        <GamesCard account=account.clone() />
        <NamesCard account=account.clone() saved />
        {has_account}
        <SessionsCard id=account.id.clone() />
        <ExportCard id=account.id.clone() />
        <DeleteCard account is_self />
    }
}

#[component]
fn SessionsCard(id: String) -> impl IntoView {
    let lang = lang::here();
    let errand = Errand::new();
    let end = move |_| {
        let place = format!("/users/{id}/sessions");
        errand.run(async move { server::delete(&place).await }, move |()| {
            errand.say(said::sessions_ended(lang))
        });
    };
    view! {
        <section class="card" aria-labelledby="sessions-heading">
            <h3 id="sessions-heading">{said::sessions_heading(lang)}</h3>
            <p class="soft">{said::sessions_lead(lang)}</p>
            <button type="button" class="button" on:click=end>
                {said::sessions_end(lang)}
            </button>
            <Outcome errand />
        </section>
    }
}

#[component]
fn ExportCard(id: String) -> impl IntoView {
    let lang = lang::here();
    view! {
        <section class="card" aria-labelledby="export-heading">
            <h3 id="export-heading">{said::export_heading(lang)}</h3>
            <p class="soft">{said::export_lead(lang)}</p>
            <a class="button" href=format!("/api/v1/users/{id}/export") rel="external" download>
                {said::export_download(lang)}
            </a>
        </section>
    }
}
