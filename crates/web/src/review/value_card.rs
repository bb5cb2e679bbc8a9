//! What the engine in this browser thinks of the position shown, when it is asked to.

use leptos::prelude::*;
use leptos::wasm_split::wasm_split;
use rookery_app::engine::thoughts::Thoughts;
use rookery_app::engine::words::{evaluation, thoughts, trouble};
use rookery_app::forms::words::problem;
use rookery_app::lang::Lang;
use rookery_app::review::analyst::Analyst;
use rookery_app::review::reviewed_game::Review;
use rookery_app::review::words as said;

use crate::forms::switch::SwitchView;
use crate::review::ReviewContext;
use crate::shell::lang;
use crate::shell::part::{LoadedPart, Part};

#[component]
pub fn ValueCard(context: ReviewContext) -> impl IntoView {
    let lang = lang::here();
    let ReviewContext {
        review,
        connection,
        evaluates,
        ..
    } = context;
    let position = Memo::new(move |_| review.with(|review| *review.position()));
    Effect::new(move |_| {
        // A memo that nobody has read follows nothing.
        position.get();
        let game = review.with_untracked(Review::game);
        match evaluates.get() {
            true => connection.update(|analyst| analyst.look(&game)),
            false => connection.update(Analyst::rest),
        }
    });
    let on_turn = Callback::new(move |()| evaluates.update(|on| *on = !*on));
    view! {
        <section class="card value-card">
            <SwitchView
                id="evaluate"
                label=said::value_label(lang)
                about=said::value_about(lang)
                is_on=evaluates
                on_turn
            />
            <Show when=move || evaluates.get()>
                <Part needs=context load />
            </Show>
        </section>
    }
}

/// Comes when first wanted.
#[wasm_split(folded, wasm_split_path = leptos::wasm_split, fallible)]
fn load() -> LoadedPart<ReviewContext> {
    Ok(|context| view! { <Value context /> }.into_any())
}

#[component]
fn Value(context: ReviewContext) -> impl IntoView {
    let lang = lang::here();
    let ReviewContext {
        review,
        analyst,
        connection,
        ..
    } = context;
    let position = Memo::new(move |_| review.with(|review| *review.position()));
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
    let is_over = Memo::new(move |_| review.with(|review| review.outcome().is_some()));
    move || match (failure.get(), is_over.get(), thoughts.with(Option::is_some)) {
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
        (None, true, _) => view! { <p class="soft small">{said::value_over(lang)}</p> }.into_any(),
        (None, false, false) => {
            view! { <p class="soft small">{said::value_waiting(lang)}</p> }.into_any()
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
    view! {
        <dl class="thoughts-list value-list">
            <div class="wide">
                <dt>{thoughts::score(lang)}</dt>
                <dd>{move || told(|lang, thoughts| evaluation::judged(lang, thoughts.value))}</dd>
            </div>
            <div class="wide">
                <dt>{said::value_line(lang)}</dt>
                <dd class="thoughts-line">{move || told(|_, thoughts| thoughts.line.clone())}</dd>
            </div>
            <div>
                <dt>{said::value_depth(lang)}</dt>
                <dd>{move || told(|lang, thoughts| thoughts::half_moves(lang, thoughts.depth))}</dd>
            </div>
            <div>
                <dt>{said::value_engine(lang)}</dt>
                <dd>{move || said::value_state(lang, is_thinking.get())}</dd>
            </div>
        </dl>
    }
}
