//! `/api/v1`: one file for each kind of thing, each with its routes and their description.

mod accounts;
mod admin;
mod adventure;
mod answer;
mod deck;
mod emails;
mod export;
mod games;
mod imports;
mod own_opponents;
mod passwords;
mod preferences;
mod puzzle_attempts;
mod puzzle_imports;
mod puzzles;
mod server;
mod session;
mod sessions;
mod set_up;
mod share_links;
mod sheets;
mod solving;
mod survival;
mod texts;
mod tokens;
mod users;

pub(crate) use passwords::new_code as new_reset_code;
pub(crate) use set_up::new_set_up_code;

use utoipa_axum::router::OpenApiRouter;

use crate::{App, csp_reports, health};

#[cfg(test)]
mod tests;

/// Every route of the API.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .merge(health::routes())
        .merge(csp_reports::routes())
        .merge(server::routes())
        .merge(texts::routes())
        .merge(set_up::routes())
        .merge(session::routes())
        .merge(accounts::routes())
        .merge(passwords::routes())
        .merge(users::routes())
        .merge(emails::routes())
        .merge(sessions::routes())
        .merge(tokens::routes())
        .merge(preferences::routes())
        .merge(export::routes())
        .merge(games::routes())
        .merge(imports::routes())
        .merge(share_links::routes())
        .merge(puzzles::routes())
        .merge(solving::routes())
        .merge(deck::routes())
        .merge(puzzle_imports::routes())
        .merge(sheets::routes())
        .merge(survival::routes())
        .merge(own_opponents::routes())
        .merge(admin::routes())
        .merge(personal())
        .nest("/users/{user}", personal())
}

/// What hangs on a person without naming them: one's own at the short address, and below
/// `/users/{user}` anyone's for an administrator.
fn personal() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .merge(games::personal())
        .merge(puzzles::personal())
        .merge(puzzle_attempts::personal())
        .merge(adventure::personal())
        .merge(sheets::personal())
        .merge(survival::personal())
        .merge(own_opponents::personal())
}
