//! What the page knows, as plain values with pure updates; nothing here touches the browser.

pub mod bout;
pub mod choices;
pub mod count;
pub mod cursor;
pub mod form;
pub mod hand;
pub mod knob;
pub mod link;
pub mod mind;
pub mod opponent;
pub mod pace;
pub mod reading;
pub mod refusal;
pub mod saved;
pub mod sheet;
pub mod slip;
pub mod sparring;
pub mod study;
pub mod theme;
pub mod thoughts;
pub mod trouble;
pub mod visitor;
pub mod way_back;
pub mod writing;
