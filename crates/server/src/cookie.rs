//! The cookie that carries a session. Its name and marks tie it to this host and to https; over
//! plain http, which the host must allow, it has another name and no such ties.

use std::time::Duration;

use axum::http::{HeaderMap, HeaderValue, header};

/// How the site is reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Transport {
    /// Over https, or on this very machine.
    Private,
    /// Over plain http, by the host's explicit wish.
    Open,
}

impl Transport {
    const fn name(self) -> &'static str {
        match self {
            Self::Private => "__Host-sid",
            Self::Open => "sid",
        }
    }

    /// The token that a request brings.
    pub(crate) fn token(self, headers: &HeaderMap) -> Option<&str> {
        let cookies = headers.get_all(header::COOKIE).iter();
        let cookies = cookies.filter_map(|value| value.to_str().ok());
        let mut pairs = cookies
            .flat_map(|line| line.split(';'))
            .filter_map(|pair| pair.trim().split_once('='));
        pairs
            .find(|(name, _)| *name == self.name())
            .map(|(_, token)| token)
    }

    /// The header that keeps a token for so long.
    pub(crate) fn keep(self, token: &str, time: Duration) -> HeaderValue {
        self.header(token, time.as_secs())
    }

    /// The header that forgets it.
    pub(crate) fn forget(self) -> HeaderValue {
        self.header("", 0)
    }

    /// Whether a browser that says it is at this address would keep the cookie.
    pub(crate) fn suits(self, headers: &HeaderMap) -> bool {
        let origin = headers
            .get(header::ORIGIN)
            .and_then(|value| value.to_str().ok());
        match origin.and_then(|origin| origin.strip_prefix("http://")) {
            Some(place) => self == Self::Open || is_this_machine(place),
            None => true,
        }
    }

    fn header(self, token: &str, seconds: u64) -> HeaderValue {
        let secure = match self {
            Self::Private => "; Secure",
            Self::Open => "",
        };
        let name = self.name();
        let text =
            format!("{name}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}");
        HeaderValue::from_str(&text).expect("tokens are letters, digits, dots and dashes")
    }
}

/// Browsers treat these names as private even without encryption.
fn is_this_machine(place: &str) -> bool {
    let host = place.rsplit_once(':').map_or(place, |(host, port)| {
        match port.bytes().all(|byte| byte.is_ascii_digit()) {
            true => host,
            false => place,
        }
    });
    host == "localhost" || host.ends_with(".localhost") || host == "[::1]" || is_loopback(host)
}

fn is_loopback(host: &str) -> bool {
    host.parse::<std::net::Ipv4Addr>()
        .is_ok_and(|address| address.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(name: &'static str, values: &[&'static str]) -> HeaderMap {
        let values = values.iter().map(|text| HeaderValue::from_static(text));
        values
            .map(|value| (header::HeaderName::from_static(name), value))
            .collect()
    }

    #[test]
    fn the_token_is_found_among_other_cookies() {
        let sent = headers("cookie", &["a=b; __Host-sid=x.y.z; sid=no", "sid2=other"]);
        assert_eq!(Transport::Private.token(&sent), Some("x.y.z"));
        assert_eq!(Transport::Open.token(&sent), Some("no"));
        assert_eq!(Transport::Open.token(&headers("cookie", &["sids=1"])), None);
    }

    #[test]
    fn the_header_says_all_that_browsers_should_heed() {
        let kept = Transport::Private.keep("x.y.z", Duration::from_secs(1_209_600));
        let said = "__Host-sid=x.y.z; Path=/; HttpOnly; SameSite=Lax; Max-Age=1209600; Secure";
        assert_eq!(kept, said);
        let said = "sid=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0";
        assert_eq!(Transport::Open.forget(), said);
    }

    #[test]
    fn plain_http_is_only_for_this_machine_or_by_wish() {
        for (origin, private) in [
            ("https://chess.example.org", true),
            ("http://localhost:8080", true),
            ("http://127.0.0.1:8080", true),
            ("http://[::1]:8080", true),
            ("http://chess.localhost", true),
            ("http://school.lan:8080", false),
            ("http://192.168.1.5", false),
            ("http://localhost.example.org", false),
        ] {
            let sent = headers("origin", &[origin]);
            assert_eq!(Transport::Private.suits(&sent), private, "{origin}");
            assert!(Transport::Open.suits(&sent), "{origin}");
        }
        assert!(Transport::Private.suits(&HeaderMap::new()));
    }
}
