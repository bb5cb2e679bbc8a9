//! The settings and the administration come when they are first visited, each for itself: few people
//! look after a server.

use leptos::prelude::*;
use leptos::wasm_split::wasm_split;

use crate::admin::AdminPage;
use crate::settings::SettingsPage;
use crate::shell::later::Page;

#[wasm_split(settings, wasm_split_path = leptos::wasm_split, fallible)]
pub fn settings() -> Page {
    Ok(|| view! { <SettingsPage /> }.into_any())
}

#[wasm_split(admin, wasm_split_path = leptos::wasm_split, fallible)]
pub fn admin() -> Page {
    Ok(|| view! { <AdminPage /> }.into_any())
}
