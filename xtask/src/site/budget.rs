//! What a visit may weigh. The table is printed on every build, and too much is
//! an error: a page that grows by accident is noticed the same day.

use std::collections::BTreeMap;

use anyhow::{Result, ensure};

use super::files::Written;

const FIRST_PAGE: usize = 350 * 1000;
const WORKER: usize = 160 * 1000;
/// A phone has to compile it, packed or not. The engine alone takes 340 kB of it, the eye for what
/// people notice most of the rest, and the weaknesses of opponents what was added last.
const WORKER_UNPACKED: usize = 400 * 1000;
/// What a first game against a rated opponent loads besides.
const PEOPLE: usize = 300 * 1000;

/// What may be waited for when a page is first visited that the first page does without.
const LATER: usize = 120 * 1000;
/// The panel of a game comes when one begins, while the worker loads, and with it what sends games.
const GAME: usize = 168 * 1000;
/// In how many files, because each is asked for.
const LATER_FILES: usize = 5;
/// How many modules the site may have in all.
const MODULES: usize = 40;

/// The files that are held to a budget, by their hashed names.
pub(crate) struct Plan {
    pub(crate) first_load: Vec<String>,
    /// What each page loads that comes later.
    pub(crate) later: BTreeMap<String, Vec<String>>,
    pub(crate) worker: String,
    pub(crate) people: String,
}

/// Prints all sizes and holds the first page, those that come later, the worker's module and the
/// weights of people to their budgets.
pub(crate) fn check(written: &[Written], plan: &Plan) -> Result<()> {
    println!("  {:<48}{:>10}{:>10}", "file", "bytes", "packed");
    for Written {
        path,
        plain,
        packed,
    } in written
    {
        println!("  {path:<48}{plain:>10}{packed:>10}");
    }
    let packed = |file: &Written| file.packed;
    let plain = |file: &Written| file.plain;
    let worker = std::slice::from_ref(&plan.worker);
    let people = std::slice::from_ref(&plan.people);
    let modules = written.iter().filter(|file| file.path.ends_with(".wasm"));
    hold("the site, in modules", modules.count(), MODULES)?;
    hold(
        "the first page, in packed bytes",
        sum(written, &plan.first_load, packed),
        FIRST_PAGE,
    )?;
    for (page, files) in &plan.later {
        hold(&format!("{page}, in files"), files.len(), LATER_FILES)?;
        let bytes = sum(written, files, packed);
        let budget = if page == "game" { GAME } else { LATER };
        hold(&format!("{page}, in packed bytes"), bytes, budget)?;
    }
    hold(
        "the worker, in packed bytes",
        sum(written, worker, packed),
        WORKER,
    )?;
    hold(
        "the worker, in bytes",
        sum(written, worker, plain),
        WORKER_UNPACKED,
    )?;
    hold(
        "people, in packed bytes",
        sum(written, people, packed),
        PEOPLE,
    )
}

fn sum(written: &[Written], names: &[String], size: impl Fn(&Written) -> usize) -> usize {
    let counted = written.iter().filter(|file| {
        let name = file.path.strip_prefix("assets/").unwrap_or(&file.path);
        names.iter().any(|wanted| wanted == name)
    });
    counted.map(size).sum()
}

fn hold(what: &str, number: usize, budget: usize) -> Result<()> {
    println!("  {what}: {number} of {budget}");
    if std::env::var_os("LAX").is_some() {
        return Ok(());
    }
    ensure!(number <= budget, "{what}: {number}; the budget is {budget}");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, packed: usize) -> Written {
        Written {
            path: path.to_owned(),
            plain: 2 * packed,
            packed,
        }
    }

    /// A plan of files that are not there.
    fn plan() -> Plan {
        Plan {
            first_load: Vec::new(),
            later: BTreeMap::new(),
            worker: "b.wasm".to_owned(),
            people: "c.bin".to_owned(),
        }
    }

    #[test]
    fn only_the_named_files_count() {
        let written = [
            file("assets/a.js", 3),
            file("index.html", 4),
            file("assets/b.js", 5),
        ];
        let names = ["a.js".to_owned(), "index.html".to_owned()];
        assert_eq!(sum(&written, &names, |file| file.packed), 7);
        assert_eq!(sum(&written, &names, |file| file.plain), 14);
    }

    #[test]
    fn too_much_is_refused() {
        let a = || "a.wasm".to_owned();
        let written = [file("assets/a.wasm", FIRST_PAGE + 1)];
        assert!(check(&written, &plan()).is_ok());
        for refused in [
            Plan {
                first_load: vec![a()],
                ..plan()
            },
            Plan {
                later: [("a".to_owned(), vec![a()])].into(),
                ..plan()
            },
            Plan {
                worker: a(),
                ..plan()
            },
            Plan {
                people: a(),
                ..plan()
            },
        ] {
            assert!(check(&written, &refused).is_err());
        }
        let unpacked = [file("assets/a.wasm", WORKER_UNPACKED / 2 + 1)];
        assert!(
            check(
                &unpacked,
                &Plan {
                    worker: a(),
                    ..plan()
                }
            )
            .is_err()
        );
    }

    #[test]
    fn too_many_are_refused() {
        let files = |number: usize| (0..number).map(|place| format!("{place}.wasm"));
        let written = |number| files(number).map(|name| file(&name, 1)).collect::<Vec<_>>();
        assert!(check(&written(MODULES), &plan()).is_ok());
        assert!(check(&written(MODULES + 1), &plan()).is_err());
        let later = |number| Plan {
            later: [("a".to_owned(), files(number).collect())].into(),
            ..plan()
        };
        assert!(check(&[], &later(LATER_FILES)).is_ok());
        assert!(check(&[], &later(LATER_FILES + 1)).is_err());
    }
}
