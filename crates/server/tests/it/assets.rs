//! Files of the page: media types, encodings, tags, caching, places and misses.

use rookery_server::Site;

use crate::app::{TestApp, header, site};

async fn check_encoding(accepted: &str, encoding: &str, body: &str) {
    let app = TestApp::start().await;
    let request = app.request("GET", "/assets/app-0123.js");
    let answer = request
        .header("accept-encoding", accepted)
        .send()
        .await
        .unwrap();
    assert_eq!(answer.status(), 200, "{accepted}");
    assert_eq!(header(&answer, "content-encoding"), encoding, "{accepted}");
    assert_eq!(header(&answer, "vary"), "accept-encoding");
    assert_eq!(answer.text().await.unwrap(), body, "{accepted}");
}

#[tokio::test]
async fn the_client_gets_the_encoding_it_likes_best() {
    check_encoding("gzip, deflate, br", "br", "script as brotli").await;
    check_encoding("gzip", "gzip", "script as gzip").await;
    check_encoding("br;q=0.1, gzip;q=0.9", "gzip", "script as gzip").await;
    check_encoding("identity", "", "console.log(1)").await;
    check_encoding("br;q=0", "", "console.log(1)").await;
}

#[tokio::test]
async fn a_client_that_refuses_everything_is_told_so() {
    let app = TestApp::start().await;
    let request = app.request("GET", "/assets/look-0123.css");
    let answer = request
        .header("accept-encoding", "br, identity;q=0")
        .send()
        .await
        .unwrap();
    assert_eq!(answer.status(), 406);
}

#[tokio::test]
async fn every_file_has_its_media_type() {
    let app = TestApp::start().await;
    for (path, expected) in [
        ("/", "text/html; charset=utf-8"),
        ("/assets/app-0123.js", "text/javascript; charset=utf-8"),
        ("/assets/app-0123.wasm", "application/wasm"),
        ("/assets/look-0123.css", "text/css; charset=utf-8"),
        ("/assets/rook-0123.svg", "image/svg+xml"),
    ] {
        assert_eq!(
            header(&app.get(path).await, "content-type"),
            expected,
            "{path}"
        );
    }
}

#[tokio::test]
async fn hashed_files_are_kept_for_ever_and_nothing_else_is() {
    let app = TestApp::start().await;
    for (path, expected) in [
        ("/assets/app-0123.js", "public, max-age=31536000, immutable"),
        ("/assets/gone-0123.js", "no-store"),
        ("/", "no-store"),
        ("/api/v1/health", "no-store"),
    ] {
        assert_eq!(
            header(&app.get(path).await, "cache-control"),
            expected,
            "{path}"
        );
    }
}

#[tokio::test]
async fn a_known_tag_is_answered_without_the_content() {
    let app = TestApp::start().await;
    let path = "/assets/app-0123.js";
    let tag = header(&app.get(path).await, "etag").to_owned();
    for held in [tag.clone(), format!("\"other\", W/{tag}"), "*".to_owned()] {
        let request = app.request("GET", path).header("if-none-match", &held);
        let answer = request.send().await.unwrap();
        assert_eq!(answer.status(), 304, "{held}");
        assert_eq!(header(&answer, "etag"), tag);
        assert_eq!(answer.bytes().await.unwrap().len(), 0);
    }
    let request = app.request("GET", path).header("if-none-match", &tag);
    let packed = request
        .header("accept-encoding", "br")
        .send()
        .await
        .unwrap();
    assert_eq!(packed.status(), 200, "another encoding has another tag");
}

#[tokio::test]
async fn head_says_the_same_without_the_content() {
    let app = TestApp::start().await;
    for path in ["/", "/assets/app-0123.js", "/api/v1/health"] {
        let get = app.get(path).await;
        let head = app.request("HEAD", path).send().await.unwrap();
        assert_eq!(head.status(), get.status(), "{path}");
        for name in ["content-type", "content-length", "etag", "cache-control"] {
            assert_eq!(header(&head, name), header(&get, name), "{path} {name}");
        }
        assert_eq!(head.bytes().await.unwrap().len(), 0);
    }
}

#[tokio::test]
async fn places_inside_the_page_get_the_page_and_missing_files_do_not() {
    let app = TestApp::start().await;
    for path in [
        "/",
        "/play",
        "/api",
        "/games/42/",
        "/a/b/c",
        "/index.html",
        "/apiary",
    ] {
        let answer = app.get(path).await;
        assert_eq!(answer.status(), 200, "{path}");
        assert!(
            answer.text().await.unwrap().contains("<title>Sample"),
            "{path}"
        );
    }
    for path in [
        "/favicon.ico",
        "/assets/",
        "/assets/app.js",
        "/assets/x",
        "/a/.env",
    ] {
        assert_eq!(app.get(path).await.status(), 404, "{path}");
    }
}

#[tokio::test]
async fn twins_are_not_files_of_their_own() {
    let app = TestApp::start().await;
    assert_eq!(app.get("/assets/app-0123.js.br").await.status(), 404);
    assert_eq!(app.get("/index.html.br").await.status(), 404);
}

#[tokio::test]
async fn files_can_only_be_read() {
    let app = TestApp::start().await;
    for method in ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"] {
        let answer = app.request(method, "/").send().await.unwrap();
        assert_eq!(answer.status(), 405, "{method}");
        assert_eq!(header(&answer, "allow"), "GET, HEAD");
    }
}

#[tokio::test]
async fn a_server_without_a_site_says_how_to_build_one() {
    let app = TestApp::with(site(&[])).await;
    let answer = app.get("/").await;
    assert_eq!(answer.status(), 503);
    assert!(answer.text().await.unwrap().contains("cargo xtask run"));
}

#[tokio::test]
async fn whatever_is_embedded_is_served() {
    let paths: Vec<String> = Site::embedded().paths().map(str::to_owned).collect();
    let app = TestApp::with(Site::embedded()).await;
    for path in paths {
        let answer = app.get(&format!("/{path}")).await;
        assert_eq!(answer.status(), 200, "{path}");
        let is_nameless = header(&answer, "content-type") == "application/octet-stream";
        assert_eq!(is_nameless, path.ends_with(".bin"), "{path}");
    }
}
