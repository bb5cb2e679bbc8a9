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
use hyper_util::server::graceful::{GracefulShutdown, Watcher};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;
use tower::ServiceExt;

use crate::address::Peer;
use crate::{App, ServeConfig, TlsError, router, tls};

const HEADER_TIME: Duration = Duration::from_secs(10);
const DRAIN_TIME: Duration = Duration::from_secs(10);
/// Out of file handles is the usual reason for a failed accept: let some close.
const ACCEPT_PAUSE: Duration = Duration::from_millis(100);

/// A server that has its port but does not answer yet.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    router: Router,
    /// With its own https, or plain.
    tls: Option<TlsAcceptor>,
}

/// Why the server could not start.
#[derive(Debug, thiserror::Error)]
pub enum BindError {
    /// The address is taken or not ours.
    #[error("cannot listen on {0}")]
    Listen(SocketAddr, #[source] std::io::Error),
    /// The certificate or its key.
    #[error(transparent)]
    Tls(#[from] TlsError),
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
        let tls = match (&config.tls_cert, &config.tls_key) {
            (Some(certificate), Some(key)) => Some(tls::acceptor(certificate, key)?),
            _ => None,
        };
        Ok(Self {
            listener,
            address,
            router,
            tls,
        })
    }

    /// The address that was really taken, also when port 0 was asked for.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where people find the site, if they are on this machine.
    #[must_use]
    pub fn site(&self) -> String {
        let scheme = if self.tls.is_some() { "https" } else { "http" };
        format!("{scheme}://{}", self.address)
    }

    /// Answers until `stop` completes, then lets open requests finish.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        let open = GracefulShutdown::new();
        let mut stop = pin!(stop);
        loop {
            tokio::select! {
                accepted = self.listener.accept() => match accepted {
                    Ok((stream, peer)) => self.attend(stream, Peer(peer), &open),
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

    fn attend(&self, stream: TcpStream, peer: Peer, open: &GracefulShutdown) {
        let (router, open) = (self.router.clone(), open.watcher());
        let Some(tls) = self.tls.clone() else {
            tokio::spawn(converse(stream, peer, router, open));
            return;
        };
        tokio::spawn(async move {
            // Who cannot agree on a key in time is let go like who never finishes a header.
            match tokio::time::timeout(HEADER_TIME, tls.accept(stream)).await {
                Ok(Ok(stream)) => converse(stream, peer, router, open).await,
                Ok(Err(error)) => tracing::debug!(%error, "no https with this client"),
                Err(_) => tracing::debug!("a client was too slow to speak https"),
            }
        });
    }
}

async fn converse(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    peer: Peer,
    router: Router,
    open: Watcher,
) {
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
    if let Err(error) = open.watch(connection.into_owned()).await {
        tracing::debug!(%error, "a connection ended early");
    }
}
