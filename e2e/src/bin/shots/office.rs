//! The places behind a log-in, and the people who have to be there for them.

use anyhow::{Context, Result};
use rookery_e2e::Page;

/// What an administrator sees; `{id}` stands for someone with an account.
pub(crate) const PLACES: [&str; 11] = [
    "/settings",
    "/games",
    "/about",
    "/admin",
    "/admin/users/{id}",
    "/admin/new",
    "/admin/rules",
    "/admin/texts",
    "/admin/puzzles",
    "/admin/acts",
    "/admin/keys",
];

pub(crate) fn is_guarded(path: &str) -> bool {
    path.starts_with("/settings") || path.starts_with("/admin")
}

/// Makes the administrator and a few others; gives the id of one of them.
pub(crate) async fn furnish(page: &Page) -> Result<String> {
    const SET_UP: &str = "const post = (path, body) => fetch(`/api/v1${path}`, {
            method: 'POST', body: JSON.stringify(body),
            headers: { 'content-type': 'application/json' },
        }).then((answer) => answer.json());
        const person = (login, display) => ({
            login, display, email: `${login}@example.org`,
            password: 'Feather-7-Owl', repeated: 'Feather-7-Owl',
        });
        (async () => {
            const rules = { sign_up: 'open', email: 'optional' };
            await post('/set-up', { code: arguments[0], admin: person('ruth', 'Ruth'), rules });
            await post('/users/me/tokens', { name: 'My chess clock', scope: 'user', days: 90 });
            for (const [login, name] of [['olaf', 'Olaf Owl'], ['mina', 'Mina M.'], ['kai', 'Kai']])
                await post('/admin/users', person(login, name));
            const { id } = await post('/admin/users', person('rita', 'Rita Rook'));
            await post(`/users/${id}/reset-code`, null);
            done(id);
        })();";
    page.goto("/").await?;
    let code = page.site().app.new_set_up_code().await?;
    let code = code.context("there is an administrator already")?;
    page.wait_for_answer(SET_UP, vec![code.into()]).await
}
