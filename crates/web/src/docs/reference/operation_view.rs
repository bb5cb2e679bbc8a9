//! One operation: folded to its name, unfolded to everything about it.

use leptos::prelude::*;
use rookery_app::docs::reference::{Operation, Parameter, Response, curl};
use rookery_app::docs::words::reference as said;

use super::shape_view::ShapeView;
use crate::docs::prose::with_code;
use crate::shell::lang;

#[component]
pub fn OperationView(operation: Operation, base: String) -> impl IntoView {
    let method = format!("method {}", operation.method.to_lowercase());
    let anchor = operation.anchor();
    // Most are never unfolded, so their insides are made when they are.
    let is_open = RwSignal::new(false);
    let inside = operation.clone();
    view! {
        <details
            id=anchor
            class="operation"
            on:toggle=move |_| is_open.set(true)
        >
            <summary>
                <span class=method>{operation.method}</span>
                <code>{operation.path}</code>
                <span class="operation-summary">{with_code(&operation.summary)}</span>
            </summary>
            {move || {
                is_open
                    .get()
                    .then(|| view! { <Inside operation=inside.clone() base=base.clone() /> })
            }}
        </details>
    }
}

#[component]
fn Inside(operation: Operation, base: String) -> impl IntoView {
    let lang = lang::here();
    let example = curl(&operation, &origin(), &base);
    let Operation {
        about,
        parameters,
        body,
        answers,
        ..
    } = operation;
    view! {
        <div class="operation-inside">
            {(!about.is_empty()).then(|| view! { <p>{with_code(&about)}</p> })}
            {(!parameters.is_empty())
                .then(|| {
                    view! {
                        <h3>{said::parameters(lang)}</h3>
                        <ul class="fields">{parameters.into_iter().map(parameter).collect_view()}</ul>
                    }
                })}
            {body
                .map(|shape| {
                    view! {
                        <h3>{said::body(lang)}</h3>
                        <ShapeView shape />
                    }
                })}
            <h3>{said::answers(lang)}</h3>
            {answers.into_iter().map(answer).collect_view()}
            <h3>{said::example(lang)}</h3>
            <pre tabindex="0">
                <code>{example}</code>
            </pre>
        </div>
    }
}

fn parameter(parameter: Parameter) -> impl IntoView {
    let lang = lang::here();
    let needed = match parameter.required {
        true => said::required(lang),
        false => said::optional(lang),
    };
    let place = said::place(lang, parameter.place);
    let kind = said::kind(lang, &parameter.shape);
    view! {
        <li>
            <code>{parameter.name}</code>
            <span class="kind">{kind}</span>
            <span class="soft small">{place} ", " {needed}</span>
            <p class="small">{with_code(&parameter.about)}</p>
        </li>
    }
}

fn answer(answer: Response) -> impl IntoView {
    let lang = lang::here();
    let status = said::status(lang, &answer.status);
    let is_refusal = answer.status == "default";
    view! {
        <p class="answer">
            <strong>{status}</strong>
            " "
            <span class="soft small">{answer.media}</span>
        </p>
        {(!answer.about.is_empty()).then(|| view! { <p class="small">{answer.about}</p> })}
        // All refusals look alike and are explained above.
        {answer.shape.filter(|_| !is_refusal).map(|shape| view! { <ShapeView shape /> })}
    }
}

fn origin() -> String {
    let origin = web_sys::window().and_then(|window| window.location().origin().ok());
    origin.unwrap_or_default()
}
