//! What journeys do on the pages of the door, in one place.

use anyhow::{Context, Result, ensure};
use rookery_e2e::{Page, until};
use serde_json::{Value, json};

pub(crate) const LOGIN: &str = "Log-in name";
pub(crate) const DISPLAY: &str = "Your name on this site";
pub(crate) const PASSWORD: &str = "Password";
pub(crate) const REPEATED: &str = "Password once more";
pub(crate) const NAME: &str = "Log-in name or email address";

/// A good password.
pub(crate) const SECRET: &str = "Feather-7-Owl";

/// Opens a page and waits for its heading.
pub(crate) async fn open(page: &Page, path: &str, heading: &str) -> Result<()> {
    page.goto(path).await?;
    page.find_role("heading", heading).await.map(drop)
}

/// Signs someone up on the page that is open; the name others see is the one to log in with.
pub(crate) async fn sign_up_here(page: &Page, name: &str) -> Result<()> {
    page.fill(LOGIN, name).await?;
    page.fill(DISPLAY, name).await?;
    page.fill(PASSWORD, SECRET).await?;
    page.fill(REPEATED, SECRET).await?;
    page.click("button", "Sign up").await?;
    is_in(page, name).await
}

/// Opens the page for it and signs someone up.
pub(crate) async fn sign_up(page: &Page, name: &str) -> Result<()> {
    open(page, "/sign-up", "Make an account").await?;
    sign_up_here(page, name).await
}

/// Types a name and a password, and sends them.
pub(crate) async fn log_in(page: &Page, name: &str, password: &str) -> Result<()> {
    page.fill(NAME, name).await?;
    page.fill(PASSWORD, password).await?;
    page.click("button", "Log in").await
}

pub(crate) async fn log_out(page: &Page) -> Result<()> {
    page.click("button", "Log out").await?;
    is_out(page).await
}

/// Waits until the header names whoever is logged in.
pub(crate) async fn is_in(page: &Page, name: &str) -> Result<()> {
    page.find_role("link", name).await?;
    page.find_role("button", "Log out").await.map(drop)
}

/// Waits until the header offers to log in.
pub(crate) async fn is_out(page: &Page) -> Result<()> {
    page.find_role("link", "Log in").await.map(drop)
}

/// Waits until the page is at this place.
pub(crate) async fn is_at(page: &Page, path: &str) -> Result<()> {
    until(&format!("the page {path}"), async || {
        let here: String = page
            .ask("return location.pathname + location.search", vec![])
            .await?;
        Ok((here == path).then_some(()))
    })
    .await
}

/// Waits until this is said at the field, and nothing if it is empty; the field itself agrees.
pub(crate) async fn complains(page: &Page, id: &str, sentence: &str) -> Result<()> {
    const LOOK: &str = "const id = arguments[0];
        const field = document.getElementById(id);
        const told = field.getAttribute('aria-describedby').split(' ');
        return [
            document.getElementById(`${id}-fault`).textContent,
            field.getAttribute('aria-invalid'),
            String(told.includes(`${id}-fault`)),
        ];";
    let is_wrong = (!sentence.is_empty()).to_string();
    until(&format!("{id} to say {sentence:?}"), async || {
        let [said, invalid, described]: [String; 3] = page.ask(LOOK, vec![json!(id)]).await?;
        let agrees = said == sentence && invalid == is_wrong && described == "true";
        Ok(agrees.then_some(()))
    })
    .await
}

/// Waits until the field has the focus.
pub(crate) async fn has_focus(page: &Page, id: &str) -> Result<()> {
    until(&format!("{id} to have the focus"), async || {
        let focused: String = page
            .ask("return document.activeElement?.id ?? ''", vec![])
            .await?;
        Ok((focused == id).then_some(()))
    })
    .await
}

/// Asks the API from the page, as whoever is logged in there.
pub(crate) async fn api(page: &Page, method: &str, path: &str, body: Value) -> Result<Value> {
    const ASK: &str = "const [method, path, body] = arguments;
        const headers = { 'content-type': 'application/json' };
        fetch(`/api/v1${path}`, { method, headers, body: body && JSON.stringify(body) })
            .then(async (answer) => done([answer.ok, await answer.text()]));";
    let arguments = vec![json!(method), json!(path), body];
    let (is_ok, text): (bool, String) = page.wait_for_answer(ASK, arguments).await?;
    ensure!(is_ok, "{method} {path}: {text}");
    match &*text {
        "" => Ok(Value::Null),
        text => Ok(serde_json::from_str(text)?),
    }
}

/// The id of whoever is logged in on the page.
pub(crate) async fn id(page: &Page) -> Result<String> {
    let current = api(page, "GET", "/session", Value::Null).await?;
    let id = current["account"]["id"].as_str();
    id.map(str::to_owned).context("nobody is here")
}

/// Makes whoever opens the page the administrator, as the form is left untouched otherwise.
pub(crate) async fn set_up(page: &Page, name: &str) -> Result<()> {
    let code = page.site().app.new_set_up_code().await?;
    let code = code.context("there is an administrator already")?;
    open(page, "/set-up", "Set up this server").await?;
    fill_set_up(page, &code, name).await?;
    page.click("button", "Set up the server").await?;
    page.find_role("heading", "The server is yours").await?;
    is_in(page, name).await
}

pub(crate) async fn fill_set_up(page: &Page, code: &str, name: &str) -> Result<()> {
    page.fill("Set-up code", code).await?;
    page.fill(LOGIN, name).await?;
    page.fill(DISPLAY, name).await?;
    page.fill(PASSWORD, SECRET).await?;
    page.fill(REPEATED, SECRET).await
}
