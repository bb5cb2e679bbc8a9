//! Odd paths, unfinished requests, and stopping.

use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::app::TestApp;

#[tokio::test]
async fn no_path_leads_out_of_the_site() {
    let app = TestApp::start().await;
    for path in [
        "/assets/../index.html",
        "/assets/../../Cargo.toml",
        "/../../etc/passwd.txt",
        "/assets/%2e%2e/index.html",
        "/assets/..%2f..%2fCargo.toml",
        "/assets//etc/passwd",
        "/assets/\\..\\index.html",
        "/assets/app-0123.js%00.css",
        "/assets/%ff%fe",
    ] {
        let request = format!("GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
        let answer = app.raw(&request).await;
        assert!(answer.starts_with("HTTP/1.1 404"), "{path}: {answer}");
    }
}

#[tokio::test]
async fn bytes_that_are_not_http_are_refused() {
    let app = TestApp::start().await;
    let answer = app.raw("\x16\x03\x01 hello\r\n\r\n").await;
    assert!(
        answer.is_empty() || answer.starts_with("HTTP/1.1 400"),
        "{answer}"
    );
    assert_eq!(app.get("/").await.status(), 200);
}

#[tokio::test]
async fn a_body_without_end_is_cut_off_at_the_limit() {
    let app = TestApp::start().await;
    let head = "POST /api/v1/csp-reports HTTP/1.1\r\nhost: x\r\n\
        content-type: application/csp-report\r\ntransfer-encoding: chunked\r\n\r\n";
    let mut stream = TcpStream::connect(app.address).await.unwrap();
    stream.write_all(head.as_bytes()).await.unwrap();
    let chunk = format!("1000\r\n{}\r\n", " ".repeat(0x1000));
    for _ in 0..17 {
        // The server may already have answered and closed; that is the point.
        if stream.write_all(chunk.as_bytes()).await.is_err() {
            break;
        }
    }
    let mut start = [0; 12];
    stream.read_exact(&mut start).await.unwrap();
    assert_eq!(&start, b"HTTP/1.1 413");
}

#[tokio::test]
async fn a_client_that_never_finishes_its_headers_is_let_go() {
    let app = TestApp::start().await;
    // From here on ten seconds pass as soon as everyone only waits.
    tokio::time::pause();
    let answer = app.raw("GET / HTTP/1.1\r\nhost: x\r\nx-slow:").await;
    assert!(!answer.contains(" 200 "), "{answer}");
}

#[tokio::test]
async fn stopping_does_not_wait_for_an_idle_client() {
    let app = TestApp::start().await;
    let _idle = TcpStream::connect(app.address).await.unwrap();
    assert_eq!(app.get("/").await.status(), 200);
    let stopped = tokio::time::timeout(Duration::from_secs(30), app.stop()).await;
    assert!(stopped.is_ok());
}
