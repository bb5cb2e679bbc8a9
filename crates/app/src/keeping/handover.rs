//! What a guest of this browser has goes over to the account that they log in to or sign up for. So does what
//! versions before this one kept for the browser as a whole.

use super::key::{Key, Meaning, Owner, Person, Worth};

/// What becomes of something when somebody takes over what a guest had.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// It lies here from now on, where nothing lay.
    Move(Key),
    /// It goes.
    Forget,
}

/// What becomes of something when somebody takes over what a guest had, who may have been known by another
/// id; nothing if it stays. Where they have something of the kind already, theirs stays. Work of the guest
/// stays beside it, until whoever made it has joined both.
pub fn step(
    name: &str,
    guest: Option<&str>,
    person: &str,
    is_taken: impl Fn(&Key) -> bool,
) -> Option<Step> {
    let meaning = Meaning::of(name)?;
    let to = match (meaning.thing.owner, meaning.person) {
        (Owner::Person | Owner::Games, None) => Person::Known(person.to_owned()),
        // The adventure joins what a stranger did as soon as it is opened.
        (Owner::Traveler, Some(id)) if guest == Some(id) && id != person => Person::Guest,
        _ => return None,
    };
    let to = meaning.of_person(&to);
    match (is_taken(&to), meaning.thing.worth) {
        (false, _) => Some(Step::Move(to)),
        (true, Worth::Work) => None,
        (true, _) => Some(Step::Forget),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::keeping::table::{ADVENTURE, CHOICES, GAME, LEVEL, OUTBOX, PUZZLE_REPORTS, THEME};

    /// Takes the steps, and tells what lies where afterwards.
    fn after(names: &[&str], guest: Option<&str>) -> Vec<(String, String)> {
        let mut kept: Vec<_> = names
            .iter()
            .map(|name| ((*name).to_owned(), (*name).to_owned()))
            .collect();
        let names: Vec<_> = names.iter().map(|name| (*name).to_owned()).collect();
        for from in &names {
            let is_taken = |key: &Key| names.iter().any(|name| name == key.name());
            match step(from, guest, "rita", is_taken) {
                Some(Step::Move(to)) => {
                    assert!(kept.iter().all(|(name, _)| name != to.name()), "{to:?}");
                    let moved = kept.iter_mut().find(|(name, _)| name == from);
                    to.name().clone_into(&mut moved.unwrap().0);
                }
                Some(Step::Forget) => kept.retain(|(name, _)| name != from),
                None => {}
            }
        }
        kept.sort_unstable();
        kept
    }

    fn check(names: &[&str], guest: Option<&str>, expected: &[(&str, &str)]) {
        let after = after(names, guest);
        let after: Vec<_> = after.iter().map(|(at, was)| (&**at, &**was)).collect();
        assert_eq!(after, expected);
    }

    #[test]
    fn what_a_guest_has_becomes_theirs() {
        check(
            &[
                "choices",
                "game",
                "my-level",
                "outbox/1",
                "revision/1",
                "theme",
                "zebra",
            ],
            None,
            &[
                ("choices:rita", "choices"),
                ("game:rita", "game"),
                ("my-level:rita", "my-level"),
                ("outbox:rita/1", "outbox/1"),
                ("revision:rita/1", "revision/1"),
                ("theme", "theme"),
                ("zebra", "zebra"),
            ],
        );
    }

    #[test]
    fn what_they_have_already_stays_and_no_work_is_lost() {
        check(
            &[
                "game",
                "game:rita",
                "my-level",
                "my-level:rita",
                "outbox/1",
                "outbox:rita/1",
                "puzzle-reports",
                "puzzle-reports:rita",
                "revision/1",
                "revision:rita/1",
            ],
            None,
            &[
                ("game", "game"),
                ("game:rita", "game:rita"),
                ("my-level:rita", "my-level:rita"),
                ("outbox/1", "outbox/1"),
                ("outbox:rita/1", "outbox:rita/1"),
                ("puzzle-reports", "puzzle-reports"),
                ("puzzle-reports:rita", "puzzle-reports:rita"),
                ("revision:rita/1", "revision:rita/1"),
            ],
        );
    }

    #[test]
    fn the_story_of_a_guest_waits_to_be_joined() {
        check(
            &["adventure/gil", "adventure/olaf", "adventure/rita"],
            Some("gil"),
            &[
                ("adventure", "adventure/gil"),
                ("adventure/olaf", "adventure/olaf"),
                ("adventure/rita", "adventure/rita"),
            ],
        );
        // Whoever signs up keeps the id.
        check(
            &["adventure/rita"],
            Some("rita"),
            &[("adventure/rita", "adventure/rita")],
        );
    }

    #[test]
    fn what_others_have_is_left_alone() {
        let olaf = Person::Known("olaf".to_owned());
        let keys = [
            CHOICES.of(&olaf),
            GAME.of(&olaf),
            LEVEL.of(&olaf),
            OUTBOX.of(&olaf, 1),
            PUZZLE_REPORTS.of(&olaf),
            ADVENTURE.of(&olaf),
            THEME.key(),
        ];
        let names: Vec<_> = keys.iter().map(|key| key.name().to_owned()).collect();
        for name in &names {
            assert_eq!(step(name, None, "rita", |_| false), None, "{name}");
        }
    }
}
