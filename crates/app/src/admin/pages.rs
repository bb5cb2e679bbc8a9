//! The places of the administration, and what is asked of the server there.

use rookery_protocol::api::Role;

use crate::shell::query::{self, escaped};

/// A part of the administration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AdminPage {
    /// Everyone who has been here.
    People,
    /// One person, by id.
    Person(String),
    /// Making an account for somebody.
    NewAccount,
    /// Who may sign up, and whether with an email address.
    Rules,
    /// The terms and the text about privacy.
    Texts,
    /// Bringing puzzles in.
    Puzzles,
    /// What was done, by whom and to whom.
    Acts,
    /// The key that signs who is logged in.
    Keys,
}

impl AdminPage {
    /// Those that are always one click away.
    pub const ALL: [Self; 6] = [
        Self::People,
        Self::Rules,
        Self::Texts,
        Self::Puzzles,
        Self::Acts,
        Self::Keys,
    ];

    /// What stands at the end of an address, behind `/admin/`.
    pub fn of(rest: &str) -> Option<Self> {
        let rest = rest.trim_matches('/');
        match rest {
            "" => Some(Self::People),
            "new" => Some(Self::NewAccount),
            "rules" => Some(Self::Rules),
            "texts" => Some(Self::Texts),
            "puzzles" => Some(Self::Puzzles),
            "acts" => Some(Self::Acts),
            "keys" => Some(Self::Keys),
            rest => {
                let id = rest.strip_prefix("users/")?;
                let is_id = id
                    .chars()
                    .all(|sign| sign.is_ascii_hexdigit() || sign == '-');
                (is_id && !id.is_empty()).then(|| Self::Person(id.to_owned()))
            }
        }
    }

    /// Where it is on this site.
    pub fn address(&self) -> String {
        match self {
            Self::People => "/admin".to_owned(),
            Self::Person(id) => format!("/admin/users/{id}"),
            Self::NewAccount => "/admin/new".to_owned(),
            Self::Rules => "/admin/rules".to_owned(),
            Self::Texts => "/admin/texts".to_owned(),
            Self::Puzzles => "/admin/puzzles".to_owned(),
            Self::Acts => "/admin/acts".to_owned(),
            Self::Keys => "/admin/keys".to_owned(),
        }
    }
}

/// Whom to look for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Search {
    /// A part of a name or an address, or a whole id; everyone if empty.
    pub text: String,
    /// Only people of this role, or all.
    pub role: Option<Role>,
}

impl Search {
    /// Where the server answers; `before` is where the last page ended.
    pub fn address(&self, before: Option<&str>) -> String {
        let mut parts = Vec::new();
        let text = self.text.trim();
        if !text.is_empty() {
            parts.push(format!("text={}", escaped(text)));
        }
        if let Some(role) = self.role {
            parts.push(format!("role={}", key(role)));
        }
        if let Some(before) = before {
            parts.push(format!("before={}", escaped(before)));
        }
        query::with("/admin/users", &parts)
    }
}

/// Where the server lists somebody's games; `before` is where the last page ended.
pub fn games_of(id: &str, before: Option<&str>) -> String {
    let parts: Vec<_> = before
        .map(|before| format!("before={}", escaped(before)))
        .into_iter()
        .collect();
    query::with(&format!("/users/{id}/games"), &parts)
}

/// How a role is told to the server.
pub const fn key(role: Role) -> &'static str {
    match role {
        Role::Guest => "guest",
        Role::User => "user",
        Role::Admin => "admin",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_is_found_at_its_address() {
        let person = AdminPage::Person("0198c5e2-7b1a".to_owned());
        for place in AdminPage::ALL
            .into_iter()
            .chain([person, AdminPage::NewAccount])
        {
            let address = place.address();
            let rest = address.strip_prefix("/admin").unwrap();
            assert_eq!(AdminPage::of(rest), Some(place), "{address}");
        }
    }

    #[test]
    fn other_addresses_lead_nowhere() {
        for rest in [
            "users",
            "users/",
            "users/me",
            "users/1/2",
            "nothing",
            "Rules",
        ] {
            assert_eq!(AdminPage::of(rest), None, "{rest}");
        }
    }

    #[test]
    fn the_games_of_a_person_come_in_pages() {
        assert_eq!(games_of("0198", None), "/users/0198/games");
        assert_eq!(
            games_of("0198", Some("7.2")),
            "/users/0198/games?before=7.2"
        );
    }

    #[test]
    fn a_search_is_a_question_with_all_signs_escaped() {
        let search = Search {
            text: " a&b ö@x ".to_owned(),
            role: Some(Role::Admin),
        };
        assert_eq!(
            search.address(Some("id-1")),
            "/admin/users?text=a%26b%20%C3%B6%40x&role=admin&before=id-1"
        );
        assert_eq!(Search::default().address(None), "/admin/users");
    }
}
