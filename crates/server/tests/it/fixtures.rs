//! What earlier versions left behind, as it lies in `fixtures/`: served, restored, asked the same
//! questions, and gone on with.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use rookery_campaign::{COUNTED, STYLES_OVERLAP};
use rookery_server::{ArchiveConfig, DatabaseConfig, ServeConfig, archive};
use rookery_store::Database;
use rookery_testkit::postgres::Postgres;
use serde::Deserialize;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::app::{Ground, TestApp};
use crate::archive::unzipped;
use crate::client::Client;
use crate::games::{put, with};

/// What one version left behind.
struct Legacy {
    folder: PathBuf,
    people: People,
    answers: Vec<Answer>,
}

/// `people.json`.
#[derive(Deserialize)]
struct People {
    passwords: BTreeMap<String, String>,
    token: String,
    links: BTreeMap<String, String>,
}

/// A line of `answers.jsonl`.
#[derive(Deserialize)]
struct Answer {
    who: String,
    asks: String,
    told: Value,
}

impl Legacy {
    /// Of every version that left something.
    fn all() -> Vec<Self> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures");
        let entries = fs::read_dir(root).unwrap().map(|entry| entry.unwrap());
        let folders = entries.map(|entry| entry.path()).filter(|it| it.is_dir());
        let all: Vec<_> = folders.map(Self::read).collect();
        assert!(!all.is_empty(), "nothing is left of any version");
        all
    }

    fn read(folder: PathBuf) -> Self {
        let text = |name: &str| fs::read_to_string(folder.join(name)).unwrap();
        let answers = text("answers.jsonl");
        let answers = answers
            .lines()
            .map(|line| serde_json::from_str(line).unwrap());
        Self {
            people: serde_json::from_str(&text("people.json")).unwrap(),
            answers: answers.collect(),
            folder,
        }
    }

    /// A copy of its data folder.
    fn data(&self, files: &TempDir) -> DatabaseConfig {
        let data = files.path().join("data");
        fs::create_dir(&data).unwrap();
        for entry in fs::read_dir(self.folder.join("data")).unwrap() {
            let packed = entry.unwrap().path();
            let bytes = zstd::decode_all(fs::File::open(&packed).unwrap()).unwrap();
            fs::write(data.join(packed.file_stem().unwrap()), bytes).unwrap();
        }
        ServeConfig::local(data).database
    }

    /// Its backup in an empty database.
    async fn restored(&self, ground: Ground, files: &TempDir) -> DatabaseConfig {
        let mut database = ServeConfig::local(files.path().join("data")).database;
        database.database = match ground {
            Ground::Sqlite => None,
            Ground::Postgres => Some(Database::Postgres(Postgres::shared().database())),
        };
        let config = ArchiveConfig {
            database: database.clone(),
            file: self.folder.join("rookery.backup"),
        };
        archive::read(&config).await.unwrap();
        database
    }

    /// Everybody who asked then comes back.
    async fn visitors(&self, app: &TestApp) -> BTreeMap<&str, Client> {
        let mut visitors = BTreeMap::from([
            ("nobody", Client::new(app)),
            ("token", Client::with_token(app, &self.people.token)),
        ]);
        for (name, secret) in &self.people.links {
            visitors.insert(name, Client::new(app).holding(secret));
        }
        for (name, password) in &self.people.passwords {
            visitors.insert(name, app.log_in(name, password).await);
        }
        visitors
    }

    /// Whoever asks again is told the same.
    async fn is_told_again(&self, app: &TestApp) {
        let visitors = self.visitors(app).await;
        for Answer { who, asks, told } in &self.answers {
            let answer = visitors[&**who].get(asks).await;
            assert_eq!(answer.status, 200, "{who} {asks}: {}", answer.text());
            let now = match told {
                Value::String(_) => Value::String(answer.text()),
                _ if asks.ends_with("/export") => unpacked(&answer.bytes),
                _ => answer.json(),
            };
            let told = self.told_anew(asks, told, &now);
            holds(&told, &now, &format!("{who} {asks}"));
        }
        assert_eq!(app.app.store.faults().await.unwrap(), [""; 0]);
    }

    /// An answer as it is told since; all that is not named here is told as it was.
    fn told_anew(&self, asks: &str, told: &Value, now: &Value) -> Value {
        let mut told = told.clone();
        match asks {
            _ if !self.folder.ends_with("0.1") => {}
            "/adventure/sheet" => sheet_anew(&mut told["sheet"]),
            "/shared-sheet" => sheet_anew(&mut told),
            "/users/me/puzzles/progress" => bands_anew(&mut told["bands"]),
            _ if asks.ends_with("/games.pgn") => named_anew(&mut told, now),
            _ => {}
        }
        told
    }

    /// How many cards rita has.
    fn cards(&self) -> usize {
        let exports = self
            .answers
            .iter()
            .filter(|it| it.asks.ends_with("/export"));
        let lines = exports.flat_map(|it| it.told["puzzles.jsonl"].as_array().unwrap());
        lines.filter(|line| line["kind"] == "own_puzzle").count()
    }

    /// The games of rita that a device told.
    fn uploads(&self) -> Vec<&Value> {
        let answers = self.answers.iter();
        let games = answers.filter(|it| it.who == "rita" && it.asks.starts_with("/games/"));
        let told = games.map(|game| &game.told);
        let games: Vec<_> = told
            .filter(|game| game["summary"]["source"] != "import")
            .collect();
        assert!(!games.is_empty());
        games
    }
}

/// In files 0.1 called engines by less than their names.
fn named_anew(told: &mut Value, now: &Value) {
    let is_name = |line: &str| {
        let names = ["[Event ", "[White ", "[Black "];
        names.iter().any(|name| line.starts_with(name))
    };
    let mut now = now.as_str().unwrap().lines();
    let lines = told.as_str().unwrap().lines();
    let lines = lines.map(|told| match (is_name(told), now.next()) {
        (true, Some(now)) if is_name(now) => now,
        _ => told,
    });
    let text: String = lines.flat_map(|line| [line, "\n"]).collect();
    *told = Value::String(text);
}

/// 0.1 counted everybody with a low positional dial as tactical, the dormouse that overlooks things
/// among them. None of rita's three opponents saw tactics. It also told in other words what counts.
fn sheet_anew(sheet: &mut Value) {
    let tactical = &mut sheet["against"][3];
    assert_eq!(
        (&tactical["temper"], &tactical["tally"]["played"]),
        (&json!("Tactical"), &json!(3))
    );
    tactical["tally"] = json!({
        "played": 0, "won": 0, "drawn": 0, "lost": 0, "moves": 0, "millis": 0, "win_rate": null,
    });
    let counted = sheet["counted"].as_str().unwrap();
    assert!(
        counted.starts_with("Counted is every finished game"),
        "{counted}"
    );
    sheet["counted"] = json!(format!("{COUNTED} {STYLES_OVERLAP}"));
}

/// 0.1 summed puzzles up by the rating they had when they were tried, and listed them by the one they
/// have now. The two that rita solved for her rating are a little below a round number since.
fn bands_anew(bands: &mut Value) {
    for (at, from) in [(1, 1400), (2, 1800)] {
        let band = &mut bands[at];
        let was = (&band["from"], &band["tally"]["puzzles"]);
        assert_eq!(was, (&json!(from), &json!(1)));
        (band["from"], band["to"]) = (json!(from - 200), json!(from - 1));
    }
}

/// The files of an export, read as what they are.
fn unpacked(bytes: &[u8]) -> Value {
    let files = unzipped(bytes).into_iter().map(|(name, text)| {
        let read = |text: &str| serde_json::from_str::<Value>(text).unwrap();
        let value = match name.rsplit('.').next() {
            Some("json") => read(&text),
            Some("jsonl") => text.lines().map(read).collect(),
            _ => Value::String(text),
        };
        (name, value)
    });
    Value::Object(files.collect())
}

/// Everything that was told is still told; more may be.
#[track_caller]
fn holds(told: &Value, now: &Value, place: &str) {
    match (told, now) {
        (Value::Object(told), Value::Object(now)) => {
            for (name, told) in told {
                let place = format!("{place} .{name}");
                holds(told, now.get(name).unwrap_or(&Value::Null), &place);
            }
        }
        (Value::Array(told), Value::Array(now)) => {
            assert_eq!(told.len(), now.len(), "{place}: {now:?}");
            for (at, (told, now)) in told.iter().zip(now).enumerate() {
                holds(told, now, &format!("{place} [{at}]"));
            }
        }
        _ => assert_eq!(told, now, "{place}"),
    }
}

#[tokio::test]
async fn a_data_folder_is_served_as_it_was_left_and_goes_on() {
    for legacy in Legacy::all() {
        let files = tempfile::tempdir().unwrap();
        let database = legacy.data(&files);
        let app = TestApp::set(|config| config.database = database).await;
        legacy.is_told_again(&app).await;

        let rita = app.log_in("rita", &legacy.people.passwords["rita"]).await;
        let list = rita.get("/users/me/games").await.ok(200);
        let games = list["games"].as_array().unwrap();
        assert!(games.iter().all(|game| game["board"].is_string()), "{list}");
        let deck = rita.get("/users/me/puzzles/deck").await.ok(200);
        assert_eq!(deck["all"], legacy.cards(), "{deck}");
        for game in legacy.uploads() {
            let summary = &game["summary"];
            let path = format!("/games/{}", summary["id"].as_str().unwrap());
            let revision = format!("\"{}\"", summary["revision"]);
            let content = &game["content"];
            let again = put(&rita, &path, content, Some(&revision)).await;
            holds(summary, &again.ok(200), &path);
            if summary["finished"] == false {
                let further = put(&rita, &path, &moved(content), Some(&revision)).await;
                let further = further.ok(200);
                let count = |told: &Value| told.as_i64().unwrap();
                assert_eq!(count(&further["plies"]), count(&summary["plies"]) + 1);
                assert_eq!(count(&further["revision"]), count(&summary["revision"]) + 1);
            }
        }
    }
}

/// The game with the first legal move more.
fn moved(content: &Value) -> Value {
    let text = |name: &str| content[name].as_str().unwrap();
    let mut position = rookery_rules::Position::parse_fen(text("start_fen")).unwrap();
    for uci in text("moves").split_whitespace() {
        position = position.play_unchecked(position.parse_uci(uci).unwrap());
    }
    let moves = format!("{} {}", text("moves"), position.moves()[0]);
    let mut clocks = content["clocks"].as_array().unwrap().clone();
    if let Some(last) = clocks.last().cloned() {
        clocks.push(last);
    }
    with(
        content.clone(),
        &json!({ "moves": moves.trim(), "clocks": clocks }),
    )
}

async fn a_backup_is_restored(ground: Ground) {
    for legacy in Legacy::all() {
        let files = tempfile::tempdir().unwrap();
        let database = legacy.restored(ground, &files).await;
        let app = TestApp::set(|config| config.database = database).await;
        legacy.is_told_again(&app).await;
    }
}

#[tokio::test]
async fn a_backup_is_restored_into_sqlite() {
    a_backup_is_restored(Ground::Sqlite).await;
}

#[tokio::test]
async fn a_backup_is_restored_into_postgres() {
    a_backup_is_restored(Ground::Postgres).await;
}
