//! The connection loop. Written out rather than taken from axum because a slow
//! client must send its headers within a time limit, which needs hyper's timer.

use std::future::Future;
use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;

use axum::Router;
use axum::http::Request;
use hyper::body::Incoming;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto;
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tower::ServiceExt;

use crate::address::Peer;
use crate::{App, ServeConfig, router};

const HEADER_TIME: Duration = Duration::from_secs(10);
const DRAIN_TIME: Duration = Duration::from_secs(10);
/// Out of file handles is the usual reason for a failed accept: let some close.
const ACCEPT_PAUSE: Duration = Duration::from_millis(100);

/// A server that has its port but does not answer yet.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    router: Router,
}

/// Why the server could not start.
#[derive(Debug, thiserror::Error)]
pub enum BindError {
    /// The address is taken or not ours.
    #[error("cannot listen on {0}")]
    Listen(SocketAddr, #[source] std::io::Error),
}

impl Server {
    /// Takes the port.
    ///
    /// # Errors
    /// When the address cannot be listened on.
    pub async fn bind(config: &ServeConfig, app: App) -> Result<Self, BindError> {
        let refused = |error| BindError::Listen(config.listen, error);
        let listener = TcpListener::bind(config.listen).await.map_err(refused)?;
        let address = listener.local_addr().map_err(refused)?;
        let router = router(app);
        Ok(Self {
            listener,
            address,
            router,
        })
    }

    /// The address that was really taken, also when port 0 was asked for.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Answers until `stop` completes, then lets open requests finish.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        let open = GracefulShutdown::new();
        let mut stop = pin!(stop);
        loop {
            tokio::select! {
                accepted = self.listener.accept() => match accepted {
                    Ok((stream, peer)) => attend(stream, Peer(peer), self.router.clone(), &open),
                    Err(error) => {
                        tracing::warn!(%error, "cannot accept a connection");
                        tokio::time::sleep(ACCEPT_PAUSE).await;
                    }
                },
                () = &mut stop => break,
            }
        }
        drop(self.listener);
        if tokio::time::timeout(DRAIN_TIME, open.shutdown())
            .await
            .is_err()
        {
            tracing::warn!("some requests did not finish in time");
        }
    }
}

fn attend(stream: TcpStream, peer: Peer, router: Router, open: &GracefulShutdown) {
    let mut http = auto::Builder::new(TokioExecutor::new()).http1_only();
    http.http1()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADER_TIME);
    let router = router.map_request(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(peer);
        request
    });
    let service = TowerToHyperService::new(router);
    let connection = http.serve_connection_with_upgrades(TokioIo::new(stream), service);
    let connection = open.watch(connection.into_owned());
    tokio::spawn(async move {
        if let Err(error) = connection.await {
            tracing::debug!(%error, "a connection ended early");
        }
    });
}
