//! The script that fetches what comes later. The program calls it by the names that the tool which
//! cut it has given, and waits for an answer through its table of functions.

use std::collections::BTreeMap;

/// A bundle that could not be fetched is fetched again when it is next wanted.
const FETCHING: &str = "const come = [];
const load = (place) => come[place] ??= WebAssembly
.instantiateStreaming(fetch(new URL(`./${files[place]}`, import.meta.url)), { __wasm_split: initSync() })
.catch((error) => { come[place] = undefined; throw error; });
const loading = (...places) => async (callback, data) => {
const all = Promise.all(places.map(load));
const has_come = await all.then(() => true, (error) => { console.error(error); return false; });
initSync().__indirect_function_table.get(callback)(data, has_come);
};
";

/// Fetches these files; each page needs those at the given places.
pub(super) fn script(
    start: &str,
    files: &[String],
    pages: &BTreeMap<String, Vec<usize>>,
) -> String {
    let mut script = format!(
        "import {{ initSync }} from \"./{start}\";\nconst files = \"{}\".split(\" \");\n{FETCHING}",
        files.join(" ")
    );
    for (page, places) in pages {
        let places: Vec<_> = places.iter().map(ToString::to_string).collect();
        script += &format!(
            "export const __wasm_split_load_{page} = loading({});\n",
            places.join(", ")
        );
    }
    script
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_is_fetched_with_what_it_needs() {
        let files = ["later-a-1.wasm".to_owned(), "later-2.wasm".to_owned()];
        let pages = [("a".to_owned(), vec![0, 1]), ("b".to_owned(), vec![1])];
        let script = script("start.js", &files, &pages.into());
        assert!(script.starts_with("import { initSync } from \"./start.js\";"));
        assert!(script.contains("\"later-a-1.wasm later-2.wasm\""));
        assert!(script.contains("export const __wasm_split_load_a = loading(0, 1);"));
        assert!(script.contains("export const __wasm_split_load_b = loading(1);"));
    }
}
