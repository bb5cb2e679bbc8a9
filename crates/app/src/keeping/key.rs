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
    /// What would be lost with it.
    pub worth: Worth,
}

/// What the page need not know of something, and whoever changes it must.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Text {
    /// What it is called in the browser.
    pub name: &'static str,
    /// The number that it begins with; none if it is a word or JSON, which grows by fields.
    pub version: Option<u8>,
    /// How many bytes it has at most.
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

/// What would be lost with something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// What somebody did, and the server may not have. It is sent before it goes, and gives way to nothing.
    Work,
    /// A choice that somebody made.
    Choice,
    /// What comes again by itself: the server has it, or looking at a page makes it.
    Trace,
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
    /// What lies under this name.
    pub(super) fn named(name: &str) -> Self {
        Self(name.to_owned())
    }

    /// As the browser knows it.
    pub fn name(&self) -> &str {
        &self.0
    }

    /// The game that it is about, if it is about one.
    pub fn game(&self) -> Option<&str> {
        Meaning::of(&self.0)?.game
    }
}

impl Single {
    /// Its place.
    pub fn key(self) -> Key {
        Key(self.name().to_owned())
    }

    /// What its place is called.
    pub const fn name(self) -> &'static str {
        self.0.name
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

    /// The places of games among these names: this person's, and those that a guest left.
    pub fn among(self, mut names: Vec<String>, person: &Person) -> Vec<Key> {
        names.retain(|name| {
            Meaning::of(name).is_some_and(|meaning| {
                let is_theirs = meaning.person.is_none_or(|id| person.id() == Some(id));
                is_theirs && meaning.thing.name == self.0.name
            })
        });
        names.into_iter().map(Key).collect()
    }
}

impl Person {
    /// The id by which the server knows them.
    pub fn id(&self) -> Option<&str> {
        match self {
            Self::Guest => None,
            Self::Known(id) => Some(id),
        }
    }
}

impl<'a> Meaning<'a> {
    /// The same of another person.
    pub(super) fn of_person(&self, person: &Person) -> Key {
        let place = place(self.thing, person);
        Key(match self.game {
            Some(game) => format!("{place}/{game}"),
            None => place,
        })
    }

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
