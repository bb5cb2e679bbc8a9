//! The files of the web page, held in memory with their compressed twins. It
//! does not know HTTP: only names, bytes and what kind of file each is.

use std::borrow::Cow;
use std::collections::HashMap;

use axum::body::Bytes;
use rust_embed::RustEmbed;

use crate::encoding::Encoding;
use crate::tag;

#[derive(RustEmbed)]
#[folder = "../../target/site"]
#[allow_missing = true]
struct Built;

/// Every file the page consists of, by its path without a leading slash.
#[derive(Debug, Default)]
pub struct Site {
    files: HashMap<String, Asset>,
}

#[derive(Debug)]
pub(crate) struct Asset {
    pub(crate) media_type: &'static str,
    /// Changes whenever the content does; shared by all encodings.
    pub(crate) hash: String,
    plain: Bytes,
    brotli: Option<Bytes>,
    gzip: Option<Bytes>,
}

impl Site {
    /// The site that was built into this program; empty when none was.
    #[must_use]
    pub fn embedded() -> Self {
        Self::from_files(Built::iter().filter_map(|path| {
            let file = Built::get(&path)?;
            Some((path.into_owned(), file.data))
        }))
    }

    /// A site of the given files; `x.br` and `x.gz` are taken as twins of `x`.
    pub fn from_files(files: impl IntoIterator<Item = (String, Cow<'static, [u8]>)>) -> Self {
        let mut bytes: HashMap<String, Bytes> = files
            .into_iter()
            .map(|(path, content)| (path, into_bytes(content)))
            .collect();
        let originals: Vec<String> = bytes
            .keys()
            .filter(|path| !is_twin(path))
            .cloned()
            .collect();
        let files = originals
            .into_iter()
            .filter_map(|path| {
                let plain = bytes.remove(&path)?;
                let asset = Asset {
                    media_type: media_type(&path),
                    hash: tag::hash(&plain),
                    brotli: bytes.remove(&format!("{path}.br")),
                    gzip: bytes.remove(&format!("{path}.gz")),
                    plain,
                };
                Some((path, asset))
            })
            .collect();
        Self { files }
    }

    /// The paths of all files, in no particular order.
    pub fn paths(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(String::as_str)
    }

    pub(crate) fn get(&self, path: &str) -> Option<&Asset> {
        self.files.get(path)
    }
}

impl Asset {
    /// The content in that encoding, when there is such a twin.
    pub(crate) fn content(&self, encoding: Encoding) -> Option<&Bytes> {
        match encoding {
            Encoding::Brotli => self.brotli.as_ref(),
            Encoding::Gzip => self.gzip.as_ref(),
            Encoding::Identity => Some(&self.plain),
        }
    }
}

fn into_bytes(content: Cow<'static, [u8]>) -> Bytes {
    match content {
        Cow::Borrowed(content) => Bytes::from_static(content),
        Cow::Owned(content) => Bytes::from(content),
    }
}

fn is_twin(path: &str) -> bool {
    path.ends_with(".br") || path.ends_with(".gz")
}

fn media_type(path: &str) -> &'static str {
    match path.rsplit_once('.').map(|(_, extension)| extension) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("woff2") => "font/woff2",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("txt") => "text/plain; charset=utf-8",
        Some("mp3") => "audio/mpeg",
        Some("ogg") => "audio/ogg",
        _ => "application/octet-stream",
    }
}
