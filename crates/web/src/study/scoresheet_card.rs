//! A game that was played at a real board is written down and kept.

use leptos::prelude::*;
use leptos::wasm_split::wasm_split;
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
use crate::shell::part::LoadedPart;
use crate::shell::ui::errand::Errand;
use crate::shell::ui::focus;
use crate::shell::ui::question::Question;
use crate::study::{StudyContext, kept_sheet, saving, today};

/// Comes when first wanted.
#[wasm_split(folded, wasm_split_path = leptos::wasm_split, fallible)]
pub fn load() -> LoadedPart<StudyContext> {
    Ok(|context| {
        kept_sheet::take_out(context);
        kept_sheet::follow(context);
        view! { <ScoresheetCard context /> }.into_any()
    })
}

#[component]
fn ScoresheetCard(context: StudyContext) -> impl IntoView {
    let lang = lang::here();
    let shown = move || match context.kept.get() {
        None => view! {
            <Sheet context />
            <StartOver context />
        }
        .into_any(),
        Some(id) => view! { <Kept context id /> }.into_any(),
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
fn Kept(context: StudyContext, id: GameId) -> impl IntoView {
    let lang = lang::here();
    let another = move |_| context.start_over();
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
fn Sheet(context: StudyContext) -> impl IntoView {
    let lang = lang::here();
    let StudyContext {
        study, sheet, kept, ..
    } = context;
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
            <div class="pair">
                <ChoiceField
                    form=sheet
                    name=SIDE
                    label=said::side(lang)
                    nothing=said::choose(lang)
                    options=sides.collect()
                />
                <DayField form=sheet name=DAY label=said::day(lang) last=today() />
            </div>
            <div class="pair">
                <TextField form=sheet name=WHITE label=said::white(lang) autocomplete="off" />
                <TextField form=sheet name=BLACK label=said::black(lang) autocomplete="off" />
            </div>
            <div class="pair">
                <ChoiceField
                    form=sheet
                    name=RESULT
                    label=said::result(lang)
                    nothing=said::choose(lang)
                    options=said::results(lang).to_vec()
                />
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

/// Throws sheet and moves away, after a question.
#[component]
fn StartOver(context: StudyContext) -> impl IntoView {
    let lang = lang::here();
    let asks = RwSignal::new(false);
    let has_moves = Memo::new(move |_| context.study.with(|study| study.tree().move_count() > 0));
    let start = move |_| {
        asks.set(false);
        context.start_over();
        focus::focus_soon("#scoresheet-moves");
    };
    view! {
        <Show when=move || has_moves.get()>
            <Question
                id="start-over"
                begin=said::start_over(lang)
                question=said::start_over_question(lang)
                keep=said::start_over_no(lang)
                asks
            >
                <button type="button" class="button danger" on:click=start>
                    {said::start_over_yes(lang)}
                </button>
            </Question>
        </Show>
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
