//! The description of the API states limits as plain numbers: each is that of the code.

use rookery_analysis::{Dial, Rating};
use rookery_play::replay::LONGEST_FEN;
use rookery_play::{Depth, GameId, LONGEST_NAME, LONGEST_WORD, ThinkTime, Timed};
use rookery_protocol::account::DisplayName;
use rookery_protocol::api::{ChangeText, NewShareForm, NewTokenForm, Variation};
use rookery_protocol::label::{LONGEST_TITLE, MOST_TAGS};
use rookery_server::openapi;
use serde_json::{Value, json};

/// What states a limit.
const KEYWORDS: [&str; 9] = [
    "minimum",
    "maximum",
    "exclusiveMinimum",
    "exclusiveMaximum",
    "minLength",
    "maxLength",
    "minItems",
    "maxItems",
    "pattern",
];

/// Every limit of the code that the description states, by what it is stated of.
fn limits() -> Vec<(&'static str, &'static str, Value)> {
    let id = GameId::parse("0198c5e2-7b1a-7c3d-9e4f-5a6b7c8d9e0f").unwrap();
    let id = id.to_string().len();
    let digits = Timed::MOST_DIGITS;
    let seconds = format!("[0-9]{{1,{digits}}}");
    vec![
        ("ChangeGame.tags", "maxItems", json!(MOST_TAGS)),
        ("ChangeGame.title", "maxLength", json!(LONGEST_TITLE)),
        ("ChangeGame.tree", "maxItems", json!(Variation::MOST)),
        ("ChangeText.text", "maxLength", json!(ChangeText::LONGEST)),
        (
            "Dials.aggressiveness",
            "maximum",
            json!(Dial::HIGHEST.get()),
        ),
        ("Dials.blind_spots", "maximum", json!(Dial::HIGHEST.get())),
        ("Dials.positional", "maximum", json!(Dial::HIGHEST.get())),
        ("Dials.trading", "maximum", json!(Dial::HIGHEST.get())),
        ("FaceParts.eyes", "maxLength", json!(LONGEST_WORD)),
        ("FaceParts.head", "maxLength", json!(LONGEST_WORD)),
        ("FaceParts.mouth", "maxLength", json!(LONGEST_WORD)),
        ("FaceParts.tone", "maxLength", json!(LONGEST_WORD)),
        ("GameUpload.format", "maximum", json!(1)),
        ("GameUpload.format", "minimum", json!(1)),
        ("GameUpload.origin", "maxLength", json!(id)),
        ("GameUpload.start_fen", "maxLength", json!(LONGEST_FEN)),
        (
            "GameUpload.time_control",
            "maxLength",
            json!(2 * digits + 1),
        ),
        (
            "GameUpload.time_control",
            "pattern",
            json!(format!("^{seconds}[+]{seconds}$")),
        ),
        (
            "NewShareForm.hours",
            "maximum",
            json!(NewShareForm::MOST_HOURS),
        ),
        ("NewShareForm.hours", "minimum", json!(1)),
        (
            "NewTokenForm.days",
            "maximum",
            json!(NewTokenForm::MOST_DAYS),
        ),
        ("NewTokenForm.days", "minimum", json!(1)),
        ("Occasion.key", "maxLength", json!(LONGEST_WORD)),
        ("Occasion.run", "maxLength", json!(id)),
        (
            "OpponentDesign.name",
            "maxLength",
            json!(DisplayName::LONGEST),
        ),
        (
            "OpponentDesign.repertoire",
            "maxLength",
            json!(LONGEST_WORD),
        ),
        (
            "OpponentDesign.rung",
            "maximum",
            json!(Rating::HIGHEST.get()),
        ),
        (
            "OpponentDesign.rung",
            "minimum",
            json!(Rating::LOWEST.get()),
        ),
        ("OpponentDesign.weakness", "maxLength", json!(LONGEST_WORD)),
        (
            "OpponentV1.engine_version",
            "maxLength",
            json!(LONGEST_WORD),
        ),
        ("OpponentV1.id", "maxLength", json!(LONGEST_WORD)),
        ("OpponentV1.name", "maxLength", json!(LONGEST_NAME)),
        ("OpponentV1.repertoire", "maxLength", json!(LONGEST_WORD)),
        ("OpponentV1.rung", "maximum", json!(Rating::HIGHEST.get())),
        ("OpponentV1.rung", "minimum", json!(Rating::LOWEST.get())),
        ("OpponentV1.weakness", "maxLength", json!(LONGEST_WORD)),
        ("StoryJourney.chapter", "maximum", json!(u16::MAX)),
        ("StoryJourney.step", "maximum", json!(u16::MAX)),
        ("Thinking.depth", "maximum", json!(Depth::MOST.half_moves())),
        (
            "Thinking.depth",
            "minimum",
            json!(Depth::LEAST.half_moves()),
        ),
        (
            "Thinking.millis",
            "maximum",
            json!(ThinkTime::MOST.millis()),
        ),
        (
            "Thinking.millis",
            "minimum",
            json!(ThinkTime::LEAST.millis()),
        ),
        (
            "Variation.comment",
            "maxLength",
            json!(Variation::LONGEST_COMMENT),
        ),
        // From, to and what a pawn becomes.
        ("Variation.mv", "maxLength", json!("e7e8q".len())),
    ]
}

/// Every limit below a value of the description.
fn stated(place: &str, value: &Value, found: &mut Vec<(String, String, Value)>) {
    match value {
        Value::Object(fields) => {
            for (name, below) in fields {
                match name.as_str() {
                    "properties" => {
                        for (property, below) in below.as_object().unwrap() {
                            let schema = place.split('.').next().unwrap();
                            stated(&format!("{schema}.{property}"), below, found);
                        }
                    }
                    // Whatever is counted has none below nothing, which nobody states by hand.
                    "minimum" if *below == json!(0) => {}
                    keyword if KEYWORDS.contains(&keyword) => {
                        found.push((place.to_owned(), keyword.to_owned(), below.clone()));
                    }
                    _ => stated(place, below, found),
                }
            }
        }
        Value::Array(values) => values.iter().for_each(|one| stated(place, one, found)),
        _ => {}
    }
}

#[test]
fn every_limit_of_the_description_is_that_of_the_code() {
    let document: Value = serde_json::from_str(&openapi::document()).unwrap();
    let mut found = Vec::new();
    for (name, schema) in document["components"]["schemas"].as_object().unwrap() {
        stated(name, schema, &mut found);
    }
    for (path, item) in document["paths"].as_object().unwrap() {
        stated(path, item, &mut found);
    }
    found.sort_by(|a, b| (&a.0, &a.1).cmp(&(&b.0, &b.1)));
    let limits = limits().into_iter();
    let limits: Vec<_> = limits
        .map(|(place, word, most)| (place.to_owned(), word.to_owned(), most))
        .collect();
    for limit in &found {
        assert!(limits.contains(limit), "no limit of the code: {limit:?}");
    }
    assert_eq!(found, limits);
}
