//! The server's own https, with a certificate made for the test.

use std::fs;
use std::sync::Arc;

use rookery_server::{ServeConfig, Server};
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, RootCertStore};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;

use crate::app::TestApp;

/// A certificate for this machine and its key, in two files.
fn certificate(config: &mut ServeConfig, folder: &tempfile::TempDir) -> RootCertStore {
    let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
    let (cert, key) = (
        folder.path().join("cert.pem"),
        folder.path().join("key.pem"),
    );
    fs::write(&cert, made.cert.pem()).unwrap();
    fs::write(&key, made.signing_key.serialize_pem()).unwrap();
    (config.tls_cert, config.tls_key) = (Some(cert), Some(key));
    let mut roots = RootCertStore::empty();
    roots.add(made.cert.der().clone()).unwrap();
    roots
}

fn connector(roots: RootCertStore) -> TlsConnector {
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_root_certificates(roots)
        .with_no_client_auth();
    TlsConnector::from(Arc::new(config))
}

#[tokio::test]
async fn two_files_make_it_speak_https() {
    let folder = tempfile::tempdir().unwrap();
    let mut roots = RootCertStore::empty();
    let app = TestApp::set(|config| roots = certificate(config, &folder)).await;
    let stream = TcpStream::connect(app.address).await.unwrap();
    let name = ServerName::try_from("localhost").unwrap();
    let mut stream = connector(roots).connect(name, stream).await.unwrap();
    let request = "POST /api/v1/guests HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\
        sec-fetch-site: same-origin\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}";
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 201"), "{answer}");
    assert!(answer.contains("__Host-sid="), "{answer}");
    assert!(answer.contains("Secure"), "{answer}");
    let plain = app.raw("GET / HTTP/1.1\r\nhost: x\r\n\r\n").await;
    assert!(!plain.contains("200 OK"), "{plain}");
}

#[tokio::test]
async fn files_that_do_not_fit_stop_it_at_the_start() {
    let folder = tempfile::tempdir().unwrap();
    let app = TestApp::start().await;
    let mut config = app.config.clone();
    certificate(&mut config, &folder);
    let key = config.tls_key.clone().unwrap();
    fs::write(&key, rcgen::KeyPair::generate().unwrap().serialize_pem()).unwrap();
    let start = async || {
        Server::bind(&config, app.app.clone())
            .await
            .err()
            .unwrap()
            .to_string()
    };
    assert!(start().await.contains("do not belong together"));
    fs::write(&key, "no key").unwrap();
    assert!(start().await.contains("key.pem"));
}
