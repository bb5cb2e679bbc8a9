//! Counting every possible game of a few half-moves, in the worker, while the page stays awake.

use leptos::prelude::*;
use rookery_protocol::worker::MAX_PERFT_DEPTH;
use rookery_rules::Position;

use crate::api::engine::{Engine, Heard};
use crate::state::count::{Count, Order, Phase, Tally};
use crate::state::study::Study;
use crate::ui::progress::ProgressBar;
use crate::ui::stepper::Stepper;
use crate::words::{self, home as said, number};

#[component]
pub fn CountCard(study: RwSignal<Study>) -> impl IntoView {
    let lang = words::lang();
    let count = RwSignal::new(Count::default());
    let engine = StoredValue::new_local(None::<Engine>);
    let obey = move |order: Option<Order>| obey(order, count, engine);

    let depth = Memo::new(move |_| count.with(Count::depth));
    let busy = Memo::new(move |_| count.with(Count::is_busy));
    let toggle = move |_| {
        let fen = study.with_untracked(|study| study.position().fen());
        obey(
            count
                .try_update(|count| {
                    if count.is_busy() {
                        count.stop()
                    } else {
                        count.begin(fen)
                    }
                })
                .flatten(),
        );
    };
    let label = move || {
        count.with(|count| match count.phase() {
            Phase::Waking(_) | Phase::Running(..) => said::count_stop(lang),
            Phase::Failed(_) => said::count_retry(lang),
            _ => said::count_start(lang),
        })
    };
    let on_depth = Callback::new(move |depth| count.update(|count| count.choose_depth(depth)));

    view! {
        <section class="card count" aria-labelledby="count-heading">
            <h2 id="count-heading">{said::count_heading(lang)}</h2>
            <p class="soft small">{move || said::count_lead(lang, depth.get())}</p>
            <div class="count-controls">
                <Stepper
                    label=said::count_depth(lang)
                    fewer=said::count_fewer(lang)
                    more=said::count_more(lang)
                    range=1..=MAX_PERFT_DEPTH
                    value=depth
                    disabled=busy
                    on_change=on_depth
                />
                <button type="button" class="button" class:primary=move || !busy.get() on:click=toggle>
                    {label}
                </button>
            </div>
            <CountResult count study />
        </section>
    }
}

/// Whatever the counter has to say.
#[component]
fn CountResult(count: RwSignal<Count>, study: RwSignal<Study>) -> impl IntoView {
    let lang = words::lang();
    let shape = Memo::new(move |_| count.with(|count| Shape::of(count.phase())));
    let percent = Signal::derive(move || {
        count.with(|count| match count.phase() {
            Phase::Running(_, progress) => Some(progress.percent()),
            _ => None,
        })
    });
    let tally = Memo::new(move |_| {
        count.with(|count| match count.phase() {
            Phase::Running(_, progress) => progress.tally,
            Phase::Stopped(_, tally) | Phase::Done { tally, .. } => *tally,
            _ => Tally::default(),
        })
    });
    let speed = move || {
        let tally = tally.get();
        said::count_speed(lang, tally.millis, tally.speed())
    };
    move || {
        match shape.get() {
        Shape::Nothing => ().into_any(),
        Shape::Busy => view! {
            <div class="count-figures">
                <ProgressBar label=said::count_progress(lang) percent />
                <p>
                    <strong class="count-nodes">{move || said::count_so_far(lang, tally.get().nodes)}</strong>
                    <span class="soft">{speed}</span>
                </p>
            </div>
        }
        .into_any(),
        Shape::Waking => view! {
            <div class="count-figures">
                <ProgressBar label=said::count_progress(lang) percent />
                <p class="soft">{said::count_waking(lang)}</p>
            </div>
        }
        .into_any(),
        Shape::Stopped => view! {
            <p class="count-figures" role="status">
                <strong>{move || said::count_stopped(lang, tally.get().nodes)}</strong>
                <span class="soft">{speed}</span>
            </p>
        }
        .into_any(),
        Shape::Done => view! { <Total count study /> }.into_any(),
        Shape::Failed => view! { <Trouble count /> }.into_any(),
    }
    }
}

/// Which of the designed states is shown; figures change inside it without building it anew.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shape {
    Nothing,
    Waking,
    Busy,
    Stopped,
    Done,
    Failed,
}

impl Shape {
    fn of(phase: &Phase) -> Self {
        match phase {
            Phase::Ready => Self::Nothing,
            Phase::Waking(_) => Self::Waking,
            Phase::Running(..) => Self::Busy,
            Phase::Stopped(..) => Self::Stopped,
            Phase::Done { .. } => Self::Done,
            Phase::Failed(_) => Self::Failed,
        }
    }
}

/// A finished count: the total and the games by first move, the largest first.
#[component]
fn Total(count: RwSignal<Count>, study: RwSignal<Study>) -> impl IntoView {
    let lang = words::lang();
    move || {
        count.with(|count| {
            let Phase::Done {
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
                <p class="count-figures" role="status" data-nodes=tally.nodes>
                    <strong class="count-nodes">{number::grouped(lang, tally.nodes)}</strong>
                    <span>{said::count_unit(lang, tally.nodes, request.depth)}</span>
                    <span class="soft">{said::count_speed(lang, tally.millis, tally.speed())}</span>
                </p>
                <Show when=elsewhere>
                    <p class="soft small">{said::count_other_position(lang)}</p>
                </Show>
                <SplitTable rows=named(&request.fen, split) />
            })
        })
    }
}

#[component]
fn SplitTable(rows: Vec<(String, String, u64)>) -> impl IntoView {
    let lang = words::lang();
    let row = |(uci, san, nodes): (String, String, u64)| {
        view! {
            <tr data-move=uci data-nodes=nodes>
                <th scope="row">{san}</th>
                <td>{number::grouped(lang, nodes)}</td>
            </tr>
        }
    };
    view! {
        <div class="split" tabindex="0" role="region" aria-label=said::count_split(lang)>
            <table>
                <caption class="hidden">{said::count_split(lang)}</caption>
                <thead class="hidden">
                    <tr>
                        <th scope="col">{said::count_split_move(lang)}</th>
                        <th scope="col">{said::count_split_games(lang)}</th>
                    </tr>
                </thead>
                <tbody>{rows.into_iter().map(row).collect_view()}</tbody>
            </table>
        </div>
    }
}

#[component]
fn Trouble(count: RwSignal<Count>) -> impl IntoView {
    let lang = words::lang();
    let words = move || {
        count.with(|count| match count.phase() {
            Phase::Failed(failure) => said::count_failure(lang, failure),
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

/// Does what the counter wants of the worker, and lets the counter hear the worker.
fn obey(
    order: Option<Order>,
    count: RwSignal<Count>,
    engine: StoredValue<Option<Engine>, LocalStorage>,
) {
    match order {
        None => {}
        Some(Order::Send(message)) => engine.with_value(|engine| {
            if let Some(engine) = engine {
                engine.send(&message);
            }
        }),
        Some(Order::Wake) => {
            let woken = Engine::wake(move |heard| match heard {
                Heard::Said(message) => {
                    let order = count.try_update(|count| count.hear(message)).flatten();
                    obey(order, count, engine);
                }
                Heard::Crashed => count.update(Count::crash),
            });
            match woken {
                Ok(woken) => engine.set_value(Some(woken)),
                Err(_) => count.update(Count::crash),
            }
        }
    }
}
