//! What the page knows, as plain values with pure updates; nothing here touches the browser.

pub mod count;
pub mod line;
pub mod study;
pub mod theme;
