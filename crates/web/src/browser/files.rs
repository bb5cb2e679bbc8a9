//! Files that somebody has chosen, read a piece at a time.

use std::time::Duration;

use js_sys::{Array, Promise, Uint8Array};
use leptos::prelude::set_timeout;
use rookery_app::games::file_chunks::{self, FileChunk};
use rookery_app::games::importing::FileMark;
use rookery_rules::pgn::Outliner;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, File, HtmlInputElement};

/// How much is read at once.
const BITE: u64 = 512 * 1024;

/// A file, or what stands for one.
#[derive(Clone)]
pub struct Chosen {
    pub mark: FileMark,
    blob: Blob,
}

impl Chosen {
    /// Those in a field of the page.
    pub fn in_field(field: &HtmlInputElement) -> Vec<Self> {
        let Some(files) = field.files() else {
            return Vec::new();
        };
        let files = (0..files.length()).filter_map(|at| files.get(at));
        files.map(Self::from).collect()
    }

    /// A text that was typed.
    pub fn text(name: &str, text: &str) -> Option<Self> {
        let blob = Blob::new_with_str_sequence(&Array::of1(&text.into())).ok()?;
        Some(Self::new(name.to_owned(), blob))
    }

    fn new(name: String, blob: Blob) -> Self {
        let size = whole(blob.size());
        let mark = FileMark { name, size };
        Self { mark, blob }
    }

    /// All of it.
    pub fn whole(&self) -> &Blob {
        &self.blob
    }

    /// Reads all of it once, to find its games. A file may be gone by now.
    pub async fn cut(&self) -> Result<Vec<FileChunk>, JsValue> {
        let mut outliner = Outliner::default();
        let mut from = 0;
        while from < self.mark.size {
            let to = (from + BITE).min(self.mark.size);
            let bytes = JsFuture::from(self.slice(from, to)?.array_buffer()).await?;
            outliner.feed(&Uint8Array::new(&bytes).to_vec());
            from = to;
        }
        Ok(file_chunks::pieces(&outliner.finish()))
    }

    /// The bytes of a piece.
    pub fn piece(&self, piece: &FileChunk) -> Result<Blob, JsValue> {
        self.slice(piece.from, piece.to)
    }

    #[expect(
        clippy::cast_precision_loss,
        reason = "files are far smaller than 2^53 bytes"
    )]
    fn slice(&self, from: u64, to: u64) -> Result<Blob, JsValue> {
        self.blob.slice_with_f64_and_f64(from as f64, to as f64)
    }
}

impl From<File> for Chosen {
    fn from(file: File) -> Self {
        Self::new(file.name(), file.unchecked_into())
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "sizes are whole and far smaller than 2^53"
)]
fn whole(size: f64) -> u64 {
    size as u64
}

/// Lets this time pass.
pub async fn pause(time: Duration) {
    let promise = Promise::new(&mut |done, _| {
        set_timeout(
            move || done.call0(&JsValue::NULL).map(drop).unwrap_or_default(),
            time,
        );
    });
    // It is never refused.
    JsFuture::from(promise).await.map(drop).unwrap_or_default();
}
