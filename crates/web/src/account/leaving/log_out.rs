//! Logging out: what waits is sent, whoever has something unsent is asked, and then everything of theirs goes.

use leptos::prelude::*;
use leptos::task::spawn_local;
use rookery_app::account::words::leaving as said;
use rookery_app::forms::refusal::Refusal;
use rookery_app::keeping::leaving::{Answer, Parting, Unsent};

use super::flush;
use crate::account::departure::{self, Departure};
use crate::account::presence::Presence;
use crate::browser::http as server;
use crate::keeping::keeper::Keeper;
use crate::settings::preferences::CurrentPreferences;
use crate::shell::lang;
use crate::shell::ui::focus;
use crate::shell::ui::modal::Modal;

#[component]
pub(super) fn LogOut(trouble: RwSignal<Option<Refusal>>, close: Callback<()>) -> impl IntoView {
    let presence = Presence::here();
    let keeper = Keeper::here();
    let preferences = CurrentPreferences::here();
    let parting = RwSignal::new(Parting::default());
    let stage = Memo::new(move |_| parting.get());
    Effect::new(move |_| match stage.get() {
        Parting::Sending => spawn_local(async move {
            flush::pack(keeper).await;
            keeper.once_sent(Callback::new(move |_| {
                spawn_local(async move {
                    let left = flush::rest(presence, preferences).await;
                    parting.try_update(|parting| *parting = parting.sent(left));
                });
            }));
        }),
        Parting::Asking(_) => {}
        Parting::Going => spawn_local(async move {
            match server::delete("/session").await {
                Ok(()) => departure::leave(presence, Departure::LoggedOut),
                Err(refusal) => {
                    trouble.set(Some(refusal));
                    parting.try_update(|parting| *parting = parting.refused());
                }
            }
        }),
        Parting::Staying => {
            close.run(());
            // One of the two can be seen.
            focus::focus_soon(".menu-button");
            focus::focus_soon("#log-out");
        }
    });
    let answer = Callback::new(move |answer| {
        parting.update(|parting| *parting = parting.answer(answer));
    });
    // While it is sent once more, the question stays where it is.
    let asked = Memo::new(move |before: Option<&Option<Unsent>>| match stage.get() {
        Parting::Asking(unsent) => Some(unsent),
        Parting::Sending | Parting::Going => before.copied().flatten(),
        Parting::Staying => None,
    });
    let is_busy = Memo::new(move |_| !matches!(stage.get(), Parting::Asking(_)));
    move || {
        let unsent = asked.get()?;
        Some(view! { <Question unsent is_busy answer /> })
    }
}

#[component]
fn Question(unsent: Unsent, is_busy: Memo<bool>, answer: Callback<Answer>) -> impl IntoView {
    let lang = lang::here();
    let stay = Callback::new(move |()| answer.run(Answer::Stay));
    let list = said::unsent(lang, unsent).into_iter();
    view! {
        <Modal labelled_by="unsent-heading" described_by="unsent-list" on_escape=stay>
            <h2 id="unsent-heading">{said::unsent_heading(lang)}</h2>
            <div id="unsent-list">
                <p>{said::unsent_lead(lang)}</p>
                <ul>{list.map(|what| view! { <li>{what}</li> }).collect_view()}</ul>
                <p class="soft">{said::unsent_end(lang)}</p>
            </div>
            <div class="modal-answers">
                <button
                    type="button"
                    class="button primary"
                    on:click=move |_| answer.run(Answer::Again)
                >
                    {move || match is_busy.get() {
                        true => said::sending(lang),
                        false => said::again(lang),
                    }}
                </button>
                <button
                    type="button"
                    class="button"
                    on:click=move |_| stay.run(())
                >
                    {said::stay_in(lang)}
                </button>
                <button
                    type="button"
                    class="button danger"
                    on:click=move |_| answer.run(Answer::Go)
                >
                    {said::go_anyway(lang)}
                </button>
            </div>
        </Modal>
    }
}
