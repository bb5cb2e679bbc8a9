//! Moving the focus on, when what had it goes away.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// The square of the board that takes part in the order of the Tab key.
pub const BOARD: &str = "[role=gridcell][tabindex='0']";

/// Gives the focus to the first such element, if there is one.
pub fn focus(selector: &str) {
    if let Ok(Some(element)) = document().query_selector(selector) {
        (element.unchecked_into::<web_sys::HtmlElement>().focus()).unwrap_or_default();
    }
}

/// The same once the page shows what has just changed.
pub fn focus_soon(selector: &'static str) {
    request_animation_frame(move || focus(selector));
}

/// Gives the focus to the board, once the page shows it, with all of the board in sight: it stands at the top
/// of its page.
pub fn board_soon() {
    request_animation_frame(|| {
        window().scroll_to_with_x_and_y(0.0, 0.0);
        focus(BOARD);
    });
}

/// Scrolls until the first such element is seen, once the page shows what has just changed. How far
/// from the edge it stays is its `scroll-margin`.
pub fn reveal_soon(selector: &'static str) {
    request_animation_frame(move || {
        if let Ok(Some(element)) = document().query_selector(selector) {
            let nearest = web_sys::ScrollIntoViewOptions::new();
            nearest.set_block(web_sys::ScrollLogicalPosition::Nearest);
            element.scroll_into_view_with_scroll_into_view_options(&nearest);
        }
    });
}
