//! Turning the pages of the story: on, back, past what is only read, by buttons and by keys.

use leptos::ev;
use leptos::prelude::*;
use leptos_router::components::A;
use rookery_app::adventure::traveler::{Task, Traveler};
use rookery_app::adventure::words as said;
use rookery_campaign::Bookmark;
use wasm_bindgen::JsCast;

use super::AdventureContext;
use crate::shell::lang;
use crate::shell::ui::focus;

/// How far one has read, and the ways from there.
#[derive(Clone, Copy)]
pub(super) struct Turning {
    pub(super) context: AdventureContext,
    pub(super) at: Memo<Bookmark>,
    pub(super) is_text: Memo<bool>,
    pub(super) task: Memo<Task>,
    pub(super) next: Callback<()>,
    pub(super) back: Callback<()>,
}

impl Turning {
    pub(super) fn begin(context: AdventureContext) -> Self {
        let traveler = context.journal.traveler;
        Self {
            context,
            at: Memo::new(move |_| traveler.with(Traveler::at)),
            is_text: Memo::new(move |_| traveler.with(|one| one.beat().text().is_some())),
            task: Memo::new(move |_| traveler.with(Traveler::task)),
            next: Callback::new(move |()| turn(context, Traveler::go_on)),
            back: Callback::new(move |()| turn(context, Traveler::go_back)),
        }
    }
}

pub(super) fn turn<T>(context: AdventureContext, change: impl FnOnce(&mut Traveler) -> T) {
    context.journal.update(change);
    stay_at_hand(context.journal.traveler);
}

pub(super) fn turn_by_keys(turning: Turning) {
    let keys = window_event_listener(ev::keydown, move |event| {
        if !is_plain(&event) {
            return;
        }
        match &*event.key() {
            "ArrowRight" if turning.is_text.get_untracked() => turning.next.run(()),
            "ArrowLeft" => turning.back.run(()),
            _ => {}
        }
    });
    on_cleanup(move || keys.remove());
}

/// The buttons that turn the page.
#[component]
pub(super) fn Turn(turning: Turning) -> impl IntoView {
    let lang = lang::here();
    let Turning {
        context,
        is_text,
        task,
        next,
        back,
        ..
    } = turning;
    let is_behind = Memo::new(move |_| context.journal.traveler.with(Traveler::is_behind));
    view! {
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
                <button
                    type="button"
                    class="button"
                    on:click=move |_| turn(context, Traveler::catch_up)
                >
                    {said::catch_up(lang)}
                </button>
            </Show>
            <Show when=move || is_text.get() && !is_behind.get() && task.get() == Task::Read>
                <button type="button" class="button" on:click=move |_| turn(context, Traveler::skip)>
                    {said::skip(lang)}
                </button>
            </Show>
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
