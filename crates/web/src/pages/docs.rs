//! What one reads about this site, and about its API, comes when it is first visited.

use leptos::prelude::*;
use leptos::wasm_split::wasm_split;

use crate::pages::about::AboutPage;
use crate::pages::later::Page;
use crate::pages::reference::ReferencePage;
use crate::pages::texts::{PrivacyPage, TermsPage};

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
