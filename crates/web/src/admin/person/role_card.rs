//! Making someone an administrator, or no longer.

use leptos::prelude::*;
use rookery_app::admin::words as said;
use rookery_protocol::api::{Account, ChangeRole, Role};

use crate::browser::http as server;
use crate::shell::lang;
use crate::shell::ui::errand::{Errand, Outcome};

#[component]
pub fn RoleCard(account: Account, saved: Callback<Account>, is_self: bool) -> impl IntoView {
    let lang = lang::here();
    let errand = Errand::new();
    let is_admin = account.role == Role::Admin;
    let (lead, act, role) = match is_admin {
        true => (said::role_is(lang), said::role_end(lang), Role::User),
        false => (said::role_is_not(lang), said::role_make(lang), Role::Admin),
    };
    let place = format!("/users/{}/role", account.id);
    let change = move |_| {
        let place = place.clone();
        errand.run(
            async move { server::put::<Account>(&place, &ChangeRole { role }).await },
            move |account| saved.run(account),
        );
    };
    let inside = match is_self {
        true => view! { <p class="soft">{said::role_you(lang)}</p> }.into_any(),
        false => view! {
            <p class="soft">{lead}</p>
            <button type="button" class="button" on:click=change>
                {act}
            </button>
            <Outcome errand />
        }
        .into_any(),
    };
    view! {
        <section class="card" aria-labelledby="role-heading">
            <h3 id="role-heading">{said::role_heading(lang)}</h3>
            {inside}
        </section>
    }
}
