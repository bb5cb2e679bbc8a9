//! The names under which a browser keeps things. Each is made from a row of the table, and a browser keeps
//! nothing without one.

use std::fmt::Display;

use super::table::ALL;

/// A row of the table: what is kept, and for whom.
#[derive(Debug, PartialEq, Eq)]
pub struct Thing {
    /// What it is called in the browser.
    pub name: &'static str,
    /// Whose it is, and so how its name is spelled.
    pub owner: Owner,
    /// The number that its text begins with; none if its text is a word or JSON, which grows by fields.
    pub version: Option<u8>,
    /// How many bytes it takes at most.
    pub most: u32,
    /// Where it lies.
    pub room: Room,
}

/// Whose something is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owner {
    /// This browser's. It says nothing about anybody, and stays: `name`.
    Browser,
    /// Whoever's who is here. There is one place, and the next one finds it empty: `name`.
    Visitor,
    /// A person's: `name` for a guest of this browser, `name:id` for somebody with an account.
    Person,
    /// A person's, for each game: `name/game` and `name:id/game`.
    Games,
    /// A person's, with a guest known by an id too: `name` for a stranger, and `name/id`.
    Traveler,
}

/// Where something lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Room {
    /// In the local storage, which is written before a move is shown and which other windows hear of.
    Local,
    /// In a database of the browser, which holds much and answers later. Nothing is that large yet.
    Database,
}

/// Somebody of whom a browser keeps something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Person {
    /// A stranger, or a guest: in a browser there is one.
    Guest,
    /// Somebody the server knows by this id.
    Known(String),
}

/// The name of one thing. There is no other way to what a browser keeps.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Key(String);

/// A row with one place.
#[derive(Clone, Copy, Debug)]
pub struct Single(pub(super) &'static Thing);

/// A row with a place for each person.
#[derive(Clone, Copy, Debug)]
pub struct Own(pub(super) &'static Thing);

/// A row with a place for each game of each person.
#[derive(Clone, Copy, Debug)]
pub struct OwnGames(pub(super) &'static Thing);

/// What a name in the browser stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meaning<'a> {
    /// What is kept.
    pub thing: &'static Thing,
    /// Whose it is; nobody's if it is a guest's, or if it has one place.
    pub person: Option<&'a str>,
    /// Of which game.
    pub game: Option<&'a str>,
}

impl Key {
    /// As the browser knows it.
    pub fn name(&self) -> &str {
        &self.0
    }
}

impl Single {
    /// Its place.
    pub fn key(self) -> Key {
        Key(self.0.name.to_owned())
    }
}

impl Own {
    /// This person's place.
    pub fn of(self, person: &Person) -> Key {
        Key(place(self.0, person))
    }
}

impl OwnGames {
    /// The place of this person's game.
    pub fn of(self, person: &Person, game: impl Display) -> Key {
        Key(format!("{}/{game}", place(self.0, person)))
    }

    /// The places of this person's games among these names, with the games.
    pub fn among(self, names: &[String], person: &Person) -> Vec<(Key, String)> {
        let beginning = format!("{}/", place(self.0, person));
        let games = names.iter().filter_map(|name| {
            let game = name.strip_prefix(&beginning)?;
            Some((Key(name.clone()), game.to_owned()))
        });
        games.collect()
    }
}

impl<'a> Meaning<'a> {
    /// What this name stands for, if the table knows it.
    pub fn of(name: &'a str) -> Option<Self> {
        ALL.iter().find_map(|thing| Self::in_row(thing, name))
    }

    fn in_row(thing: &'static Thing, name: &'a str) -> Option<Self> {
        let rest = name.strip_prefix(thing.name)?;
        let (person, game) = match (thing.owner, rest.chars().next()) {
            (Owner::Games, Some('/')) => (None, Some(&rest[1..])),
            (Owner::Games, Some(':')) => {
                let (person, game) = rest[1..].split_once('/')?;
                (Some(person), Some(game))
            }
            (Owner::Games, _) => return None,
            (_, None) => (None, None),
            (Owner::Person, Some(':')) | (Owner::Traveler, Some('/')) => (Some(&rest[1..]), None),
            _ => return None,
        };
        Some(Self {
            thing,
            person,
            game,
        })
    }
}

fn place(thing: &Thing, person: &Person) -> String {
    let mark = match thing.owner {
        Owner::Traveler => '/',
        _ => ':',
    };
    match person {
        Person::Guest => thing.name.to_owned(),
        Person::Known(id) => format!("{}{mark}{id}", thing.name),
    }
}
