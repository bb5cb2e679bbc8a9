//! What the page knows, as plain values with pure updates; nothing here touches the browser.

pub mod count;
pub mod cursor;
pub mod hand;
pub mod link;
pub mod mind;
pub mod reading;
pub mod saved;
pub mod sheet;
pub mod sparring;
pub mod study;
pub mod theme;
pub mod thoughts;
pub mod trouble;
pub mod writing;
