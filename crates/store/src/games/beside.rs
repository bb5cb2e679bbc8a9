//! What stands beside a game when its moves change. Entries of the list follow one of the game's own
//! moves or an entry before them, by number; no chess is needed to count anew.

use std::collections::HashMap;

use serde_json::{Value, json};

use crate::{Json, StoreError};

/// The list for a game that has these moves now and had others before. Where something hangs on moves
/// that were taken back, they become a variation.
pub(super) fn moved(list: &Json, before: &str, now: &str) -> Result<Json, StoreError> {
    let corrupt = || StoreError::corrupt("tree", list.as_str());
    let old: Vec<_> = before.split_whitespace().collect();
    let new: Vec<_> = now.split_whitespace().collect();
    if old == new {
        return Ok(list.clone());
    }
    let same = old.iter().zip(&new).take_while(|(old, new)| old == new);
    let mut kept = Kept {
        places: (0..=same.count()).map(|place| (place, place)).collect(),
        own: new.len(),
        entries: Vec::new(),
    };
    let entries: Vec<Value> = list.read().map_err(|_| corrupt())?;
    for (number, mut entry) in entries.into_iter().enumerate() {
        let after = entry.get("after").and_then(Value::as_u64);
        let after = after.and_then(|after| usize::try_from(after).ok());
        let place = kept.place(after.ok_or_else(corrupt)?, &old);
        entry["after"] = json!(place.ok_or_else(corrupt)?);
        kept.push(old.len() + number + 1, entry);
    }
    Ok(Json::of(&kept.entries).expect("what was JSON is JSON"))
}

struct Kept {
    /// Where each place of the old list is in the new one.
    places: HashMap<usize, usize>,
    /// How many moves of its own the game has.
    own: usize,
    entries: Vec<Value>,
}

impl Kept {
    fn push(&mut self, old: usize, entry: Value) {
        self.entries.push(entry);
        self.places.insert(old, self.own + self.entries.len());
    }

    /// Where an old place is now.
    fn place(&mut self, place: usize, old: &[&str]) -> Option<usize> {
        let known = |places: &HashMap<_, _>, place| places.get(&place).copied();
        let back = (0..=place).rev().find(|at| self.places.contains_key(at))?;
        for at in back..place {
            let after = known(&self.places, at)?;
            let entry = json!({ "after": after, "mv": old.get(at)? });
            self.push(at + 1, entry);
        }
        known(&self.places, place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(before: &str, now: &str, list: &str, expected: &str) {
        let moved = moved(&Json::parse(list).unwrap(), before, now).unwrap();
        let [moved, expected] =
            [moved.as_str(), expected].map(|text| serde_json::from_str::<Value>(text).unwrap());
        assert_eq!(moved, expected);
    }

    #[test]
    fn entries_follow_the_same_moves_when_the_game_goes_on() {
        check(
            "e2e4 e7e5",
            "e2e4 e7e5 g1f3 b8c6",
            r#"[{"after":1,"mv":"c7c5"},{"after":3,"mv":"g1f3"},{"after":2,"comment":"calm"}]"#,
            r#"[{"after":1,"mv":"c7c5"},{"after":5,"mv":"g1f3"},{"after":2,"comment":"calm"}]"#,
        );
        check("e2e4", "e2e4 e7e5", "[]", "[]");
    }

    #[test]
    fn what_hangs_on_moves_that_were_taken_back_stays() {
        check(
            "e2e4 e7e5 g1f3",
            "e2e4 c7c5",
            r#"[{"after":3,"comment":"natural"},{"after":2,"mv":"f2f4"},{"after":5,"mv":"e5f4"}]"#,
            r#"[{"after":1,"mv":"e7e5"},{"after":3,"mv":"g1f3"},
                {"after":4,"comment":"natural"},{"after":3,"mv":"f2f4"},{"after":6,"mv":"e5f4"}]"#,
        );
    }

    #[test]
    fn a_list_of_another_shape_is_an_error() {
        for list in [r#"[{"mv":"e2e4"}]"#, r#"[{"after":7}]"#, "{}"] {
            assert!(
                moved(&Json::parse(list).unwrap(), "e2e4", "e2e4 e7e5").is_err(),
                "{list}"
            );
        }
    }
}
