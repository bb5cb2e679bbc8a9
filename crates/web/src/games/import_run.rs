//! Brings files of games to the server, piece by piece. What has arrived is remembered by the browser,
//! so that a file chosen again goes on where it was left.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use rookery_app::forms::refusal::Refusal;
use rookery_app::games::file_chunks::{FileChunk, LIMIT};
use rookery_app::games::importing::{ImportCounts, ImportProgress, patience};
use rookery_app::games::words::import as said;
use rookery_app::keeping::key::Key;
use rookery_app::keeping::table::IMPORT;
use rookery_app::lang as words;
use rookery_app::shell::query;
use rookery_protocol::api::{ImportReport, SkippedGame};

use crate::account::presence::Presence;
use crate::browser::files::{self, Chosen};
use crate::browser::{http as server, storage as memory};

/// What goes on. Cloning is cheap.
#[derive(Clone, Copy)]
pub struct ImportRun {
    pub stage: RwSignal<ImportStage>,
    /// Of the file that is being sent.
    pub progress: RwSignal<Option<ImportProgress>>,
    /// Of all files that are through.
    pub tally: RwSignal<ImportCounts>,
    presence: Presence,
    /// Which run counts; a canceled one does not.
    turn: RwSignal<u32>,
    files: StoredValue<Vec<Chosen>, LocalStorage>,
    player: RwSignal<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImportStage {
    /// Nothing has been asked for.
    Idle,
    /// The games of a file are being counted.
    Reading,
    Sending,
    /// A piece failed and is tried again after so many seconds.
    Waiting(u32),
    /// A piece failed too often.
    Stuck(Refusal),
    /// A file could not be read.
    Unreadable,
    Canceled,
    Done,
}

impl ImportStage {
    pub fn is_busy(&self) -> bool {
        matches!(self, Self::Reading | Self::Sending | Self::Waiting(_))
    }
}

/// Why a run ends before its end.
enum Halt {
    Canceled,
    Refused(Refusal),
    Unreadable,
}

impl ImportRun {
    pub fn new(player: RwSignal<String>) -> Self {
        Self {
            stage: RwSignal::new(ImportStage::Idle),
            progress: RwSignal::new(None),
            tally: RwSignal::new(ImportCounts::default()),
            presence: Presence::here(),
            turn: RwSignal::new(0),
            files: StoredValue::new_local(Vec::new()),
            player,
        }
    }

    /// The import that was broken off, if any.
    pub fn left() -> Option<ImportProgress> {
        ImportProgress::read(&memory::recall(&place())?)
    }

    pub fn forget() {
        memory::forget(&place());
    }

    /// Brings these files, one after the other.
    pub fn begin(self, files: Vec<Chosen>, on_done: Callback<()>) {
        self.tally.set(ImportCounts::default());
        self.files.set_value(files);
        self.go_on(on_done);
    }

    /// Goes on with the piece that failed.
    pub fn go_on(self, on_done: Callback<()>) {
        self.turn.update(|turn| *turn += 1);
        let turn = self.turn.get_untracked();
        spawn_local(async move {
            let outcome = self.run(turn).await;
            if !self.counts(turn) {
                return;
            }
            self.stage.set(match outcome {
                Ok(()) => ImportStage::Done,
                Err(Halt::Canceled) => ImportStage::Canceled,
                Err(Halt::Unreadable) => ImportStage::Unreadable,
                Err(Halt::Refused(refusal)) => ImportStage::Stuck(refusal),
            });
            on_done.run(());
        });
    }

    pub fn cancel(self) {
        self.turn.update(|turn| *turn += 1);
        self.stage.set(ImportStage::Canceled);
    }

    /// Whoever has gone elsewhere, or wants something else, has nothing more sent.
    fn counts(self, turn: u32) -> bool {
        self.turn.try_get_untracked() == Some(turn)
    }

    async fn run(self, turn: u32) -> Result<(), Halt> {
        self.stage.set(ImportStage::Reading);
        self.presence.settle().await.map_err(Halt::Refused)?;
        while let Some(file) = self
            .files
            .try_with_value(|files| files.first().cloned())
            .flatten()
        {
            self.file(turn, &file).await?;
            self.files.update_value(|files| drop(files.remove(0)));
        }
        Ok(())
    }

    async fn file(self, turn: u32, file: &Chosen) -> Result<(), Halt> {
        let pieces = file.cut().await.map_err(|_| Halt::Unreadable)?;
        self.go_if_wanted(turn)?;
        let mut progress = ImportProgress::resume(Self::left(), file.mark.clone(), &pieces);
        for piece in pieces.iter().skip(progress.pieces) {
            self.progress.set(Some(progress.clone()));
            let report = self.piece(turn, file, piece).await?;
            progress.take(piece, report);
            memory::remember(&place(), &progress.text());
            self.go_if_wanted(turn)?;
        }
        Self::forget();
        self.tally.update(|tally| tally.add(&progress.tally));
        self.progress.set(Some(progress));
        Ok(())
    }

    /// Sends a piece, again and again if need be.
    async fn piece(
        self,
        turn: u32,
        file: &Chosen,
        piece: &FileChunk,
    ) -> Result<ImportReport, Halt> {
        if piece.to - piece.from > LIMIT {
            return Ok(too_long());
        }
        let player = self.player.get_untracked().trim().to_owned();
        let named = (!player.is_empty()).then(|| format!("player={}", query::escaped(&player)));
        let address = query::with("/users/me/games/import", named.as_slice());
        let mut tries = 0;
        loop {
            self.go_if_wanted(turn)?;
            self.stage.set(ImportStage::Sending);
            let content = file.piece(piece).map_err(|_| Halt::Unreadable)?;
            let refusal = match server::post_pgn(&address, &content).await {
                Ok(report) => return Ok(report),
                Err(refusal) => refusal,
            };
            self.go_if_wanted(turn)?;
            let asked = match &refusal {
                Refusal::Unreachable => None,
                Refusal::Wait { seconds, .. } => Some(*seconds),
                // It would be refused again.
                Refusal::Problem(_) => return Err(Halt::Refused(refusal)),
            };
            let Some(seconds) = patience(tries, asked) else {
                return Err(Halt::Refused(refusal));
            };
            tries += 1;
            self.stage.set(ImportStage::Waiting(seconds));
            files::pause(Duration::from_secs(u64::from(seconds))).await;
        }
    }

    fn go_if_wanted(self, turn: u32) -> Result<(), Halt> {
        self.counts(turn).then_some(()).ok_or(Halt::Canceled)
    }
}

/// Where the progress of whoever is here lies.
fn place() -> Key {
    Presence::own(IMPORT)
}

/// A piece of one endless game.
fn too_long() -> ImportReport {
    ImportReport {
        skipped: vec![SkippedGame {
            game: 1,
            line: 0,
            reason: said::too_long(words::Lang::En).to_owned(),
        }],
        ..ImportReport::default()
    }
}
