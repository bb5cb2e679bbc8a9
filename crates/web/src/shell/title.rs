//! What the browser's tab, its history and a screen reader call the page.

use std::borrow::Cow;

use leptos::prelude::*;
use rookery_app::shell::words as shell;

use crate::shell::lang;

/// Names the page; every page has one.
#[component]
pub fn Title(#[prop(into)] page: Cow<'static, str>) -> impl IntoView {
    let lang = lang::here();
    Effect::new(move |_| document().set_title(&shell::title(lang, &page)));
}
