//! Firefox will not make its window narrower than 500 pixels, and phones are; told so in its own
//! words, it does.

use anyhow::Result;
use http::Method;
use serde::de::DeserializeOwned;
use serde_json::json;
use thirtyfour::common::command::FormatRequestData;
use thirtyfour::{RequestData, SessionId, WebDriver};

/// Lets the window of a Firefox be as small as it is asked to be.
pub(crate) async fn allow(web: &WebDriver) -> Result<()> {
    const SHRINK: &str = "document.documentElement.style.minWidth = '0'";
    in_its_own_window(web, SHRINK).await
}

/// Runs a script in the window of a Firefox instead of the page.
pub(crate) async fn in_its_own_window(web: &WebDriver, script: &str) -> Result<()> {
    let script = format!("{script}; arguments[arguments.length - 1](null)");
    finished_in_its_own_window(web, &script).await
}

/// What such a script hands to its last argument when it has finished.
pub(crate) async fn finished_in_its_own_window<T: DeserializeOwned>(
    web: &WebDriver,
    script: &str,
) -> Result<T> {
    web.cmd(Context("chrome")).await?;
    let done = web.execute_async(script, vec![]).await;
    web.cmd(Context("content")).await?;
    Ok(done?.convert()?)
}

/// Whether scripts run in the page or in the browser's own window.
#[derive(Debug)]
struct Context(&'static str);

impl FormatRequestData for Context {
    fn format_request(&self, session: &SessionId) -> RequestData {
        RequestData::new(Method::POST, format!("session/{session}/moz/context"))
            .add_body(json!({ "context": self.0 }))
    }
}
