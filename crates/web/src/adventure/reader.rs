//! The story, read line by line, with all there is to do on the way.

use leptos::prelude::*;
use leptos_router::components::A;
use leptos_router::hooks::use_query_map;
use rookery_app::adventure::practice_board::Course;
use rookery_app::adventure::traveler::Traveler;
use rookery_app::adventure::words as said;
use rookery_app::puzzles::training;
use rookery_campaign::{Beat, WeaknessWords};

use super::AdventureContext;
use super::practice_board::{self, PracticePlan};
use super::reading::{QUESTION, Reading};
use super::turning::{Turn, Turning, turn_by_keys};
use crate::shell::lang;
use crate::shell::later::Later;
use crate::shell::title::Title;
use crate::shell::ui::focus;
use crate::shell::ui::icon::{Icon, IconView};

#[component]
pub(super) fn Reader(context: AdventureContext) -> impl IntoView {
    let lang = lang::here();
    let traveler = context.journal.traveler;
    go_where_asked(context);
    let chapter = Memo::new(move |_| traveler.with(Traveler::chapter));
    let place = Memo::new(move |_| traveler.with(Traveler::place));
    let turning = Turning::begin(context);
    turn_by_keys(turning);
    let heading = move || {
        let (number, title) = chapter.get();
        said::chapter(lang, number, title)
    };
    let practice = practice(turning);
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
                Some(lesson) => practicing(lesson, turning.next).into_any(),
                None => view! {
                    <Painting context />
                    <Reading context turning />
                }
                .into_any(),
            }}
            <Turn turning />
        </div>
    }
}

/// Rereads the chapter in the address, once the server has told how far one is.
fn go_where_asked(context: AdventureContext) {
    let query = use_query_map();
    Effect::new(move |asked: Option<bool>| {
        let wanted = query.with(|query| query.get("chapter")?.parse::<u16>().ok());
        match (asked, context.journal.is_known.get(), wanted) {
            (Some(true), ..) | (_, _, None) => true,
            (_, false, _) => false,
            (_, true, Some(number)) => {
                (context.journal.traveler).update(|one| one.reread(number.saturating_sub(1)));
                true
            }
        }
    });
}

/// What is practiced here, its heading, and where there is more of it.
type Lesson = (Course, String, Option<String>);

fn practice(turning: Turning) -> Memo<Option<Lesson>> {
    let lang = lang::here();
    let traveler = turning.context.journal.traveler;
    Memo::new(move |_| {
        turning.at.track();
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
    })
}

fn practicing((course, heading, more): Lesson, on_end: Callback<()>) -> impl IntoView {
    let lang = lang::here();
    let skip = match course {
        Course::Lesson(_) => said::skip_lesson(lang),
        Course::Drill(_) => said::skip_practice(lang),
    };
    provide_context(PracticePlan {
        course,
        heading: StoredValue::new(heading),
        more: StoredValue::new(more),
        skip,
        on_end,
    });
    view! { <Later load=practice_board::load /> }
}

/// What there is to see.
#[component]
fn Painting(context: AdventureContext) -> impl IntoView {
    let traveler = context.journal.traveler;
    let picture = Memo::new(move |_| traveler.with(Traveler::picture));
    move || {
        let picture = picture.get()?;
        let address = context.album.address(picture)?;
        // It may come later than the question below, and moves it down.
        let come = move |_| focus::reveal_soon(QUESTION);
        Some(view! {
            <img
                class="painting"
                src=address
                alt=picture.alt
                width="640"
                height="360"
                on:load=come
            />
        })
    }
}
