//! Words of what one reads about the site.

pub mod about;
pub mod reference;
pub mod texts;
