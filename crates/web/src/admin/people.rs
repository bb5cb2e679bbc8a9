//! Everyone the server knows, to be searched.

use leptos::ev;
use leptos::prelude::*;
use leptos_router::components::A;
use rookery_app::admin::pages::{AdminPage, Search};
use rookery_app::admin::words as said;
use rookery_app::lang::date;
use rookery_protocol::api::{Account, Role, UserPage};

use crate::browser::{clock, http as server};
use crate::forms::select::Select;
use crate::shell::lang;
use crate::shell::ui::errand::{Errand, Outcome};

const ROLES: [Option<Role>; 4] = [None, Some(Role::User), Some(Role::Admin), Some(Role::Guest)];

/// What was found so far, and where to go on.
#[derive(Clone, Default)]
struct Found {
    users: Vec<Account>,
    next: Option<String>,
    is_here: bool,
}

#[component]
pub fn People() -> impl IntoView {
    let lang = lang::here();
    let errand = Errand::new();
    let text = RwSignal::new(String::new());
    let role = RwSignal::new(None);
    let found = RwSignal::new(Found::default());
    // What the list shows, which may differ from what is being typed.
    let search = RwSignal::new(Search::default());
    let look = move |before: Option<String>| {
        let address = search.with_untracked(|search| search.address(before.as_deref()));
        errand.run_anew(
            async move { server::get::<UserPage>(&address).await },
            move |page| {
                found.update(|found| {
                    if before.is_none() {
                        found.users.clear();
                    }
                    found.users.extend(page.users);
                    found.next = page.next;
                    found.is_here = true;
                });
            },
        );
    };
    let begin = move || {
        search.set(Search {
            text: text.get_untracked(),
            role: role.get_untracked(),
        });
        look(None);
    };
    Effect::new(move |_| {
        role.track();
        begin();
    });
    let more = move |_| look(found.with_untracked(|found| found.next.clone()));
    view! {
        <section class="card" aria-labelledby="people-heading">
            <div class="card-head">
                <h2 id="people-heading">{said::people(lang)}</h2>
                <A href=AdminPage::NewAccount.address() attr:class="button">
                    {said::make_account(lang)}
                </A>
            </div>
            {search_form(text, role, begin)}
            {move || found.with(list)}
            <Show when=move || found.with(|found| found.next.is_some())>
                <button type="button" class="button" on:click=more>
                    {said::more(lang)}
                </button>
            </Show>
            <Outcome errand />
        </section>
    }
}

fn search_form(
    text: RwSignal<String>,
    role: RwSignal<Option<Role>>,
    begin: impl Fn() + 'static,
) -> impl IntoView {
    let lang = lang::here();
    let submit = move |event: ev::SubmitEvent| {
        event.prevent_default();
        begin();
    };
    view! {
        <form class="search" role="search" on:submit=submit>
            <div class="entry">
                <label for="people-text">{said::search_label(lang)}</label>
                <input
                    id="people-text"
                    class="field"
                    type="search"
                    autocomplete="off"
                    spellcheck="false"
                    prop:value=text
                    on:input:target=move |event| text.set(event.target().value())
                />
            </div>
            <Select
                id="people-role"
                label=said::role_label(lang)
                options=ROLES.map(|one| (one, said::roles(lang, one).to_owned())).into()
                chosen=role
            />
            <button type="submit" class="button primary">
                {said::search(lang)}
            </button>
        </form>
    }
}

fn list(found: &Found) -> AnyView {
    let lang = lang::here();
    if !found.is_here {
        return view! { <p class="soft" role="status">{said::sending(lang)}</p> }.into_any();
    }
    if found.users.is_empty() {
        return view! { <p class="soft" role="status">{said::nobody(lang)}</p> }.into_any();
    }
    let heads = [
        said::column_name(lang),
        said::column_login(lang),
        said::column_email(lang),
        said::column_role(lang),
        said::column_seen(lang),
    ];
    let head = |name| view! { <th scope="col">{name}</th> };
    view! {
        <table class="stack">
            <caption class="hidden">{said::people(lang)}</caption>
            <thead>
                <tr>{heads.map(head).collect_view()}</tr>
            </thead>
            <tbody>{found.users.iter().map(row).collect_view()}</tbody>
        </table>
    }
    .into_any()
}

fn row(account: &Account) -> impl IntoView + use<> {
    let lang = lang::here();
    let or_none = |text: &Option<String>| text.clone().unwrap_or_else(|| said::none(lang).into());
    let address = AdminPage::Person(account.id.clone()).address();
    let display = account.display.clone();
    let seen = date::recent(lang, clock::local(account.seen), clock::local(clock::now()));
    view! {
        <tr>
            <td data-label=said::column_name(lang)>
                <A href=address attr:class="text-link">{display}</A>
            </td>
            <td data-label=said::column_login(lang)>{or_none(&account.login)}</td>
            <td data-label=said::column_email(lang)>{or_none(&account.email)}</td>
            <td data-label=said::column_role(lang)>{said::role(lang, account.role)}</td>
            <td data-label=said::column_seen(lang)>{seen}</td>
        </tr>
    }
}
