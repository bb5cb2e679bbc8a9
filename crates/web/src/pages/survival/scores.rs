//! The best scores of those who show theirs, and the switch that does.

use leptos::prelude::*;
use rookery_protocol::api::{SurvivalScore, SurvivalScores};

use crate::api::presence::Presence;
use crate::api::run_book::RunBook;
use crate::api::server;
use crate::state::visitor::Visitor;
use crate::ui::errand::{Errand, Outcome};
use crate::ui::switch::SwitchView;
use crate::words::{self, number, survival as said};

const PLACE: &str = "/survival/scores";

#[component]
pub(super) fn Scores(book: RunBook) -> impl IntoView {
    let lang = words::lang();
    let visitor = Presence::here().visitor;
    let is_known = Memo::new(move |_| visitor.with(|who| matches!(who, Visitor::Known(_))));
    let has_account = Memo::new(move |_| visitor.with(|who| who.account().is_some()));
    let list = RwSignal::new(None::<SurvivalScores>);
    let errand = Errand::new();
    let first = move || {
        errand.run_anew(
            async move { server::get::<SurvivalScores>(PLACE).await },
            move |page| list.set(Some(page)),
        );
    };
    // A score that is shown or hidden changes the list.
    Effect::new(move |_| {
        book.told.track();
        if is_known.get() {
            first();
        }
    });
    let more = move |after: String| {
        let place = format!("{PLACE}?after={after}");
        errand.run_anew(
            async move { server::get::<SurvivalScores>(&place).await },
            move |page| {
                list.update(|list| {
                    let mut scores = list.take().map(|list| list.scores).unwrap_or_default();
                    scores.extend(page.scores);
                    let next = page.next;
                    *list = Some(SurvivalScores { scores, next });
                });
            },
        );
    };
    let rows = move || {
        list.with(|list| {
            let scores = &list.as_ref()?.scores;
            let rows: Vec<_> = (1..)
                .zip(scores)
                .map(|(place, one)| row(place, one))
                .collect();
            Some(rows)
        })
    };
    let is_empty = Memo::new(move |_| {
        list.with(|list| list.as_ref().is_none_or(|list| list.scores.is_empty()))
    });
    let next = Memo::new(move |_| list.with(|list| list.as_ref()?.next.clone()));
    let is_shown = Signal::derive(move || book.shown.get() == Some(true));
    let on_turn = Callback::new(move |()| book.show(!is_shown.get_untracked()));
    view! {
        <section class="card survival-scores" aria-labelledby="survival-scores">
            <h2 id="survival-scores">{said::scores(lang)}</h2>
            <p class="soft small">{said::scores_lead(lang)}</p>
            {move || match has_account.get() {
                true => view! {
                    <SwitchView
                        id="show-score"
                        label=said::show(lang)
                        about=said::show_means(lang)
                        is_on=is_shown
                        on_turn
                    />
                }
                .into_any(),
                false => view! { <p class="small">{said::show_with_account(lang)}</p> }.into_any(),
            }}
            <Outcome errand />
            {move || match is_empty.get() {
                true => view! { <p class="soft" role="status">{said::no_scores(lang)}</p> }.into_any(),
                false => view! {
                    <table class="scores">
                        <thead>
                            <tr>
                                <th scope="col">{said::place(lang)}</th>
                                <th scope="col">{said::name(lang)}</th>
                                <th scope="col">{said::beaten(lang)}</th>
                                <th scope="col">{said::score(lang)}</th>
                            </tr>
                        </thead>
                        <tbody>{rows}</tbody>
                    </table>
                }
                .into_any(),
            }}
            {move || next.get().map(|after| view! {
                <button type="button" class="button" on:click=move |_| more(after.clone())>
                    {said::more(lang)}
                </button>
            })}
        </section>
    }
}

fn row(place: u32, one: &SurvivalScore) -> impl IntoView + use<> {
    let lang = words::lang();
    let own = one.own.then(|| format!(" {}", said::you(lang)));
    view! {
        <tr class:own=one.own>
            <td>{place}</td>
            <th scope="row">{one.name.clone()} {own}</th>
            <td>{one.beaten}</td>
            <td>{number::grouped(lang, u64::from(one.score))}</td>
        </tr>
    }
}
