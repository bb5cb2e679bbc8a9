//! Reports of blocked content, in both forms browsers send.

use rookery_server::Violation;

use crate::app::TestApp;

async fn post(app: &TestApp, kind: &str, body: &str) -> u16 {
    let request = app.request("POST", "/api/v1/csp-reports");
    let request = request.header("content-type", kind).body(body.to_owned());
    request.send().await.unwrap().status().as_u16()
}

fn violation(directive: &str, blocked: &str) -> Violation {
    Violation {
        directive: directive.to_owned(),
        blocked: blocked.to_owned(),
    }
}

#[tokio::test]
async fn a_single_report_is_counted() {
    let app = TestApp::start().await;
    let body =
        r#"{"csp-report": {"effective-directive": "script-src-elem", "blocked-uri": "inline"}}"#;
    assert_eq!(post(&app, "application/csp-report", body).await, 204);
    assert_eq!(app.app.reports.count(), 1);
    assert_eq!(
        app.app.reports.latest(),
        [violation("script-src-elem", "inline")]
    );
}

#[tokio::test]
async fn a_batch_is_counted_and_other_kinds_of_report_are_not() {
    let app = TestApp::start().await;
    let body = r#"[
        {"type": "csp-violation", "body": {"effectiveDirective": "img-src", "blockedURL": "http://x/"}},
        {"type": "deprecation", "body": {}},
        {"type": "csp-violation", "body": {"effectiveDirective": "style-src", "blockedURL": "inline"}}
    ]"#;
    assert_eq!(
        post(&app, "application/reports+json; charset=utf-8", body).await,
        204
    );
    let seen = [
        violation("img-src", "http://x/"),
        violation("style-src", "inline"),
    ];
    assert_eq!(app.app.reports.latest(), seen);
}

#[tokio::test]
async fn nonsense_is_refused_and_not_counted() {
    let app = TestApp::start().await;
    for body in [
        "",
        "[]",
        "{}",
        r#"{"csp-report": 7}"#,
        r#"{"csp-report": {"blocked-uri": "x"}}"#,
    ] {
        assert_eq!(
            post(&app, "application/csp-report", body).await,
            400,
            "{body}"
        );
    }
    for body in ["{}", r#"[{"type": "csp-violation"}]"#] {
        assert_eq!(
            post(&app, "application/reports+json", body).await,
            400,
            "{body}"
        );
    }
    assert_eq!(app.app.reports.count(), 0);
}

#[tokio::test]
async fn a_flood_is_counted_but_not_kept() {
    let app = TestApp::start().await;
    let one = r#"{"type": "csp-violation", "body": {"effectiveDirective": "img-src", "blockedURL": "x"}}"#;
    let body = format!("[{}]", vec![one; 500].join(","));
    assert_eq!(post(&app, "application/reports+json", &body).await, 204);
    assert_eq!(app.app.reports.count(), 500);
    assert_eq!(app.app.reports.latest().len(), 32);
}
