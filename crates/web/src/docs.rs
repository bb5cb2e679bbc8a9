//! What one reads about this site, and about its API, comes when it is first visited.

pub mod about;
pub mod prose;
pub mod reference;
pub mod texts;

use leptos::prelude::*;
use leptos::wasm_split::wasm_split;

use crate::docs::about::AboutPage;
use crate::docs::reference::ReferencePage;
use crate::docs::texts::{PrivacyPage, TermsPage};
use crate::shell::later::Page;

#[wasm_split(docs, wasm_split_path = leptos::wasm_split, fallible)]
pub fn about() -> Page {
    Ok(|| view! { <AboutPage /> }.into_any())
}

#[wasm_split(docs, wasm_split_path = leptos::wasm_split, fallible)]
pub fn privacy() -> Page {
    Ok(|| view! { <PrivacyPage /> }.into_any())
}

#[wasm_split(docs, wasm_split_path = leptos::wasm_split, fallible)]
pub fn terms() -> Page {
    Ok(|| view! { <TermsPage /> }.into_any())
}

#[wasm_split(docs, wasm_split_path = leptos::wasm_split, fallible)]
pub fn reference() -> Page {
    Ok(|| view! { <ReferencePage /> }.into_any())
}
