//! The language of the page around a component.

use leptos::prelude::use_context;
use rookery_app::lang::Lang;

/// The language that is spoken here.
pub fn here() -> Lang {
    use_context().unwrap_or(Lang::En)
}
