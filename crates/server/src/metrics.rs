//! Figures for Prometheus, told on an address of their own that only the host reaches. They belong to
//! one running server and not to the process, so that tests can run several.

use std::fmt::Write;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::{MatchedPath, Request, State};
use axum::http::header;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use prometheus_client::encoding::{EncodeLabelSet, text};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::{App, BindError, ServeConfig};

/// Half a millisecond to ten seconds.
const BUCKETS: [f64; 9] = [0.0005, 0.001, 0.0025, 0.01, 0.025, 0.1, 0.5, 2.0, 10.0];
/// For requests that belong to no route, whose names strangers choose.
const ELSEWHERE: &str = "other";

/// What is counted.
pub(crate) struct Metrics {
    registry: Registry,
    requests: Family<Answer, Counter>,
    seconds: Family<Route, Histogram>,
    /// Requests that were turned away because too many were under way.
    pub(crate) shed: Counter,
}

#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct Answer {
    method: String,
    route: String,
    status: u16,
}

#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct Route {
    route: String,
}

impl Default for Metrics {
    fn default() -> Self {
        let mut registry = Registry::with_prefix("rookery");
        let requests = Family::default();
        let new: fn() -> Histogram = || Histogram::new(BUCKETS);
        let seconds = Family::new_with_constructor(new);
        let shed = Counter::default();
        registry.register(
            "http_requests",
            "Requests that were answered",
            requests.clone(),
        );
        registry.register("http_seconds", "How long answers took", seconds.clone());
        registry.register(
            "http_shed",
            "Requests turned away when too many came",
            shed.clone(),
        );
        Self {
            registry,
            requests,
            seconds,
            shed,
        }
    }
}

impl Metrics {
    fn count(&self, method: &str, route: &str, status: u16, time: Duration) {
        let (method, route) = (method.to_owned(), route.to_owned());
        let place = Route {
            route: route.clone(),
        };
        self.seconds
            .get_or_create(&place)
            .observe(time.as_secs_f64());
        let answer = Answer {
            method,
            route,
            status,
        };
        self.requests.get_or_create(&answer).inc();
    }
}

/// Counts a request by the route that it fits.
pub(crate) async fn measure(State(app): State<App>, request: Request, next: Next) -> Response {
    let route = request.extensions().get::<MatchedPath>().cloned();
    let method = match request.method().as_str() {
        known @ ("GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS") => {
            known.to_owned()
        }
        _ => ELSEWHERE.to_owned(),
    };
    let start = Instant::now();
    let response = next.run(request).await;
    let route = route.as_ref().map_or(ELSEWHERE, MatchedPath::as_str);
    let status = response.status().as_u16();
    app.metrics.count(&method, route, status, start.elapsed());
    response
}

/// Tells the figures, if the host wants them; ends when it is aborted.
///
/// # Errors
/// An address that cannot be listened on.
pub async fn serve(config: &ServeConfig, app: &App) -> Result<JoinHandle<()>, BindError> {
    let Some(address) = config.metrics else {
        return Ok(tokio::spawn(std::future::ready(())));
    };
    let (listener, address) = listen(address).await?;
    tracing::info!(%address, "figures for Prometheus");
    let router = Router::new()
        .route("/metrics", get(show))
        .with_state(app.clone());
    Ok(tokio::spawn(async move {
        if let Err(error) = axum::serve(listener, router).await {
            tracing::error!(%error, "no more figures");
        }
    }))
}

async fn listen(address: SocketAddr) -> Result<(TcpListener, SocketAddr), BindError> {
    let refused = |error| BindError::Listen(address, error);
    let listener = TcpListener::bind(address).await.map_err(refused)?;
    let address = listener.local_addr().map_err(refused)?;
    Ok((listener, address))
}

async fn show(State(app): State<App>) -> impl IntoResponse {
    (
        [(header::CONTENT_TYPE, "text/plain; version=0.0.4")],
        told(&app),
    )
}

/// Everything that is counted, ours and that of the parts that count for themselves.
pub(crate) fn told(app: &App) -> String {
    let mut text = String::new();
    // Writing to a text never fails.
    let _ = text::encode_registry(&mut text, &app.metrics.registry);
    let activity = app.store.activity();
    let counts = [
        ("password_hashes", app.passwords.hashes()),
        ("store_writes", activity.writes),
        ("store_commits", activity.commits),
        ("csp_violations", app.reports.count()),
    ];
    for (name, count) in counts {
        let _ = writeln!(
            text,
            "# TYPE rookery_{name} counter\nrookery_{name}_total {count}"
        );
    }
    let _ = text::encode_eof(&mut text);
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_counted_by_route_and_status() {
        let metrics = Metrics::default();
        for status in [200, 200, 404] {
            metrics.count(
                "GET",
                "/api/v1/games/{id}",
                status,
                Duration::from_millis(2),
            );
        }
        let mut told = String::new();
        text::encode_registry(&mut told, &metrics.registry).unwrap();
        for line in [
            "rookery_http_requests_total{method=\"GET\",route=\"/api/v1/games/{id}\",status=\"200\"} 2",
            "rookery_http_requests_total{method=\"GET\",route=\"/api/v1/games/{id}\",status=\"404\"} 1",
            "rookery_http_seconds_count{route=\"/api/v1/games/{id}\"} 3",
        ] {
            assert!(told.contains(line), "{line}\n{told}");
        }
    }
}
