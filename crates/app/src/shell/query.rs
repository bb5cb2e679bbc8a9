//! The part of an address behind the `?`.

/// A text as it stands there, with all signs escaped that mean something in an address. The crate
/// that does this has a table which the first page, where little room is left, would have to carry.
pub fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' | b'/' => {
                escaped.push(char::from(byte));
            }
            byte => escaped.push_str(&format!("%{byte:02X}")),
        }
    }
    escaped
}

/// A place with a question of such parts, or without one.
pub fn with(place: &str, parts: &[String]) -> String {
    match parts {
        [] => place.to_owned(),
        parts => format!("{place}?{}", parts.join("&")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_means_something_in_an_address_is_escaped() {
        assert_eq!(escaped("/a-b_c.d~9"), "/a-b_c.d~9");
        assert_eq!(
            escaped("a&b=c?d#e%f+g é"),
            "a%26b%3Dc%3Fd%23e%25f%2Bg%20%C3%A9"
        );
    }

    #[test]
    fn a_place_without_a_question_is_left_alone() {
        assert_eq!(with("/games", &[]), "/games");
        let parts = ["a=1".to_owned(), "b=2".to_owned()];
        assert_eq!(with("/games", &parts), "/games?a=1&b=2");
    }
}
