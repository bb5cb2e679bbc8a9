//! A text of the host, as blocks; and short texts with `code` in them.

use leptos::prelude::*;
use rookery_app::docs::prose::{Block, read};

/// The whole text.
#[component]
pub fn Prose(#[prop(into)] text: String) -> impl IntoView {
    let block = |block: Block| match block {
        Block::Heading(text) => view! { <h2>{text}</h2> }.into_any(),
        Block::Paragraph(text) => view! { <p>{text}</p> }.into_any(),
        Block::List(items) => {
            let items = items.into_iter().map(|item| view! { <li>{item}</li> });
            view! { <ul>{items.collect_view()}</ul> }.into_any()
        }
    };
    let blocks = read(&text).into_iter().map(block).collect_view();
    view! { <div class="prose">{blocks}</div> }
}

/// A sentence in which backticks stand around code.
pub fn with_code(text: &str) -> impl IntoView + use<> {
    let part = |(place, part): (usize, &str)| match place % 2 {
        0 => part.to_owned().into_any(),
        _ => view! { <code>{part.to_owned()}</code> }.into_any(),
    };
    text.split('`').enumerate().map(part).collect_view()
}
