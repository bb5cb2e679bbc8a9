//! Everything one can change about oneself. A guest sees what a guest has.

mod data_card;
mod devices_card;
mod email_card;
mod farewell_card;
mod guest_card;
mod help_card;
mod kept;
mod language_card;
mod level_card;
mod look_card;
mod looks_card;
mod names_card;
mod password_card;
pub mod preferences;
mod programs_card;
mod switches;
pub mod theme_switch;

use leptos::prelude::*;
use leptos_router::components::A;
use rookery_app::account::visitor::Visitor;
use rookery_app::admin::words as admin;
use rookery_app::lang::Lang;
use rookery_app::settings::words as said;
use rookery_protocol::api::{Account, Role};

use self::data_card::DataCard;
use self::devices_card::DevicesCard;
use self::email_card::EmailCard;
use self::farewell_card::FarewellCard;
use self::guest_card::GuestCard;
use self::help_card::HelpCard;
use self::language_card::LanguageCard;
use self::level_card::LevelCard;
use self::look_card::LookCard;
use self::looks_card::LooksCard;
use self::names_card::NamesCard;
use self::password_card::PasswordCard;
use self::programs_card::ProgramsCard;
use crate::account::guarded::Guarded;
use crate::account::presence::Presence;
use crate::shell::lang;
use crate::shell::title::Title;

/// A part of the page: its place and its heading.
type Section = (&'static str, fn(Lang) -> &'static str);

const SECTIONS: [Section; 12] = [
    ("names", said::names_heading),
    ("look", said::look_heading),
    ("help", said::help_heading),
    ("level", said::level_heading),
    ("language", said::language_heading),
    ("email", said::email_heading),
    ("password", said::password_heading),
    ("devices", said::devices_heading),
    ("programs", said::programs_heading),
    ("data", said::data_heading),
    ("looks", said::looks_heading),
    ("farewell", said::farewell_heading),
];

/// Whose settings are shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Whose {
    /// Someone's with an account, or it is not known yet.
    Account,
    Guest,
    /// Somebody's whom the server does not know: this browser's.
    Stranger,
}

#[component]
pub fn SettingsPage() -> impl IntoView {
    let lang = lang::here();
    let presence = Presence::here();
    let was_in = StoredValue::new(false);
    let whose = Memo::new(move |_| {
        presence.visitor.with(|visitor| match visitor {
            Visitor::Unknown => Whose::Account,
            visitor if visitor.is_guest() => Whose::Guest,
            // Whose session has ended is led to the door, and back here.
            Visitor::Stranger if !was_in.get_value() => Whose::Stranger,
            Visitor::Stranger => Whose::Account,
            Visitor::Known(_) => {
                was_in.set_value(true);
                Whose::Account
            }
        })
    });
    view! {
        <Title page=said::heading(lang) />
        {move || match whose.get() {
            Whose::Guest => view! { <OfGuest /> }.into_any(),
            Whose::Stranger => view! { <OfStranger /> }.into_any(),
            Whose::Account => view! {
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
    let lang = lang::here();
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
                <LookCard />
                <HelpCard />
                <LevelCard />
                <LanguageCard />
                <EmailCard account=account.clone() />
                <PasswordCard account=account.clone() />
                <DevicesCard />
                <ProgramsCard role=account.role />
                <DataCard />
                <LooksCard />
                <FarewellCard account />
            </div>
        </div>
    }
    .into_any()
}

#[component]
fn OfGuest() -> impl IntoView {
    let lang = lang::here();
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
                <HelpCard />
                <LevelCard />
                <LanguageCard />
                <DataCard />
                <LooksCard />
                <FarewellCard account />
            </div>
        </div>
    }
    .into_any()
}

#[component]
fn OfStranger() -> impl IntoView {
    let lang = lang::here();
    view! {
        <div class="office narrow">
            <h1>{said::heading(lang)}</h1>
            <div class="office-main">
                <GuestCard />
                <LookCard />
                <HelpCard />
                <LevelCard />
                <LanguageCard />
            </div>
        </div>
    }
}

/// Whoever is here now; the cards keep up with changes by themselves.
fn known() -> Option<Account> {
    match Presence::here().visitor.get_untracked() {
        Visitor::Known(account) => Some(account),
        Visitor::Unknown | Visitor::Stranger => None,
    }
}
