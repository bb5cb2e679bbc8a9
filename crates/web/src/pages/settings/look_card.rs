//! Colors and switches: how the site looks and sounds.

use leptos::prelude::*;

use crate::api::preferences::Liking;
use crate::api::presence::Presence;
use crate::pages::settings::board_choice::BoardChoice;
use crate::state::preferences::Switch;
use crate::state::theme::Theme;
use crate::ui::chip::Chip;
use crate::ui::switch::SwitchView;
use crate::words::{self, settings as said, shell};

#[component]
pub fn LookCard() -> impl IntoView {
    let lang = words::lang();
    let liking = Liking::here();
    let visitor = Presence::here().visitor;
    let lead = move || match visitor.with(|visitor| visitor.account().is_some()) {
        true => said::look_kept(lang),
        false => said::look_here(lang),
    };
    let theme = move |theme: Theme| {
        view! {
            <Chip
                pressed=Signal::derive(move || liking.get().theme == theme)
                on_press=Callback::new(move |()| liking.change(|likes| likes.theme = theme))
            >
                {shell::theme(lang, theme)}
            </Chip>
        }
    };
    let switch = move |switch: Switch| {
        view! {
            <SwitchView
                id=switch.key()
                label=said::switch(lang, switch)
                about=said::switch_about(lang, switch)
                is_on=Signal::derive(move || liking.get().is_on(switch))
                on_turn=Callback::new(move |()| liking.change(|likes| likes.turn(switch)))
            />
        }
    };
    view! {
        <section id="look" class="card" aria-labelledby="look-heading">
            <h2 id="look-heading">{said::look_heading(lang)}</h2>
            <p class="soft">{lead}</p>
            <div class="entry">
                <span id="look-theme" class="entry-label">{said::look_theme(lang)}</span>
                <div class="chips" role="group" aria-labelledby="look-theme">
                    {Theme::ALL.map(theme).collect_view()}
                </div>
            </div>
            <BoardChoice />
            <div class="switches" role="group" aria-label=said::look_switches(lang)>
                {Switch::ALL.map(switch).collect_view()}
            </div>
            <div class="outcome" role="status">
                <Show when=move || liking.is_unkept.get()>
                    <p class="trouble">{said::look_trouble(lang)}</p>
                </Show>
            </div>
        </section>
    }
}
