//! One of several, chosen from a list that folds out.

use leptos::prelude::*;

#[component]
pub fn Select<T>(
    /// Names the list on the page.
    id: &'static str,
    label: &'static str,
    /// What can be chosen, and what it is called.
    options: Vec<(T, String)>,
    chosen: RwSignal<T>,
) -> impl IntoView
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    let values: Vec<T> = options.iter().map(|&(value, _)| value).collect();
    let option = |(place, (value, name)): (usize, (T, String))| {
        view! {
            <option value=place.to_string() selected=move || chosen.get() == value>
                {name}
            </option>
        }
    };
    let choose = move |place: String| {
        let value = place
            .parse()
            .ok()
            .and_then(|place: usize| values.get(place));
        if let Some(&value) = value {
            chosen.set(value);
        }
    };
    view! {
        <div class="entry">
            <label for=id>{label}</label>
            <select id=id class="field" on:change:target=move |event| choose(event.target().value())>
                {options.into_iter().enumerate().map(option).collect_view()}
            </select>
        </div>
    }
}
