//! Unpacks an export.

use std::collections::BTreeMap;
use std::io::{Cursor, Read};

use zip::ZipArchive;

/// The files of an archive by their names.
pub(crate) fn unzipped(bytes: &[u8]) -> BTreeMap<String, String> {
    let mut archive = ZipArchive::new(Cursor::new(bytes)).unwrap();
    let mut files = BTreeMap::new();
    for index in 0..archive.len() {
        let mut file = archive.by_index(index).unwrap();
        let mut text = String::new();
        file.read_to_string(&mut text).unwrap();
        let name = file.name().unwrap().into_owned();
        let twin = files.insert(name.clone(), text);
        assert!(twin.is_none(), "{name} is there twice");
    }
    files
}
