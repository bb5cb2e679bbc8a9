//! What is kept, as it goes out: never a hash or a secret, because no type here holds one.

use rookery_protocol::api;
use rookery_store::{
    AccessToken, ActOnPerson, AuditEntry, Game, GameSummary, NewPuzzle, Role, Scope, Session, User,
};

use crate::error::ApiError;

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

/// The store and the messages have words of their own for people: no crate below both knows any.
fn role(role: Role) -> api::Role {
    match role {
        Role::Guest => api::Role::Guest,
        Role::User => api::Role::User,
        Role::Admin => api::Role::Admin,
    }
}

/// With its solution.
pub(super) fn puzzle(puzzle: &NewPuzzle) -> api::Puzzle {
    let words = |text: &str| text.split_whitespace().map(str::to_owned).collect();
    api::Puzzle {
        id: puzzle.id.clone(),
        source: puzzle.source,
        fen: puzzle.fen.clone(),
        moves: words(&puzzle.moves),
        rating: puzzle.rating,
        deviation: puzzle.deviation,
        plays: puzzle.plays,
        themes: words(&puzzle.themes),
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

pub(super) fn act_on_person(act: &ActOnPerson) -> api::ActOnPerson {
    api::ActOnPerson {
        id: act.entry.id.to_string(),
        by: act.by.clone(),
        act: act.entry.act.clone(),
        at: act.entry.at.as_millis(),
    }
}

pub(super) fn game(game: &Game) -> Result<api::Game, ApiError> {
    let content = &game.content;
    let unreadable = |error| {
        tracing::error!(%error, "a game that was kept cannot be told");
        ApiError::Internal
    };
    Ok(api::Game {
        summary: game_summary(&game.summary),
        content: api::GameUpload {
            format: content.format,
            source: content.source,
            side: content.side,
            start_fen: content.start_fen.clone(),
            moves: content.moves.clone(),
            clocks: content.clocks.0.clone(),
            time_control: content.time_control.map(|control| control.to_string()),
            hints: u16::try_from(content.hints).unwrap_or(u16::MAX),
            finished: content.finished,
            claimed: content.claimed.map(Into::into),
            opponent: content.opponent.read().map_err(unreadable)?,
            started: content.started.as_millis(),
            ended: content.ended.map(|ended| ended.as_millis()),
            origin: None,
            occasion: content.occasion.as_ref().and_then(api::Occasion::of),
        },
        tree: game.tree.read().map_err(unreadable)?,
    })
}

pub(super) fn game_summary(game: &GameSummary) -> api::GameSummary {
    let index = &game.index;
    api::GameSummary {
        id: game.id.to_string(),
        revision: game.revision.0,
        source: game.source,
        side: game.side,
        finished: game.finished,
        verdict: game.verdict(),
        ending: game.ending().map(Into::into),
        proven: index.derived.is_some(),
        plies: index.plies,
        opponent_kind: index.opponent_kind.clone(),
        opponent_id: index.opponent_id.clone(),
        names: index.names.clone(),
        board: index.board.clone(),
        opponent_styles: index.opponent_styles.clone(),
        opening: index.opening.clone(),
        title: game.title.clone(),
        tags: game.tags.clone(),
        started: game.started.as_millis(),
        ended: game.ended.map(|ended| ended.as_millis()),
        received: game.received.as_millis(),
        changed: game.changed.as_millis(),
        conflicts_with: game.conflicts_with.map(|id| id.to_string()),
        origin: game.origin.map(|id| id.to_string()),
    }
}
