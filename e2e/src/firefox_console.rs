//! Firefox prints its console: the page's and, mixed in, that of its own code.
//! Only errors that do not come from inside the browser are the page's.

use anyhow::Result;
use serde_json::json;
use thirtyfour::WebDriver;

use crate::driver::Driver;
use crate::until;

/// What a browser has printed from a place up to now. Its parts print at their own pace, so the
/// page itself prints last, and that is waited for.
pub(crate) async fn up_to_now(web: &WebDriver, driver: &Driver, start: u64) -> Result<String> {
    let mark = format!("the end of the visit that began at {start}");
    web.execute("console.log(arguments[0])", vec![json!(mark)])
        .await?;
    let last = format!("console.log: {mark:?}");
    until("the console of Firefox", async || {
        let printed = driver.output_from(start)?;
        let (visit, _) = printed.split_once(&last).unzip();
        Ok(visit.map(str::to_owned))
    })
    .await
}

/// The page's errors in what was printed.
pub(crate) fn errors(output: &str) -> Vec<String> {
    let mut messages: Vec<Vec<&str>> = Vec::new();
    for line in output.lines() {
        match messages.last_mut() {
            Some(message) if !is_start(line) => message.push(line),
            _ => messages.push(vec![line]),
        }
    }
    let errors = messages
        .iter()
        .filter(|message| is_error(message[0]) && !is_internal(message));
    errors
        .map(|message| message.join("\n").trim_end().to_owned())
        .collect()
}

/// A message ends where another begins, or at an empty line.
fn is_start(line: &str) -> bool {
    let stamped = line.starts_with(|first: char| first.is_ascii_digit());
    line.is_empty() || stamped || line.starts_with("console.") || line.starts_with("JavaScript ")
}

fn is_error(line: &str) -> bool {
    line.starts_with("console.error:") || line.starts_with("JavaScript error:")
}

fn is_internal(message: &[&str]) -> bool {
    // Some of the browser's own parts complain without saying where.
    let own = ["resource://", "chrome://", "NimbusMigrations"];
    let internal = |line: &&str| own.iter().any(|part| line.contains(part));
    message.iter().any(internal)
}

#[cfg(test)]
mod tests {
    use super::*;

    const OUTPUT: &str = r#"1794777067109	geckodriver	INFO	Listening on 127.0.0.1:43465
*** You are running in headless mode.
console.error: RSLoader: 
  Failed to retrieve recipes from Remote Settings
    RemoteSettingsSyncError@resource://nimbus/lib/Loader.sys.mjs:1570:5

console.log: "hello"
console.error: "from the page"
JavaScript error: http://127.0.0.1:4/assets/test.js, line 1: Error: thrown
1794777069501	Marionette	INFO	Stopped listening on port 35189
JavaScript error: resource://gre/modules/Utils.sys.mjs, line 50: TypeError: no
"#;

    #[test]
    fn only_the_errors_of_the_page_count() {
        let expected = [
            "console.error: \"from the page\"",
            "JavaScript error: http://127.0.0.1:4/assets/test.js, line 1: Error: thrown",
        ];
        assert_eq!(errors(OUTPUT), expected);
    }
}
