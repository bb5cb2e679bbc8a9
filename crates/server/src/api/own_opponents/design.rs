//! What an opponent of someone's own making may be like.

use rookery_analysis::{Rating, Repertoire, Style};
use rookery_campaign::{Animal, Tone, Weakness};
use rookery_protocol::FieldProblem;
use rookery_protocol::account::DisplayName;
use rookery_protocol::api::OpponentDesign;

use crate::error::ApiError;

/// Everything that is wrong with it, by field.
pub(super) fn check(design: &OpponentDesign) -> Result<(), ApiError> {
    let mut problems = Vec::new();
    let mut blame = |field: &str, code: &str, message: String| {
        problems.push(FieldProblem::new(field, code, &message));
    };
    // Others may see it, so it has to be as kind as the names of people.
    if let Err(fault) = DisplayName::parse(&design.name) {
        blame("name", fault.code(), fault.to_string());
    }
    if Style::try_from(design.dials).is_err() {
        blame(
            "dials",
            "bad_dials",
            "A dial goes from 0 to 100.".to_owned(),
        );
    }
    if Rating::new(design.rung).is_none() {
        let (lowest, highest) = (Rating::LOWEST.get(), Rating::HIGHEST.get());
        let message = format!("The ladder goes from {lowest} to {highest}.");
        blame("rung", "bad_rung", message);
    }
    let repertoire = design.repertoire.as_deref();
    if repertoire.is_some_and(|word| word.parse::<Repertoire>().is_err()) {
        let message = "There is no such repertoire.".to_owned();
        blame("repertoire", "bad_repertoire", message);
    }
    let weakness = design.weakness.as_deref();
    if weakness.is_some_and(|word| word.parse::<Weakness>().is_err()) {
        blame(
            "weakness",
            "bad_weakness",
            "There is no such weakness.".to_owned(),
        );
    }
    let face = &design.face;
    let parts = [&face.head, &face.eyes, &face.mouth];
    let is_tone = Tone::ALL.iter().any(|tone| tone.key() == face.tone);
    if !is_tone
        || parts
            .into_iter()
            .any(|part| Animal::from_key(part).is_none())
    {
        let message = "A face has the head, eyes and mouth of animals, and a tone.".to_owned();
        blame("face", "bad_face", message);
    }
    match problems.is_empty() {
        true => Ok(()),
        false => Err(ApiError::Invalid(problems)),
    }
}
