//! The table is held to the names that browsers hold, and to itself.

use std::collections::BTreeSet;

use rookery_play::record;
use rookery_rules::{Color, Position};

use super::*;
use crate::keeping::key::{Key, Meaning, Person};
use crate::level::my_level::MyLevel;
use crate::setup::choices::Choices;

const RITA: &str = "0198c5e2-7b1a-7c3d-9e4f-5a6b7c8d9e0f";
const FIRST: &str = "00000000-0000-4000-8000-000000000007";

fn rita() -> Person {
    Person::Known(RITA.to_owned())
}

fn check(key: &Key, name: &str) {
    let name = name.replace("RITA", RITA).replace("FIRST", FIRST);
    assert_eq!(key.name(), name);
}

#[test]
fn what_has_one_place_is_called_as_ever() {
    check(&WAS_HERE.key(), "was-logged-in");
    check(&GUEST_BANNER.key(), "guest-banner");
    check(&LEFT.key(), "left");
    check(&GUEST.key(), "guest");
    check(&ACCOUNT.key(), "account");
    check(&THEME.key(), "theme");
    check(&TRAVELER.key(), "adventure-of");
}

#[test]
fn what_a_person_has_is_called_as_ever() {
    for (own, guests, ritas) in [
        (PREFERENCES, "preferences", "preferences:RITA"),
        (CHOICES, "choices", "choices:RITA"),
        (LEVEL, "my-level", "my-level:RITA"),
        (EVALUATION_BAR, "evaluation-bar", "evaluation-bar:RITA"),
        (MOVE_LIST, "move-log", "move-log:RITA"),
        (THOUGHTS, "thoughts", "thoughts:RITA"),
        (CONTINUED, "continued", "continued:RITA"),
        (GAME, "game", "game:RITA"),
        (ADVENTURE, "adventure", "adventure/RITA"),
        (SURVIVAL, "survival", "survival:RITA"),
        (OWN_OPPONENT, "own-opponent", "own-opponent:RITA"),
        (IMPORT, "import", "import:RITA"),
        (IMPORT_PLAYER, "import-player", "import-player:RITA"),
        (SCORESHEET, "scoresheet", "scoresheet:RITA"),
        (PUZZLE_REPORTS, "puzzle-reports", "puzzle-reports:RITA"),
        (PUZZLES_SOLVED, "puzzles-solved", "puzzles-solved:RITA"),
        (PUZZLES_KEPT, "puzzles-kept", "puzzles-kept:RITA"),
        (PUZZLE_PLACE, "puzzle-place", "puzzle-place:RITA"),
        (PUZZLE_CHOICE, "puzzle-choice", "puzzle-choice:RITA"),
        (PUZZLE_NEXT, "puzzle-next", "puzzle-next:RITA"),
    ] {
        check(&own.of(&Person::Guest), guests);
        check(&own.of(&rita()), ritas);
    }
}

#[test]
fn what_a_game_has_is_called_as_ever() {
    for (own, guests, ritas) in [
        (OUTBOX, "outbox/FIRST", "outbox:RITA/FIRST"),
        (REFUSED, "refused/FIRST", "refused:RITA/FIRST"),
        (REVISION, "revision/FIRST", "revision:RITA/FIRST"),
        (DRAFT, "variations/FIRST", "variations:RITA/FIRST"),
    ] {
        check(&own.of(&Person::Guest, FIRST), guests);
        check(&own.of(&rita(), FIRST), ritas);
    }
}

#[test]
fn every_name_is_read_as_what_it_stands_for() {
    for thing in ALL {
        let name = thing.name;
        let of = |name: &str, person: Option<&str>, game: Option<&str>| {
            let reading = Meaning {
                thing,
                person,
                game,
            };
            assert_eq!(Meaning::of(name), Some(reading), "{name}");
        };
        match thing.owner {
            Owner::Browser | Owner::Visitor => of(name, None, None),
            Owner::Person => {
                of(name, None, None);
                of(&format!("{name}:{RITA}"), Some(RITA), None);
            }
            Owner::Traveler => {
                of(name, None, None);
                of(&format!("{name}/{RITA}"), Some(RITA), None);
            }
            Owner::Games => {
                of(&format!("{name}/{FIRST}"), None, Some(FIRST));
                of(&format!("{name}:{RITA}/{FIRST}"), Some(RITA), Some(FIRST));
            }
        }
    }
    for name in [
        "",
        "gam",
        "games",
        "outbox",
        "theme:x",
        "adventure-off",
        "x",
    ] {
        assert_eq!(Meaning::of(name), None, "{name}");
    }
}

#[test]
fn the_games_of_one_person_are_found() {
    let names = [
        GAME.of(&rita()),
        OUTBOX.of(&Person::Guest, "a"),
        OUTBOX.of(&rita(), "b"),
        OUTBOX.of(&Person::Known("olaf".to_owned()), "c"),
        REFUSED.of(&rita(), "d"),
    ]
    .map(|key| key.name().to_owned());
    let games = |person| {
        let found = OUTBOX.among(names.to_vec(), &person).into_iter();
        let games: Vec<_> = found.map(|key| key.game().unwrap().to_owned()).collect();
        games.join(" ")
    };
    assert_eq!(games(Person::Guest), "a");
    assert_eq!(games(rita()), "a b");
    assert_eq!(GAME.of(&rita()).game(), None);
}

#[test]
fn no_two_rows_have_one_name() {
    let names: BTreeSet<_> = ALL.iter().map(|thing| thing.name).collect();
    assert_eq!(names.len(), ALL.len());
    // Ids have neither, so a name is read in one way.
    assert!(names.iter().all(|name| !name.contains([':', '/'])));
}

#[test]
fn versions_are_those_of_the_texts() {
    let version = |own: Own| {
        let mut texts = TEXTS.iter();
        let text = texts.find(|text| text.name == own.0.name).unwrap();
        text.version.unwrap()
    };
    let begins = |text: String, what: &str, own| {
        let first = format!("rookery {what} {}\n", version(own));
        assert!(text.starts_with(&first), "{text}");
    };
    begins(Choices::default().write(), "choices", CHOICES);
    begins(MyLevel::default().write(), "level", LEVEL);
    let seats = Choices::default().seats(Color::White).write();
    let start = Position::start().fen();
    let game = format!("rookery game {}\n{seats}\n1\n{start}\n", version(GAME));
    begins(record::write(&record::read(&game).unwrap()), "game", GAME);
}

/// A browser has room for five million letters; games that wait may take what the rest leaves.
#[test]
fn one_person_needs_a_fraction_of_the_local_storage() {
    let is_single = |text: &&Text| {
        let thing = ALL.iter().find(|thing| thing.name == text.name).unwrap();
        text.room == Room::Local && thing.owner != Owner::Games
    };
    let most: u32 = TEXTS.iter().filter(is_single).map(|text| text.most).sum();
    assert!(most < 1024 * KB, "{most}");
}
