//! A form around its fields: checks before it sends, leads to what is wrong, and says what the
//! server refused.

use leptos::ev;
use leptos::prelude::*;
use rookery_app::forms::form::{Form, Name};
use rookery_app::forms::refusal::Refusal;
use rookery_app::forms::words::problem;

use crate::shell::ui::errand::{Errand, Outcome};
use crate::shell::ui::focus;
use crate::shell::ui::refused::Refused;

/// Fields, what is wrong with all of them together, and the button that sends them.
#[component]
pub fn FormView(
    form: RwSignal<Form>,
    /// What the button says.
    send: &'static str,
    /// What it says meanwhile.
    sending: &'static str,
    /// Sends it; every field is right.
    on_send: Callback<()>,
    /// What came of it, said beside the button so that nothing moves.
    #[prop(optional)]
    errand: Option<Errand>,
    children: Children,
) -> impl IntoView {
    let is_busy = Memo::new(move |_| form.with(Form::is_busy));
    let refusal = Memo::new(move |_| form.with(|form| form.refusal().cloned()));
    let submit = move |event: ev::SubmitEvent| {
        event.prevent_default();
        if is_busy.get_untracked() {
            return;
        }
        match form.try_update(Form::send) {
            Some(Ok(())) => on_send.run(()),
            Some(Err(field)) => look_at(form, field),
            None => {}
        }
    };
    view! {
        <form class="form" novalidate on:submit=submit>
            {children()}
            <Refused refusal say=problem::at_form />
            // Not disabled while it sends: it would lose the focus.
            <div class="form-end">
                <button
                    type="submit"
                    class="button primary large"
                    aria-disabled=move || is_busy.get().to_string()
                >
                    {move || if is_busy.get() { sending } else { send }}
                </button>
                {errand.map(|errand| view! { <Outcome errand /> })}
            </div>
        </form>
    }
}

/// Takes in that the server refused a form, and leads to the field that is to blame.
pub fn refuse(form: RwSignal<Form>, refusal: Refusal) {
    // Whoever has gone elsewhere meanwhile is not told.
    if let Some(Some(field)) = form.try_update(|form| form.refuse(refusal)) {
        look_at(form, field);
    }
}

/// Gives the focus to a field.
pub fn look_at(form: RwSignal<Form>, field: Name) {
    if let Some(id) = form.try_with_untracked(|form| form.id(field)) {
        focus::focus(&format!("#{id}"));
    }
}
