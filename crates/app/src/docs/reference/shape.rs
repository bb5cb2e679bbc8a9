//! What a piece of JSON looks like: kinds, fields, choices, with the words about them.

use serde_json::Value;

use super::{entries, text};

/// A kind of JSON.
#[derive(Clone, Debug, PartialEq)]
pub struct Shape {
    /// What it is when it is not `null`.
    pub kind: Kind,
    /// Whether `null` may stand in its place.
    pub nullable: bool,
    /// What it means.
    pub about: String,
}

/// Its form.
#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    /// Whatever JSON can say, or a form that is not told apart here.
    Any,
    /// A text with no fixed choice of words.
    Text,
    /// A whole number.
    Integer,
    /// A number that may have a fraction.
    Number,
    /// True or false.
    Flag,
    /// One of these texts.
    Choice(Vec<String>),
    /// Any number of things of one shape.
    List(Box<Shape>),
    /// Parts with names.
    Object(Vec<Field>),
    /// Something that holds itself, by its name.
    Again(String),
}

/// A part of an object.
#[derive(Clone, Debug, PartialEq)]
pub struct Field {
    /// The key it stands under.
    pub name: String,
    /// Whether it is always there.
    pub required: bool,
    /// What stands under the key.
    pub shape: Shape,
}

const PLACE_OF_NAMES: &str = "#/components/schemas/";

impl Shape {
    /// Reads a schema; names in it are looked up in `schemas`.
    pub fn read(schema: &Value, schemas: &Value) -> Self {
        Self::inside(schema, schemas, &mut Vec::new())
    }

    /// `within` are the names this one stands inside of.
    fn inside(schema: &Value, schemas: &Value, within: &mut Vec<String>) -> Self {
        let about = text(&schema["description"]);
        if let Some(name) = name(schema) {
            let mut shape = Self::named(name, schemas, within);
            if !about.is_empty() {
                shape.about = about;
            }
            return shape;
        }
        // Something or nothing is told as a choice with `null`.
        let choices = schema["oneOf"].as_array().or(schema["anyOf"].as_array());
        if let Some(choices) = choices {
            let (nothing, others): (Vec<_>, Vec<_>) =
                choices.iter().partition(|one| one["type"] == "null");
            if let [only] = others[..] {
                let mut shape = Self::inside(only, schemas, within);
                shape.nullable |= !nothing.is_empty();
                if !about.is_empty() {
                    shape.about = about;
                }
                return shape;
            }
        }
        let (word, nullable) = word(&schema["type"]);
        let kind = match word {
            "string" => texts(&schema["enum"]).map_or(Kind::Text, Kind::Choice),
            "integer" => Kind::Integer,
            "number" => Kind::Number,
            "boolean" => Kind::Flag,
            "array" => Kind::List(Box::new(Self::inside(&schema["items"], schemas, within))),
            "object" => Kind::Object(fields(schema, schemas, within)),
            _ => Kind::Any,
        };
        Self {
            kind,
            nullable,
            about,
        }
    }

    fn named(name: &str, schemas: &Value, within: &mut Vec<String>) -> Self {
        let again = within.iter().any(|outer| outer == name);
        let Some(schema) = schemas.get(name).filter(|_| !again) else {
            return Self {
                kind: Kind::Again(name.to_owned()),
                nullable: false,
                about: String::new(),
            };
        };
        within.push(name.to_owned());
        let shape = Self::inside(schema, schemas, within);
        within.pop();
        shape
    }

    /// The fields inside, also those of the things in a list.
    pub fn fields(&self) -> &[Field] {
        match &self.kind {
            Kind::Object(fields) => fields,
            Kind::List(item) => item.fields(),
            _ => &[],
        }
    }
}

fn fields(schema: &Value, schemas: &Value, within: &mut Vec<String>) -> Vec<Field> {
    let required = texts(&schema["required"]).unwrap_or_default();
    entries(&schema["properties"])
        .map(|(name, schema)| Field {
            name: name.clone(),
            required: required.contains(name),
            shape: Shape::inside(schema, schemas, within),
        })
        .collect()
}

fn name(schema: &Value) -> Option<&str> {
    schema["$ref"].as_str()?.strip_prefix(PLACE_OF_NAMES)
}

fn texts(value: &Value) -> Option<Vec<String>> {
    let list = value.as_array()?.iter();
    Some(list.filter_map(Value::as_str).map(str::to_owned).collect())
}

/// The word for a kind, and whether `null` is allowed: `"string"` or `["string", "null"]`.
fn word(told: &Value) -> (&str, bool) {
    match told {
        Value::Array(words) => {
            let words = || words.iter().filter_map(Value::as_str);
            let word = words().find(|&word| word != "null");
            (word.unwrap_or_default(), words().any(|word| word == "null"))
        }
        told => (told.as_str().unwrap_or_default(), false),
    }
}
