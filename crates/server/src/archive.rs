//! `rookery backup` and `rookery restore`: everything in one archive, for whoever runs the server.

use std::fs::{File, OpenOptions};
use std::io::{BufReader, BufWriter};
use std::path::{Path, PathBuf};

use rookery_store::{BackupError, Database, RestoreError, StoreError, backup, restore};

use crate::ArchiveConfig;
use crate::clock::now;

/// Why an archive was not written or read.
#[derive(Debug, thiserror::Error)]
pub enum ArchiveError {
    /// The file.
    #[error("cannot open the archive {0}")]
    File(PathBuf, #[source] std::io::Error),
    /// Writing.
    #[error("the backup failed")]
    Backup(#[from] BackupError),
    /// Reading.
    #[error("the restore failed")]
    Restore(#[from] RestoreError),
    /// Looking for steps that are due.
    #[error("cannot look at the database")]
    Store(#[from] StoreError),
}

/// Writes the archive; returns what to tell.
///
/// # Errors
/// A file that is there already or cannot be made, or a failing database.
pub async fn write(config: &ArchiveConfig) -> Result<String, ArchiveError> {
    let rows = write_to(&config.database.database(), &config.file).await?;
    Ok(format!(
        "{} holds everything: {rows} rows. It can open every account, so keep it safe.",
        config.file.display()
    ))
}

/// Reads the archive into an empty database; returns what to tell.
///
/// # Errors
/// A damaged archive, a database that is not empty, or a failing one; nothing is changed then.
pub async fn read(config: &ArchiveConfig) -> Result<String, ArchiveError> {
    let refused = |error| ArchiveError::File(config.file.clone(), error);
    let file = File::open(&config.file).map_err(refused)?;
    std::fs::create_dir_all(&config.database.data).map_err(refused)?;
    let rows = restore(&config.database.database(), BufReader::new(file), now()).await?;
    Ok(format!("Everything is there again: {rows} rows."))
}

/// Writes an archive into the folder if tables that are in use are about to change.
pub(crate) async fn before_migration(
    database: &Database,
    folder: &Path,
) -> Result<(), ArchiveError> {
    let Some(step) = rookery_store::next_migration(database).await? else {
        return Ok(());
    };
    let name = format!("before-{step}-{}.backup", now().as_millis());
    let file = folder.join(name);
    let rows = write_to(database, &file).await?;
    tracing::info!(file = %file.display(), rows, "the tables change: everything is backed up");
    Ok(())
}

/// For our eyes only, and never over another file.
async fn write_to(database: &Database, path: &Path) -> Result<u64, ArchiveError> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let refused = |error| ArchiveError::File(path.to_owned(), error);
    let file = options.open(path).map_err(refused)?;
    let written = backup(database, BufWriter::new(&file), now()).await;
    let kept = match written {
        Ok(rows) => file.sync_all().map(|()| rows).map_err(refused),
        Err(error) => Err(error.into()),
    };
    if kept.is_err() {
        // A part of an archive is worth nothing; what remains of it only takes room.
        let _ = std::fs::remove_file(path);
    }
    kept
}
