//! Words of the page about the API, for people who write programs.

use crate::docs::reference::{Kind, ParameterPlace, Shape};
use crate::lang::{Lang, sayings};

sayings! {
    heading => "API";
    lead => "Everything that these pages do, a program of yours can do too. It speaks HTTP and JSON.";
    token_heading => "A token for your program";
    token_lead => "Your program shows a token, so that the server knows whom it works for. You make one in the settings, choose what it may do, and can revoke it at any time.";
    token_link => "Make a token in the settings";
    token_use => "Send it with every request:";
    problems_heading => "When something is refused";
    problems_lead => "The answer has a status of 400 or more and a body with a code for your program and a sentence for people. If fields are to blame, it names each of them.";
    times => "Times are milliseconds since 1970 in universal time. Ids are UUIDs.";
    document => "The whole description as OpenAPI 3.1";
    counting => "You write a chess program?";
    counting_link => "Count games and compare";
    search_label => "Search";
    search_hint => "Such as: tokens, or delete";
    nothing => "Nothing here says that. Try another word.";
    parameters => "Parameters";
    body => "You send";
    answers => "You get";
    example => "Example";
    required => "needed";
    optional => "may be left out";
}

/// The heading over a group of operations; one that is not known here keeps its tag.
pub fn group(lang: Lang, name: &str) -> String {
    match (lang, name) {
        (Lang::En, "server") => "The server".to_owned(),
        (Lang::En, "session") => "Coming and going".to_owned(),
        (Lang::En, "account") => "People and what is theirs".to_owned(),
        (Lang::En, "admin") => "For administrators".to_owned(),
        (Lang::En, "") => "More".to_owned(),
        (Lang::En, other) => other.to_owned(),
    }
}

/// Where a parameter is written: "behind the ?".
pub fn place(lang: Lang, place: ParameterPlace) -> &'static str {
    match (lang, place) {
        (Lang::En, ParameterPlace::Path) => "in the path",
        (Lang::En, ParameterPlace::Query) => "behind the ?",
        (Lang::En, ParameterPlace::Header) => "as a header",
    }
}

/// How much a search found: "3 operations".
pub fn found(lang: Lang, count: usize) -> String {
    match (lang, count) {
        (Lang::En, 0) => nothing(lang).to_owned(),
        (Lang::En, 1) => "1 operation".to_owned(),
        (Lang::En, count) => format!("{count} operations"),
    }
}

/// A status and what it means: "201 Created".
pub fn status(lang: Lang, status: &str) -> String {
    match (lang, status) {
        (Lang::En, "200") => "200 OK".to_owned(),
        (Lang::En, "201") => "201 Created".to_owned(),
        (Lang::En, "202") => "202 Accepted".to_owned(),
        (Lang::En, "204") => "204 Done, no body".to_owned(),
        (Lang::En, "304") => "304 Not changed".to_owned(),
        (Lang::En, "default") => "Otherwise".to_owned(),
        (Lang::En, other) => other.to_owned(),
    }
}

/// The kind of a value, as programmers call it.
pub fn kind(lang: Lang, shape: &Shape) -> String {
    let kind = match (lang, &shape.kind) {
        (Lang::En, Kind::Any) => "any JSON".to_owned(),
        (Lang::En, Kind::Text) => "string".to_owned(),
        (Lang::En, Kind::Integer) => "integer".to_owned(),
        (Lang::En, Kind::Number) => "number".to_owned(),
        (Lang::En, Kind::Flag) => "true or false".to_owned(),
        (Lang::En, Kind::Choice(words)) => {
            let words: Vec<_> = words.iter().map(|word| format!("\"{word}\"")).collect();
            words.join(" or ")
        }
        (Lang::En, Kind::List(item)) => format!("list of {}", self::kind(lang, item)),
        (Lang::En, Kind::Object(_)) => "object".to_owned(),
        (Lang::En, Kind::Again(name)) => name.clone(),
    };
    match (lang, shape.nullable) {
        (Lang::En, true) => format!("{kind}, or null"),
        (Lang::En, false) => kind,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_are_said_whole() {
        let shape = |kind, nullable| Shape {
            kind,
            nullable,
            about: String::new(),
        };
        let roles = vec!["guest".to_owned(), "user".to_owned()];
        for (shape, said) in [
            (shape(Kind::Text, true), "string, or null"),
            (shape(Kind::Choice(roles), false), "\"guest\" or \"user\""),
            (
                shape(Kind::List(Box::new(shape(Kind::Integer, false))), false),
                "list of integer",
            ),
        ] {
            assert_eq!(kind(Lang::En, &shape), said);
        }
    }
}
