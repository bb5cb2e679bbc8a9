//! From one database to the other and back, from an archive that was made while many wrote.

use rookery_server::{ArchiveConfig, DatabaseConfig, ServeConfig, archive};
use rookery_store::Database;
use rookery_testkit::postgres::Postgres;

use crate::app::{Ground, TestApp};
use crate::people::PASSWORD;
use crate::process::{Home, Process};
use crate::storm::Storm;

/// How much each kind of row is there, as an archive tells it.
async fn rows(database: &DatabaseConfig, file: std::path::PathBuf) -> String {
    let database = database.clone();
    let told = archive::write(&ArchiveConfig { database, file })
        .await
        .unwrap();
    let (_, rows) = told.split_once(": ").unwrap();
    rows.split(' ').next().unwrap().to_owned()
}

#[tokio::test]
async fn an_archive_made_under_load_moves_everything_there_and_back() {
    let home = Home::on(Ground::Sqlite);
    let server = home.start();
    let create = home.command("admin", &["create", "rita"]).output().unwrap();
    let told = String::from_utf8_lossy(&create.stdout).into_owned();
    let code = told.trim().rsplit(' ').next().unwrap();
    let client = crate::client::Client::at(server.address);
    let form = serde_json::json!({ "code": code, "password": PASSWORD, "repeated": PASSWORD });
    client.put("/password-resets", form).await.ok(204);

    let mut storm = Storm::gather(server.address).await;
    let files = tempfile::tempdir().unwrap();
    let first = files.path().join("first.backup");
    let (address, enough) = (server.address, storm.after(100));
    let back_up = async {
        enough.await;
        let mut command = home.command("backup", &[first.to_str().unwrap()]);
        let work = move || (command.output().unwrap(), Process::kill(server));
        tokio::task::spawn_blocking(work).await.unwrap().0
    };
    let (_, output) = tokio::join!(storm.rage(address), back_up);
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );

    let back = ServeConfig::local(files.path().join("data")).database;
    let postgres = Database::Postgres(Postgres::shared().database());
    let there = DatabaseConfig {
        database: Some(postgres),
        ..back.clone()
    };
    let second = files.path().join("second.backup");
    archive::read(&ArchiveConfig {
        database: there.clone(),
        file: first,
    })
    .await
    .unwrap();
    let count = rows(&there, second.clone()).await;
    archive::read(&ArchiveConfig {
        database: back.clone(),
        file: second,
    })
    .await
    .unwrap();
    assert_eq!(rows(&back, files.path().join("third.backup")).await, count);
    assert!(count.parse::<usize>().unwrap() > 100, "{count}");
    for database in [there, back] {
        let app = TestApp::set(|config| config.database = database).await;
        app.log_in("rita", PASSWORD)
            .await
            .get("/users/me")
            .await
            .ok(200);
        assert_eq!(app.app.store.faults().await.unwrap(), [""; 0]);
    }
}
