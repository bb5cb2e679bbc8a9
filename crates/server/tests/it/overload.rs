//! More at once than the server takes: the rest is told to come back, and when it is over all is well.

use futures_util::future::join_all;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::app::TestApp;

/// A request whose body never comes.
const HALF: &str = "POST /api/v1/session HTTP/1.1\r\nhost: x\r\nsec-fetch-site: same-origin\r\n\
    content-type: application/json\r\ncontent-length: 9\r\n\r\n{";

async fn half(app: &TestApp) -> TcpStream {
    let mut stream = TcpStream::connect(app.address).await.unwrap();
    stream.write_all(HALF.as_bytes()).await.unwrap();
    stream
}

#[tokio::test]
async fn who_leaves_requests_open_is_turned_away_and_takes_nobody_elses_place() {
    let app = TestApp::set(|config| {
        config.trusted_proxy = vec!["127.0.0.0/8".parse().unwrap()];
    })
    .await;
    let ask = async |household: &str| {
        let request = app.request("GET", "/api/v1/health");
        request
            .header("x-forwarded-for", household)
            .send()
            .await
            .unwrap()
    };
    // They come from this machine itself, which is what a proxy that says nothing looks like.
    let open: Vec<_> = join_all((0..256).map(|_| half(&app))).await;
    let turned_away = loop {
        let answer = app.get("/api/v1/health").await;
        if answer.status() != 200 {
            break answer;
        }
    };
    assert_eq!(turned_away.status(), 429);
    assert_eq!(turned_away.headers()["retry-after"], "2");
    assert!(
        turned_away
            .text()
            .await
            .unwrap()
            .contains("too_many_at_once")
    );
    assert_eq!(ask("192.0.2.1").await.status(), 200);
    assert_eq!(app.get("/").await.status(), 200, "the page is not shed");
    drop(open);
    while app.get("/api/v1/health").await.status() != 200 {}
}

#[tokio::test]
async fn a_body_that_never_comes_is_not_waited_for_longer_than_the_limit() {
    let app = TestApp::start().await;
    let mut stream = half(&app).await;
    // From here on half a minute passes as soon as everyone only waits.
    tokio::time::pause();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 408"), "{answer}");
}
