//! What the page knows, as plain values with pure updates; nothing here touches the browser.

pub mod count;
pub mod cursor;
pub mod reading;
pub mod sheet;
pub mod study;
pub mod theme;
pub mod trouble;
pub mod writing;
