//! The script that fetches what comes later, in fewer words: the tool that cuts the program writes
//! seven lines for each of hundreds of modules, and every first visit loads them.

use anyhow::{Context, Result, ensure};

/// Fetches a module by what is left of its name; chunks are named by their place in the list.
const FETCHING: &str = "const fetching = (name) => () => {
const src = fetch(new URL(`./later-${name}.wasm`, import.meta.url));
src.catch(() => {});
return async (imports) => WebAssembly.instantiateStreaming(src, imports);
};
";
const CHOOSING: &str = "const chosen = (places) => places.split(' ').flatMap((range) => {
const [from, to] = range.split('-');
return from && chunks.slice(+from, +(to ?? from) + 1);
}).filter(Boolean);
";

/// A module: what the script calls it, where it is, and the modules it needs.
struct Module<'s> {
    name: &'s str,
    file: &'s str,
    needs: Vec<&'s str>,
}

/// The same script, short. The modules have their hashed names already.
pub(super) fn shortened(script: &str) -> Result<String> {
    let (head, rest) = script.split_once("/*").context("no module is fetched")?;
    let lines = head.lines().map(str::trim_start);
    let head: Vec<_> = lines.filter(|line| !line.starts_with("//")).collect();
    let modules: Vec<_> = rest
        .split("makeLoad(")
        .collect::<Vec<_>>()
        .windows(2)
        .map(|two| module(two[0], two[1]))
        .collect::<Result<_>>()?;
    let (pages, chunks): (Vec<_>, Vec<_>) = modules
        .iter()
        .partition(|module| module.name.starts_with("__wasm_split_load_"));
    ensure!(
        chunks.iter().all(|chunk| chunk.needs.is_empty()),
        "a chunk needs others"
    );
    let names: Vec<_> = chunks.iter().map(|chunk| chunk.file).collect();
    let mut short = format!(
        "{}\n{FETCHING}const chunks = \"{}\".split(' ').map((name) => makeLoad(fetching(name), []));\n{CHOOSING}",
        head.join("\n"),
        names.join(" ")
    );
    for page in pages {
        let place = |need: &&str| chunks.iter().position(|chunk| chunk.name == *need);
        let places: Option<Vec<_>> = page.needs.iter().map(place).collect();
        let places = places.with_context(|| format!("{} needs an unknown chunk", page.name))?;
        short += &format!(
            "export const {} = wrapAsyncCb(makeLoad(fetching(\"{}\"), chosen(\"{}\")));\n",
            page.name,
            page.file,
            ranges(places)
        );
    }
    Ok(short)
}

/// Reads a module from what stands before its `makeLoad(` and after it.
fn module<'s>(before: &'s str, after: &'s str) -> Result<Module<'s>> {
    let name = before
        .rsplit_once("const ")
        .and_then(|(_, name)| name.split_once(" = "));
    let (name, _) = name.context("a module without a name")?;
    let file = after
        .split_once("\"./later-")
        .and_then(|(_, file)| file.split_once(".wasm\""));
    let (file, _) = file.with_context(|| format!("{name} has no file"))?;
    let needs = after
        .split_once(", [")
        .and_then(|(_, needs)| needs.split_once(']'));
    let (needs, _) = needs.with_context(|| format!("{name} does not say what it needs"))?;
    let needs = needs.split(", ").filter(|need| !need.is_empty());
    Ok(Module {
        name,
        file,
        needs: needs.collect(),
    })
}

/// Places in words such as `0-4 6`.
fn ranges(mut places: Vec<usize>) -> String {
    places.sort_unstable();
    let mut ranges: Vec<(usize, usize)> = Vec::new();
    for place in places {
        match ranges.last_mut() {
            Some((_, to)) if *to + 1 == place => *to = place,
            _ => ranges.push((place, place)),
        }
    }
    let told = ranges.iter().map(|&(from, to)| match from == to {
        true => from.to_string(),
        false => format!("{from}-{to}"),
    });
    told.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    const LONG: &str = r#"import { initSync } from "./start.js";
function makeLoad(fetcher, deps) {}
/* a, b */
const __chunk_3 = makeLoad(() => {
    const src = fetch(new URL("./later-chunk_3-77.wasm", import.meta.url));
}
, []);
/* a */
const __chunk_4 = makeLoad(() => {
    const src = fetch(new URL("./later-chunk_4-88.wasm", import.meta.url));
}
, []);
export const __wasm_split_load_a = wrapAsyncCb(makeLoad(() => {
    const src = fetch(new URL("./later-a-99.wasm", import.meta.url));
}
, [__chunk_3, __chunk_4]));
export const __wasm_split_load_b = wrapAsyncCb(makeLoad(() => {
    const src = fetch(new URL("./later-b-11.wasm", import.meta.url));
}
, []));
"#;

    #[test]
    fn every_module_is_fetched_with_what_it_needs() {
        let short = shortened(LONG).expect("a script");
        assert!(short.starts_with("import { initSync }"));
        assert!(short.contains("\"chunk_3-77 chunk_4-88\""));
        assert!(short.contains(
            "__wasm_split_load_a = wrapAsyncCb(makeLoad(fetching(\"a-99\"), chosen(\"0-1\")));"
        ));
        assert!(short.contains("fetching(\"b-11\"), chosen(\"\")"));
    }

    #[test]
    fn what_cannot_be_read_is_an_error() {
        assert!(shortened("").is_err());
        assert!(shortened(&LONG.replace("[__chunk_3, __chunk_4]", "[__chunk_9]")).is_err());
        assert!(shortened(&LONG.replace(", []", "")).is_err());
    }

    #[test]
    fn places_in_a_row_are_told_by_their_ends() {
        assert_eq!(ranges(vec![6, 0, 2, 1]), "0-2 6");
        assert_eq!(ranges(Vec::new()), "");
    }
}
