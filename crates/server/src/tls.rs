//! The server's own https: a certificate and its key from two files.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use rustls::ServerConfig;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::TlsAcceptor;

/// Why there is no https.
#[derive(Debug, thiserror::Error)]
pub enum TlsError {
    /// A file that cannot be read as what it should be.
    #[error("cannot read {what} in {file}")]
    File {
        /// What it should be.
        what: &'static str,
        /// Where.
        file: PathBuf,
        /// Why.
        #[source]
        source: rustls::pki_types::pem::Error,
    },
    /// The key is not the certificate's.
    #[error("the certificate and the key do not belong together")]
    Mismatch(#[source] rustls::Error),
}

/// What speaks https with this certificate.
pub(crate) fn acceptor(certificate: &Path, key: &Path) -> Result<TlsAcceptor, TlsError> {
    let broken = |what, file: &Path| {
        let file = file.to_owned();
        move |source| TlsError::File { what, file, source }
    };
    let chain = CertificateDer::pem_file_iter(certificate)
        .and_then(Iterator::collect::<Result<Vec<_>, _>>)
        .map_err(broken("a certificate", certificate))?;
    let key = PrivateKeyDer::from_pem_file(key).map_err(broken("a key", key))?;
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let mut config = ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .expect("the provider speaks the usual versions")
        .with_no_client_auth()
        .with_single_cert(chain, key)
        .map_err(TlsError::Mismatch)?;
    config.alpn_protocols = vec![b"http/1.1".to_vec()];
    Ok(TlsAcceptor::from(Arc::new(config)))
}
