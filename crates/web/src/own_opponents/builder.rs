//! The page on which an opponent is made or changed.

use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::components::A;
use leptos_router::hooks::use_navigate;
use rookery_app::own_opponents::design::{self, NAME};
use rookery_app::own_opponents::words as said;
use rookery_play::OpponentId;
use rookery_protocol::api::{OpponentDesign, OwnOpponent};

use super::PLACE;
use super::looks::Looks;
use super::manner::MannerCard;
use super::preview_card::PreviewCard;
use crate::account::presence::Presence;
use crate::browser::{chance, http as server};
use crate::forms::field::TextField;
use crate::forms::form::FormView;
use crate::shell::lang;
use crate::shell::title::Title;
use crate::shell::ui::errand::Errand;

#[component]
pub(super) fn Builder(
    design: OpponentDesign,
    /// That of the one that is changed.
    #[prop(optional)]
    id: Option<String>,
) -> impl IntoView {
    let lang = lang::here();
    let heading = match id {
        Some(_) => said::change_title(lang),
        None => said::new_title(lang),
    };
    let form = RwSignal::new(design::form(&design.name));
    let design = RwSignal::new(design);
    let errand = Errand::new();
    let presence = Presence::here();
    let navigate = StoredValue::new(use_navigate());
    // Sent twice it is still one.
    let id = id.unwrap_or_else(|| chance::id::<OpponentId>().to_string());
    let place = StoredValue::new(format!("{PLACE}/{id}"));
    let on_send = Callback::new(move |()| {
        let mut wanted = design.get_untracked();
        wanted.name = form.with_untracked(|form| form.text(NAME).trim().to_owned());
        let place = place.get_value();
        let kept = async move {
            presence.settle().await?;
            server::put::<OwnOpponent>(&place, &wanted).await
        };
        errand.send(form, kept, move |_| {
            navigate.with_value(|go| go("/opponents", NavigateOptions::default()));
        });
    });
    view! {
        <Title page=heading />
        <div class="opponents-head">
            <h1>{heading}</h1>
            <A href="/opponents" attr:class="button">{said::back(lang)}</A>
        </div>
        <FormView form send=said::save(lang) sending=said::saving(lang) on_send errand>
            <TextField
                form
                name=NAME
                label=said::name(lang)
                hint=said::name_hint(lang)
                autocomplete="off"
            />
            <Looks design />
            <MannerCard design />
            <PreviewCard design />
        </FormView>
    }
}
