//! The files of the site: named by their content, packed twice, and written
//! only where they changed, so that nothing is rebuilt or packed in vain.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use flate2::{Compression, write::GzEncoder};
use sha2::{Digest, Sha256};
use walkdir::WalkDir;

/// Files by their path inside the site.
#[derive(Default)]
pub(crate) struct Files {
    by_path: BTreeMap<String, Vec<u8>>,
}

/// A written file: its path inside the site, its bytes, and its packed bytes.
pub(crate) struct Written {
    pub(crate) path: String,
    pub(crate) plain: usize,
    pub(crate) packed: usize,
}

impl Files {
    /// Adds a file under exactly this path.
    pub(crate) fn add(&mut self, path: &str, content: Vec<u8>) {
        self.by_path.insert(path.to_owned(), content);
    }

    /// Adds a file to `assets/` with its hash in its name, and returns that name.
    pub(crate) fn add_hashed(&mut self, name: &str, content: impl Into<Vec<u8>>) -> String {
        let content = content.into();
        let hashed = hashed_name(name, &hash(&content));
        self.add(&format!("assets/{hashed}"), content);
        hashed
    }

    /// The same with half of the hash, for names that are many.
    pub(crate) fn add_short(&mut self, name: &str, content: impl Into<Vec<u8>>) -> String {
        let content = content.into();
        let hash = hash(&content);
        let hashed = hashed_name(name, &hash[..hash.len() / 2]);
        self.add(&format!("assets/{hashed}"), content);
        hashed
    }

    /// Adds two scripts that import each other. Neither can be named by its final content, in which
    /// the other's name stands, so both are named by what they are together before.
    pub(crate) fn add_pair(&mut self, pair: [(&str, String); 2]) -> [String; 2] {
        let [(_, first), (_, second)] = &pair;
        let together = hash([first.as_bytes(), second.as_bytes()].concat().as_slice());
        let names = pair.each_ref().map(|(name, _)| *name);
        let hashed = names.map(|name| hashed_name(name, &together));
        for ((_, mut text), own) in pair.into_iter().zip(&hashed) {
            for (name, hashed) in names.iter().zip(&hashed) {
                // Elsewhere the plain name is what a module calls its imports.
                text = text.replace(
                    &format!("from \"./{name}\""),
                    &format!("from \"./{hashed}\""),
                );
            }
            self.add(&format!("assets/{own}"), text.into_bytes());
        }
        hashed
    }

    /// What was added to `assets/` under this hashed name.
    pub(crate) fn asset(&self, hashed: &str) -> Result<&[u8]> {
        let content = self.by_path.get(&format!("assets/{hashed}"));
        content
            .map(Vec::as_slice)
            .with_context(|| format!("there is no asset {hashed}"))
    }

    /// The paths of all hashed files.
    pub(crate) fn assets(&self) -> impl Iterator<Item = &str> {
        let paths = self.by_path.keys().map(String::as_str);
        paths.filter(|path| is_hashed(path))
    }

    /// What was added under exactly this path.
    #[cfg(test)]
    pub(crate) fn plain(&self, path: &str) -> Option<&[u8]> {
        self.by_path.get(path).map(Vec::as_slice)
    }

    /// Adds all files of a folder but its styles, hashed; returns original and hashed names, which
    /// begin with where the site has the folder.
    pub(crate) fn add_folder(
        &mut self,
        folder: &Path,
        place: &str,
    ) -> Result<BTreeMap<String, String>> {
        let mut names = BTreeMap::new();
        if !folder.exists() {
            return Ok(names);
        }
        for entry in WalkDir::new(folder).sort_by_file_name() {
            let entry = entry?;
            if entry.file_type().is_file() {
                let name = entry
                    .path()
                    .strip_prefix(folder)?
                    .to_string_lossy()
                    .replace('\\', "/");
                let name = format!("{place}{name}");
                if !name.ends_with(".css") {
                    let hashed = self.add_hashed(&name, fs::read(entry.path())?);
                    names.insert(name, hashed);
                }
            }
        }
        Ok(names)
    }

    /// Writes everything with the twins that are wanted, and removes what is no longer part.
    pub(crate) fn write_into(&self, folder: &Path, twins: &[Twin]) -> Result<Vec<Written>> {
        let mut written = Vec::new();
        let mut kept = Vec::new();
        for (path, content) in &self.by_path {
            let target = folder.join(path);
            write_if_changed(&target, content)?;
            let mut packed = content.len();
            for &(suffix, pack) in twins {
                let twin = PathBuf::from(format!("{}{suffix}", target.display()));
                if let Some(size) = write_twin(&twin, content, pack, is_hashed(path))? {
                    packed = packed.min(size);
                    kept.push(twin);
                }
            }
            kept.push(target);
            written.push(Written {
                path: path.clone(),
                plain: content.len(),
                packed,
            });
        }
        remove_others(folder, &kept)?;
        Ok(written)
    }
}

/// How the name of a packed file ends, and how it is packed.
pub(crate) type Twin = (&'static str, Pack);
type Pack = fn(&[u8]) -> Result<Vec<u8>>;

/// Both that browsers ask for.
pub(crate) const TWINS: [Twin; 2] = [(".br", brotli), (".gz", gzip)];

fn is_hashed(path: &str) -> bool {
    path.starts_with("assets/")
}

/// Writes the packed form if it is smaller and returns its size. The twin of a
/// hashed file that is already there must be right, because the name says so.
fn write_twin(twin: &Path, content: &[u8], pack: Pack, hashed: bool) -> Result<Option<usize>> {
    if hashed && let Ok(present) = fs::metadata(twin) {
        return Ok(Some(usize::try_from(present.len())?));
    }
    let packed = pack(content)?;
    if packed.len() >= content.len() {
        return Ok(None);
    }
    write_if_changed(twin, &packed)?;
    Ok(Some(packed.len()))
}

pub(crate) fn brotli(content: &[u8]) -> Result<Vec<u8>> {
    let parameters = brotli::enc::BrotliEncoderParams {
        quality: 11,
        lgwin: 22,
        size_hint: content.len(),
        ..Default::default()
    };
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut &content[..], &mut packed, &parameters)?;
    Ok(packed)
}

fn gzip(content: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(content)?;
    Ok(encoder.finish()?)
}

/// A half-written file must never pass for a finished one, so it is renamed.
fn write_if_changed(path: &Path, content: &[u8]) -> Result<()> {
    if fs::read(path).is_ok_and(|present| present == content) {
        return Ok(());
    }
    let parent = path.parent().context("a file has a folder")?;
    fs::create_dir_all(parent)?;
    let unfinished = PathBuf::from(format!("{}.new", path.display()));
    fs::write(&unfinished, content)?;
    fs::rename(&unfinished, path).with_context(|| format!("cannot write {}", path.display()))
}

fn remove_others(folder: &Path, kept: &[PathBuf]) -> Result<()> {
    for entry in WalkDir::new(folder) {
        let entry = entry?;
        if entry.file_type().is_file() && !kept.iter().any(|path| path == entry.path()) {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}

fn hashed_name(name: &str, hash: &str) -> String {
    let (stem, extension) = name.rsplit_once('.').unwrap_or((name, "bin"));
    format!("{stem}-{hash}.{extension}")
}

pub(crate) fn hash(content: &[u8]) -> String {
    let digest = Sha256::digest(content);
    digest[..8]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_changes_with_the_content_and_only_then() {
        let mut files = Files::default();
        let first = files.add_hashed("look.css", "a");
        assert_eq!(first, files.add_hashed("look.css", "a"));
        assert_ne!(first, files.add_hashed("look.css", "b"));
        assert!(first.starts_with("look-") && first.ends_with(".css"));
    }

    #[test]
    fn scripts_that_import_each_other_find_each_other() {
        let mut files = Files::default();
        let mut names = |end: &str| {
            let first = r#"import { b } from "./b.js"; const known = { "./b.js": b };"#;
            let second = format!(r#"import {{ a }} from "./a.js"; {end}"#);
            let [a, b] = files.add_pair([("a.js", first.to_owned()), ("b.js", second)]);
            let text = |name: &str| String::from_utf8(files.asset(name).unwrap().to_vec()).unwrap();
            assert!(text(&a).contains(&format!(r#"from "./{b}""#)));
            assert!(text(&a).contains(r#"{ "./b.js": b }"#));
            assert!(text(&b).contains(&format!(r#"from "./{a}""#)));
            [a, b]
        };
        let before = names("");
        assert_eq!(before, names(""));
        let after = names("b()");
        assert!(before[0] != after[0] && before[1] != after[1]);
    }

    #[test]
    fn twins_exist_only_where_they_are_smaller_and_old_files_go() {
        let folder = tempfile::tempdir().unwrap();
        let names = |files: &Files| {
            files.write_into(folder.path(), &TWINS).unwrap();
            let entries = WalkDir::new(folder.path()).sort_by_file_name().into_iter();
            let files = entries
                .map(Result::unwrap)
                .filter(|entry| entry.file_type().is_file());
            files
                .map(|entry| entry.file_name().to_string_lossy().into_owned())
                .collect::<Vec<_>>()
        };
        let mut files = Files::default();
        files.add("long.txt", b"again and ".repeat(50));
        files.add("tiny.txt", b"x".to_vec());
        assert_eq!(
            names(&files),
            ["long.txt", "long.txt.br", "long.txt.gz", "tiny.txt"]
        );
        let mut fewer = Files::default();
        fewer.add("tiny.txt", b"y".to_vec());
        assert_eq!(names(&fewer), ["tiny.txt"]);
    }
}
