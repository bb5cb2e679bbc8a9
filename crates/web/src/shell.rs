//! Around every page: the routes, the menu, pages that come later, and small parts.

pub mod app;
pub mod connection;
pub mod fold;
pub mod footer;
pub mod key_help;
pub mod lang;
pub mod later;
pub mod next_page_text;
pub mod not_found;
pub mod notice;
pub mod office;
pub mod part;
pub mod site_menu;
pub mod title;
pub mod ui;
pub mod whereabouts;
