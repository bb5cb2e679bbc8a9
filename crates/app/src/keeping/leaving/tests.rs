//! Who leaves takes everything along, and nothing else; who has something unsent is asked.

use super::*;
use crate::keeping::key::Person;
use crate::keeping::table::ALL;

/// All that a browser can hold: of Rita, of Olaf who went without logging out, and of a guest.
fn full() -> Vec<String> {
    let ids = [None, Some("rita"), Some("olaf")];
    let mut names: Vec<_> = ALL
        .iter()
        .flat_map(|thing| {
            ids.map(|person| {
                let meaning = Meaning {
                    thing,
                    person,
                    game: (thing.owner == Owner::Games).then_some("1"),
                };
                let whose = match thing.owner {
                    Owner::Browser | Owner::Visitor => None,
                    _ => person,
                };
                let whose = whose.map_or(Person::Guest, |id| Person::Known(id.to_owned()));
                meaning.of_person(&whose).name().to_owned()
            })
        })
        .collect();
    names.push("somebody else's page".to_owned());
    names.sort_unstable();
    names.dedup();
    names
}

fn left(id: Option<&str>) -> Vec<String> {
    let (mut names, gone) = (full(), gone(&full(), id));
    names.retain(|name| gone.iter().all(|key| key.name() != name));
    names
}

#[test]
fn nothing_of_the_last_pupil_stays() {
    for id in [Some("rita"), None] {
        let stays: Vec<_> = left(id)
            .into_iter()
            .filter(|name| !name.contains("olaf") && (id.is_some() || !name.contains("rita")))
            .collect();
        assert_eq!(
            stays,
            [
                "guest-banner",
                "left",
                "somebody else's page",
                "was-logged-in"
            ],
            "{id:?}"
        );
    }
}

#[test]
fn what_others_did_not_send_stays_theirs() {
    let olafs = |names: &[String]| names.iter().filter(|name| name.contains("olaf")).count();
    assert!(olafs(&full()) > 20);
    assert_eq!(olafs(&left(Some("rita"))), olafs(&full()));
    assert_eq!(olafs(&left(None)), olafs(&full()));
    assert_eq!(olafs(&left(Some("olaf"))), 0);
}

#[test]
fn a_guest_who_only_looked_around_is_not_asked() {
    let asks = |names: &[&str]| {
        let names: Vec<_> = names.iter().map(|name| (*name).to_owned()).collect();
        is_worth_asking(&names)
    };
    let looked = [
        "choices",
        "my-level",
        "survival",
        "was-logged-in",
        "guest-banner",
    ];
    assert!(!asks(&[]) && !asks(&looked) && !asks(&["game:rita"]));
    for name in [
        "guest",
        "game",
        "outbox/1",
        "preferences",
        "theme",
        "puzzle-reports",
        "adventure",
    ] {
        assert!(asks(&[name]), "{name}");
    }
}

#[test]
fn whoever_has_nothing_unsent_goes_at_once() {
    let parting = Parting::default();
    assert_eq!(parting.sent(Unsent::default()), Parting::Going);
}

#[test]
fn whoever_has_something_unsent_is_asked() {
    let unsent = [
        Unsent {
            games: 1,
            ..Unsent::default()
        },
        Unsent {
            refused: 1,
            ..Unsent::default()
        },
        Unsent {
            puzzles: 1,
            ..Unsent::default()
        },
        Unsent {
            notes: 1,
            ..Unsent::default()
        },
        Unsent {
            story: true,
            ..Unsent::default()
        },
        Unsent {
            settings: true,
            ..Unsent::default()
        },
    ];
    for left in unsent {
        let asked = Parting::Sending.sent(left);
        assert_eq!(asked, Parting::Asking(left));
        assert_eq!(asked.answer(Answer::Stay), Parting::Staying);
        assert_eq!(asked.answer(Answer::Go), Parting::Going);
        let again = asked.answer(Answer::Again);
        assert_eq!(again, Parting::Sending);
        assert_eq!(again.sent(Unsent::default()), Parting::Going);
        assert_eq!(again.answer(Answer::Stay), Parting::Staying);
    }
}

#[test]
fn what_comes_late_changes_nothing() {
    let late = Unsent {
        games: 1,
        ..Unsent::default()
    };
    assert_eq!(Parting::Staying.sent(Unsent::default()), Parting::Staying);
    assert_eq!(Parting::Going.sent(late), Parting::Going);
    assert_eq!(Parting::Going.answer(Answer::Stay), Parting::Going);
    assert_eq!(Parting::Going.refused(), Parting::Staying);
}
