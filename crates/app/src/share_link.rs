//! A link that shows one game to whoever has it. What the page knows of it stands in its view.

pub mod words;
