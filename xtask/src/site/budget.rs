//! What a visit may weigh. The table is printed on every build, and too much is
//! an error: a page that grows by accident is noticed the same day.

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

/// Prints all sizes and holds the first page, those that come later, the worker's module and the
/// weights of people to their budgets.
pub(crate) fn check(
    written: &[Written],
    first_load: &[String],
    worker: &str,
    people: &str,
) -> Result<()> {
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
    let [worker, people] = [[worker.to_owned()], [people.to_owned()]];
    hold(
        "the first page, packed",
        sum(written, first_load, packed),
        FIRST_PAGE,
    )?;
    for Written { path, packed, .. } in written.iter().filter(|file| comes_later(file)) {
        hold(&format!("{path}, packed"), *packed, LATER)?;
    }
    hold("the worker, packed", sum(written, &worker, packed), WORKER)?;
    hold(
        "the worker, unpacked",
        sum(written, &worker, plain),
        WORKER_UNPACKED,
    )?;
    hold("people, packed", sum(written, &people, packed), PEOPLE)
}

fn comes_later(file: &Written) -> bool {
    file.path.starts_with("assets/later-") && file.path.ends_with(".wasm")
}

fn sum(written: &[Written], names: &[String], size: impl Fn(&Written) -> usize) -> usize {
    let counted = written.iter().filter(|file| {
        let name = file.path.strip_prefix("assets/").unwrap_or(&file.path);
        names.iter().any(|wanted| wanted == name)
    });
    counted.map(size).sum()
}

fn hold(what: &str, bytes: usize, budget: usize) -> Result<()> {
    println!("  {what}: {bytes} of {budget} bytes");
    ensure!(
        bytes <= budget,
        "{what}, weighs {bytes} bytes; the budget is {budget}"
    );
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
        let written = [file("assets/a.wasm", FIRST_PAGE + 1)];
        let first = ["a.wasm".to_owned()];
        assert!(check(&written, &first, "b.wasm", "c.bin").is_err());
        assert!(check(&written, &[], "b.wasm", "c.bin").is_ok());
        assert!(check(&written, &[], "a.wasm", "c.bin").is_err());
        assert!(check(&written, &[], "b.wasm", "a.wasm").is_err());
        let unpacked = [file("assets/a.wasm", WORKER_UNPACKED / 2 + 1)];
        assert!(check(&unpacked, &[], "a.wasm", "c.bin").is_err());
        let later = [file("assets/later-a.wasm", LATER + 1)];
        assert!(check(&later, &[], "b.wasm", "c.bin").is_err());
    }
}
