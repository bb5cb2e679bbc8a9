//! The first page of the puzzles: one click to start, other ways to solve beside it.

use leptos::prelude::*;
use leptos_router::components::A;
use rookery_app::puzzles::training::{self, DAILY, DECK, PROGRESS, STEP, STREAK, TOP, Training};
use rookery_app::puzzles::words::{self as said, deck};
use rookery_motifs::Motif;

use super::theme_choice::ThemeChoice;
use crate::account::guest_banner::GuestBanner;
use crate::forms::slider::Slider;
use crate::puzzles::supply as practice;
use crate::shell::lang;
use crate::shell::title::Title;
use crate::shell::ui::icon::{Icon, IconView};

#[component]
pub fn HubPage() -> impl IntoView {
    let lang = lang::here();
    let chosen = RwSignal::new(practice::chosen());
    let theme = RwSignal::new(chosen.get_untracked().theme);
    Effect::new(move |_| {
        let theme = theme.get();
        chosen.update(|chosen| *chosen = chosen.about(theme));
    });
    Effect::new(move |_| practice::choose(chosen.get()));
    view! {
        <Title page=said::heading(lang) />
        <div class="home puzzles">
            <div class="puzzles-head">
                <h1>{said::heading(lang)}</h1>
                <p class="soft">{said::lead(lang)}</p>
            </div>
            <section class="card puzzles-practice" aria-labelledby="practice">
                <h2 id="practice">{said::practice(lang)}</h2>
                <p class="soft">{said::practice_lead(lang)}</p>
                {range(chosen)}
                <ThemeChoice chosen=theme />
                <A href=move || chosen.get().address() attr:class="button primary large">
                    {said::start(lang)}
                </A>
            </section>
            {tiles(theme)}
            <GuestBanner />
        </div>
    }
}

/// From how easy to how hard.
fn range(chosen: RwSignal<Training>) -> impl IntoView {
    let lang = lang::here();
    let low = Signal::derive(move || chosen.get().low());
    let high = Signal::derive(move || chosen.get().high());
    let from = Callback::new(move |low| chosen.update(|chosen| *chosen = chosen.from(low)));
    let up_to = Callback::new(move |high| chosen.update(|chosen| *chosen = chosen.up_to(high)));
    let told = |rating: Signal<u16>| Signal::derive(move || said::level(lang, rating.get()));
    view! {
        <div class="puzzles-range">
            <Slider
                id="low"
                label=said::lowest(lang)
                range=0..=TOP
                step=STEP
                value=low
                words=told(low)
                on_change=from
            />
            <Slider
                id="high"
                label=said::highest(lang)
                range=0..=TOP
                step=STEP
                value=high
                words=told(high)
                on_change=up_to
            />
        </div>
    }
}

/// Other ways to solve.
fn tiles(theme: RwSignal<Option<Motif>>) -> impl IntoView {
    let lang = lang::here();
    view! {
        <nav class="tiles" aria-label=said::more(lang)>
            <Tile
                address=Signal::derive(move || training::rated(theme.get()))
                icon=Icon::Target
                name=said::rated(lang)
                meaning=said::rated_means(lang)
            />
            <Tile
                address=Signal::stored(STREAK.to_owned())
                icon=Icon::Flame
                name=said::streak(lang)
                meaning=said::streak_means(lang)
            />
            <Tile
                address=Signal::stored(DAILY.to_owned())
                icon=Icon::Sun
                name=said::daily(lang)
                meaning=said::daily_means(lang)
            />
            <Tile
                address=Signal::stored(DECK.to_owned())
                icon=Icon::Archive
                name=deck::heading(lang)
                meaning=deck::means(lang)
            />
            <Tile
                address=Signal::stored(PROGRESS.to_owned())
                icon=Icon::Curve
                name=said::progress(lang)
                meaning=said::progress_means(lang)
            />
        </nav>
    }
}

#[component]
fn Tile(
    address: Signal<String>,
    icon: Icon,
    name: &'static str,
    meaning: &'static str,
) -> impl IntoView {
    view! {
        <A href=move || address.get() attr:class="card tile">
            <IconView icon />
            <span class="tile-name">{name}</span>
            <span class="soft small">{meaning}</span>
        </A>
    }
}
