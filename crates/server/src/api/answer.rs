//! What is kept, as it goes out: never a hash or a secret, because no type here holds one.

use rookery_protocol::api;
use rookery_store::{AccessToken, AuditEntry, Role, Scope, Session, User};

pub(super) fn account(user: &User) -> api::Account {
    api::Account {
        id: user.id.to_string(),
        role: role(user.role),
        display: user.display.clone(),
        login: user.login.clone(),
        email: user.email.clone(),
        email_verified: user.email_verified.is_some(),
        created: user.created.as_millis(),
        seen: user.seen.as_millis(),
    }
}

fn role(role: Role) -> api::Role {
    match role {
        Role::Guest => api::Role::Guest,
        Role::User => api::Role::User,
        Role::Admin => api::Role::Admin,
    }
}

pub(super) fn session(session: &Session, current: &Session) -> api::Session {
    api::Session {
        id: session.id.to_string(),
        device: session.device.clone(),
        current: session.id == current.id,
        created: session.created.as_millis(),
        used: session.used.as_millis(),
        expires: session.expires.as_millis(),
    }
}

pub(super) fn token(token: &AccessToken) -> api::Token {
    api::Token {
        id: token.id.to_string(),
        name: token.name.clone(),
        scope: match token.scope {
            Scope::Read => api::Scope::Read,
            Scope::User => api::Scope::User,
            Scope::Admin => api::Scope::Admin,
        },
        created: token.created.as_millis(),
        used: token.used.map(|used| used.as_millis()),
        expires: token.expires.map(|expires| expires.as_millis()),
    }
}

pub(super) fn audit_entry(entry: &AuditEntry) -> api::AuditEntry {
    api::AuditEntry {
        id: entry.id.to_string(),
        actor: entry.actor.map(|id| id.to_string()),
        target: entry.target.map(|id| id.to_string()),
        act: entry.act.clone(),
        detail: entry.detail.clone(),
        at: entry.at.as_millis(),
    }
}
