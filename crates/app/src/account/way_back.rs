//! Where someone wanted to go before they were asked to log in. Only places of this site count:
//! a link from elsewhere must not lead through our door to another house.

use crate::shell::query::escaped;

/// The pages of the door themselves; nobody wants to go back there.
const DOOR: [&str; 6] = [
    "/sign-up",
    "/log-in",
    "/forgot-password",
    "/reset-password",
    "/verify-email",
    "/set-up",
];

/// The name under which an address carries it.
pub const NEXT: &str = "next";

/// The place to go to afterwards; home, if none was wanted or it is not ours.
pub fn after(next: Option<&str>) -> &str {
    next.filter(|next| is_ours(next)).unwrap_or("/")
}

/// The same page of the door with the way back kept.
pub fn door(page: &str, next: &str) -> String {
    match next {
        "/" => page.to_owned(),
        next => format!("{page}?{NEXT}={}", escaped(next)),
    }
}

/// Which page of the door a protected page leads to: a browser that was logged in before can do so
/// again.
pub fn entrance(was_here: bool) -> &'static str {
    match was_here {
        true => "/log-in",
        false => "/sign-up",
    }
}

/// Browsers leave out control characters and take a backslash for a slash, so `/\t/host` and
/// `/\host` would lead elsewhere.
fn is_ours(next: &str) -> bool {
    let path = next.split(['?', '#']).next().unwrap_or_default();
    next.starts_with('/')
        && !next.starts_with("//")
        && !next.contains(|letter: char| letter.is_control() || letter == '\\')
        && !DOOR.contains(&path.trim_end_matches('/'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_places_of_this_site_are_gone_back_to() {
        for ours in ["/", "/board", "/settings?tab=devices#top", "/a/b"] {
            assert_eq!(after(Some(ours)), ours);
        }
        for other in [
            "",
            "board",
            "//evil.example",
            "///evil.example",
            "/\\evil.example",
            "/\t/evil.example",
            "https://evil.example",
            "javascript:alert(1)",
            " /board",
        ] {
            assert_eq!(after(Some(other)), "/", "{other:?}");
        }
        assert_eq!(after(None), "/");
    }

    #[test]
    fn the_door_does_not_lead_to_itself() {
        for page in ["/log-in", "/sign-up?next=/log-in", "/set-up/"] {
            assert_eq!(after(Some(page)), "/", "{page}");
        }
    }

    #[test]
    fn the_way_back_survives_in_an_address() {
        assert_eq!(door("/log-in", "/"), "/log-in");
        assert_eq!(door("/log-in", "/board"), "/log-in?next=/board");
        assert_eq!(
            door("/sign-up", "/a?b=c&d=é"),
            "/sign-up?next=/a%3Fb%3Dc%26d%3D%C3%A9"
        );
    }
}
