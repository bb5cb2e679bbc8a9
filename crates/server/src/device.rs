//! What a device is called in the list of sessions: its browser and its system, no more.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};

use crate::App;
use crate::error::ApiError;

/// The device on which a session is to begin, and that would keep its cookie.
pub(crate) struct Device(pub(crate) String);

impl FromRequestParts<App> for Device {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        match app.transport.suits(&parts.headers) {
            true => Ok(Self(name(&parts.headers))),
            false => Err(ApiError::NeedsHttps),
        }
    }
}

/// Marks in what browsers say about themselves; the first that fits counts, because most of them
/// also name those they resemble.
const BROWSERS: [(&str, &str); 6] = [
    ("Edg/", "Edge"),
    ("OPR/", "Opera"),
    ("Firefox/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
    ("curl/", "curl"),
];
const SYSTEMS: [(&str, &str); 7] = [
    ("Android", "Android"),
    ("iPhone", "an iPhone"),
    ("iPad", "an iPad"),
    ("CrOS", "a Chromebook"),
    ("Windows", "Windows"),
    ("Mac OS X", "a Mac"),
    ("Linux", "Linux"),
];

/// Such as "Firefox on Linux".
fn name(headers: &HeaderMap) -> String {
    let said = headers.get(header::USER_AGENT);
    let said = said.and_then(|value| value.to_str().ok()).unwrap_or("");
    let first = |marks: &[(&str, &'static str)]| {
        let mark = marks.iter().find(|(mark, _)| said.contains(mark));
        mark.map(|&(_, name)| name)
    };
    match (first(&BROWSERS), first(&SYSTEMS)) {
        (Some(browser), Some(system)) => format!("{browser} on {system}"),
        (Some(browser), None) => browser.to_owned(),
        (None, Some(system)) => format!("A browser on {system}"),
        (None, None) => "An unknown device".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn usual_browsers_are_told_apart() {
        for (said, name) in [
            (
                "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
                "Firefox on Linux",
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) \
                 Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0",
                "Edge on Windows",
            ),
            (
                "Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 \
                 Safari/604.1",
                "Safari on an iPad",
            ),
            (
                "Mozilla/5.0 (Linux; Android 15) Chrome/150.0.0.0",
                "Chrome on Android",
            ),
            ("curl/8.5.0", "curl"),
            ("", "An unknown device"),
        ] {
            let headers = HeaderMap::from_iter([(header::USER_AGENT, said.parse().unwrap())]);
            assert_eq!(super::name(&headers), name, "{said}");
        }
    }
}
