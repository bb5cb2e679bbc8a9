//! Who may do what: every route of the API, asked by everyone. What is refused changes nothing it
//! should not, and no answer to anybody holds a secret.

mod table;

use std::collections::BTreeSet;

use rookery_play::GameId;
use rookery_store::{NewShareLink, Scope, SecretHash, ShareLinkId, User, UserId, fresh};
use serde_json::{Value, json};

use self::table::{ROLES, Row, rows};
use crate::app::TestApp;
use crate::archive::unzipped;
use crate::client::{Answer, Client};
use crate::games::upload;
use crate::lives::game;
use crate::own_opponents::design;
use crate::people::{OTHER_PASSWORD, PASSWORD, form, in_days, log_in, now};
use crate::secrets::Secrets;

/// Everyone who asks, made anew for each question.
struct Cast {
    number: usize,
    guest: User,
    user: User,
    other: User,
    admin: User,
}

impl Cast {
    async fn new(app: &TestApp, number: usize) -> Self {
        Self {
            number,
            guest: app.guest().await,
            user: app.user(&format!("rita{number}")).await,
            other: app.user(&format!("olaf{number}")).await,
            admin: app.admin(&format!("ada{number}")).await,
        }
    }

    async fn browser(&self, app: &TestApp, role: &str) -> Client {
        match role {
            "nobody" => Client::new(app),
            "share" => Client::new(app).holding(&self.share()),
            "guest" => app.browser(&self.guest).await,
            "user" => app.browser(&self.user).await,
            "other" => app.browser(&self.other).await,
            "admin" => app.browser(&self.admin).await,
            role => panic!("{role}"),
        }
    }

    /// The secret of the link to the game.
    fn share(&self) -> String {
        format!("secret-of-link-{}", self.number)
    }

    /// A game of the target, and the id of a link to it.
    async fn game(&self, app: &TestApp, target: &User) -> (GameId, ShareLinkId) {
        let put = game(target.id);
        let id = put.id;
        app.app.store.put_game(put, now()).await.unwrap();
        let new = NewShareLink {
            user: target.id,
            game: id,
            hash: SecretHash::of(self.share().as_bytes()),
            expires: in_days(1),
        };
        let link = app.app.store.create_share_link(new, now()).await.unwrap();
        (id, link.unwrap().id)
    }

    /// Whose things this role asks for, and under which name: their own as `me`, else the user's.
    fn target(&self, role: &str) -> (&User, String) {
        match role {
            "guest" => (&self.guest, "me".to_owned()),
            "user" => (&self.user, "me".to_owned()),
            _ => (&self.user, self.user.id.to_string()),
        }
    }

    /// A body that would be right, for routes that take one.
    fn body(&self, row: &Row) -> Option<Value> {
        let short = row.path.strip_prefix("/users/{user}");
        let of = |path| self.body_of(row.method, path);
        of(row.path).or_else(|| short.and_then(of))
    }

    fn body_of(&self, method: &str, path: &str) -> Option<Value> {
        let newcomer = form(&format!("newcomer{}", self.number));
        let login = self.user.login.as_deref().unwrap();
        Some(match (method, path) {
            ("POST", "/csp-reports") => json!({
                "csp-report": { "effective-directive": "img-src", "blocked-uri": "inline" },
            }),
            ("PUT", "/server/rules") => json!({ "sign_up": "open", "email": "optional" }),
            ("PUT", "/texts/{name}") => json!({ "text": "Be kind." }),
            ("POST", "/set-up") => json!({
                "code": "0000", "admin": newcomer,
                "rules": { "sign_up": "open", "email": "optional" },
            }),
            ("POST", "/session") => log_in(login, PASSWORD),
            ("POST", "/guests") => json!({}),
            ("POST", "/accounts" | "/admin/users") => newcomer,
            ("POST", "/password-resets") => json!({ "name": login }),
            ("PUT", "/password-resets") => json!({
                "code": "0000", "password": OTHER_PASSWORD, "repeated": OTHER_PASSWORD,
            }),
            ("POST", "/email-verifications") => json!({ "code": "0000" }),
            ("PATCH", "/users/{user}") => json!({ "display": "Another Name" }),
            ("POST", "/users/{user}/deletion") => json!({ "current": PASSWORD }),
            ("PUT", "/users/{user}/role") => json!({ "role": "user" }),
            ("PUT", "/users/{user}/password") => json!({
                "current": PASSWORD, "password": OTHER_PASSWORD, "repeated": OTHER_PASSWORD,
            }),
            ("PUT", "/users/{user}/email") => json!({
                "current": PASSWORD, "email": format!("new{}@example.org", self.number),
            }),
            ("POST", "/users/{user}/tokens") => json!({ "name": "My script", "scope": "read" }),
            ("PUT", "/users/{user}/preferences") => json!({ "theme": "dark" }),
            ("PUT", "/games/{id}") => upload("e2e4"),
            ("PATCH", "/games/{id}") => json!({ "title": "My best" }),
            ("POST", "/games/{id}/shares") => json!({ "hours": 1 }),
            ("POST", "/users/{user}/games/import") => json!("1. e4 e5 *"),
            ("POST", "/puzzle-attempts") => json!({ "mode": "rated" }),
            ("POST", "/puzzle-attempts/{id}/moves") => json!({ "step": 0, "move": "e2e4" }),
            ("POST", "/puzzle-attempts/{id}/hints") => json!({ "level": "man" }),
            ("POST", "/users/{user}/puzzles/reports") => json!({ "reports": [] }),
            ("PUT", "/adventure/journey") => json!({ "chapter": 0, "step": 0 }),
            ("PUT", "/opponents/{id}") => design("Wobbly Knight"),
            ("PUT", "/survival/shown") => json!({ "shown": true }),
            ("POST", "/users/{user}/puzzles/hunted") => json!({ "game": "none", "missed": [] }),
            ("POST", "/users/{user}/puzzles/deck/{id}") => json!({ "recall": "good", "day": 0 }),
            ("POST", "/admin/puzzles/import") => json!("PuzzleId,FEN"),
            _ => return None,
        })
    }
}

/// The name of a puzzle that every server has.
fn shipped() -> String {
    let ours = rookery_puzzles::unpack(rookery_puzzles::SET).unwrap();
    ours[0].id().to_string()
}

async fn ask(client: &Client, row: &Row, path: &str, body: Option<Value>) -> Answer {
    let kind = match row.path {
        "/csp-reports" => "application/csp-report",
        "/users/{user}/games/import" => "application/x-chess-pgn",
        "/admin/puzzles/import" => "text/csv",
        _ => "application/json",
    };
    match body {
        Some(body) => {
            let headers = [("content-type", kind)];
            let body = body.as_str().map_or(body.to_string(), str::to_owned);
            client.raw(row.method, path, &headers, body).await
        }
        None => client.send(row.method, path, None).await,
    }
}

/// Asks one question. To others a person looks like one who does not exist.
async fn check(app: &TestApp, row: &Row, number: usize, role: &str, expected: u16) {
    let cast = Cast::new(app, number).await;
    let (target, name) = cast.target(role);
    let (session, _) = app.session(target).await;
    let (token, secret) = app.token(target.id, Scope::User, None).await;
    let (game, link) = cast.game(app, target).await;
    let mut secrets = Secrets::of(app).await;
    secrets.add_token(&secret);
    let client = cast.browser(app, role).await;
    let path = |user: &str, game: GameId| {
        let id = match row.path {
            "/puzzles/{id}" => shipped(),
            path if path.contains("/tokens/") => token.to_string(),
            path if path.contains("/shares/") => link.to_string(),
            path if path.contains("/games/") => game.to_string(),
            _ => session.to_string(),
        };
        let path = row.path.replace("{user}", user).replace("{id}", &id);
        path.replace("{name}", "privacy")
    };
    let answer = ask(&client, row, &path(&name, game), cast.body(row)).await;
    let question = format!("{} {} by {role}", row.method, row.path);
    assert_eq!(answer.status, expected, "{question}: {}", answer.text());
    if role == "other" && expected == 404 {
        let nowhere = path(&UserId::new(now()).to_string(), fresh::<GameId>(now()));
        let missing = ask(&client, row, &nowhere, cast.body(row)).await;
        // A game with a new id is simply kept.
        if row.method == "PUT" && row.path == "/games/{id}" {
            assert_eq!(missing.status, 201, "{question}");
            return;
        }
        assert_eq!(missing.status, 404, "{question}");
        assert_eq!(answer.text(), missing.text(), "{question}");
    }
    let content = match answer.header("content-type") {
        "application/zip" => unzipped(&answer.bytes).into_values().collect(),
        _ => answer.text(),
    };
    secrets.add_key(app).await;
    secrets.check(&content, &question);
}

#[tokio::test]
async fn everyone_may_do_exactly_what_the_table_says() {
    for row in rows() {
        let app = TestApp::start().await;
        for (number, (role, expected)) in ROLES.iter().zip(row.expected).enumerate() {
            check(&app, &row, number, role, expected).await;
        }
        app.stop().await;
    }
}

#[tokio::test]
async fn the_table_and_the_description_name_the_same_routes() {
    let app = TestApp::start().await;
    let document = Client::new(&app).get("/openapi.json").await.ok(200);
    let paths = document["paths"].as_object().unwrap();
    let described: BTreeSet<String> = paths
        .iter()
        .flat_map(|(path, item)| {
            let methods = item.as_object().unwrap().keys();
            methods.map(move |method| format!("{} {path}", method.to_uppercase()))
        })
        .collect();
    let listed: Vec<String> = rows()
        .iter()
        .map(|row| format!("{} {}", row.method, row.path))
        .collect();
    let set: BTreeSet<String> = listed.iter().cloned().collect();
    assert_eq!(set.len(), listed.len(), "a route is listed twice");
    assert_eq!(set, described);
}

#[tokio::test]
async fn things_of_others_cannot_be_reached_as_ones_own() {
    let app = TestApp::start().await;
    let (rita, olaf) = (app.user("rita").await, app.user("olaf").await);
    let (session, cookie) = app.session(&rita).await;
    let (token, secret) = app.token(rita.id, Scope::User, None).await;
    let browser = app.browser(&olaf).await;
    for path in [
        format!("/users/me/sessions/{session}"),
        format!("/users/me/tokens/{token}"),
        format!("/users/{}/sessions/{session}", olaf.id),
        format!("/users/{}/tokens/{token}", rita.id),
    ] {
        browser.delete(&path).await.refused(404, "no_such_resource");
    }
    let ritas = [
        Client::with_session(&app, &cookie),
        Client::with_token(&app, &secret),
    ];
    for client in ritas {
        assert_eq!(client.get("/users/me").await.ok(200)["login"], "rita");
    }
}
