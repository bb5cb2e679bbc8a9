//! Keys that go through the moves of a game.

use leptos::ev;
use rookery_app::moves::cursor::TreeStep;
use wasm_bindgen::JsCast;

/// Arrow keys go through the moves unless something else on the page wants them.
pub fn step_of_key(event: &ev::KeyboardEvent) -> Option<TreeStep> {
    if !is_free(
        event,
        "input, textarea, select, [role=grid], dialog, [role=dialog]",
    ) {
        return None;
    }
    Some(match event.key().as_str() {
        "ArrowLeft" => TreeStep::Back,
        "ArrowRight" => TreeStep::Forward,
        "ArrowUp" => TreeStep::Above,
        "ArrowDown" => TreeStep::Below,
        "Home" => TreeStep::First,
        "End" => TreeStep::Last,
        _ => return None,
    })
}

/// Whether a key that stands for a letter means the page.
pub fn is_command(event: &ev::KeyboardEvent, key: &str) -> bool {
    event.key() == key && is_free(event, "input, textarea, select, dialog, [role=dialog]")
}

fn is_free(event: &ev::KeyboardEvent, elsewhere: &str) -> bool {
    let is_held = event.ctrl_key() || event.alt_key() || event.meta_key() || event.shift_key();
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let is_taken = target.is_some_and(|target| !matches!(target.closest(elsewhere), Ok(None)));
    !is_held && !is_taken
}
