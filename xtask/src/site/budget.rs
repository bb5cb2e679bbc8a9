//! What a visit may weigh. The table is printed on every build, and too much is
//! an error: a page that grows by accident is noticed the same day.

use anyhow::{Result, ensure};

use super::files::Written;

const FIRST_PAGE: usize = 350 * 1000;
const WORKER: usize = 300 * 1000;

/// Prints all sizes and holds the first page and the worker to their budgets.
pub(crate) fn check(written: &[Written], first_load: &[String], worker: &[String]) -> Result<()> {
    println!("  {:<48}{:>10}{:>10}", "file", "bytes", "packed");
    for Written {
        path,
        plain,
        packed,
    } in written
    {
        println!("  {path:<48}{plain:>10}{packed:>10}");
    }
    hold("the first page", sum(written, first_load), FIRST_PAGE)?;
    hold("the worker", sum(written, worker), WORKER)
}

fn sum(written: &[Written], names: &[String]) -> usize {
    let counted = written.iter().filter(|file| {
        let name = file.path.strip_prefix("assets/").unwrap_or(&file.path);
        names.iter().any(|wanted| wanted == name)
    });
    counted.map(|file| file.packed).sum()
}

fn hold(what: &str, packed: usize, budget: usize) -> Result<()> {
    println!("  {what}: {packed} of {budget} bytes, packed");
    ensure!(
        packed <= budget,
        "{what} weighs {packed} bytes packed; the budget is {budget}"
    );
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, packed: usize) -> Written {
        Written {
            path: path.to_owned(),
            plain: packed,
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
        assert_eq!(sum(&written, &names), 7);
    }

    #[test]
    fn too_much_is_refused() {
        let written = [file("assets/a.wasm", FIRST_PAGE + 1)];
        let first = ["a.wasm".to_owned()];
        assert!(check(&written, &first, &[]).is_err());
        assert!(check(&written, &[], &[]).is_ok());
    }
}
