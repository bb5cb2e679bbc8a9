//! Whole files, good and bad, into a store.

use std::io::Write;

use rookery_store::{Database, Passed, PuzzleSearch, Timestamp, UserId};
use tempfile::TempDir;

use super::*;

const HEAD: &str =
    "PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags\n";

async fn store() -> (Store, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let database = Database::Sqlite(folder.path().join("rookery.db"));
    let store = Store::open(&database, Timestamp::from_millis(0)).await;
    (store.unwrap(), folder)
}

/// A puzzle of this number; each has its own name and rating.
fn line(number: usize) -> String {
    let rating = 400 + number % 2000;
    format!(
        "n{number:06},r3k3/8/8/3N4/8/8/7r/4K3 b - - 0 1,h2h3 d5c7 e8d7 c7a8,{rating},80,90,5,\
         fork short,,\n"
    )
}

fn file(count: usize) -> String {
    let lines: String = (0..count).map(line).collect();
    format!("{HEAD}{lines}")
}

async fn take(store: &Store, folder: &TempDir, bytes: &[u8]) -> Result<Report, ImportError> {
    let path = folder.path().join("puzzles");
    std::fs::write(&path, bytes).unwrap();
    import(store, &path, None, &Arc::default()).await
}

async fn is_empty(store: &Store) -> bool {
    let search = PuzzleSearch {
        user: UserId::new(Timestamp::from_millis(0)),
        theme: None,
        lowest: 0,
        highest: 4000,
        from: vec![],
        chance: 0,
        passed: Passed::Nothing,
    };
    !store.has_puzzles(&search).await.unwrap() && store.puzzle("n000000").await.unwrap().is_none()
}

#[tokio::test]
async fn a_file_is_taken_once_plain_or_packed() {
    let (store, folder) = store().await;
    let text = file(9_000);
    let report = take(&store, &folder, text.as_bytes()).await.unwrap();
    assert_eq!((report.lines, report.new, report.known), (9_000, 9_000, 0));
    let packed = zstd::encode_all(text.as_bytes(), 3).unwrap();
    let report = take(&store, &folder, &packed).await.unwrap();
    assert_eq!((report.lines, report.new, report.known), (9_000, 0, 9_000));
    let some = store.puzzle("n008999").await.unwrap().unwrap().puzzle;
    assert_eq!(
        (some.rating, some.themes.as_str()),
        (400 + 8_999 % 2000, "fork short")
    );
    assert!(!is_empty(&store).await);
}

#[tokio::test]
async fn bad_lines_are_skipped_and_named() {
    let (store, folder) = store().await;
    let mut lines: Vec<String> = (0..9_000).map(line).collect();
    lines[0] = lines[0].replace("d5c7", "d5d6");
    lines[10] = "\n".to_owned();
    lines[8_990] = lines[8_990].replace("r3k3", "r3q3");
    lines[8_991] = format!("{}\n", "x".repeat(2_000_000));
    let text = format!("{HEAD}{}", lines.concat());
    let report = take(&store, &folder, text.as_bytes()).await.unwrap();
    let told: Vec<_> = report.faults.iter().map(|fault| fault.line).collect();
    assert_eq!(told, [2, 12, 8_992, 8_993]);
    assert_eq!(
        (report.new, report.skipped, report.lines),
        (8_996, 4, 9_000)
    );
    for (fault, part) in report
        .faults
        .iter()
        .zip(["`d5d6`", "fields", "FEN", "4096 bytes"])
    {
        assert!(fault.reason.contains(part), "{fault:?}");
    }
}

#[tokio::test]
async fn faults_are_told_up_to_a_number() {
    let (store, folder) = store().await;
    let text = format!("{HEAD}{}", "nothing\n".repeat(20_000));
    let report = take(&store, &folder, text.as_bytes()).await.unwrap();
    assert_eq!((report.skipped, report.faults.len()), (20_000, MOST_FAULTS));
    assert!(is_empty(&store).await);
}

#[tokio::test]
async fn of_a_broken_file_nothing_is_taken() {
    let (store, folder) = store().await;
    let text = file(9_000);
    let packed = zstd::encode_all(text.as_bytes(), 3).unwrap();
    let half = &packed[..packed.len() / 2];
    let mut damaged = packed.clone();
    let place = damaged.len() / 2;
    damaged[place..place + 200].fill(0xaa);
    for (bytes, part) in [
        (half, "is broken after line"),
        (&damaged, "is broken after line"),
        (&text.as_bytes()[HEAD.len()..], "no column PuzzleId"),
        (
            &text.replacen("Moves", "Move", 1).into_bytes(),
            "no column Moves",
        ),
        (b"", "no column PuzzleId"),
        (
            b"PK\x03\x04 something packed otherwise",
            "no column PuzzleId",
        ),
        (&[0; 100_000], "no column PuzzleId"),
    ] {
        let error = take(&store, &folder, bytes).await.unwrap_err();
        assert!(error.to_string().contains(part), "{error}");
        assert!(is_empty(&store).await, "{error}");
    }
    let missing = folder.path().join("nowhere");
    let error = import(&store, &missing, None, &Arc::default()).await;
    assert!(matches!(error, Err(ImportError::Open(_))));
}

#[tokio::test]
async fn a_limit_ends_the_file_early() {
    let (store, folder) = store().await;
    let path = folder.path().join("puzzles");
    let mut written = std::fs::File::create(&path).unwrap();
    written.write_all(file(9_000).as_bytes()).unwrap();
    let report = import(&store, &path, Some(4_321), &Arc::default()).await;
    assert_eq!(report.unwrap().new, 4_321);
}
