//! Who asks: how each role comes in, and what it must not do to itself.

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};

use super::server::{Answer, Server};

const PASSWORD: &str = "Rook-takes-e5";

/// Who asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    Nobody,
    Guest,
    User,
    /// A program of the user: it outlives sessions, but may do less.
    Program,
    Admin,
}

impl Role {
    /// The administrator comes last, because what they change holds for everyone.
    pub(crate) const ALL: [Self; 5] = [
        Self::Nobody,
        Self::Guest,
        Self::User,
        Self::Program,
        Self::Admin,
    ];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Nobody => "nobody",
            Self::Guest => "a guest",
            Self::User => "a user",
            Self::Program => "a program of a user",
            Self::Admin => "an administrator",
        }
    }

    /// Where it seems to come from. Only so much may go wrong for one address.
    pub(crate) fn address(self) -> String {
        format!("192.0.2.{}", self as u8)
    }

    /// What would end the session it asks with, and so blind the rest; the others ask it.
    pub(crate) fn left_out(self) -> Vec<&'static str> {
        // Schemathesis tries the ids that it was told.
        let leave = ["DELETE /session", "DELETE /users/{user}/sessions/{id}"];
        let more = match self {
            Self::Nobody | Self::Program => return Vec::new(),
            // Guests have no password that would have to be right.
            Self::Guest => Some("POST /users/{user}/deletion"),
            Self::User => None,
            Self::Admin => Some("POST /admin/keys"),
        };
        leave.into_iter().chain(more).collect()
    }

    /// The headers that show who it is, made through the API.
    pub(crate) fn headers(self, server: &Server) -> Result<Vec<(&'static str, String)>> {
        let rules = json!({ "sign_up": "open", "email": "optional" });
        match self {
            Self::Nobody => Ok(Vec::new()),
            Self::Guest => session(server, "/guests", json!({})),
            Self::User => session(server, "/accounts", form("rita")),
            Self::Program => {
                let owner = session(server, "/accounts", form("olaf"))?;
                let token = json!({ "name": "schemathesis", "scope": "user" });
                let made = server.post("/users/me/tokens", &owner, &token)?;
                let secret = made.body["secret"].as_str().context("there is no token")?;
                Ok(vec![("authorization", format!("Bearer {secret}"))])
            }
            Self::Admin => {
                let code = server.set_up_code();
                let form = json!({ "code": code, "admin": form("ada"), "rules": rules });
                session(server, "/set-up", form)
            }
        }
    }

    /// Stops if the role lost itself on the way, because then most questions were a stranger's.
    pub(crate) fn check_is_still_here(
        self,
        server: &Server,
        headers: &[(&str, String)],
    ) -> Result<()> {
        let told = server.get("/session", headers)?;
        let known = !told.body["account"].is_null();
        ensure!(
            known == (self != Self::Nobody),
            "{} lost the session on the way: leave out what ended it",
            self.name()
        );
        Ok(())
    }
}

fn form(login: &str) -> Value {
    json!({ "login": login, "display": "A tester", "password": PASSWORD, "repeated": PASSWORD })
}

/// A session that begins there, as a page of the server would send it.
fn session(server: &Server, path: &str, form: Value) -> Result<Vec<(&'static str, String)>> {
    let site = ("sec-fetch-site", "same-origin".to_owned());
    let Answer {
        status,
        cookie,
        body,
    } = server.post(path, std::slice::from_ref(&site), &form)?;
    ensure!(status == 201, "{path} was refused: {body}");
    let cookie = cookie.with_context(|| format!("{path} set no cookie"))?;
    Ok(vec![site, ("cookie", cookie)])
}
