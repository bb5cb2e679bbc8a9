//! Everything one can change about oneself. A guest sees what a guest has.

mod board_choice;
mod data_card;
mod devices_card;
mod email_card;
mod farewell_card;
mod guest_card;
mod look_card;
mod names_card;
mod password_card;
mod programs_card;
mod token_form;

use leptos::prelude::*;
use leptos_router::components::A;
use rookery_protocol::api::{Account, Role};

use self::data_card::DataCard;
use self::devices_card::DevicesCard;
use self::email_card::EmailCard;
use self::farewell_card::FarewellCard;
use self::guest_card::GuestCard;
use self::look_card::LookCard;
use self::names_card::NamesCard;
use self::password_card::PasswordCard;
use self::programs_card::ProgramsCard;
use crate::api::presence::Presence;
use crate::state::visitor::Visitor;
use crate::ui::guarded::Guarded;
use crate::ui::title::Title;
use crate::words::{self, Lang, admin, settings as said};

/// A part of the page: its place and its heading.
type Section = (&'static str, fn(Lang) -> &'static str);

const SECTIONS: [Section; 8] = [
    ("names", said::names_heading),
    ("email", said::email_heading),
    ("password", said::password_heading),
    ("look", said::look_heading),
    ("devices", said::devices_heading),
    ("programs", said::programs_heading),
    ("data", said::data_heading),
    ("farewell", said::farewell_heading),
];

#[component]
pub fn SettingsPage() -> impl IntoView {
    let lang = words::lang();
    let presence = Presence::here();
    let is_guest = Memo::new(move |_| presence.visitor.with(Visitor::is_guest));
    view! {
        <Title page=said::heading(lang) />
        {move || match is_guest.get() {
            true => view! { <OfGuest /> }.into_any(),
            false => view! {
                <Guarded>
                    <OfAccount />
                </Guarded>
            }
            .into_any(),
        }}
    }
}

#[component]
fn OfAccount() -> impl IntoView {
    let lang = words::lang();
    let Some(account) = known() else {
        return ().into_any();
    };
    let link = |(place, heading): Section| {
        view! {
            <li>
                <a href=format!("#{place}")>{heading(lang)}</a>
            </li>
        }
    };
    view! {
        <div class="office">
            <div class="office-side">
                <h1>{said::heading(lang)}</h1>
                <nav class="office-places" aria-label=said::sections(lang)>
                    <ul>{SECTIONS.map(link).collect_view()}</ul>
                </nav>
                {(account.role == Role::Admin)
                    .then(|| {
                        view! {
                            <A href="/admin" attr:class="button">{admin::heading(lang)}</A>
                        }
                    })}
            </div>
            <div class="office-main">
                <NamesCard account=account.clone() />
                <EmailCard account=account.clone() />
                <PasswordCard account=account.clone() />
                <LookCard />
                <DevicesCard />
                <ProgramsCard role=account.role />
                <DataCard />
                <FarewellCard account />
            </div>
        </div>
    }
    .into_any()
}

#[component]
fn OfGuest() -> impl IntoView {
    let lang = words::lang();
    let Some(account) = known() else {
        return ().into_any();
    };
    view! {
        <div class="office narrow">
            <h1>{said::heading(lang)}</h1>
            <div class="office-main">
                <GuestCard />
                <NamesCard account=account.clone() />
                <LookCard />
                <DataCard />
                <FarewellCard account />
            </div>
        </div>
    }
    .into_any()
}

/// Whoever is here now; the cards keep up with changes by themselves.
fn known() -> Option<Account> {
    match Presence::here().visitor.get_untracked() {
        Visitor::Known(account) => Some(account),
        Visitor::Unknown | Visitor::Stranger => None,
    }
}
