//! Databases as a new server leaves them after its first start. The thousands of puzzles that ship are
//! put into one, and each test gets a copy.

use std::fs;
use std::path::Path;

use rookery_server::{App, DatabaseConfig};
use rookery_store::Database;
use rookery_testkit::postgres::Postgres;
use tempfile::TempDir;
use tokio::sync::OnceCell;

const FILE: &str = "rookery.db";

/// Puts the file of a prepared SQLite database into a new folder.
pub(super) async fn file(folder: &Path) {
    static MODEL: OnceCell<TempDir> = OnceCell::const_new();
    let model = MODEL.get_or_init(|| prepared(None)).await;
    fs::create_dir_all(folder).unwrap();
    fs::copy(model.path().join(FILE), folder.join(FILE)).unwrap();
}

/// The address of a prepared PostgreSQL database.
pub(super) async fn database() -> String {
    static MODEL: OnceCell<String> = OnceCell::const_new();
    let prepare = || async {
        let address = Postgres::shared().database();
        prepared(Some(Database::Postgres(address.clone()))).await;
        address
    };
    Postgres::shared().copy_of(MODEL.get_or_init(prepare).await)
}

/// The folder of a database that is ready.
async fn prepared(database: Option<Database>) -> TempDir {
    let folder = super::memory_folder();
    let config = DatabaseConfig {
        config: None,
        data: folder.path().to_owned(),
        database,
    };
    App::prepare(&config).await.unwrap();
    folder
}
