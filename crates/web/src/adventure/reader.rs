//! The story, read line by line, with all there is to do on the way.

use leptos::ev;
use leptos::prelude::*;
use leptos_router::components::A;
use leptos_router::hooks::use_query_map;
use rookery_app::adventure::traveler::{Task, Traveler};
use rookery_app::adventure::tutor::Course;
use rookery_app::adventure::words as said;
use rookery_app::puzzles::training;
use rookery_campaign::{Beat, Choice, Told};
use wasm_bindgen::JsCast;

use super::Camp;
use super::lines::{Age, line};
use super::practice_board::{self, Lectern};
use super::threshold::Threshold;
use crate::shell::lang;
use crate::shell::later::Later;
use crate::shell::title::Title;
use crate::shell::ui::focus;
use crate::shell::ui::icon::{Icon, IconView};

/// How many earlier lines stay in sight.
const IN_SIGHT: usize = 2;

#[component]
pub(super) fn Reader(camp: Camp) -> impl IntoView {
    let lang = lang::here();
    let traveler = camp.journal.traveler;
    let query = use_query_map();
    // Only after the server has told how far one is.
    Effect::new(move |asked: Option<bool>| {
        let wanted = query.with(|query| query.get("chapter")?.parse::<u16>().ok());
        match (asked, camp.journal.is_known.get(), wanted) {
            (Some(true), ..) | (_, _, None) => true,
            (_, false, _) => false,
            (_, true, Some(number)) => {
                traveler.update(|one| one.reread(number.saturating_sub(1)));
                true
            }
        }
    });
    let at = Memo::new(move |_| traveler.with(Traveler::at));
    let chapter = Memo::new(move |_| traveler.with(Traveler::chapter));
    let place = Memo::new(move |_| traveler.with(Traveler::place));
    let is_behind = Memo::new(move |_| traveler.with(Traveler::is_behind));
    let is_text = Memo::new(move |_| traveler.with(|one| one.beat().text().is_some()));
    let task = Memo::new(move |_| traveler.with(Traveler::task));
    let next = Callback::new(move |()| {
        camp.journal.update(Traveler::go_on);
        stay_at_hand(traveler);
    });
    let back = Callback::new(move |()| {
        camp.journal.update(Traveler::go_back);
        stay_at_hand(traveler);
    });
    let skip = move |_| {
        camp.journal.update(Traveler::skip);
        stay_at_hand(traveler);
    };
    let catch_up = move |_| {
        camp.journal.update(Traveler::catch_up);
        stay_at_hand(traveler);
    };
    let keys = window_event_listener(ev::keydown, move |event| {
        if !is_plain(&event) {
            return;
        }
        match &*event.key() {
            "ArrowRight" if is_text.get_untracked() => next.run(()),
            "ArrowLeft" => back.run(()),
            _ => {}
        }
    });
    on_cleanup(move || keys.remove());
    let heading = move || {
        let (number, title) = chapter.get();
        said::chapter(lang, number, title)
    };
    let before = move || {
        at.track();
        let heard = traveler.with_untracked(|one| one.heard(IN_SIGHT));
        let name = camp.name();
        let lines = heard.into_iter().map(|beat| line(beat, &name, Age::Before));
        lines.collect_view()
    };
    let now = move || {
        at.track();
        let beat = traveler.with_untracked(Traveler::beat);
        line(beat, &camp.name(), Age::Now)
    };
    let to_do = move || {
        at.track();
        task.track();
        match traveler.with_untracked(Traveler::beat) {
            Beat::Choose(choice) => view! { <Question camp choice /> }.into_any(),
            Beat::Battle(battle) => {
                view! { <Threshold camp battle=*battle on_next=next /> }.into_any()
            }
            _ => ().into_any(),
        }
    };
    let practice = Memo::new(move |_| {
        at.track();
        traveler.with(|one| match one.beat() {
            Beat::Lesson(lesson) => {
                let course = Course::Lesson(lesson.parts);
                Some((course, lesson.title.to_owned(), None))
            }
            Beat::Drill(animal) => {
                let heading = format!("{}: {animal}", said::practice(lang));
                let more = training::alike(animal.character().weakness.motif());
                Some((Course::Drill(animal.drill()), heading, more))
            }
            _ => None,
        })
    });
    view! {
        <Title page=said::story(lang) />
        <div class="tale" class:practicing=move || practice.get().is_some()>
            <header class="story-head">
                <A href="/adventure" attr:class="text-link story-way-back">
                    <IconView icon=Icon::Back />
                    {said::to_the_map(lang)}
                </A>
                <h1>{heading}</h1>
                <p class="soft">{move || place.get().map(|place| place.name)}</p>
            </header>
            {move || match practice.get() {
                Some((course, heading, more)) => {
                    let skip = match course {
                        Course::Lesson(_) => said::skip_lesson(lang),
                        Course::Drill(_) => said::skip_practice(lang),
                    };
                    provide_context(Lectern {
                        course,
                        heading: StoredValue::new(heading),
                        more: StoredValue::new(more),
                        skip,
                        on_end: next,
                    });
                    view! { <Later load=practice_board::load /> }.into_any()
                }
                None => view! {
                    <Painting camp />
                    <div class="story-lines">
                        {before}
                        <div class="line-now" aria-live="polite">{now}</div>
                        {to_do}
                    </div>
                }
                .into_any(),
            }}
            <div class="story-turn">
                <button type="button" class="button" on:click=move |_| back.run(())>
                    {said::back(lang)}
                </button>
                {move || match (is_text.get(), task.get()) {
                    (true, Task::Nothing) => view! {
                        <p class="the-end">{said::the_end(lang)}</p>
                        <A href="/adventure/sheet" attr:class="button primary">
                            {said::the_sheet(lang)}
                        </A>
                    }
                    .into_any(),
                    (true, _) => view! {
                        <button
                            type="button"
                            class="button primary"
                            id="next-line"
                            on:click=move |_| next.run(())
                        >
                            {said::next(lang)}
                        </button>
                    }
                    .into_any(),
                    (false, _) => ().into_any(),
                }}
                <Show when=move || is_behind.get()>
                    <button type="button" class="button" on:click=catch_up>
                        {said::catch_up(lang)}
                    </button>
                </Show>
                <Show when=move || is_text.get() && !is_behind.get() && task.get() == Task::Read>
                    <button type="button" class="button" on:click=skip>
                        {said::skip(lang)}
                    </button>
                </Show>
            </div>
        </div>
    }
}

/// What there is to see.
#[component]
fn Painting(camp: Camp) -> impl IntoView {
    let traveler = camp.journal.traveler;
    let picture = Memo::new(move |_| traveler.with(Traveler::picture));
    move || {
        let picture = picture.get()?;
        let address = camp.album.address(picture)?;
        Some(view! {
            <img class="painting" src=address alt=picture.alt width="640" height="360" />
        })
    }
}

/// A decision.
#[component]
fn Question(camp: Camp, choice: &'static Choice) -> impl IntoView {
    let traveler = camp.journal.traveler;
    let made = traveler.with_untracked(|one| {
        let choices = &one.progress().journey.choices;
        choices.get(&choice.key).cloned()
    });
    let is_made = made.is_some();
    let option = |answer: &'static rookery_campaign::Answer| {
        let is_taken = made.as_ref() == Some(&answer.key);
        let take = move |_| {
            if !is_made {
                camp.journal.update(|one| one.choose(&answer.key));
                stay_at_hand(traveler);
            } else {
                camp.journal.update(Traveler::go_on);
            }
        };
        view! {
            <button
                type="button"
                class="button answer"
                class:primary=is_taken
                disabled=is_made && !is_taken
                on:click=take
            >
                {answer.text.clone()}
            </button>
        }
    };
    view! {
        <div class="story-question" role="group" aria-labelledby="story-question">
            <p id="story-question" tabindex="-1">{choice.question.clone()}</p>
            {choice.options.iter().map(option).collect_view()}
        </div>
    }
}

/// The button that was pressed may have gone; whoever reads by keys goes on from the next thing.
fn stay_at_hand(traveler: RwSignal<Traveler>) {
    let is_text = traveler.with_untracked(|one| one.beat().text().is_some());
    match is_text {
        true => focus::focus_soon("#next-line"),
        false => {
            focus::focus_soon("#story-question, #threshold, .practice [data-square][tabindex='0']")
        }
    }
}

/// Whether nobody else wants this key.
fn is_plain(event: &ev::KeyboardEvent) -> bool {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let is_taken = target.is_some_and(|target| {
        let closest = target.closest("input, textarea, select, .board-frame");
        closest.ok().flatten().is_some()
    });
    !is_taken && !event.ctrl_key() && !event.alt_key() && !event.meta_key() && !event.shift_key()
}
