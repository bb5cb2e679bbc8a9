//! A scoresheet that is not finished, as a browser keeps it: whoever leaves the board finds it again.

use rookery_rules::Position;
use serde::{Deserialize, Serialize};

use super::scoresheet::{self, BLACK, DAY, EVENT, RESULT, SIDE, WHITE};
use super::study_board::Study;
use crate::forms::form::Form;

/// What somebody writes in.
const FIELDS: [&str; 6] = [SIDE, DAY, WHITE, BLACK, RESULT, EVENT];
/// Nobody writes down more than this in bytes; what was pasted is there to be pasted again.
const MOST: usize = 30 * 1024;

#[derive(Serialize, Deserialize)]
struct KeptSheet {
    /// Where the moves begin.
    start: String,
    /// The moves as they are written.
    moves: String,
    /// Each field with its text.
    fields: Vec<(String, String)>,
}

/// What is to be kept; nothing of a sheet on which nothing was written.
pub fn write(study: &Study, form: &Form) -> Option<String> {
    let fields = FIELDS.map(|field| (field.to_owned(), form.text(field).to_owned()));
    let is_blank = |(field, text): &(String, String)| field == DAY || text.trim().is_empty();
    if study.tree().move_count() == 0 && fields.iter().all(is_blank) {
        return None;
    }
    let sheet = KeptSheet {
        start: study.tree().start().fen(),
        moves: study.moves().to_owned(),
        fields: fields.into(),
    };
    let text = serde_json::to_string(&sheet).expect("words are JSON");
    (text.len() <= MOST).then_some(text)
}

/// The board and the sheet as they were left.
pub fn read(text: &str, today: &str) -> Option<(Study, Form)> {
    let sheet: KeptSheet = serde_json::from_str(text).ok()?;
    let mut study = Study::default();
    if Position::parse_fen(&sheet.start).is_ok() {
        study.type_fen(&sheet.start);
    }
    if !sheet.moves.is_empty() {
        study.type_moves(&sheet.moves);
    }
    let mut form = scoresheet::form(today);
    for (name, text) in sheet.fields {
        if let Some(field) = FIELDS.into_iter().find(|field| *field == name) {
            form.type_in(field, text);
        }
    }
    Some((study, form))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TODAY: &str = "2026-11-16";

    #[test]
    fn what_was_written_is_found_again() {
        let mut study = Study::default();
        study.type_fen("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
        study.type_on("e4 Kd7").unwrap();
        let form = scoresheet::form("2026-11-15")
            .with(WHITE, "Ann")
            .with(SIDE, "black");
        let (again, sheet) = read(&write(&study, &form).unwrap(), TODAY).unwrap();
        assert_eq!(again.position(), study.position());
        assert_eq!(again.moves(), "1. e4 Kd7");
        assert_eq!((sheet.text(WHITE), sheet.text(SIDE)), ("Ann", "black"));
        assert_eq!(sheet.text(DAY), "2026-11-15");
    }

    #[test]
    fn a_blank_sheet_and_a_whole_file_are_not_kept() {
        let blank = scoresheet::form(TODAY);
        assert_eq!(write(&Study::default(), &blank), None);
        let mut study = Study::default();
        study.type_moves(&"1. e4 e5 *\n\n".repeat(4_000));
        assert_eq!(write(&study, &blank), None);
        assert!(read("nonsense", TODAY).is_none());
    }
}
