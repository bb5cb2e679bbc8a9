//! What the engine in this browser thinks of a position that one looks at, while it is asked to.

use leptos::prelude::*;
use leptos::wasm_split::wasm_split;
use rookery_app::engine::analyst::Analyst;
use rookery_app::engine::thoughts::{OtherLine, Thoughts};
use rookery_app::engine::words::{evaluation, judgment as said, thoughts, trouble};
use rookery_app::forms::words::problem;
use rookery_app::lang::Lang;
use rookery_rules::{Game, Position};

use crate::engine::connection::WorkerConnection;
use crate::forms::switch::SwitchView;
use crate::shell::lang;
use crate::shell::part::{LoadedPart, Part};

/// What is judged, and by whom.
#[derive(Clone, Copy)]
pub struct Judged {
    pub analyst: RwSignal<Analyst>,
    pub connection: WorkerConnection<Analyst>,
    /// Whether the engine is asked.
    pub is_on: RwSignal<bool>,
    /// What is on the board.
    pub position: Memo<Position>,
    /// Whether the game has ended there.
    pub is_over: Memo<bool>,
    /// The game up to there.
    pub game: Callback<(), Game>,
}

#[component]
pub fn JudgmentCard(judged: Judged, label: &'static str, about: &'static str) -> impl IntoView {
    let Judged {
        connection,
        is_on,
        position,
        game,
        ..
    } = judged;
    Effect::new(move |_| {
        // A memo that nobody has read follows nothing.
        position.get();
        match is_on.get() {
            true => connection.update(|analyst| analyst.look(&game.run(()))),
            false => connection.update(Analyst::rest),
        }
    });
    let on_turn = Callback::new(move |()| is_on.update(|on| *on = !*on));
    view! {
        <section class="card value-card">
            <SwitchView id="evaluate" label about is_on on_turn />
            <Show when=move || is_on.get()>
                <Part needs=judged load />
            </Show>
        </section>
    }
}

/// Comes when first wanted.
#[wasm_split(folded, wasm_split_path = leptos::wasm_split, fallible)]
fn load() -> LoadedPart<Judged> {
    Ok(|judged| view! { <Judgment judged /> }.into_any())
}

#[component]
fn Judgment(judged: Judged) -> impl IntoView {
    let lang = lang::here();
    let Judged {
        analyst,
        connection,
        position,
        is_over,
        ..
    } = judged;
    let thoughts = Memo::new(move |_| {
        let position = position.get();
        analyst.with(|analyst| analyst.thoughts(&position).cloned())
    });
    let failure = Memo::new(move |_| {
        analyst.with(|analyst| {
            analyst
                .failure()
                .map(|failure| trouble::failure(lang, failure))
        })
    });
    let has_thoughts = Memo::new(move |_| thoughts.with(Option::is_some));
    move || match (failure.get(), is_over.get(), has_thoughts.get()) {
        (Some(failure), ..) => view! {
            <p class="trouble">{failure}</p>
            <button
                type="button"
                class="button"
                on:click=move |_| connection.update(Analyst::retry)
            >
                {problem::again(lang)}
            </button>
        }
        .into_any(),
        (None, true, _) => view! { <p class="soft small">{said::over(lang)}</p> }.into_any(),
        (None, false, false) => {
            view! { <p class="soft small">{said::waiting(lang)}</p> }.into_any()
        }
        (None, false, true) => figures(analyst, thoughts).into_any(),
    }
}

fn figures(analyst: RwSignal<Analyst>, thoughts: Memo<Option<Thoughts>>) -> impl IntoView {
    let lang = lang::here();
    let told = move |words: fn(Lang, &Thoughts) -> String| {
        thoughts.with(|thoughts| thoughts.as_ref().map(|thoughts| words(lang, thoughts)))
    };
    let is_thinking = Memo::new(move |_| analyst.with(Analyst::is_thinking));
    let others = move || {
        let others = thoughts.with(|thoughts| Some(thoughts.as_ref()?.others.clone()));
        others
            .unwrap_or_default()
            .into_iter()
            .map(other)
            .collect_view()
    };
    view! {
        <dl class="thoughts-list value-list">
            <div class="wide">
                <dt>{thoughts::score(lang)}</dt>
                <dd>{move || told(|lang, thoughts| evaluation::judged(lang, thoughts.value))}</dd>
            </div>
            <div class="wide">
                <dt>{said::line(lang)}</dt>
                <dd class="thoughts-line">{move || told(|_, thoughts| thoughts.line.clone())}</dd>
            </div>
            {others}
            <div>
                <dt>{said::depth(lang)}</dt>
                <dd>{move || told(|lang, thoughts| thoughts::half_moves(lang, thoughts.depth))}</dd>
            </div>
            <div>
                <dt>{said::engine(lang)}</dt>
                <dd>{move || said::state(lang, is_thinking.get())}</dd>
            </div>
        </dl>
    }
}

fn other(other: OtherLine) -> impl IntoView {
    let lang = lang::here();
    let OtherLine { value, line } = other;
    view! {
        <div class="wide other-line">
            <dt>{said::other(lang, value)}</dt>
            <dd class="thoughts-line">{line}</dd>
        </div>
    }
}
