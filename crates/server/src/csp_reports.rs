//! `POST /api/v1/csp-reports`: browsers say what our content policy made them
//! block, so the host sees a real violation in the log.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::extract::State;
use axum::extract::rejection::BytesRejection;
use axum::http::{HeaderMap, StatusCode, header};
use serde_json::Value;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::App;
use crate::error::ApiError;

/// Enough to see a pattern, little enough that a flood costs nothing.
const KEPT: usize = 32;
const LONGEST: usize = 200;
const LOG_PAUSE: Duration = Duration::from_secs(1);

/// One thing a browser blocked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Violation {
    /// The rule of the policy that was broken, such as `script-src-elem`.
    pub directive: String,
    /// What was blocked: an address, or a word such as `inline`.
    pub blocked: String,
}

/// The violations reported since the server started.
#[derive(Debug, Default)]
pub struct Reports {
    seen: Mutex<Seen>,
}

#[derive(Debug, Default)]
struct Seen {
    count: u64,
    latest: VecDeque<Violation>,
    log: Log,
}

/// Anyone may post reports, so at most one line a second is written about them.
#[derive(Debug, Default)]
struct Log {
    written: Option<Instant>,
    unwritten: usize,
}

impl Reports {
    /// How many violations were reported in all.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.lock().count
    }

    /// The latest violations, oldest first.
    #[must_use]
    pub fn latest(&self) -> Vec<Violation> {
        self.lock().latest.iter().cloned().collect()
    }

    fn add(&self, violations: Vec<Violation>) {
        let mut seen = self.lock();
        if let Some(first) = violations.first()
            && let Some(more) = seen.log.admit(violations.len(), Instant::now())
        {
            // Debug formatting, because the text comes from outside.
            tracing::warn!(
                directive = ?first.directive,
                blocked = ?first.blocked,
                more,
                "a browser blocked something our content policy forbids"
            );
        }
        seen.count += violations.len() as u64;
        seen.latest.extend(violations);
        let surplus = seen.latest.len().saturating_sub(KEPT);
        seen.latest.drain(..surplus);
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Seen> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Log {
    /// Whether a line about this many violations may be written now, and how
    /// many more than the one it shows it speaks for.
    fn admit(&mut self, violations: usize, now: Instant) -> Option<usize> {
        self.unwritten += violations;
        let soon = |written| now.saturating_duration_since(written) < LOG_PAUSE;
        if self.written.is_some_and(soon) {
            return None;
        }
        self.written = Some(now);
        Some(std::mem::take(&mut self.unwritten).saturating_sub(1))
    }
}

pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(create))
}

/// Browsers tell what our content policy made them block
#[utoipa::path(post, path = "/csp-reports", tag = "server",
    request_body(content = Object, content_type = "application/csp-report"),
    responses((status = 204)))]
async fn create(
    State(app): State<App>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<StatusCode, ApiError> {
    let read = reader_for(&headers).ok_or(ApiError::WrongMediaType)?;
    let report: Value = serde_json::from_slice(&body?).map_err(|_| ApiError::BadBody)?;
    let violations = read(&report).ok_or(ApiError::BadBody)?;
    app.reports.add(violations);
    Ok(StatusCode::NO_CONTENT)
}

type Reader = fn(&Value) -> Option<Vec<Violation>>;

fn reader_for(headers: &HeaderMap) -> Option<Reader> {
    let kind = headers.get(header::CONTENT_TYPE)?.to_str().ok()?;
    match kind.split(';').next()?.trim() {
        "application/csp-report" => Some(single),
        "application/reports+json" => Some(batch),
        _ => None,
    }
}

/// `{"csp-report": {…}}`, what `report-uri` makes browsers send.
fn single(report: &Value) -> Option<Vec<Violation>> {
    let body = report.get("csp-report")?;
    let directive =
        text(body, "effective-directive").or_else(|| text(body, "violated-directive"))?;
    let blocked = text(body, "blocked-uri")?;
    Some(vec![Violation { directive, blocked }])
}

/// `[{"type": "csp-violation", "body": {…}}, …]`, the Reporting API's form.
fn batch(report: &Value) -> Option<Vec<Violation>> {
    let ours = |entry: &&Value| entry.get("type").and_then(Value::as_str) == Some("csp-violation");
    let entries = report.as_array()?.iter().filter(ours);
    entries
        .map(|entry| {
            let body = entry.get("body")?;
            let directive = text(body, "effectiveDirective")?;
            let blocked = text(body, "blockedURL")?;
            Some(Violation { directive, blocked })
        })
        .collect()
}

fn text(body: &Value, key: &str) -> Option<String> {
    let text = body.get(key)?.as_str()?;
    Some(text.chars().take(LONGEST).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flood_writes_one_line_a_second_that_counts_the_rest() {
        let (mut log, start) = (Log::default(), Instant::now());
        let after = |millis| start + Duration::from_millis(millis);
        assert_eq!(log.admit(3, after(0)), Some(2));
        assert_eq!(log.admit(5, after(10)), None);
        assert_eq!(log.admit(5, after(999)), None);
        assert_eq!(log.admit(1, after(1_000)), Some(10));
        assert_eq!(log.admit(1, after(1_500)), None);
    }
}
