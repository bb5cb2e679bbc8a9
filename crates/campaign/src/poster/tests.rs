//! Posters of known games and of hostile names, read as a browser would.

use quick_xml::Reader;
use quick_xml::events::Event;

use super::Poster;
use crate::animal::Animal;
use crate::crown::Crown;
use crate::guide::GUIDE_FACE;
use crate::sheet::{COUNTED, GameResult, Kind, STYLES_OVERLAP, Sheet, SheetGame};
use crate::temper::Temper;

fn game(animal: Animal, result: GameResult) -> SheetGame {
    let character = animal.character();
    SheetGame {
        kind: Kind::Adventure,
        opponent: character.playing_at(character.rung),
        result: Some(result),
        moves: 413,
        millis: 41 * 60_000,
    }
}

fn some_games() -> Sheet {
    Sheet::of(&[
        game(Animal::Fox, GameResult::Lost),
        game(Animal::Fox, GameResult::Drawn),
        game(Animal::Fox, GameResult::Won),
        game(Animal::Otter, GameResult::Won),
        game(Animal::Mole, GameResult::Won),
    ])
}

fn poster(sheet: &Sheet, name: &str, crown: Option<Crown>) -> String {
    let poster = Poster {
        sheet,
        name,
        crown,
        date: "November 16, 2026",
        friend: &GUIDE_FACE,
    };
    poster.svg()
}

/// The texts of a document, one for each element that holds any, and the names of all elements.
fn read(svg: &str) -> (Vec<String>, Vec<String>) {
    let mut reader = Reader::from_str(svg);
    reader.config_mut().enable_all_checks(true);
    let (mut texts, mut names) = (Vec::new(), Vec::new());
    let name = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    loop {
        match reader.read_event().unwrap() {
            Event::Start(start) => {
                names.push(name(start.name().as_ref()));
                texts.push(String::new());
            }
            Event::Empty(start) => names.push(name(start.name().as_ref())),
            Event::Text(text) => *texts.last_mut().unwrap() += &text.decode().unwrap(),
            Event::GeneralRef(entity) => {
                let letter = match &*entity.decode().unwrap() {
                    "amp" => '&',
                    "lt" => '<',
                    "gt" => '>',
                    "quot" => '"',
                    "#39" => '\'',
                    other => panic!("&{other};"),
                };
                texts.last_mut().unwrap().push(letter);
            }
            Event::End(_) => {}
            Event::Eof => break,
            other => panic!("{other:?}"),
        }
    }
    texts.retain(|text| !text.is_empty());
    (texts, names)
}

#[test]
fn every_figure_of_known_games_is_on_the_poster() {
    let (texts, _) = read(&poster(&some_games(), "Ada", Some(Crown::Queen)));
    let has = |wanted: &str| assert!(texts.iter().any(|text| text == wanted), "{wanted}");
    // All games: 3 won, 1 drawn, 1 lost; 5 times 413 moves and 41 minutes.
    for figure in ["60%", "5", "3", "1", "2,065", "3 h 25 min"] {
        has(figure);
    }
    for temper in Temper::ALL {
        has(temper.name());
    }
    // The fox is aggressive, positional and tactical, the otter aggressive and tactical, the mole
    // positional and blind; nobody here is passive.
    let row = |name: &str| {
        let at = texts.iter().position(|text| text == name).unwrap();
        texts[at + 2..at + 6].to_vec()
    };
    assert_eq!(row("Aggressive"), ["50%", "2", "1", "1"]);
    assert_eq!(row("Positional"), ["50%", "2", "1", "1"]);
    assert_eq!(row("Tactical"), ["50%", "2", "1", "1"]);
    assert_eq!(row("Blind"), ["100%", "1", "0", "0"]);
    assert_eq!(row("Passive")[0], "not met yet");
    assert_eq!(row("Trading")[0], "not met yet");
    has("In the adventure alone: 5 games, 3 won, 1 drawn, 1 lost");
    has("Ada");
    has("crossed the whole forest and became a queen");
    has("Rookery, November 16, 2026");
    has(STYLES_OVERLAP);
    assert!(texts.join(" ").contains(COUNTED));
}

#[test]
fn nothing_played_is_a_poster_too() {
    let (texts, _) = read(&poster(&Sheet::of(&[]), "Ada", None));
    let empty = texts.iter().filter(|text| *text == "not met yet");
    assert_eq!(empty.count(), 6);
    assert!(texts.iter().any(|text| text == "0 min"));
    assert!(
        texts
            .iter()
            .any(|text| text == "is on the way through the forest")
    );
}

#[test]
fn names_are_text_whatever_they_are() {
    let sheet = some_games();
    let (_, expected) = read(&poster(&sheet, "Ada", None));
    let wide = "\u{6f22}".repeat(32);
    for name in [
        "<script>alert(1)</script>",
        "</text></svg><a href='//x'>",
        "Tom & \"Jerry\" 'n' <co>",
        "&amp;",
        "\u{5d0}\u{5d1}\u{5d2} \u{202e}abc",
        "\u{1f98a}\u{1f468}\u{200d}\u{1f469}\u{200d}\u{1f467}",
        wide.as_str(),
    ] {
        let (texts, names) = read(&poster(&sheet, name, None));
        assert!(texts.iter().any(|text| text == name), "{name}");
        assert_eq!(names, expected, "{name}");
    }
    let (texts, _) = read(&poster(&sheet, "A\u{0}\u{8}\u{ffff}da", None));
    assert!(texts.iter().any(|text| text == "Ada"));
}

#[test]
fn a_poster_needs_nothing_from_elsewhere() {
    for crown in Crown::ALL.map(Some).into_iter().chain([None]) {
        let svg = poster(&some_games(), "Ada", crown);
        let bare = svg.replace("http://www.w3.org/2000/svg", "");
        assert!(!bare.contains("//") && !bare.contains("href") && !bare.contains("<image"));
        assert!(svg.len() < 24 * 1024, "{}", svg.len());
        let frame = r#"width="1200" height="1600" viewBox="0 0 1200 1600""#;
        assert!(svg.contains(frame));
    }
}
