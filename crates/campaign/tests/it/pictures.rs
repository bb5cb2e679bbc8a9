//! The files of the pictures and of the map: all there, all ours, all small, all still.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fs;
use std::path::PathBuf;

use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};
use rookery_campaign::{Beat, Choices, MAP_FILE, PICTURES, PLACES, Place, Story};

/// What a picture may weigh, and all of them together, in bytes.
const ONE: usize = 9 * 1024;
const ALL: usize = 114 * 1024;

/// Shapes, and what holds them. No text, so no font; no raster, no script, no style sheet.
const ELEMENTS: [&str; 9] = [
    "svg", "g", "defs", "use", "path", "rect", "circle", "ellipse", "title",
];

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("pictures")
}

fn text_of(file: &str) -> String {
    fs::read_to_string(folder().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// The name of an element and its attributes.
type Element = (String, BTreeMap<String, String>);

/// Reads to the end, so that a fault anywhere is found.
fn elements(file: &str, text: &str) -> Vec<Element> {
    let mut reader = Reader::from_str(text);
    reader.config_mut().enable_all_checks(true);
    let mut found = Vec::new();
    let mut open = 0;
    loop {
        match reader.read_event() {
            Ok(Event::Start(start)) => {
                open += 1;
                found.push(element(file, &start));
            }
            Ok(Event::Empty(start)) => found.push(element(file, &start)),
            Ok(Event::End(_)) => open -= 1,
            Ok(Event::Text(_)) => {}
            Ok(Event::Eof) => break,
            Ok(other) => panic!("{file}: {other:?} has no place in a picture"),
            Err(fault) => panic!("{file}: {fault}"),
        }
    }
    assert_eq!(open, 0, "{file} ends too early");
    found
}

fn element(file: &str, start: &BytesStart<'_>) -> Element {
    let utf8 = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let attributes = start.attributes().map(|attribute| {
        let attribute = attribute.unwrap_or_else(|fault| panic!("{file}: {fault}"));
        (utf8(attribute.key.as_ref()), utf8(&attribute.value))
    });
    (utf8(start.name().as_ref()), attributes.collect())
}

/// Everything that must hold for any of the files.
fn check(file: &str, view: &str) -> Vec<Element> {
    let text = text_of(file);
    let elements = elements(file, &text);
    let (root, attributes) = &elements[0];
    assert_eq!(root, "svg", "{file}");
    assert_eq!(attributes["viewBox"], view, "{file}");
    assert_eq!(attributes["xmlns"], "http://www.w3.org/2000/svg", "{file}");
    let mut ids = HashSet::new();
    for (name, attributes) in &elements {
        assert!(ELEMENTS.contains(&name.as_str()), "{file}: <{name}>");
        for (key, value) in attributes {
            assert!(!key.starts_with("on") && key != "style", "{file}: {key}");
            let elsewhere = key != "xmlns" && (value.contains("//") || value.contains("url("));
            assert!(!elsewhere, "{file}: {key}={value}");
            if key.ends_with("href") {
                assert!(value.starts_with('#'), "{file}: {value}");
            }
            if key == "id" {
                assert!(ids.insert(value), "{file}: {value} twice");
            }
        }
    }
    elements
}

#[test]
fn every_picture_is_drawn_within_its_budget() {
    let mut sum = 0;
    for picture in &PICTURES {
        let file = picture.file();
        check(&file, "0 0 640 360");
        let bytes = text_of(&file).len();
        assert!(bytes <= ONE, "{file}: {bytes}");
        sum += bytes;
    }
    assert!(sum <= ALL, "{sum}");
}

#[test]
fn the_folder_holds_nothing_else() {
    let entries = fs::read_dir(folder()).unwrap();
    let found: BTreeSet<_> = entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    let pictures = PICTURES.iter().map(rookery_campaign::Picture::file);
    assert_eq!(found, pictures.chain([MAP_FILE.to_owned()]).collect());
}

#[test]
fn the_map_names_every_place_where_it_is() {
    let elements = check(MAP_FILE, "0 0 1000 700");
    let titles = text_of(MAP_FILE);
    for place in &PLACES {
        let id = place.mark();
        let mark = elements.iter().find(|(_, has)| has.get("id") == Some(&id));
        let (_, mark) = mark.unwrap_or_else(|| panic!("{id} is not on the map"));
        assert_eq!(
            mark["transform"],
            format!("translate({} {})", place.x, place.y)
        );
        assert!(titles.contains(&format!("<title>{}</title>", place.name)));
    }
}

#[test]
fn the_map_has_a_way_for_every_way_of_the_story() {
    let elements = check(MAP_FILE, "0 0 1000 700");
    let drawn: BTreeSet<_> = elements
        .iter()
        .filter(|(_, has)| has.get("class").is_some_and(|class| class == "way"))
        .map(|(_, has)| has["id"].clone())
        .collect();
    assert_eq!(drawn, walked(Story::told()));
}

/// The ways between places that are new, on all paths; nobody needs a map to go home.
fn walked(story: &Story) -> BTreeSet<String> {
    let steps = story.chapters.iter().flat_map(|chapter| &chapter.steps);
    let mut paths = vec![Choices::new()];
    for step in steps {
        if let Beat::Choose(choice) = &step.beat {
            let with = |path: &Choices| {
                let mut path = path.clone();
                choice.options.iter().map(move |option| {
                    path.insert(choice.key.clone(), option.key.clone());
                    path.clone()
                })
            };
            paths = paths.iter().flat_map(with).collect();
        }
    }
    paths.iter().flat_map(|path| ways(story, path)).collect()
}

fn ways(story: &Story, choices: &Choices) -> Vec<String> {
    let steps = story
        .chapters
        .iter()
        .flat_map(|chapter| chapter.path(choices));
    let mut seen: Vec<&Place> = Vec::new();
    let mut ways = Vec::new();
    for step in steps {
        let Beat::Place(place) = step.beat else {
            continue;
        };
        if seen.contains(&place) {
            continue;
        }
        ways.extend(seen.last().map(|from| from.way_to(place)));
        seen.push(place);
    }
    ways
}
