//! Documents of the API, read, searched and shown by example.

use serde_json::json;

use super::*;

fn document() -> Value {
    json!({
        "info": { "version": "1.2.3", "description": "Everything." },
        "servers": [{ "url": "/api/v1" }],
        "tags": [{ "name": "session", "description": "Coming and going" },
            { "name": "account", "description": "People" }, { "name": "empty" }],
        "paths": {
            "/users/{user}": {
                "get": { "tags": ["account"], "summary": "Who someone is",
                    "parameters": [{ "name": "user", "in": "path", "required": true,
                        "description": "`me` or an id", "schema": { "type": "string" } }],
                    "responses": { "200": { "description": "", "content": { "application/json": {
                        "schema": { "$ref": "#/components/schemas/Account" } } } } } },
                "patch": { "tags": ["account"], "summary": "Change names",
                    "requestBody": { "content": { "application/json": {
                        "schema": { "$ref": "#/components/schemas/ChangeName" } } } },
                    "responses": { "204": { "description": "Done" } } } },
            "/session": { "post": { "tags": ["session"], "summary": "Log in",
                "requestBody": { "content": { "application/json": { "schema": {
                    "type": "object", "required": ["name", "days"], "properties": {
                        "name": { "type": "string" }, "days": { "type": "integer" },
                        "bring": { "type": "boolean" } } } } } } } },
            "/odd": { "get": { "summary": "Without a tag" } },
        },
        "components": { "schemas": {
            "Role": { "type": "string", "enum": ["guest", "user"], "description": "What they are." },
            "Account": { "type": "object", "required": ["id", "role"], "properties": {
                "id": { "type": "string", "description": "Their id." },
                "role": { "$ref": "#/components/schemas/Role" },
                "login": { "type": ["string", "null"] },
                "friend": { "oneOf": [{ "type": "null" },
                    { "$ref": "#/components/schemas/Account" }], "description": "A friend." },
                "games": { "type": "array", "items": { "type": "object",
                    "properties": { "moves": { "type": "integer" } } } } } },
            "ChangeName": { "type": "object", "properties": { "display": { "type": "string" } } },
        } },
    })
}

fn find<'r>(reference: &'r Reference, method: &str, path: &str) -> &'r Operation {
    let mut all = reference.groups.iter().flat_map(|group| &group.operations);
    all.find(|one| one.method == method && one.path == path)
        .unwrap()
}

fn field<'s>(shape: &'s Shape, name: &str) -> &'s Field {
    let found = shape.fields().iter().find(|field| field.name == name);
    found.unwrap()
}

#[test]
fn operations_stand_in_the_groups_of_the_document() {
    let reference = Reference::read(&document());
    let groups: Vec<_> = reference
        .groups
        .iter()
        .map(|group| (group.name.as_str(), group.operations.len()))
        .collect();
    assert_eq!(groups, [("session", 1), ("account", 2), ("", 1)]);
    assert_eq!(reference.version, "1.2.3");
    assert_eq!(reference.groups[0].about, "Coming and going");
}

#[test]
fn names_are_looked_up_and_circles_end() {
    let reference = Reference::read(&document());
    let account = find(&reference, "GET", "/users/{user}").answers[0]
        .shape
        .clone()
        .unwrap();
    let role = field(&account, "role");
    assert!(role.required);
    assert_eq!(role.shape.about, "What they are.");
    let words = vec!["guest".to_owned(), "user".to_owned()];
    assert_eq!(role.shape.kind, Kind::Choice(words));
    let login = field(&account, "login");
    assert!(!login.required && login.shape.nullable);
    assert_eq!(login.shape.kind, Kind::Text);
    let friend = field(&account, "friend");
    assert!(friend.shape.nullable);
    assert_eq!(friend.shape.kind, Kind::Again("Account".to_owned()));
    assert_eq!(friend.shape.about, "A friend.");
    let games = field(&account, "games");
    assert_eq!(field(&games.shape, "moves").shape.kind, Kind::Integer);
}

#[test]
fn searching_asks_for_every_word_in_any_letters() {
    let reference = Reference::read(&document());
    for (wanted, found) in [
        ("", 4),
        ("NAMES change", 1),
        ("users", 2),
        ("account", 2),
        ("get users", 1),
        ("nothing", 0),
    ] {
        let groups = reference.only(wanted);
        let count: usize = groups.iter().map(|group| group.operations.len()).sum();
        assert_eq!(count, found, "{wanted}");
        assert!(groups.iter().all(|group| !group.operations.is_empty()));
    }
}

#[test]
fn an_example_can_be_typed_into_a_terminal() {
    let reference = Reference::read(&document());
    let example = |method, path| curl(find(&reference, method, path), "https://e.org", "/api/v1");
    assert_eq!(
        example("GET", "/users/{user}"),
        "curl \"https://e.org/api/v1/users/me\" \\\n  -H \"Authorization: Bearer $TOKEN\""
    );
    assert!(example("PATCH", "/users/{user}").ends_with("-d '{\"display\":\"…\"}'"));
    // The order of the fields is that of the reader of JSON, which other programs may choose.
    let session = example("POST", "/session");
    let body = session
        .rsplit_once("-d '")
        .and_then(|(_, body)| body.strip_suffix('\''));
    let body: serde_json::Value = serde_json::from_str(body.unwrap()).unwrap();
    assert_eq!(body, json!({ "days": 0, "name": "…" }));
}

#[test]
fn every_operation_has_a_place_of_its_own() {
    let reference = Reference::read(&document());
    let operation = find(&reference, "PATCH", "/users/{user}");
    assert_eq!(operation.anchor(), "patch-users-user");
}

#[test]
fn another_document_is_empty() {
    for other in [json!(null), json!([]), json!({ "paths": 7 })] {
        assert_eq!(Reference::read(&other), Reference::default());
    }
}
