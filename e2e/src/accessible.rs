//! Finding things the way assistive technology does. A script leaves few candidates, and the
//! browser's own computed role and name decide.

use anyhow::Result;
use http::Method;
use serde_json::json;
use thirtyfour::common::command::FormatRequestData;
use thirtyfour::{RequestData, SessionId, WebDriver, WebElement};

const FIELDS: &str =
    "input, textarea, select, [role=textbox], [role=combobox], [role=slider], [role=spinbutton]";

/// Candidates of a selector, those that cannot be seen left out if that is asked, whose texts hold
/// every word of the name wherever it may come from. Without a name all of them.
const CANDIDATES: &str = "const [selector, name, onlySeen] = arguments;
    const words = name.split(/\\s+/);
    const isSeen = (element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const own = (element) => ['aria-label', 'alt', 'title', 'placeholder', 'value']
        .map((attribute) => element.getAttribute(attribute))
        .concat(element.value, element.textContent);
    const texts = (element) => {
        const ids = element.getAttribute('aria-labelledby')?.split(/\\s+/) ?? [];
        const labels = ids.map((id) => document.getElementById(id));
        return [element, ...element.querySelectorAll('[aria-label], [alt], [title]'),
            ...labels, ...element.labels ?? []].flatMap((part) => part ? own(part) : []);
    };
    return [...document.querySelectorAll(selector)].filter((element) => {
        if (onlySeen && !isSeen(element)) return false;
        const told = texts(element).join(' ');
        return words.every((word) => told.includes(word));
    });";

/// How often somebody has looked for the same thing; now and then the script is not believed,
/// because a name may come from where it does not look.
#[derive(Debug, Default)]
pub(crate) struct Tries(u32);

impl Tries {
    fn is_thorough(&mut self) -> bool {
        const PATIENCE: u32 = 20;
        self.0 += 1;
        self.0.is_multiple_of(PATIENCE)
    }
}

/// The first visible element with this computed role and name.
pub(crate) async fn find(
    web: &WebDriver,
    tries: &mut Tries,
    role: &str,
    name: &str,
) -> Result<Option<WebElement>> {
    for element in candidates(web, tries, &of_role(role), name, true).await? {
        if is(web, &element, role, name).await? {
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
pub(crate) async fn find_field(
    web: &WebDriver,
    tries: &mut Tries,
    label: &str,
) -> Result<Option<WebElement>> {
    for element in candidates(web, tries, FIELDS, label, false).await? {
        if says(web, &element, "computedlabel", label).await? {
            return Ok(Some(element));
        }
    }
    Ok(None)
}

async fn candidates(
    web: &WebDriver,
    tries: &mut Tries,
    selector: &str,
    name: &str,
    only_seen: bool,
) -> Result<Vec<WebElement>> {
    let name = if tries.is_thorough() { "" } else { name };
    let arguments = vec![json!(selector), json!(name), json!(only_seen)];
    let found = web.execute(CANDIDATES, arguments).await?;
    // Firefox answers nothing while one page gives way to the next.
    match found.json().is_null() {
        true => Ok(Vec::new()),
        false => Ok(found.elements()?),
    }
}

fn of_role(role: &str) -> String {
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
