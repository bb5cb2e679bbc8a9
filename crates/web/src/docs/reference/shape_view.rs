//! What a piece of JSON looks like, field by field, with what is inside of fields further in.

use leptos::prelude::*;
use rookery_app::docs::reference::{Field, Shape};
use rookery_app::docs::words::reference as said;

use crate::docs::prose::with_code;
use crate::shell::lang;

#[component]
pub fn ShapeView(shape: Shape) -> impl IntoView {
    let lang = lang::here();
    let kind = said::kind(lang, &shape);
    view! {
        <div class="shape">
            <p>
                <span class="kind">{kind}</span>
                " "
                <span class="small">{with_code(&shape.about)}</span>
            </p>
            {fields(&shape)}
        </div>
    }
}

fn fields(shape: &Shape) -> AnyView {
    match shape.fields() {
        [] => ().into_any(),
        fields => {
            let rows = fields.iter().cloned().map(field).collect_view();
            view! { <ul class="fields">{rows}</ul> }.into_any()
        }
    }
}

fn field(field: Field) -> AnyView {
    let lang = lang::here();
    let kind = said::kind(lang, &field.shape);
    let optional =
        (!field.required).then(|| view! { <span class="soft small">{said::optional(lang)}</span> });
    view! {
        <li>
            <code>{field.name}</code>
            <span class="kind">{kind}</span>
            {optional}
            <p class="small">{with_code(&field.shape.about)}</p>
            {fields(&field.shape)}
        </li>
    }
    .into_any()
}
