//! Who looked at one's things or changed them.

use leptos::prelude::*;
use rookery_app::admin::words::acts::act_on_you;
use rookery_app::lang::date;
use rookery_app::settings::words as said;
use rookery_protocol::api::{ActOnPerson, ActsOnPerson};

use crate::browser::{clock, http as server};
use crate::shell::lang;
use crate::shell::ui::errand::{Errand, Outcome};

const PLACE: &str = "/users/me/acts";

#[component]
pub fn LooksCard() -> impl IntoView {
    let lang = lang::here();
    let errand = Errand::new();
    let shown = RwSignal::new(None::<Vec<ActOnPerson>>);
    let next = RwSignal::new(None::<String>);
    let look = move || {
        let address = match next.get_untracked() {
            Some(before) => format!("{PLACE}?before={before}"),
            None => PLACE.to_owned(),
        };
        errand.run(
            async move { server::get::<ActsOnPerson>(&address).await },
            move |page| {
                shown.update(|shown| shown.get_or_insert_default().extend(page.acts));
                next.set(page.next);
            },
        );
    };
    look();
    let list = move || match shown.get() {
        None => view! { <p class="soft" role="status">{said::sending(lang)}</p> }.into_any(),
        Some(acts) if acts.is_empty() => {
            view! { <p class="soft">{said::looks_none(lang)}</p> }.into_any()
        }
        Some(acts) => view! {
            <ol class="rows" aria-label=said::looks_list(lang)>
                {acts.into_iter().map(row).collect_view()}
            </ol>
        }
        .into_any(),
    };
    view! {
        <section id="looks" class="card" aria-labelledby="looks-heading">
            <h2 id="looks-heading">{said::looks_heading(lang)}</h2>
            <p class="soft">{said::looks_lead(lang)}</p>
            {list}
            <Show when=move || next.with(Option::is_some)>
                <button type="button" class="button" on:click=move |_| look()>
                    {said::looks_more(lang)}
                </button>
            </Show>
            <Outcome errand />
        </section>
    }
}

fn row(act: ActOnPerson) -> impl IntoView {
    let lang = lang::here();
    let who = act.by.unwrap_or_else(|| said::looks_host(lang).to_owned());
    view! {
        <li class="row">
            <div class="row-text">
                <p class="row-head">
                    <strong>{who}</strong>
                </p>
                <p>{act_on_you(lang, &act.act)}</p>
                <p class="soft small">{date::moment(lang, clock::local(act.at))}</p>
            </div>
        </li>
    }
}
