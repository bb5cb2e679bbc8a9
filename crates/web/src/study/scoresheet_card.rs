//! A game that was played at a real board is written down and kept.

use leptos::prelude::*;
use leptos_router::components::A;
use rookery_app::account::visitor::Visitor;
use rookery_app::study::scoresheet::{self, BLACK, DAY, EVENT, RESULT, SIDE, WHITE};
use rookery_app::study::study_board::Study;
use rookery_app::study::words::scoresheet as said;
use rookery_play::{GameId, Side};

use crate::account::presence::Presence;
use crate::forms::choice_field::ChoiceField;
use crate::forms::day_field::DayField;
use crate::forms::field::TextField;
use crate::forms::form::FormView;
use crate::shell::lang;
use crate::shell::ui::errand::Errand;
use crate::shell::ui::focus;
use crate::study::moves_field::MovesField;
use crate::study::{StudyContext, saving, today};

#[component]
pub fn ScoresheetCard(context: StudyContext) -> impl IntoView {
    let lang = lang::here();
    let kept = RwSignal::new(None::<GameId>);
    let shown = move || match kept.get() {
        None => view! { <Sheet context kept /> }.into_any(),
        Some(id) => view! { <Kept context id kept /> }.into_any(),
    };
    view! {
        <section class="card scoresheet" aria-labelledby="scoresheet-heading">
            <h2 id="scoresheet-heading">{said::heading(lang)}</h2>
            {shown}
        </section>
    }
}

/// The game is kept: ways on.
#[component]
fn Kept(context: StudyContext, id: GameId, kept: RwSignal<Option<GameId>>) -> impl IntoView {
    let lang = lang::here();
    let another = move |_| {
        context.study.set(Study::default());
        context.sheet.set(scoresheet::form(&today()));
        kept.set(None);
    };
    view! {
        <p class="note" role="status">{said::saved(lang)}</p>
        <div class="buttons">
            <A href=format!("/games/{id}") attr:class="button primary">{said::open(lang)}</A>
            <A href="/games" attr:class="button">{said::games(lang)}</A>
            <button type="button" class="button" on:click=another>{said::another(lang)}</button>
        </div>
    }
}

#[component]
fn Sheet(context: StudyContext, kept: RwSignal<Option<GameId>>) -> impl IntoView {
    let lang = lang::here();
    let StudyContext { study, sheet, .. } = context;
    follow(context);
    let errand = Errand::new();
    let on_send = saving::saver(context, errand, move |id| {
        kept.set(Some(id));
        focus::focus_soon(".scoresheet .button");
    });
    study.with_untracked(|study| sheet.update(|sheet| scoresheet::fill_in(sheet, study.tree())));
    let sides = Side::ALL.iter();
    let sides = sides.map(move |side| (side.as_str(), said::side_name(lang, *side)));
    view! {
        <p class="soft small">{said::lead(lang)}</p>
        <FormView form=sheet send=said::save(lang) sending=said::saving(lang) on_send errand>
            <MovesField context />
            <div class="pair">
                <TextField form=sheet name=WHITE label=said::white(lang) autocomplete="off" />
                <TextField form=sheet name=BLACK label=said::black(lang) autocomplete="off" />
            </div>
            <div class="pair">
                <ChoiceField
                    form=sheet
                    name=SIDE
                    label=said::side(lang)
                    nothing=said::choose(lang)
                    options=sides.collect()
                />
                <ChoiceField
                    form=sheet
                    name=RESULT
                    label=said::result(lang)
                    nothing=said::choose(lang)
                    options=said::results(lang).to_vec()
                />
            </div>
            <div class="pair">
                <DayField form=sheet name=DAY label=said::day(lang) last=today() />
                <TextField
                    form=sheet
                    name=EVENT
                    label=said::event(lang)
                    hint=said::event_hint(lang)
                    autocomplete="off"
                />
            </div>
        </FormView>
    }
}

/// The sheet knows what stands on the board, and whose name belongs to the writer's side.
fn follow(context: StudyContext) {
    let StudyContext {
        study,
        edition,
        sheet,
        ..
    } = context;
    Effect::new(move |_| {
        edition.get();
        let (plies, outcome) = study.with_untracked(Study::played);
        sheet.update(|sheet| scoresheet::follow(sheet, plies, outcome));
    });
    let side = Memo::new(move |_| sheet.with(scoresheet::side));
    let visitor = Presence::here().visitor;
    Effect::new(move |_| {
        side.get();
        if let Some(own) = visitor.with(own_name) {
            sheet.update(|sheet| scoresheet::sit(sheet, &own));
        }
    });
}

/// What whoever writes is called here.
pub(super) fn own_name(visitor: &Visitor) -> Option<String> {
    Some(visitor.account()?.display.clone())
}
