//! "Saved", said beside what was changed, once it is where it is to be kept.

use leptos::prelude::*;
use rookery_app::settings::words as said;

use crate::settings::preferences::CurrentPreferences;
use crate::shell::lang;

/// Which of several choices was changed last. Cloning is cheap.
#[derive(Clone, Copy)]
pub struct Touched(RwSignal<Option<&'static str>>);

impl Touched {
    pub fn new() -> Self {
        Self(RwSignal::new(None))
    }

    pub fn touch(self, choice: &'static str) {
        self.0.set(Some(choice));
    }
}

#[component]
pub fn Kept(touched: Touched, choice: &'static str) -> impl IntoView {
    let lang = lang::here();
    let preferences = CurrentPreferences::here();
    let is_said = Memo::new(move |_| touched.0.get() == Some(choice) && preferences.is_kept());
    view! {
        <span class="kept small" role="status">
            {move || is_said.get().then(|| said::look_saved(lang))}
        </span>
    }
}
