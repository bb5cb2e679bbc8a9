//! The best scores of those who show theirs, and the switch that does.

use leptos::prelude::*;
use rookery_app::account::visitor::Visitor;
use rookery_app::forms::words::problem;
use rookery_app::lang::Lang;
use rookery_app::shell::words::guarded;
use rookery_app::survival::words as said;

use crate::account::presence::Presence;
use crate::forms::switch::SwitchView;
use crate::shell::lang;
use crate::shell::ui::errand::Outcome;
use crate::shell::ui::refused::Refused;
use crate::survival::run_journal::RunJournal;
use crate::survival::score_list::ScoreList;

#[component]
pub(super) fn Scores(journal: RunJournal) -> impl IntoView {
    let lang = lang::here();
    let presence = Presence::here();
    let visitor = presence.visitor;
    let is_known = Memo::new(move |_| visitor.with(|who| matches!(who, Visitor::Known(_))));
    let scores = ScoreList::new();
    // A score that is shown or hidden changes the list.
    Effect::new(move |_| {
        journal.told.track();
        if is_known.get() {
            scores.begin();
        }
    });
    let is_away = move || !is_known.get() && presence.trouble.with(Option::is_some);
    let sight = Memo::new(move |_| {
        let has_failed = scores.errand.has_failed() || is_away();
        visitor.with(|who| Sight::of(who, scores.count(), has_failed))
    });
    let trouble = Signal::derive(move || match is_away() {
        true => presence.trouble.get(),
        false => journal.trouble.get(),
    });
    let again = move |_| match is_known.get_untracked() {
        true => scores.begin(),
        false => presence.ask(),
    };
    view! {
        <section class="card survival-scores" aria-labelledby="survival-scores">
            <h2 id="survival-scores">{said::scores(lang)}</h2>
            <p class="soft small">{said::scores_lead(lang)}</p>
            {showing(journal)}
            <Refused refusal=trouble />
            <Outcome errand=scores.errand />
            <div role="status">
                {move || sight.get().told(lang).map(|told| view! { <p class="soft">{told}</p> })}
            </div>
            {move || match sight.get() {
                Sight::Looking | Sight::Closed | Sight::Nobody => ().into_any(),
                Sight::Failed => view! {
                    <button type="button" class="button" on:click=again>{problem::again(lang)}</button>
                }
                .into_any(),
                Sight::List => scores.context().into_any(),
            }}
            {scores.further()}
        </section>
    }
}

/// Whoever has an account shows their score, or does not.
fn showing(journal: RunJournal) -> impl IntoView {
    let lang = lang::here();
    let visitor = Presence::here().visitor;
    let has_account = Memo::new(move |_| visitor.with(|who| who.account().is_some()));
    let is_shown = Signal::derive(move || journal.shown.get() == Some(true));
    let on_turn = Callback::new(move |()| journal.show(!is_shown.get_untracked()));
    move || match has_account.get() {
        true => view! {
            <SwitchView
                id="show-score"
                label=said::show(lang)
                about=said::show_means(lang)
                is_on=is_shown
                on_turn
            />
        }
        .into_any(),
        false => view! { <p class="small">{said::show_with_account(lang)}</p> }.into_any(),
    }
}

/// What there is to see of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sight {
    /// It is on its way.
    Looking,
    /// It did not come; why, is told already.
    Failed,
    /// The server shows it only to those whom it knows.
    Closed,
    /// It is empty.
    Nobody,
    List,
}

impl Sight {
    fn of(visitor: &Visitor, count: Option<usize>, has_failed: bool) -> Self {
        match (visitor, count) {
            (Visitor::Stranger, _) => Self::Closed,
            (_, Some(0)) => Self::Nobody,
            (_, Some(_)) => Self::List,
            (_, None) if has_failed => Self::Failed,
            (_, None) => Self::Looking,
        }
    }

    fn told(self, lang: Lang) -> Option<&'static str> {
        match self {
            Self::Looking => Some(guarded::looking(lang)),
            Self::Closed => Some(said::scores_closed(lang)),
            Self::Nobody => Some(said::no_scores(lang)),
            Self::Failed | Self::List => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_empty_list_is_not_one_that_did_not_come() {
        for (visitor, count, has_failed, sight) in [
            (Visitor::Unknown, None, false, Sight::Looking),
            (Visitor::Unknown, None, true, Sight::Failed),
            (Visitor::Stranger, None, false, Sight::Closed),
            (Visitor::Unknown, Some(0), false, Sight::Nobody),
            (Visitor::Unknown, Some(2), true, Sight::List),
        ] {
            assert_eq!(Sight::of(&visitor, count, has_failed), sight);
        }
    }
}
