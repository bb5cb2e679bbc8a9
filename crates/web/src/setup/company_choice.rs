//! Who plays: a person against Rookery, two people, or two engines.

use leptos::prelude::*;
use rookery_app::game::words::company as said;
use rookery_app::setup::choices::Company;

use crate::forms::chip::Chip;
use crate::game::GameContext;
use crate::shell::lang;

#[component]
pub fn CompanyChoice(context: GameContext, company: Memo<Company>) -> impl IntoView {
    let lang = lang::here();
    let choice = move |one: Company| {
        let on_press = Callback::new(move |()| context.choose(|choices| choices.company = one));
        let pressed = Signal::derive(move || company.get() == one);
        view! { <Chip look="company" pressed on_press>{said::company_of(lang, one)}</Chip> }
    };
    view! {
        <div class="companies" role="group" aria-label=said::company(lang)>
            {Company::ALL.map(choice).collect_view()}
        </div>
    }
}
