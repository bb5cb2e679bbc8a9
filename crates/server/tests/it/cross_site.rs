//! Requests that other sites make a browser send: none of them changes anything.

use rookery_store::Scope;
use serde_json::json;

use crate::app::TestApp;
use crate::client::{Answer, Client};
use crate::people::{PASSWORD, form, log_in};

const SITES: [Option<&str>; 6] = [
    Some("same-origin"),
    Some("same-site"),
    Some("cross-site"),
    Some("none"),
    Some(""),
    None,
];

/// Who the browser says the page is of.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Origin {
    Ours,
    Other,
    Null,
    Empty,
    Absent,
}

/// What the request brings.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Bring {
    Cookie,
    Token,
    Nothing,
}

/// Whether a request that would change something may pass.
fn passes(site: Option<&str>, origin: Origin, bring: Bring) -> bool {
    match (bring, site, origin) {
        (Bring::Token, ..) => true,
        (_, Some("same-origin" | "none"), _) => true,
        (_, Some("same-site" | "cross-site"), _) => false,
        (_, _, Origin::Ours) => true,
        (_, _, Origin::Other | Origin::Null) => false,
        (bring, _, Origin::Empty | Origin::Absent) => bring == Bring::Nothing,
    }
}

struct Forger {
    app: TestApp,
    cookie: String,
    secret: String,
}

impl Forger {
    async fn new() -> Self {
        let app = TestApp::start().await;
        let rita = app.user("rita").await;
        let cookie = app.browser(&rita).await.cookie().unwrap();
        let (_, secret) = app.token(rita.id, Scope::User, None).await;
        Self {
            app,
            cookie,
            secret,
        }
    }

    async fn send(
        &self,
        (method, path, body): (&str, &str, &str),
        site: Option<&str>,
        origin: Origin,
        bring: Bring,
    ) -> Answer {
        let ours = format!("http://{}", self.app.address);
        let bearer = format!("Bearer {}", self.secret);
        let mut headers = vec![("content-type", "application/json")];
        headers.extend(site.map(|site| ("sec-fetch-site", site)));
        headers.extend(match origin {
            Origin::Ours => Some(("origin", &*ours)),
            Origin::Other => Some(("origin", "http://evil.example")),
            Origin::Null => Some(("origin", "null")),
            Origin::Empty => Some(("origin", "")),
            Origin::Absent => None,
        });
        headers.extend(match bring {
            Bring::Cookie => Some(("cookie", &*self.cookie)),
            Bring::Token => Some(("authorization", &*bearer)),
            Bring::Nothing => None,
        });
        let mut client = Client::new(&self.app);
        client.headers.clear();
        client.raw(method, path, &headers, body.to_owned()).await
    }
}

#[tokio::test]
async fn only_our_own_pages_and_programs_change_something() {
    let forger = Forger::new().await;
    let requests = [
        ("GET", "/users/me", ""),
        ("HEAD", "/users/me", ""),
        ("POST", "/users/me/email/verification", "{}"),
        ("PUT", "/users/me/preferences", "{}"),
        ("PATCH", "/users/me", r#"{"display":"Rita"}"#),
        ("DELETE", "/users/me/tokens/nothing", ""),
    ];
    let origins = [
        Origin::Ours,
        Origin::Other,
        Origin::Null,
        Origin::Empty,
        Origin::Absent,
    ];
    for request in requests {
        for site in SITES {
            for origin in origins {
                for bring in [Bring::Cookie, Bring::Token, Bring::Nothing] {
                    let answer = forger.send(request, site, origin, bring).await;
                    let case = format!("{request:?} {site:?} {origin:?} {bring:?}");
                    let reads = ["GET", "HEAD"].contains(&request.0);
                    let refused = answer.text().contains("cross_site");
                    let expected = reads || passes(site, origin, bring);
                    assert_eq!(!refused, expected, "{case}: {}", answer.text());
                    if refused {
                        answer.refused(403, "cross_site");
                    } else if bring == Bring::Nothing {
                        assert_eq!(answer.status, 401, "{case}");
                    }
                }
            }
        }
    }
}

#[tokio::test]
async fn a_site_behind_a_proxy_knows_itself_by_its_name() {
    let forger = Forger::new().await;
    let mut client = Client::new(&forger.app);
    client.headers.clear();
    client.set_cookie(Some(forger.cookie.clone()));
    for (origin, expected) in [
        ("https://chess.example.org", 204),
        ("https://chess.example.org:444", 403),
        ("https://example.org", 403),
        ("https://evil.chess.example.org", 403),
    ] {
        let headers = [
            ("content-type", "application/json"),
            ("host", "chess.example.org"),
            ("origin", origin),
        ];
        let path = "/users/me/preferences";
        let answer = client.raw("PUT", path, &headers, "{}").await;
        assert_eq!(answer.status, expected, "{origin}: {}", answer.text());
    }
}

#[tokio::test]
async fn a_form_on_another_site_changes_nothing() {
    let app = TestApp::start().await;
    let rita = app.user("rita").await;
    let (_, token) = app.session(&rita).await;
    let cookie = format!("__Host-sid={token}");
    let multipart = "--x\r\ncontent-disposition: form-data; name=\"display\"\r\n\r\nEvil\r\n--x--";
    let forms = [
        (
            "application/x-www-form-urlencoded",
            "display=Evil&password=x",
        ),
        ("text/plain", r#"{"display":"Evil","x":"="}"#),
        ("multipart/form-data; boundary=x", multipart),
    ];
    let routes = [
        "/users/me/deletion",
        "/users/me/tokens",
        "/session",
        "/accounts",
        "/guests",
    ];
    // A browser of today says where the form is; one of long ago says nothing.
    let said = [
        vec![
            ("sec-fetch-site", "cross-site"),
            ("origin", "https://evil.example"),
        ],
        vec![("origin", "https://evil.example")],
        vec![("origin", "null")],
        vec![],
    ];
    for (kind, body) in forms {
        for path in routes {
            for said in &said {
                let mut headers = vec![("content-type", kind), ("cookie", &*cookie)];
                headers.extend(said);
                let mut client = Client::new(&app);
                client.headers.clear();
                let answer = client.raw("POST", path, &headers, body.to_owned()).await;
                answer.refused(403, "cross_site");
                assert_eq!(answer.header("set-cookie"), "", "{path}");
            }
        }
    }
    let kept = app.app.store.user(rita.id).await.unwrap().unwrap();
    assert_eq!(kept.display, "The rita");
    assert_eq!(app.app.store.tokens(rita.id).await.unwrap(), []);
}

#[tokio::test]
async fn only_json_is_read() {
    let app = TestApp::start().await;
    let rita = app.user("rita").await;
    let browser = app.browser(&rita).await;
    let sign_up = form("newcomer").to_string();
    let credentials = log_in("rita", PASSWORD).to_string();
    let rename = json!({ "display": "Another" }).to_string();
    for kind in [
        "application/x-www-form-urlencoded",
        "text/plain",
        "multipart/form-data; boundary=x",
        "text/json",
        "application/jsonx",
        "application/json5",
        "",
    ] {
        for (method, path, body) in [
            ("POST", "/session", &credentials),
            ("POST", "/accounts", &sign_up),
            ("PATCH", "/users/me", &rename),
            ("PUT", "/users/me/preferences", &rename),
        ] {
            // Someone who is logged in may not sign up anyway.
            let client = match path {
                "/accounts" => &Client::new(&app),
                _ => &browser,
            };
            let headers = [("content-type", kind)];
            let answer = client.raw(method, path, &headers, body.clone()).await;
            answer.refused(415, "wrong_media_type");
        }
    }
    let headers = [("content-type", "Application/JSON; charset=utf-8")];
    let answer = browser.raw("PATCH", "/users/me", &headers, rename).await;
    assert_eq!(answer.ok(200)["display"], "Another");
}

#[tokio::test]
async fn other_sites_are_granted_nothing_when_they_ask() {
    let forger = Forger::new().await;
    for path in ["/users/me", "/session", "/server", "/openapi.json"] {
        for method in ["OPTIONS", "GET"] {
            let headers = [
                ("origin", "https://evil.example"),
                ("access-control-request-method", "PUT"),
                ("cookie", &*forger.cookie),
            ];
            let answer = Client::new(&forger.app)
                .raw(method, path, &headers, "")
                .await;
            for name in answer.headers.keys() {
                assert!(!name.as_str().starts_with("access-control"), "{name}");
            }
            let policy = answer.header("cross-origin-resource-policy");
            assert_eq!(policy, "same-origin");
        }
    }
}
