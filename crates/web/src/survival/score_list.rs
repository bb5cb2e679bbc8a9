//! The list of the best scores, as far as it has come.

use leptos::prelude::*;
use rookery_app::lang::number;
use rookery_app::survival::words as said;
use rookery_protocol::api::{SurvivalScore, SurvivalScores};

use crate::browser::http as server;
use crate::shell::lang;
use crate::shell::ui::errand::Errand;

const PLACE: &str = "/survival/scores";

#[derive(Clone, Copy)]
pub(super) struct ScoreList {
    list: RwSignal<Option<SurvivalScores>>,
    pub(super) errand: Errand,
}

impl ScoreList {
    pub(super) fn new() -> Self {
        Self {
            list: RwSignal::new(None),
            errand: Errand::new(),
        }
    }

    pub(super) fn begin(self) {
        self.errand.run_anew(
            async move { server::get::<SurvivalScores>(PLACE).await },
            move |page| self.list.set(Some(page)),
        );
    }

    fn more(self, after: &str) {
        let place = format!("{PLACE}?after={after}");
        self.errand.run_anew(
            async move { server::get::<SurvivalScores>(&place).await },
            move |page| {
                self.list.update(|list| {
                    let mut scores = list.take().map(|list| list.scores).unwrap_or_default();
                    scores.extend(page.scores);
                    let next = page.next;
                    *list = Some(SurvivalScores { scores, next });
                });
            },
        );
    }

    pub(super) fn count(self) -> Option<usize> {
        self.list
            .with(|list| list.as_ref().map(|list| list.scores.len()))
    }

    pub(super) fn context(self) -> impl IntoView {
        let lang = lang::here();
        let rows = move || {
            self.list.with(|list| {
                let scores = &list.as_ref()?.scores;
                let rows: Vec<_> = (1..)
                    .zip(scores)
                    .map(|(place, one)| row(place, one))
                    .collect();
                Some(rows)
            })
        };
        view! {
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
    }

    pub(super) fn further(self) -> impl IntoView {
        let lang = lang::here();
        let next = Memo::new(move |_| self.list.with(|list| list.as_ref()?.next.clone()));
        move || {
            next.get().map(|after| {
                view! {
                    <button type="button" class="button" on:click=move |_| self.more(&after)>
                        {said::more(lang)}
                    </button>
                }
            })
        }
    }
}

fn row(place: u32, one: &SurvivalScore) -> impl IntoView + use<> {
    let lang = lang::here();
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
