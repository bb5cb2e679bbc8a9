//! What administrators did, with names where they are known.

use std::collections::{BTreeMap, BTreeSet};

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::components::A;
use rookery_app::admin::pages::{AdminPage, Search};
use rookery_app::admin::words::{self as said, acts::act as done};
use rookery_app::lang::date;
use rookery_protocol::api::{AuditEntry, AuditPage, UserPage};

use crate::browser::{clock, http as server};
use crate::shell::lang;
use crate::shell::ui::errand::{Errand, Outcome};

/// Names by id; someone who is gone has none.
type Names = RwSignal<BTreeMap<String, Option<String>>>;

#[component]
pub fn Acts() -> impl IntoView {
    let lang = lang::here();
    let errand = Errand::new();
    let acts = RwSignal::new(Vec::<AuditEntry>::new());
    let next = RwSignal::new(None::<String>);
    let is_here = RwSignal::new(false);
    let names: Names = RwSignal::new(BTreeMap::new());
    let look = move || {
        let before = next.get_untracked();
        let address = match before {
            Some(before) => format!("/admin/audit?before={before}"),
            None => "/admin/audit".to_owned(),
        };
        errand.run(
            async move { server::get::<AuditPage>(&address).await },
            move |page| {
                ask_for_names(&page.acts, names);
                acts.update(|acts| acts.extend(page.acts));
                next.set(page.next);
                is_here.set(true);
            },
        );
    };
    look();
    let list = move || match (is_here.get(), acts.with(Vec::is_empty)) {
        (false, _) => view! { <p class="soft" role="status">{said::sending(lang)}</p> }.into_any(),
        (true, true) => view! { <p class="soft">{said::acts_none(lang)}</p> }.into_any(),
        (true, false) => view! { <Table acts names /> }.into_any(),
    };
    view! {
        <section class="card" aria-labelledby="acts-heading">
            <h2 id="acts-heading">{said::acts_heading(lang)}</h2>
            <p class="soft">{said::acts_lead(lang)}</p>
            {list}
            <Show when=move || next.with(Option::is_some)>
                <button type="button" class="button" on:click=move |_| look()>
                    {said::more(lang)}
                </button>
            </Show>
            <Outcome errand />
        </section>
    }
}

#[component]
fn Table(acts: RwSignal<Vec<AuditEntry>>, names: Names) -> impl IntoView {
    let lang = lang::here();
    let heads = [
        said::column_when(lang),
        said::column_who(lang),
        said::column_what(lang),
        said::column_whom(lang),
    ];
    let head = |name| view! { <th scope="col">{name}</th> };
    let row = move |act: AuditEntry| {
        let what = done(lang, &act.act, &act.detail);
        view! {
            <tr>
                <td data-label=said::column_when(lang)>
                    {date::moment(lang, clock::local(act.at))}
                </td>
                <td data-label=said::column_who(lang)>
                    {person(act.actor, names, said::command_line(lang))}
                </td>
                <td data-label=said::column_what(lang)>{what}</td>
                <td data-label=said::column_whom(lang)>
                    {person(act.target, names, said::the_server(lang))}
                </td>
            </tr>
        }
    };
    view! {
        <table class="stack">
            <caption class="hidden">{said::acts_heading(lang)}</caption>
            <thead>
                <tr>{heads.map(head).collect_view()}</tr>
            </thead>
            <tbody>
                <For each=move || acts.get() key=|act| act.id.clone() children=row />
            </tbody>
        </table>
    }
}

/// Someone by name, or by id while the name is not known.
fn person(id: Option<String>, names: Names, nobody: &'static str) -> AnyView {
    let Some(id) = id else {
        return view! { <span class="soft">{nobody}</span> }.into_any();
    };
    let shown = move || {
        let name = names.with(|names| names.get(&id).cloned());
        match name {
            Some(Some(name)) => {
                let address = AdminPage::Person(id.clone()).address();
                view! { <A href=address attr:class="text-link">{name}</A> }.into_any()
            }
            Some(None) | None => {
                view! { <span class="id soft small">{id.clone()}</span> }.into_any()
            }
        }
    };
    shown.into_any()
}

/// Asks for those whose names are not known yet. The search is asked rather than the person, because
/// someone who is gone is no error.
fn ask_for_names(acts: &[AuditEntry], names: Names) {
    let ids = acts.iter().flat_map(|act| [&act.actor, &act.target]);
    let ids: BTreeSet<String> = ids.flatten().cloned().collect();
    let unknown = ids
        .into_iter()
        .filter(|id| names.with_untracked(|names| !names.contains_key(id)));
    let unknown: Vec<_> = unknown.collect();
    spawn_local(async move {
        for id in unknown {
            let search = Search {
                text: id.clone(),
                role: None,
            };
            let Ok(page) = server::get::<UserPage>(&search.address(None)).await else {
                return;
            };
            let found = page.users.into_iter().find(|account| account.id == id);
            let name = found.map(|account| account.display);
            if names.try_update(|names| names.insert(id, name)).is_none() {
                return;
            }
        }
    });
}
