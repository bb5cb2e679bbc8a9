//! The archive: six files, one after the other.

use std::io::{self, Write};
use std::mem;
use std::pin::pin;
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::Bytes;
use futures_util::TryStreamExt;
use rookery_store::{Exported, GameFilter, Store, StoreError, User};
use serde_json::{Map, Value, json};
use tokio::sync::mpsc;
use zip::ZipWriter;
use zip::result::ZipError;
use zip::write::{SimpleFileOptions, StreamWriter};

use super::json;
use crate::clock::now;
use crate::games::pgn;

const README: &str = "Everything that Rookery keeps about you.\n\n\
    account.json   who you are, what you like, where you are logged in\n\
    games.jsonl    your games, one on each line, the last changed first\n\
    games.pgn      the same games for every other chess program\n\
    events.jsonl   what you did and learnt, one thing on each line\n\
    puzzles.jsonl  your attempts at puzzles, those from your games, and which games were \
    searched, one on each line\n";

/// Bytes that are gathered before they are sent.
const PIECE: usize = 64 * 1024;
/// Games that are read at a time.
const PAGE: u32 = 100;

/// Why an archive broke off.
#[derive(Debug, thiserror::Error)]
pub(super) enum ExportError {
    #[error("the store failed")]
    Store(#[from] StoreError),
    #[error("the archive could not be packed")]
    Zip(#[from] ZipError),
    #[error("the archive could not be written")]
    Write(#[from] io::Error),
    #[error("the reader has gone")]
    Gone,
}

/// An archive that is being written.
pub(super) struct Archive {
    store: Store,
    user: User,
    zip: ZipWriter<StreamWriter<Packed>>,
    packed: Packed,
    pieces: mpsc::Sender<Result<Bytes, ExportError>>,
}

/// Packed bytes that were not sent yet.
#[derive(Clone, Default)]
struct Packed(Arc<Mutex<Vec<u8>>>);

impl Archive {
    pub(super) fn new(
        store: Store,
        user: User,
        pieces: mpsc::Sender<Result<Bytes, ExportError>>,
    ) -> Self {
        let packed = Packed::default();
        Self {
            store,
            user,
            zip: ZipWriter::new_stream(packed.clone()),
            packed,
            pieces,
        }
    }

    pub(super) async fn write(mut self) -> Result<(), ExportError> {
        self.begin("README.txt")?;
        self.zip.write_all(README.as_bytes())?;
        self.write_json().await?;
        self.write_pgn().await?;
        self.zip.finish()?;
        send(&self.packed, &self.pieces, 0).await
    }

    /// The person first, then their games, then what they did: as the store tells it.
    async fn write_json(&mut self) -> Result<(), ExportError> {
        let mut account = Map::new();
        let mut open = "account.json";
        let things = self.store.export(self.user.id, now());
        let mut things = pin!(things);
        while let Some(thing) = things.try_next().await? {
            let file = match &thing {
                Exported::Game(_) | Exported::Review(_) => "games.jsonl",
                Exported::Event(_) => "events.jsonl",
                Exported::Attempt(_) | Exported::OwnPuzzle(_) | Exported::Hunted(_) => {
                    "puzzles.jsonl"
                }
                _ => "account.json",
            };
            if file != open {
                self.finish_account(&mut account)?;
                self.begin(file)?;
                open = file;
            }
            match json::of(&thing) {
                json::ExportPart::One(name, value) => {
                    account.insert(name.to_owned(), value);
                }
                json::ExportPart::OneOfMany(name, value) => {
                    let list = account.entry(name).or_insert_with(|| json!([]));
                    list.as_array_mut()
                        .into_iter()
                        .for_each(|list| list.push(value.clone()));
                }
                json::ExportPart::Line(value) => writeln!(self.zip, "{value}")?,
            }
            self.send().await?;
        }
        self.finish_account(&mut account)
    }

    fn finish_account(&mut self, account: &mut Map<String, Value>) -> Result<(), ExportError> {
        if !account.is_empty() {
            self.begin("account.json")?;
            let account = Value::Object(mem::take(account));
            writeln!(self.zip, "{account:#}")?;
        }
        Ok(())
    }

    async fn write_pgn(&mut self) -> Result<(), ExportError> {
        self.begin("games.pgn")?;
        let (all, mut before) = (GameFilter::default(), None);
        loop {
            let store = &self.store;
            let games = store.whole_games(self.user.id, &all, before, PAGE).await?;
            let Some(last) = games.last() else {
                return Ok(());
            };
            before = Some(last.summary.place());
            for game in &games {
                if let Some(tree) = pgn::of(game, &self.user.display) {
                    writeln!(self.zip, "{tree}")?;
                }
            }
            self.send().await?;
        }
    }

    fn begin(&mut self, name: &str) -> Result<(), ExportError> {
        Ok(self.zip.start_file(name, SimpleFileOptions::default())?)
    }

    async fn send(&mut self) -> Result<(), ExportError> {
        send(&self.packed, &self.pieces, PIECE).await
    }
}

/// Sends what is packed, if it is more than so much.
async fn send(
    packed: &Packed,
    pieces: &mpsc::Sender<Result<Bytes, ExportError>>,
    least: usize,
) -> Result<(), ExportError> {
    let ready = {
        let mut bytes = packed.0.lock().unwrap_or_else(PoisonError::into_inner);
        match bytes.len() > least {
            true => mem::take(&mut *bytes),
            false => return Ok(()),
        }
    };
    let sent = pieces.send(Ok(ready.into())).await;
    sent.map_err(|_| ExportError::Gone)
}

impl Write for Packed {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut packed = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        packed.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
