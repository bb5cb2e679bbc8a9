//! A sentence that stays on the way from one page to the next, until it is put away.

use leptos::prelude::*;
use rookery_app::shell::words as said;

use crate::shell::lang;

/// What is to be said, if anything. Cloning is cheap.
#[derive(Clone, Copy)]
pub struct Notice(RwSignal<Option<&'static str>>);

impl Notice {
    pub fn begin() -> Self {
        let notice = Self(RwSignal::new(None));
        provide_context(notice);
        notice
    }

    pub fn here() -> Self {
        expect_context()
    }

    pub fn say(self, sentence: &'static str) {
        self.0.set(Some(sentence));
    }
}

#[component]
pub fn NoticeView() -> impl IntoView {
    let lang = lang::here();
    let Notice(notice) = Notice::here();
    let shown = move || {
        notice.get().map(|sentence| {
            view! {
                <div class="notice">
                    <p>{sentence}</p>
                    <button type="button" class="button" on:click=move |_| notice.set(None)>
                        {said::notice_away(lang)}
                    </button>
                </div>
            }
        })
    };
    view! { <div role="status">{shown}</div> }
}
