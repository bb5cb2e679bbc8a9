//! Finding things the way assistive technology does: candidates by selector,
//! then the browser's own computed role and name decide.

use anyhow::Result;
use http::Method;
use thirtyfour::common::command::FormatRequestData;
use thirtyfour::{By, RequestData, SessionId, WebDriver, WebElement};

const FIELDS: &str =
    "input, textarea, select, [role=textbox], [role=combobox], [role=slider], [role=spinbutton]";

/// The first visible element with this computed role and name.
pub(crate) async fn find(web: &WebDriver, role: &str, name: &str) -> Result<Option<WebElement>> {
    for element in web.find_all(By::Css(candidates(role))).await? {
        if is(web, &element, role, name).await? && element.is_displayed().await.unwrap_or(false) {
            return Ok(Some(element));
        }
    }
    Ok(None)
}

/// Whether an element is announced with this role and name.
pub(crate) async fn is(
    web: &WebDriver,
    element: &WebElement,
    role: &str,
    name: &str,
) -> Result<bool> {
    Ok(says(web, element, "computedlabel", name).await?
        && says(web, element, "computedrole", role).await?)
}

/// The first form field with this computed name.
pub(crate) async fn find_field(web: &WebDriver, label: &str) -> Result<Option<WebElement>> {
    for element in web.find_all(By::Css(FIELDS)).await? {
        if says(web, &element, "computedlabel", label).await? {
            return Ok(Some(element));
        }
    }
    Ok(None)
}

fn candidates(role: &str) -> String {
    let native = match role {
        "button" => "button, summary, input[type=button], input[type=submit]",
        "checkbox" => "input[type=checkbox]",
        "combobox" => "select",
        "dialog" => "dialog",
        "heading" => "h1, h2, h3, h4, h5, h6",
        "image" | "img" => "img, svg",
        "link" => "a[href]",
        "list" => "ul, ol",
        "main" => "main",
        "navigation" => "nav",
        "progressbar" => "progress",
        "radio" => "input[type=radio]",
        "region" => "section",
        "slider" => "input[type=range]",
        "status" => "output",
        "table" => "table",
        "textbox" => "input, textarea",
        _ => return format!("[role={role}]"),
    };
    format!("{native}, [role={role}]")
}

/// An element that has gone meanwhile says nothing; the caller asks again.
async fn says(
    web: &WebDriver,
    element: &WebElement,
    what: &'static str,
    wanted: &str,
) -> Result<bool> {
    let question = Computed {
        what,
        element: element.element_id().to_string(),
    };
    let answer = web
        .cmd(question)
        .await
        .and_then(|answer| answer.value::<String>());
    Ok(answer.is_ok_and(|said| said.trim() == wanted))
}

/// A question of the WebDriver standard that the library does not ask itself.
#[derive(Debug)]
struct Computed {
    what: &'static str,
    element: String,
}

impl FormatRequestData for Computed {
    fn format_request(&self, session: &SessionId) -> RequestData {
        let Self { what, element } = self;
        RequestData::new(
            Method::GET,
            format!("session/{session}/element/{element}/{what}"),
        )
    }
}
