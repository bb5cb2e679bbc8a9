//! The description of the API states limits as plain numbers: each is that of the code.

use std::collections::BTreeMap;

use rookery_analysis::{Dial, Rating};
use rookery_play::replay::LONGEST_FEN;
use rookery_play::{Depth, GameId, LONGEST_NAME, LONGEST_WORD, ThinkTime, Timed};
use rookery_protocol::account::DisplayName;
use rookery_protocol::api::{ChangeText, NewShareForm, NewTokenForm, Variation};
use rookery_protocol::label::{LONGEST_TITLE, MOST_TAGS};
use serde_json::{Value, json};

use super::games::filter::LARGEST_PAGE;
use super::survival::MOST_PLACES;
use crate::openapi;
use crate::puzzles::HIGHEST_RATING;

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

/// A limit of the code, and where the description states it.
type Limit<'a> = (Value, &'a [&'a str]);

fn limits() -> BTreeMap<String, Value> {
    let words = words();
    let numbers = numbers();
    let all = words.iter().chain(&numbers);
    all.flat_map(|(limit, places)| {
        places
            .iter()
            .map(|place| ((*place).to_owned(), limit.clone()))
    })
    .collect()
}

fn words() -> [Limit<'static>; 12] {
    let id = GameId::parse("0198c5e2-7b1a-7c3d-9e4f-5a6b7c8d9e0f").unwrap();
    let digits = Timed::MOST_DIGITS;
    let seconds = format!("[0-9]{{1,{digits}}}");
    [
        (json!(LONGEST_TITLE), &["ChangeGame.title maxLength"]),
        (json!(ChangeText::LONGEST), &["ChangeText.text maxLength"]),
        (
            json!(LONGEST_WORD),
            &[
                "FaceParts.eyes maxLength",
                "FaceParts.head maxLength",
                "FaceParts.mouth maxLength",
                "FaceParts.tone maxLength",
                "Occasion.key maxLength",
                "OpponentDesign.repertoire maxLength",
                "OpponentDesign.weakness maxLength",
                "OpponentV1.engine_version maxLength",
                "OpponentV1.id maxLength",
                "OpponentV1.repertoire maxLength",
                "OpponentV1.weakness maxLength",
            ],
        ),
        (
            json!(id.to_string().len()),
            &["GameUpload.origin maxLength", "Occasion.run maxLength"],
        ),
        (json!(LONGEST_FEN), &["GameUpload.start_fen maxLength"]),
        (
            json!(2 * digits + 1),
            &["GameUpload.time_control maxLength"],
        ),
        (
            json!(format!("^{seconds}[+]{seconds}$")),
            &["GameUpload.time_control pattern"],
        ),
        (
            json!(DisplayName::LONGEST),
            &["OpponentDesign.name maxLength"],
        ),
        (json!(LONGEST_NAME), &["OpponentV1.name maxLength"]),
        (
            json!(Variation::LONGEST_COMMENT),
            &["Variation.comment maxLength"],
        ),
        // A letter for each square, and what parts eight rows.
        (json!(8 * 8 + 7), &["GameSummary.board maxLength"]),
        // From, to and what a pawn becomes.
        (json!("e7e8q".len()), &["Variation.mv maxLength"]),
    ]
}

fn numbers() -> [Limit<'static>; 16] {
    [
        (
            json!(HIGHEST_RATING),
            &[
                "/puzzles/next?from maximum",
                "/puzzles/next?high maximum",
                "/puzzles/next?low maximum",
                "/puzzles/supply?from maximum",
                "/puzzles/supply?high maximum",
                "/puzzles/supply?low maximum",
                "/users/{user}/puzzles/next?from maximum",
                "/users/{user}/puzzles/next?high maximum",
                "/users/{user}/puzzles/next?low maximum",
                "/users/{user}/puzzles/supply?from maximum",
                "/users/{user}/puzzles/supply?high maximum",
                "/users/{user}/puzzles/supply?low maximum",
            ],
        ),
        (json!(MOST_PLACES), &["/survival/scores?after maximum"]),
        (
            json!(LARGEST_PAGE),
            &[
                "/users/{user}/games.pgn?limit maximum",
                "/users/{user}/games?limit maximum",
            ],
        ),
        (
            json!(1),
            &[
                "/users/{user}/games.pgn?limit minimum",
                "/users/{user}/games?limit minimum",
                "GameUpload.format maximum",
                "GameUpload.format minimum",
                "NewShareForm.hours minimum",
                "NewTokenForm.days minimum",
            ],
        ),
        (json!(MOST_TAGS), &["ChangeGame.tags maxItems"]),
        (json!(Variation::MOST), &["ChangeGame.tree maxItems"]),
        (
            json!(Dial::HIGHEST.get()),
            &[
                "Dials.aggressiveness maximum",
                "Dials.blind_spots maximum",
                "Dials.positional maximum",
                "Dials.trading maximum",
            ],
        ),
        (
            json!(NewShareForm::MOST_HOURS),
            &["NewShareForm.hours maximum"],
        ),
        (
            json!(NewTokenForm::MOST_DAYS),
            &["NewTokenForm.days maximum"],
        ),
        (
            json!(Rating::LOWEST.get()),
            &["OpponentDesign.rung minimum", "OpponentV1.rung minimum"],
        ),
        (
            json!(Rating::HIGHEST.get()),
            &["OpponentDesign.rung maximum", "OpponentV1.rung maximum"],
        ),
        (
            json!(u16::MAX),
            &["StoryJourney.chapter maximum", "StoryJourney.step maximum"],
        ),
        (
            json!(Depth::LEAST.half_moves()),
            &["Thinking.depth minimum"],
        ),
        (json!(Depth::MOST.half_moves()), &["Thinking.depth maximum"]),
        (
            json!(ThinkTime::LEAST.millis()),
            &["Thinking.millis minimum"],
        ),
        (
            json!(ThinkTime::MOST.millis()),
            &["Thinking.millis maximum"],
        ),
    ]
}

/// Every limit below a value of the description.
fn stated(place: &str, value: &Value, found: &mut BTreeMap<String, Value>) {
    match value {
        Value::Object(fields) => {
            let asked = fields
                .get("in")
                .and(fields.get("name"))
                .and_then(Value::as_str);
            let place = &asked.map_or(place.to_owned(), |name| format!("{place}?{name}"));
            for (name, below) in fields {
                match name.as_str() {
                    "properties" => {
                        let schema = place.split('.').next().unwrap();
                        for (property, below) in below.as_object().unwrap() {
                            stated(&format!("{schema}.{property}"), below, found);
                        }
                    }
                    // Whatever is counted has none below nothing, which nobody states by hand.
                    "minimum" if *below == json!(0) => {}
                    keyword if KEYWORDS.contains(&keyword) => {
                        found.insert(format!("{place} {keyword}"), below.clone());
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
    let mut found = BTreeMap::new();
    for part in [&document["components"]["schemas"], &document["paths"]] {
        for (name, below) in part.as_object().unwrap() {
            stated(name, below, &mut found);
        }
    }
    assert_eq!(found, limits());
}
