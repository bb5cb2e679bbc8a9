//! The description of the API, from the document the server writes (OpenAPI 3.1), as far as a page
//! shows it. What the document leaves out is empty here.

mod example;
mod shape;

use serde_json::{Map, Value};

pub use self::example::curl;
pub use self::shape::{Field, Kind, Shape};

/// The whole description.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Reference {
    /// What the server says of its API as a whole.
    pub about: String,
    /// The release it describes.
    pub version: String,
    /// What stands before every path.
    pub base: String,
    /// Those with an operation, in the order of the document.
    pub groups: Vec<Group>,
}

/// Operations that belong together.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    /// Its tag in the document; empty for operations without one.
    pub name: String,
    /// What its operations have to do with one another.
    pub about: String,
    /// All that have its tag.
    pub operations: Vec<Operation>,
}

/// One thing a program can ask for.
#[derive(Clone, Debug, PartialEq)]
pub struct Operation {
    /// In capitals.
    pub method: String,
    /// With its parameters in braces, to be put behind the base.
    pub path: String,
    /// What it does, in a line.
    pub summary: String,
    /// The rest that is to be known.
    pub about: String,
    /// What is filled into the request, apart from the body.
    pub parameters: Vec<Parameter>,
    /// What is sent along, if anything is.
    pub body: Option<Shape>,
    /// What may come back, by status.
    pub answers: Vec<Response>,
}

/// Something to fill into the address.
#[derive(Clone, Debug, PartialEq)]
pub struct Parameter {
    /// As the request spells it.
    pub name: String,
    /// The part of the request it goes into.
    pub place: ParameterPlace,
    /// Whether the server refuses a request without it.
    pub required: bool,
    /// What it means.
    pub about: String,
    /// The values it takes.
    pub shape: Shape,
}

/// Where a parameter stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParameterPlace {
    /// Between slashes, in place of the braces.
    Path,
    /// Behind the question mark.
    Query,
    /// Among the headers of the request.
    Header,
}

/// One way the server may answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Response {
    /// A number, or `default` for all others.
    pub status: String,
    /// What it means.
    pub about: String,
    /// What kind of file it is; empty for an answer without a body.
    pub media: String,
    /// What the body looks like; nothing for an answer without one.
    pub shape: Option<Shape>,
}

const METHODS: [&str; 5] = ["get", "post", "put", "patch", "delete"];

impl Reference {
    /// Reads the document; what has another form is passed over.
    pub fn read(document: &Value) -> Self {
        let schemas = &document["components"]["schemas"];
        let tags = document["tags"].as_array().into_iter().flatten();
        let mut groups: Vec<Group> = tags
            .map(|tag| Group {
                name: text(&tag["name"]),
                about: text(&tag["description"]),
                operations: Vec::new(),
            })
            .collect();
        for (path, item) in entries(&document["paths"]) {
            for method in METHODS {
                let Some(told) = item.get(method) else {
                    continue;
                };
                let operation = Operation::read(method, path, told, schemas);
                let tag = text(&told["tags"][0]);
                match groups.iter_mut().find(|group| group.name == tag) {
                    Some(group) => group.operations.push(operation),
                    None => groups.push(Group {
                        name: tag,
                        about: String::new(),
                        operations: vec![operation],
                    }),
                }
            }
        }
        groups.retain(|group| !group.operations.is_empty());
        Self {
            about: text(&document["info"]["description"]),
            version: text(&document["info"]["version"]),
            base: text(&document["servers"][0]["url"]),
            groups,
        }
    }

    /// Only what says every one of these words somewhere.
    pub fn only(&self, wanted: &str) -> Vec<Group> {
        let words: Vec<_> = wanted.split_whitespace().map(str::to_lowercase).collect();
        let mut groups = self.groups.clone();
        for group in &mut groups {
            let name = group.name.clone();
            let says = |operation: &Operation| {
                let said = format!("{name} {}", operation.said()).to_lowercase();
                words.iter().all(|word| said.contains(word))
            };
            group.operations.retain(says);
        }
        groups.retain(|group| !group.operations.is_empty());
        groups
    }
}

impl Operation {
    fn read(method: &str, path: &str, told: &Value, schemas: &Value) -> Self {
        let parameters = told["parameters"].as_array().into_iter().flatten();
        let body = first(&told["requestBody"]["content"]);
        Self {
            method: method.to_uppercase(),
            path: path.to_owned(),
            summary: text(&told["summary"]),
            about: text(&told["description"]),
            parameters: parameters
                .filter_map(|one| Parameter::read(one, schemas))
                .collect(),
            body: body.map(|(_, content)| Shape::read(&content["schema"], schemas)),
            answers: entries(&told["responses"])
                .map(|(status, told)| Response::read(status, told, schemas))
                .collect(),
        }
    }

    /// A name for its place on the page, without signs.
    pub fn anchor(&self) -> String {
        let path = self.path.replace(['{', '}'], "").replace('/', "-");
        format!("{}{path}", self.method.to_lowercase())
    }

    fn said(&self) -> String {
        let Self {
            method,
            path,
            summary,
            about,
            ..
        } = self;
        format!("{method} {path} {summary} {about}")
    }
}

impl Parameter {
    fn read(told: &Value, schemas: &Value) -> Option<Self> {
        let place = match told["in"].as_str()? {
            "path" => ParameterPlace::Path,
            "query" => ParameterPlace::Query,
            "header" => ParameterPlace::Header,
            _ => return None,
        };
        Some(Self {
            name: text(&told["name"]),
            place,
            required: told["required"].as_bool().unwrap_or(false),
            about: text(&told["description"]),
            shape: Shape::read(&told["schema"], schemas),
        })
    }
}

impl Response {
    fn read(status: &str, told: &Value, schemas: &Value) -> Self {
        let content = first(&told["content"]);
        Self {
            status: status.to_owned(),
            about: text(&told["description"]),
            media: content.map_or_else(String::new, |(media, _)| media.clone()),
            shape: content.map(|(_, content)| Shape::read(&content["schema"], schemas)),
        }
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

fn entries(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flat_map(Map::iter)
}

fn first(value: &Value) -> Option<(&String, &Value)> {
    entries(value).next()
}

#[cfg(test)]
mod tests;
