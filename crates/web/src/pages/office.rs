//! The settings and the administration come together, when one of them is first visited.

use leptos::prelude::*;
use leptos::wasm_split::wasm_split;

use crate::pages::admin::AdminPage;
use crate::pages::later::Page;
use crate::pages::settings::SettingsPage;

#[wasm_split(office, wasm_split_path = leptos::wasm_split, fallible)]
pub fn settings() -> Page {
    Ok(|| SettingsPage().into_any())
}

#[wasm_split(office, wasm_split_path = leptos::wasm_split, fallible)]
pub fn admin() -> Page {
    Ok(|| AdminPage().into_any())
}
