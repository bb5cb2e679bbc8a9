//! Everything that earlier pages kept beside games: each text by the function that reads it.

use rookery_app::account::guest_banner;
use rookery_app::adventure::traveler::Traveler;
use rookery_app::games::importing::ImportProgress;
use rookery_app::keeping::key::Meaning;
use rookery_app::keeping::leaving;
use rookery_app::keeping::table::TEXTS;
use rookery_app::level::my_level::MyLevel;
use rookery_app::puzzles::practice;
use rookery_app::puzzles::training::Training;
use rookery_app::review::draft::Draft;
use rookery_app::settings::preferences::Preferences;
use rookery_app::settings::theme::Theme;
use rookery_app::setup::choices::{Choices, Company};
use rookery_app::survival::run_state::RunState;
use rookery_play::GameId;
use rookery_protocol::api::OwnOpponent;
use rookery_protocol::worker::Manner;
use rookery_rules::Position;
use serde_json::{Map, Value};

use crate::kept::{self, Kept};

/// Reads a text and returns what would be kept in its place.
fn kept_again(kept: &Kept) -> Option<String> {
    let text = &kept.text;
    Some(match kept.kind() {
        // Whose own tests read them.
        "game" | "outbox" | "refused" | "revision" => text.clone(),
        "choices" => Choices::read(text)?.write(),
        "my-level" => MyLevel::read(text)?.write(),
        "theme" => Theme::from_key(text)?.key().to_owned(),
        "preferences" => preferences_again(text)?,
        "adventure" => Traveler::new(Traveler::read(text)?).write(),
        "survival" => RunState::read(text)?.write(),
        "own-opponent" => {
            serde_json::to_string(&serde_json::from_str::<OwnOpponent>(text).unwrap()).unwrap()
        }
        "variations" => Draft::read(text)?.write(),
        "import" => ImportProgress::read(text)?.text(),
        "puzzle-choice" => Training::read(text)?.write(),
        "puzzle-place" => {
            let training = Training::read(text.split('/').next()?)?;
            practice::place(training, practice::reached(Some(text), training)?)
        }
        "puzzle-reports" => practice::written(&practice::reports(Some(text)))?,
        "puzzles-kept" => practice::stocked(&practice::stock(Some(text))),
        "puzzles-solved" => {
            let names = text.split(' ');
            names.fold(None, |all: Option<String>, name| {
                Some(practice::with_name(all.as_deref(), name))
            })?
        }
        "continued" => {
            let (game, position) = text.split_once(' ')?;
            let position = Position::parse_fen(position).ok()?;
            format!("{} {}", GameId::parse(game)?, position.fen())
        }
        "guest-banner" => {
            let then = text.parse().ok()?;
            assert!(!guest_banner::is_due(Some(text), then));
            text.clone()
        }
        // Words and ids that are taken as they are.
        "account" | "adventure-of" => GameId::parse(text).map(|_| text.clone())?,
        "was-logged-in" | "import-player" | "evaluation-bar" | "move-log" | "thoughts"
        | "puzzle-next" => text.clone(),
        other => panic!("nobody reads {other}"),
    })
}

/// Without the choices that came later, as long as they are what everybody has at first.
fn preferences_again(text: &str) -> Option<String> {
    let then: Map<String, Value> = serde_json::from_str(text).ok()?;
    let usual = Preferences::default().write();
    let mut again = Preferences::read_text(text)?.write();
    again.retain(|name, value| then.contains_key(name) || usual.get(name) != Some(value));
    serde_json::to_string(&again).ok()
}

#[test]
fn every_text_is_read_and_kept_again_as_it_was() {
    for kept in kept::all() {
        let again = kept_again(&kept);
        let again = again.unwrap_or_else(|| panic!("not read: {kept:?}"));
        if !is_of_another_version(&kept) {
            assert_eq!(meaning(&again), meaning(&kept.text), "{}", kept.scene);
        }
    }
}

/// Whether it was written in a shape that is read, and not written any more.
fn is_of_another_version(kept: &Kept) -> bool {
    let text = TEXTS.iter().find(|text| text.name == kept.kind());
    let version = text.and_then(|text| text.version);
    let first = kept.text.lines().next().unwrap_or_default();
    let written = first.rsplit(' ').next().and_then(|word| word.parse().ok());
    kept.is_older() || (version.is_some() && version != written)
}

#[test]
fn a_text_of_another_version_is_kept_anew_once_and_for_all() {
    let all = kept::all();
    let others: Vec<_> = all
        .iter()
        .filter(|kept| is_of_another_version(kept))
        .collect();
    assert!(others.iter().any(|kept| kept.kind() == "choices"));
    assert!(others.iter().any(|kept| kept.kind() == "my-level"));
    for kept in others {
        let again = kept_again(kept).unwrap();
        let (scene, key) = (kept.scene.clone(), kept.key.clone());
        let text = again.clone();
        let kept = Kept {
            scene,
            key,
            text,
            fen: None,
        };
        assert_eq!(kept_again(&kept), Some(again));
    }
}

#[test]
fn every_name_is_in_the_table_and_goes_with_whoever_it_is_of() {
    for kept in kept::all() {
        let meaning = Meaning::of(&kept.key).unwrap_or_else(|| panic!("{kept:?}"));
        let goes = !leaving::gone(std::slice::from_ref(&kept.key), meaning.person).is_empty();
        let stays = ["was-logged-in", "guest-banner"].contains(&kept.kind());
        assert_eq!(goes, !stays, "{kept:?}");
        let text = TEXTS.iter().find(|text| text.name == kept.kind()).unwrap();
        assert!(kept.text.len() <= text.most as usize, "{kept:?}");
    }
}

/// In JSON the order of fields means nothing.
fn meaning(text: &str) -> Result<Value, &str> {
    serde_json::from_str(text).map_err(|_| text)
}

/// The last text of 0.1 under this key in a scene.
fn text(scene: &str, kind: &str) -> String {
    let all = kept::of(kind);
    let found = all.iter().rfind(|kept| kept.scene == scene);
    found.unwrap().text.clone()
}

#[test]
fn choices_are_those_that_were_made() {
    let friends = Choices::read(&text("two players with a name, to mate", "choices")).unwrap();
    assert_eq!(friends.company, Company::Friends);
    assert_eq!(friends.friend.get(), Some("Mia"));
    assert_eq!(friends.time().to_string(), "600+5");
    assert_eq!(friends.turning.key(), "facing");
    let own = "from a position of one's own, black to move";
    let own = Choices::read(&text(own, "choices")).unwrap();
    assert_eq!((own.company, own.seed), (Company::AgainstEngine, Some(5)));
    let start = own.start.unwrap().fen();
    assert_eq!(start, "r3k2r/8/8/8/8/8/4P3/R3K2R b KQkq - 3 10");
    let manner = Manner::of(&own.pick.opponent(), 1);
    assert_eq!((manner.rating, manner.blind_spots), (Some(600), 60));
}

#[test]
fn a_level_a_run_and_a_story_have_come_as_far() {
    let level = text("my level, given up after ten half-moves", "my-level");
    let level = MyLevel::read(&level).unwrap();
    assert_eq!((level.rating().get(), level.games()), (467, 2));
    let run = text("a run: one beaten, a life lost", "survival");
    let run = RunState::read(&run).unwrap();
    let standing = run.standing();
    assert_eq!((standing.beaten(), standing.lives()), (1, 2));
    assert_eq!((run.best(), run.has_begun()), (200, true));
    let story = Traveler::read(&text("a battle is lost", "adventure")).unwrap();
    assert_eq!((story.journey.at.chapter, story.journey.at.step), (1, 14));
    assert_eq!(story.fights.len(), 2);
}

#[test]
fn looks_are_those_that_were_chosen() {
    let dark = text("a stranger chooses how things look", "preferences");
    let dark = Preferences::read_text(&dark).unwrap();
    assert_eq!((dark.board.key(), dark.pieces.key()), ("slate", "blocks"));
    assert_eq!(dark.theme, Theme::from_key("dark").unwrap());
    assert!(!dark.sound && dark.animation && dark.hints && dark.coordinates && dark.keys);
    let few = text("older, of a time with fewer choices", "preferences");
    let few = Preferences::read_text(&few).unwrap();
    assert!(few.board.key() == "slate" && !few.sound && few.keys);
}

#[test]
fn a_draft_an_import_and_puzzles_go_on() {
    let draft = text("another move is tried and commented", "variations");
    let draft = Draft::read(&draft).unwrap();
    assert_eq!(draft.list[0].mv.as_deref(), Some("h2h4"));
    assert!(draft.list[0].comment.starts_with("Calmer"), "{draft:?}");
    let import = ImportProgress::read(&text("a file of games", "import")).unwrap();
    assert_eq!(
        (import.file.name.as_str(), import.percent()),
        ("evening.pgn", 100)
    );
    assert_eq!((import.tally.kept, import.tally.skipped), (2, 1));
    let stock = practice::stock(Some(&text("puzzles of a guest", "puzzles-kept")));
    assert!(stock.len() > 5, "{stock:?}");
    let solved = text("puzzles of a guest", "puzzles-solved");
    let reports = practice::reports(Some(&text("puzzles of a guest", "puzzle-reports")));
    assert!(reports[0].solved && practice::has_name(Some(&solved), &reports[0].puzzle));
}
