//! The part of an address behind the `?`.

/// A text as it stands there, with all signs escaped that mean something in an address.
pub fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' => {
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
