//! What the page knows, as plain values with pure updates; nothing here touches the browser.

pub mod bout;
pub mod calendar;
pub mod choices;
pub mod count;
pub mod cursor;
pub mod hand;
pub mod knob;
pub mod link;
pub mod mind;
pub mod office;
pub mod opponent;
pub mod pace;
pub mod preferences;
pub mod prose;
pub mod reading;
pub mod reference;
pub mod saved;
pub mod sheet;
pub mod sparring;
pub mod study;
pub mod theme;
pub mod thoughts;
pub mod trouble;
pub mod visitor;
pub mod writing;
