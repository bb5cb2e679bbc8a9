//! A command that asks for an operation, to be tried in a terminal.

use serde_json::{Map, Value, json};

use super::{Kind, Operation, ParameterPlace, Shape};

/// The command, for a server at this address; `$TOKEN` stands for the reader's own token.
pub fn curl(operation: &Operation, origin: &str, base: &str) -> String {
    let Operation {
        method, path, body, ..
    } = operation;
    let method = match method.as_str() {
        "GET" => String::new(),
        method => format!("-X {method} "),
    };
    let path = path.replace("{user}", "me");
    let query: Vec<_> = (operation.parameters.iter())
        .filter(|one| one.place == ParameterPlace::Query && one.required)
        .map(|one| format!("{}=", one.name))
        .collect();
    let query = match &query[..] {
        [] => String::new(),
        parts => format!("?{}", parts.join("&")),
    };
    let mut lines = vec![
        format!("curl {method}\"{origin}{base}{path}{query}\""),
        "-H \"Authorization: Bearer $TOKEN\"".to_owned(),
    ];
    if let Some(body) = body {
        lines.push("-H \"Content-Type: application/json\"".to_owned());
        lines.push(format!("-d '{}'", value(body)));
    }
    if saves(operation) {
        lines.push("-o rookery.zip".to_owned());
    }
    lines.join(" \\\n  ")
}

/// Whether the answer is a file rather than a text to read.
fn saves(operation: &Operation) -> bool {
    let is_archive = |answer: &super::Response| answer.media == "application/zip";
    operation.answers.iter().any(is_archive)
}

/// Something that has this shape, with only what is needed.
fn value(shape: &Shape) -> Value {
    match &shape.kind {
        Kind::Any | Kind::Again(_) => Value::Null,
        Kind::Text => json!("…"),
        Kind::Integer | Kind::Number => json!(0),
        Kind::Flag => json!(false),
        Kind::Choice(words) => words.first().map_or(Value::Null, |word| json!(word)),
        Kind::List(item) => json!([value(item)]),
        Kind::Object(fields) => {
            let needs = fields.iter().any(|field| field.required);
            let shown = fields.iter().filter(|field| field.required || !needs);
            let pairs = shown.map(|field| (field.name.clone(), value(&field.shape)));
            Value::Object(pairs.collect::<Map<_, _>>())
        }
    }
}
