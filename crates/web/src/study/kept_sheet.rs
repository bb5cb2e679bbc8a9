//! Keeps the sheet that is being written in this browser, until it is sent or thrown away.

use leptos::prelude::*;
use rookery_app::forms::form::Form;
use rookery_app::keeping::table::SCORESHEET;
use rookery_app::study::study_board::Study;
use rookery_app::study::{kept_sheet, scoresheet};
use rookery_rules::Position;

use crate::account::presence::Presence;
use crate::browser::storage as memory;
use crate::study::{StudyContext, today};

/// Whether one lies in this browser.
pub fn waits() -> bool {
    memory::recall(&Presence::own(SCORESHEET)).is_some()
}

/// Takes out the sheet, once: a blank one, or the one that waits. That brings its moves along unless something is
/// on the board. It may begin in a position that was set up, but another game has another sheet.
pub fn take_out(context: StudyContext) {
    let StudyContext { study, sheet, .. } = context;
    if sheet.with_untracked(|sheet| sheet.has(scoresheet::SIDE)) {
        return;
    }
    let (is_free, has_moves) = study.with_untracked(|study| {
        let has_moves = study.tree().move_count() > 0;
        (
            !has_moves && *study.tree().start() == Position::default(),
            has_moves,
        )
    });
    match recall().filter(|_| !has_moves) {
        Some((moves, written)) => {
            sheet.set(written);
            if is_free {
                study.set(moves);
            }
        }
        None => sheet.set(scoresheet::form(&today())),
    }
}

fn recall() -> Option<(Study, Form)> {
    let text = memory::recall(&Presence::own(SCORESHEET))?;
    kept_sheet::read(&text, &today())
}

/// From now on what is written is kept.
pub fn follow(context: StudyContext) {
    let StudyContext {
        study,
        edition,
        sheet,
        kept,
        ..
    } = context;
    Effect::new(move |_| {
        edition.get();
        let text =
            sheet.with(|sheet| study.with_untracked(|study| kept_sheet::write(study, sheet)));
        let place = Presence::own(SCORESHEET);
        match text.filter(|_| kept.get().is_none()) {
            Some(text) => memory::remember(&place, &text),
            None => memory::forget(&place),
        }
    });
}
