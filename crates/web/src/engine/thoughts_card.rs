//! A look into the engine's head: how it judges, what it expects, how far and how fast it looks.

use leptos::ev::Event;
use leptos::prelude::*;
use rookery_app::engine::mind::Age;
use rookery_app::engine::thoughts::Thoughts;
use rookery_app::engine::words::{evaluation, thoughts as said};
use rookery_app::keeping::table::THOUGHTS;
use rookery_app::lang::{Lang, number};
use wasm_bindgen::JsCast;

use crate::account::presence::Presence;
use crate::browser::storage as memory;
use crate::forms::chip::Chip;
use crate::game::GameContext;
use crate::shell::lang;

const OPEN: &str = "open";

#[component]
pub fn ThoughtsCard(context: GameContext) -> impl IntoView {
    let lang = lang::here();
    let GameContext {
        play_page,
        shows_bar,
        ..
    } = context;
    let thoughts = Memo::new(move |_| {
        play_page.with(|play_page| {
            let (thoughts, age) = play_page.mind().thoughts()?;
            Some((thoughts.clone(), age))
        })
    });
    let is_old =
        Memo::new(move |_| thoughts.with(|thoughts| matches!(thoughts, Some((_, Age::Old)))));
    let has_any = Memo::new(move |_| thoughts.with(Option::is_some));
    let age = move || match is_old.get() {
        true => said::old(lang),
        false => said::new(lang),
    };
    let place = Presence::own(THOUGHTS);
    // Nobody needs it to play: it is open for whoever opened it.
    let is_open = memory::recall(&place).as_deref() == Some(OPEN);
    let remember = move |event: Event| {
        let fold = event.target();
        let fold = fold.and_then(|fold| fold.dyn_into::<web_sys::HtmlDetailsElement>().ok());
        match fold.is_some_and(|fold| fold.open()) {
            true => memory::remember(&place, OPEN),
            false => memory::forget(&place),
        }
    };
    let toggle_bar = Callback::new(move |()| shows_bar.update(|shows| *shows = !*shows));
    view! {
        <details class="more thoughts" open=is_open on:toggle=remember>
            <summary>
                {said::heading(lang)}
                <span class="more-now soft">{move || has_any.get().then(age)}</span>
            </summary>
            <Show
                when=move || has_any.get()
                fallback=move || view! { <p class="soft small">{said::empty(lang)}</p> }
            >
                {figures(thoughts, is_old)}
            </Show>
            <div class="thoughts-foot">
                <Chip pressed=shows_bar on_press=toggle_bar>{evaluation::bar(lang)}</Chip>
            </div>
        </details>
    }
}

fn figures(thoughts: Memo<Option<(Thoughts, Age)>>, is_old: Memo<bool>) -> impl IntoView {
    let lang = lang::here();
    let told = move |words: fn(Lang, &Thoughts) -> String| {
        thoughts.with(|thoughts| thoughts.as_ref().map(|(thoughts, _)| words(lang, thoughts)))
    };
    view! {
        <dl class="thoughts-list" class:old=move || is_old.get()>
            <div class="wide">
                <dt>{said::score(lang)}</dt>
                <dd>{move || told(|lang, thoughts| evaluation::judged(lang, thoughts.value))}</dd>
            </div>
            <div class="wide">
                <dt>{said::line(lang)}</dt>
                <dd class="thoughts-line">{move || told(|_, thoughts| thoughts.line.clone())}</dd>
            </div>
            <div>
                <dt>{said::depth(lang)}</dt>
                <dd>{move || told(|lang, thoughts| said::looks_ahead(lang, thoughts.depth))}</dd>
            </div>
            <div>
                <dt>{said::ordering(lang)}</dt>
                <dd>
                    {move || told(|lang, thoughts| said::right_guesses(lang, thoughts.ordering))}
                </dd>
            </div>
            <div>
                <dt>{said::positions(lang)}</dt>
                <dd>{move || told(|lang, thoughts| number::grouped(lang, thoughts.nodes))}</dd>
            </div>
            <div>
                <dt>{said::speed(lang)}</dt>
                <dd>{move || told(said::a_second)}</dd>
            </div>
        </dl>
    }
}
