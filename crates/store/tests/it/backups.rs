//! Everything in one archive, and back: into a database of either kind.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use flate2::read::GzDecoder;
use rookery_store::{Database, GameFilter, RestoreError, Store, StoreError, backup, restore};
use std::io::Read;

use crate::contract::{Bench, NOW, finished, on_both, unfinished};
use crate::deletion::live;

async fn archive(database: &Database) -> Vec<u8> {
    let mut bytes = Vec::new();
    backup(database, &mut bytes, NOW).await.unwrap();
    bytes
}

/// The rows of an archive, in an order that does not depend on the database.
fn rows(archive: &[u8]) -> Vec<String> {
    let mut text = String::new();
    GzDecoder::new(archive).read_to_string(&mut text).unwrap();
    let mut rows: Vec<_> = text.lines().map(str::to_owned).collect();
    rows.sort_unstable();
    rows
}

/// A place for a database that is not there yet, of the same kind and of the other.
async fn empty_ones() -> [Bench; 2] {
    let benches = [Bench::sqlite().await, Bench::postgres().await];
    for bench in &benches {
        bench.store.close().await;
    }
    benches
}

on_both! {
    async fn everything_comes_back_in_either_database(bench: Bench) {
        let admin = bench.user("admin").await.id;
        let (rita, _) = live(&bench, "rita", admin).await;
        // A second version that is listed before the first.
        let mut first = unfinished(rita, "e2e4");
        bench.store.put_game(first.clone(), NOW).await.unwrap();
        first.content.moves = "d2d4".to_owned();
        bench.store.put_game(first.clone(), NOW).await.unwrap();
        let mut line = unfinished(rita, "c2c4");
        line.origin = Some(first.id);
        bench.store.put_game(line, NOW).await.unwrap();
        bench.store.put_setting("rules", crate::contract::json("{}"), NOW).await.unwrap();
        let told = archive(&bench.database).await;
        for other in empty_ones().await {
            let count = restore(&other.database, &*told, NOW).await.unwrap();
            assert_eq!(count as usize, rows(&told).len() - 2, "all but the first and last line");
            assert_eq!(rows(&archive(&other.database).await), rows(&told));
            let store = Store::open(&other.database, NOW).await.unwrap();
            assert!(store.credentials("RITA").await.unwrap().is_some());
            let games = store.games(rita, &GameFilter::default(), None, 100).await.unwrap();
            assert_eq!(games, bench.store.games(rita, &GameFilter::default(), None, 100).await.unwrap());
            store.close().await;
        }
    }

    async fn a_database_that_holds_something_is_left_alone(bench: Bench) {
        let told = archive(&bench.database).await;
        bench.user("rita").await;
        let refused = restore(&bench.database, &*told, NOW).await;
        assert!(matches!(refused, Err(RestoreError::NotEmpty)), "{refused:?}");
        assert!(bench.store.credentials("rita").await.unwrap().is_some());
    }

    async fn a_damaged_archive_changes_nothing(bench: Bench) {
        let rita = bench.user("rita").await.id;
        bench.store.put_game(finished(rita, "e2e4"), NOW).await.unwrap();
        let told = archive(&bench.database).await;
        let [other, _] = empty_ones().await;
        let packed = |text: &str| {
            let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
            std::io::Write::write_all(&mut packer, text.as_bytes()).unwrap();
            packer.finish().unwrap()
        };
        let mut text = String::new();
        GzDecoder::new(&*told).read_to_string(&mut text).unwrap();
        let lines: Vec<_> = text.lines().collect();
        let without_last = lines[..lines.len() - 1].join("\n");
        let without_one = [&lines[..1], &lines[2..]].concat().join("\n");
        for (bad, what) in [
            (told[..told.len() / 2].to_vec(), "half"),
            (packed(&without_last), "without its end"),
            (packed(&without_one), "without a row"),
            (packed(&text.replace("\"users\"", "\"people\"")), "with a strange table"),
            (packed(&text.replace("\"display\"", "\"display) --\"")), "with a strange column"),
            (packed("{}"), "of something else"),
            (packed(""), "of nothing"),
            (b"PK".to_vec(), "of another kind"),
        ] {
            assert!(restore(&other.database, &*bad, NOW).await.is_err(), "{what}");
            let store = Store::open(&other.database, NOW).await.unwrap();
            assert!(store.credentials("rita").await.unwrap().is_none(), "{what}");
            store.close().await;
        }
        let newer = packed(&text.replace("\"rookery_backup\":1", "\"rookery_backup\":9"));
        let refused = restore(&other.database, &*newer, NOW).await;
        assert!(matches!(refused, Err(RestoreError::TooNew(9))), "{refused:?}");
        let step = packed(&text.replace("0010_board", "0011_later"));
        let refused = restore(&other.database, &*step, NOW).await;
        assert!(matches!(refused, Err(RestoreError::Store(StoreError::TooNew(_)))), "{refused:?}");
        assert!(restore(&other.database, &*told, NOW).await.is_ok(), "the whole one still fits");
    }

    async fn an_archive_is_of_one_moment(bench: Bench) {
        let rita = bench.user("rita").await.id;
        let done = Arc::new(AtomicBool::new(false));
        let writing = {
            let (store, done) = (bench.store.clone(), Arc::clone(&done));
            tokio::spawn(async move {
                while !done.load(Ordering::Relaxed) {
                    store.put_game(finished(rita, "e2e4"), NOW).await.unwrap();
                }
            })
        };
        for _ in 0..5 {
            let told = rows(&archive(&bench.database).await);
            let count = |table: &str| told.iter().filter(|row| row.starts_with(table)).count();
            assert_eq!(count("[\"games\""), count("[\"game_bodies\""));
        }
        done.store(true, Ordering::Relaxed);
        writing.await.unwrap();
    }
}
