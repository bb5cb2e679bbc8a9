//! People to test with. They are put into the store directly, with one password that is hashed
//! once, because hashing is slow on purpose.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use rookery_server::auth::password::Passwords;
use rookery_server::auth::session::Claims;
use rookery_store::{
    NewSession, NewToken, Role, Scope, SecretHash, SessionId, SignUp, Timestamp, TokenId, User,
    UserId,
};
use serde_json::{Value, json};
use tokio::sync::OnceCell;

use crate::app::TestApp;
use crate::client::Client;

/// Everyone's password.
pub(crate) const PASSWORD: &str = "Rook-takes-e5";
/// A password that nobody has yet.
pub(crate) const OTHER_PASSWORD: &str = "Bishop-to-b5";

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// The hash of everyone's password.
pub(crate) async fn hash() -> &'static str {
    static HASH: OnceCell<String> = OnceCell::const_new();
    HASH.get_or_init(async || Passwords::default().hash(PASSWORD).await.unwrap())
        .await
}

pub(crate) fn now() -> Timestamp {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    Timestamp::from_millis(i64::try_from(since.as_millis()).unwrap())
}

/// In so many days.
pub(crate) fn in_days(days: u32) -> Timestamp {
    now().after(DAY * days)
}

/// What someone types to sign up.
pub(crate) fn form(login: &str) -> Value {
    json!({
        "login": login,
        "email": format!("{login}@example.org"),
        "display": "Newcomer",
        "password": PASSWORD,
        "repeated": PASSWORD,
    })
}

/// What someone types to log in.
pub(crate) fn log_in(name: &str, password: &str) -> Value {
    json!({ "name": name, "password": password })
}

impl TestApp {
    pub(crate) async fn user(&self, login: &str) -> User {
        self.person(Role::User, login).await
    }

    pub(crate) async fn admin(&self, login: &str) -> User {
        self.person(Role::Admin, login).await
    }

    pub(crate) async fn guest(&self) -> User {
        self.app.store.create_guest("Guest", now()).await.unwrap()
    }

    async fn person(&self, role: Role, login: &str) -> User {
        let sign_up = SignUp {
            display: format!("The {login}"),
            login: Some(login.to_owned()),
            email: Some(format!("{login}@example.org")),
            password: hash().await.to_owned(),
        };
        let created = self.app.store.create_user(role, sign_up, now()).await;
        created.unwrap()
    }

    /// A browser in which this person is logged in.
    pub(crate) async fn browser(&self, user: &User) -> Client {
        Client::with_session(self, &self.session(user).await.1)
    }

    /// A session of this person, and its token.
    pub(crate) async fn session(&self, user: &User) -> (SessionId, String) {
        let scope = match user.role {
            Role::Admin => Scope::Admin,
            Role::Guest | Role::User => Scope::User,
        };
        let new = NewSession {
            user: user.id,
            scope,
            device: "Firefox on Linux".to_owned(),
            expires: in_days(14),
        };
        let session = self.app.store.create_session(new, now()).await.unwrap();
        let claims = Claims {
            session: session.id,
            user: user.id,
            scope,
            expires: session.expires,
        };
        let token = self.app.keyring.sign(&claims).await.unwrap();
        (session.id, token)
    }

    /// A program of this person.
    pub(crate) async fn program(&self, user: &User, scope: Scope) -> Client {
        let (_, secret) = self.token(user.id, scope, None).await;
        Client::with_token(self, &secret)
    }

    /// A token of this person, and its secret.
    pub(crate) async fn token(
        &self,
        user: UserId,
        scope: Scope,
        expires: Option<Timestamp>,
    ) -> (TokenId, String) {
        let secret = format!("rookery_test-{}", TokenId::new(now()));
        let new = NewToken {
            user,
            name: "My script".to_owned(),
            scope,
            hash: SecretHash::of(secret.as_bytes()),
            expires,
        };
        let token = self.app.store.create_token(new, now()).await.unwrap();
        (token.id, secret)
    }

    /// A stranger, who logs in through the API.
    pub(crate) async fn log_in(&self, name: &str, password: &str) -> Client {
        let client = Client::new(self);
        client
            .post("/session", log_in(name, password))
            .await
            .ok(200);
        client
    }
}
