//! What a counter has to say: each of its states has a design, figures change inside it.

use leptos::prelude::*;
use rookery_app::lang::{Lang, number};
use rookery_app::study::count::{CountPhase, CountProgress, CountTotal, LineCounter};
use rookery_app::study::study_board::Study;
use rookery_app::study::words::counting as said;
use rookery_rules::Position;

use crate::shell::lang;
use crate::shell::ui::mascot::Mascot;
use crate::shell::ui::progress::ProgressBar;

/// Whatever the counter has to say.
#[component]
pub fn CountResult(count: RwSignal<LineCounter>, study: RwSignal<Study>) -> impl IntoView {
    let lang = lang::here();
    let shape = Memo::new(move |_| count.with(|count| Shape::of(count.phase())));
    let news = Memo::new(move |_| count.with(|count| news(lang, count.phase())));
    let shown = move || match shape.get() {
        Shape::Nothing => view! { <Invitation /> }.into_any(),
        Shape::Busy => view! { <Running count /> }.into_any(),
        Shape::Stopped => view! { <Stopped count /> }.into_any(),
        Shape::Done => view! { <Total count study /> }.into_any(),
        Shape::Failed => view! { <Trouble count /> }.into_any(),
    };
    // Screen readers hear the end of a count, not every figure on the way.
    view! {
        <p class="hidden" role="status">{news}</p>
        {shown}
    }
}

fn news(lang: Lang, phase: &CountPhase) -> String {
    match phase {
        CountPhase::Done { request, tally, .. } => {
            let nodes = number::grouped(lang, tally.nodes);
            let unit = said::unit(lang, tally.nodes, request.depth);
            format!("{nodes} {unit}")
        }
        CountPhase::Stopped(_, tally) => said::stopped(lang, tally.nodes),
        _ => String::new(),
    }
}

/// Which of the designed states is shown; figures change inside it without building it anew.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shape {
    Nothing,
    Busy,
    Stopped,
    Done,
    Failed,
}

impl Shape {
    fn of(phase: &CountPhase) -> Self {
        match phase {
            CountPhase::Ready => Self::Nothing,
            CountPhase::Waking(_) | CountPhase::Running(..) => Self::Busy,
            CountPhase::Stopped(..) => Self::Stopped,
            CountPhase::Done { .. } => Self::Done,
            CountPhase::Failed(_) => Self::Failed,
        }
    }
}

#[component]
fn Invitation() -> impl IntoView {
    view! {
        <div class="count-empty">
            <Mascot />
            <p class="soft">{said::guess(lang::here())}</p>
        </div>
    }
}

#[component]
fn Running(count: RwSignal<LineCounter>) -> impl IntoView {
    let lang = lang::here();
    let progress = Memo::new(move |_| {
        count.with(|count| match count.phase() {
            CountPhase::Running(_, progress) => Some(*progress),
            _ => None,
        })
    });
    let percent = Signal::derive(move || progress.get().map(CountProgress::percent));
    let so_far = move || match progress.get() {
        Some(progress) => said::so_far(lang, progress.tally.nodes),
        None => said::waking(lang).to_owned(),
    };
    let speed = move || progress.get().map(|progress| speed(lang, progress.tally));
    view! {
        <div class="count-figures">
            <ProgressBar label=said::progress(lang) percent />
            <strong class="count-nodes">{so_far}</strong>
            <span class="soft">{speed}</span>
        </div>
    }
}

#[component]
fn Stopped(count: RwSignal<LineCounter>) -> impl IntoView {
    let lang = lang::here();
    let tally = Memo::new(move |_| {
        count.with(|count| match count.phase() {
            CountPhase::Stopped(_, tally) => *tally,
            _ => CountTotal::default(),
        })
    });
    view! {
        <p class="count-figures">
            <strong>{move || said::stopped(lang, tally.get().nodes)}</strong>
            <span class="soft">{move || speed(lang, tally.get())}</span>
        </p>
    }
}

fn speed(lang: Lang, tally: CountTotal) -> String {
    said::speed(lang, tally.millis, tally.speed())
}

/// A finished count: the total and the games by first move, the largest first.
#[component]
fn Total(count: RwSignal<LineCounter>, study: RwSignal<Study>) -> impl IntoView {
    let lang = lang::here();
    move || {
        count.with(|count| {
            let CountPhase::Done {
                request,
                tally,
                split,
            } = count.phase()
            else {
                return None;
            };
            let fen = request.fen.clone();
            let elsewhere = move || study.with(|study| study.position().fen() != fen);
            Some(view! {
                <p class="count-figures" data-nodes=tally.nodes>
                    <strong class="count-nodes">{number::grouped(lang, tally.nodes)}</strong>
                    <span>{said::unit(lang, tally.nodes, request.depth)}</span>
                    <span class="soft">{speed(lang, *tally)}</span>
                </p>
                <Show when=elsewhere>
                    <p class="soft small">{said::other_position(lang)}</p>
                </Show>
                <SplitTable rows=named(&request.fen, split) />
            })
        })
    }
}

#[component]
fn SplitTable(rows: Vec<(String, String, u64)>) -> impl IntoView {
    let lang = lang::here();
    let row = |(uci, san, nodes): (String, String, u64)| {
        view! {
            <tr data-move=uci data-nodes=nodes>
                <th scope="row">{san}</th>
                <td>{number::grouped(lang, nodes)}</td>
            </tr>
        }
    };
    view! {
        <div class="split">
            <table>
                <caption class="hidden">{said::split(lang)}</caption>
                <thead class="hidden">
                    <tr>
                        <th scope="col">{said::split_move(lang)}</th>
                        <th scope="col">{said::split_games(lang)}</th>
                    </tr>
                </thead>
                <tbody>{rows.into_iter().map(row).collect_view()}</tbody>
            </table>
        </div>
    }
}

#[component]
fn Trouble(count: RwSignal<LineCounter>) -> impl IntoView {
    let lang = lang::here();
    let words = move || {
        count.with(|count| match count.phase() {
            CountPhase::Failed(failure) => said::failure(lang, failure),
            _ => String::new(),
        })
    };
    view! { <p class="trouble" role="alert">{words}</p> }
}

/// Moves as people write them, with their UCI names, the move with most games first.
fn named(fen: &str, split: &[(String, u64)]) -> Vec<(String, String, u64)> {
    let position = Position::parse_fen(fen).ok();
    let san = |uci: &str| {
        let position = position.as_ref()?;
        Some(position.san(position.parse_uci(uci).ok()?))
    };
    let mut rows: Vec<_> = split
        .iter()
        .map(|(uci, nodes)| (uci.clone(), san(uci).unwrap_or_else(|| uci.clone()), *nodes))
        .collect();
    rows.sort_by(|a, b| b.2.cmp(&a.2).then_with(|| a.1.cmp(&b.1)));
    rows
}
