//! What people read, as it stands in the sources, searched for words that the site does not use.

use std::fs;
use std::path::{Path, PathBuf};

/// Where sentences stand.
const PLACES: [&str; 4] = ["app/src", "campaign/src", "campaign/story", "protocol/src"];

/// A word, what stands for it, and the file that may have it.
const LEFTOVERS: [(&str, &str, &str); 8] = [
    ("men", "pieces", "spoken/words/inquiry.rs"),
    ("man", "piece", ""),
    ("Rookery thinks", "the engine thinks", ""),
    (
        "Take back",
        "Stop sharing, but for moves",
        "game/words/actions.rs",
    ),
    ("link back", "Stop sharing", ""),
    ("whoever plays for it", "plain words", ""),
    ("colour", "color", ""),
    ("favourite", "favorite", ""),
];

/// Every file with sentences, and its text.
fn sources() -> Vec<(PathBuf, String)> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut folders: Vec<_> = PLACES.iter().map(|place| crates.join(place)).collect();
    let mut sources = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            match path.extension().and_then(|it| it.to_str()) {
                None => folders.push(path),
                Some("rs" | "txt") => {
                    let text = fs::read_to_string(&path).unwrap();
                    sources.push((path, text));
                }
                Some(_) => {}
            }
        }
    }
    sources
}

/// The lines that hold sentences: no comments, no tests, no keys.
fn spoken(path: &Path, text: &str) -> Vec<String> {
    let is_story = path.extension().is_some_and(|it| it == "txt");
    let text = text.split("#[cfg(test)]").next().unwrap_or_default();
    let text = text.replace("\\\n", "");
    let lines = text.lines().map(str::trim);
    if is_story {
        let lines = lines.filter(|line| line.split_whitespace().count() > 2);
        return lines.map(str::to_owned).collect();
    }
    let code = lines.filter(|line| !line.starts_with("//"));
    // A sentence has a space, or at least a capital letter; a key has neither.
    let is_told = |part: &&str| part.contains(' ') || part.contains(char::is_uppercase);
    let told = code.flat_map(|line| line.split('"').skip(1).step_by(2).filter(is_told));
    told.map(str::to_owned).collect()
}

fn has_word(text: &str, word: &str) -> bool {
    let is_letter = |at: Option<char>| at.is_some_and(char::is_alphabetic);
    text.match_indices(word).any(|(at, _)| {
        let (before, after) = (&text[..at], &text[at + word.len()..]);
        !is_letter(before.chars().next_back()) && !is_letter(after.chars().next())
    })
}

#[test]
fn no_sentence_has_words_that_the_site_does_not_use() {
    let mut count = 0;
    for (path, text) in sources() {
        let sentences = spoken(&path, &text);
        count += sentences.len();
        for (word, instead, exception) in LEFTOVERS {
            if exception.is_empty() || !path.ends_with(exception) {
                let left = sentences.iter().find(|sentence| has_word(sentence, word));
                assert_eq!(left, None, "{}: write {instead}", path.display());
            }
        }
    }
    assert!(count > 3_000, "only {count} were found");
}

#[test]
fn words_are_found_whole_and_in_what_is_told() {
    assert!(has_word("The men stand.", "men") && !has_word("Comments", "men"));
    let rust =
        "// \"The men\"\nlead => \"The men stand.\"; key: \"men\",\n#[cfg(test)] \"men here\"";
    assert_eq!(spoken(Path::new("a.rs"), rust), ["The men stand."]);
    assert_eq!(
        spoken(Path::new("a.txt"), "lesson: men\nAll the men"),
        ["All the men"]
    );
}
