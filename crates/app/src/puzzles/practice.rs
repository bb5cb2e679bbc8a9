//! What practice leaves in the browser: reports that wait for the server, names of what was solved,
//! puzzles for later, and how far a range has come. All as text, and all may be missing.

use rookery_protocol::api::{PracticeReport, Puzzle};

use super::training::Training;
use crate::forms::refusal::Refusal;

/// Older names are forgotten: the server knows them.
const MOST_NAMES: usize = 4_000;

/// Why there is no next puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Miss {
    /// No puzzle is of this kind at all.
    Nowhere,
    /// There are none as hard or harder, but easier ones.
    Top,
    /// All of this kind are solved.
    Finished,
    /// There is no connection, and none is kept here.
    Offline,
    /// The server was asked and gave none, for this reason.
    Refused(Refusal),
}

/// The reports that wait.
pub fn reports(text: Option<&str>) -> Vec<PracticeReport> {
    text.and_then(|text| serde_json::from_str(text).ok())
        .unwrap_or_default()
}

/// The same as text; `None` if none waits.
pub fn written(reports: &[PracticeReport]) -> Option<String> {
    (!reports.is_empty()).then(|| serde_json::to_string(reports).unwrap_or_default())
}

/// The puzzles for later.
pub fn stock(text: Option<&str>) -> Vec<Puzzle> {
    text.and_then(|text| serde_json::from_str(text).ok())
        .unwrap_or_default()
}

/// The same as text.
pub fn stocked(puzzles: &[Puzzle]) -> String {
    serde_json::to_string(puzzles).unwrap_or_default()
}

/// The next of them: of this kind, as hard as this or harder, and not solved.
pub fn next(
    stock: &[Puzzle],
    training: Training,
    from: i64,
    is_solved: impl Fn(&str) -> bool,
) -> Option<Puzzle> {
    let fits = |puzzle: &&Puzzle| {
        puzzle.rating >= from
            && training.fits(puzzle.rating, &puzzle.themes)
            && !is_solved(&puzzle.id)
    };
    let found = stock.iter().filter(fits).min_by_key(|puzzle| puzzle.rating);
    found.cloned()
}

/// Adds a name to those that were solved.
pub fn with_name(names: Option<&str>, name: &str) -> String {
    let names = names.unwrap_or_default();
    let mut all: Vec<_> = names.split(' ').filter(|word| !word.is_empty()).collect();
    if !all.contains(&name) {
        all.push(name);
    }
    let old = all.len().saturating_sub(MOST_NAMES);
    all[old..].join(" ")
}

/// Whether a name is among them.
pub fn has_name(names: Option<&str>, name: &str) -> bool {
    let mut names = names.unwrap_or_default().split(' ');
    !name.is_empty() && names.any(|word| word == name)
}

/// How far a range has come, as the browser remembers it.
pub fn place(training: Training, rating: i64) -> String {
    format!("{}/{rating}", training.write())
}

/// The rating of the last puzzle, if this range was the last one.
pub fn reached(text: Option<&str>, training: Training) -> Option<i64> {
    let (kind, rating) = text?.split_once('/')?;
    let rating = rating.parse().ok()?;
    (Training::read(kind) == Some(training)).then_some(rating)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rookery_protocol::api::PracticeMode;
    use rookery_puzzles::PuzzleSource;

    fn puzzle(id: &str, rating: i64) -> Puzzle {
        Puzzle {
            id: id.to_owned(),
            source: PuzzleSource::Own,
            fen: String::new(),
            moves: Vec::new(),
            rating,
            deviation: 80,
            plays: 0,
            themes: vec!["fork".to_owned()],
        }
    }

    #[test]
    fn the_next_is_the_easiest_that_is_hard_enough() {
        let stock = [
            puzzle("c", 900),
            puzzle("a", 700),
            puzzle("b", 800),
            puzzle("d", 2000),
        ];
        let training = Training::default();
        let named = |from, solved: &str| {
            next(&stock, training, from, |id| id == solved).map(|puzzle| puzzle.id)
        };
        assert_eq!(named(0, ""), Some("a".to_owned()));
        assert_eq!(named(700, "a"), Some("b".to_owned()));
        assert_eq!(named(950, ""), None, "the hardest is out of the range");
        assert_eq!(super::stock(Some(&stocked(&stock))).len(), 4);
    }

    #[test]
    fn reports_survive_the_browser() {
        let report = PracticeReport {
            id: "1".to_owned(),
            puzzle: "a".to_owned(),
            mode: PracticeMode::Practice,
            solved: true,
            tries: 2,
            hints: 0,
            millis: 9_000,
            happened: 5,
        };
        let text = written(std::slice::from_ref(&report));
        assert_eq!(reports(text.as_deref()), [report]);
        assert_eq!(reports(Some("nonsense")), []);
        assert_eq!(written(&[]), None);
    }

    #[test]
    fn names_are_kept_once() {
        let names = with_name(None, "a");
        let names = with_name(Some(&with_name(Some(&names), "b")), "a");
        assert_eq!(names, "a b");
        assert!(has_name(Some(&names), "b") && !has_name(Some(&names), "c"));
        assert!(!has_name(None, ""), "nothing is no name");
    }

    #[test]
    fn a_range_goes_on_where_it_was_left() {
        let training = Training::default();
        let text = place(training, 850);
        assert_eq!(reached(Some(&text), training), Some(850));
        assert_eq!(reached(Some(&text), training.from(700)), None);
        assert_eq!(reached(None, training), None);
    }
}
