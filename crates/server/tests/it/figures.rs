//! Figures for Prometheus, and what is no longer kept.

use std::net::TcpListener;

use rookery_server::{metrics, retention};

use crate::app::TestApp;
use crate::people::in_days;

#[tokio::test]
async fn figures_are_told_on_their_own_address_alone() {
    let free = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = free.local_addr().unwrap();
    drop(free);
    let app = TestApp::set(|config| config.metrics = Some(address)).await;
    let telling = metrics::serve(&app.config, &app.app).await.unwrap();
    app.get("/api/v1/health").await;
    app.get("/api/v1/nowhere").await;
    let told = reqwest::get(format!("http://{address}/metrics"))
        .await
        .unwrap();
    let told = String::from_utf8(told.bytes().await.unwrap().to_vec()).unwrap();
    for line in [
        "rookery_http_requests_total{method=\"GET\",route=\"/api/v1/health\",status=\"200\"} 1",
        "rookery_password_hashes_total 0",
        "rookery_store_commits_total",
    ] {
        assert!(told.contains(line), "{line}\n{told}");
    }
    assert!(
        !told.contains("nowhere"),
        "strangers choose no names\n{told}"
    );
    assert_eq!(
        app.get("/metrics").await.status(),
        200,
        "there it is only a page"
    );
    telling.abort();
}

#[tokio::test]
async fn guests_who_stayed_away_are_forgotten_and_others_not() {
    let app = TestApp::start().await;
    let (guest, user) = (app.guest().await, app.user("rita").await);
    let store = &app.app.store;
    retention::clear(store, in_days(399)).await.unwrap();
    assert!(store.user(guest.id).await.unwrap().is_some());
    retention::clear(store, in_days(401)).await.unwrap();
    assert!(store.user(guest.id).await.unwrap().is_none());
    assert!(store.user(user.id).await.unwrap().is_some());
}
