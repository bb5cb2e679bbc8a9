//! Mail, if the host has configured a server for it. Sending happens on the side: a request never
//! waits for it, so nobody can tell from the time whether an account exists.

use lettre::message::{Mailbox, SinglePart};
use lettre::transport::smtp;
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor, address};
use tokio::sync::mpsc;

use crate::ServeConfig;

/// Letters that may wait.
const WAITING: usize = 64;

/// The way out for letters, if there is one.
#[derive(Clone)]
pub(crate) struct Mail {
    post: Option<Post>,
}

#[derive(Clone)]
struct Post {
    letters: mpsc::Sender<Letter>,
    /// The address of the site, without a slash at its end.
    site: String,
}

/// A letter to be sent.
struct Letter {
    to: String,
    subject: &'static str,
    text: String,
}

/// Why mail cannot be sent as configured.
#[derive(Debug, thiserror::Error)]
pub enum MailError {
    /// The mail server.
    #[error("--smtp is no address of a mail server")]
    Server(#[source] smtp::Error),
    /// The sender.
    #[error("--mail-from is no address to send mail from")]
    From(#[source] address::AddressError),
}

impl Mail {
    /// Starts the side that sends.
    pub(crate) fn new(config: &ServeConfig) -> Result<Self, MailError> {
        let (Some(server), Some(from), Some(site)) = (&config.smtp, &config.mail_from, &config.url)
        else {
            return Ok(Self { post: None });
        };
        let server = AsyncSmtpTransport::<Tokio1Executor>::from_url(server);
        let server = server.map_err(MailError::Server)?.build();
        let from: Mailbox = from.parse().map_err(MailError::From)?;
        let (letters, waiting) = mpsc::channel(WAITING);
        tokio::spawn(deliver(server, from, waiting));
        let site = site.trim_end_matches('/').to_owned();
        let post = Some(Post { letters, site });
        Ok(Self { post })
    }

    pub(crate) fn works(&self) -> bool {
        self.post.is_some()
    }

    /// Asks someone to prove that the address is theirs.
    pub(crate) fn verify_email(&self, to: &str, code: &str) {
        self.send(to, "Is this your email address?", |site| {
            format!(
                "Hello,\n\nsomeone, probably you, gave this email address at Rookery.\n\n\
                 If it was you, open this page:\n\n  {site}/verify-email?code={code}\n\n\
                 or type this code there:\n\n  {code}\n\n\
                 If it was not you, you need not do anything.\n"
            )
        });
    }

    /// Sends what is needed to set a new password.
    pub(crate) fn reset_password(&self, to: &str, code: &str) {
        self.send(to, "A new password for Rookery", |site| {
            format!(
                "Hello,\n\nsomeone, probably you, has forgotten the password of your account at \
                 Rookery.\n\nTo choose a new one, open this page within an hour:\n\n  \
                 {site}/reset-password?code={code}\n\nor type this code there:\n\n  {code}\n\n\
                 If it was not you, you need not do anything: your password stays as it is.\n"
            )
        });
    }

    fn send(&self, to: &str, subject: &'static str, text: impl Fn(&str) -> String) {
        let Some(post) = &self.post else {
            return;
        };
        let letter = Letter {
            to: to.to_owned(),
            subject,
            text: text(&post.site),
        };
        if post.letters.try_send(letter).is_err() {
            tracing::error!("too much mail is waiting: a letter was dropped");
        }
    }
}

async fn deliver(
    server: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
    mut letters: mpsc::Receiver<Letter>,
) {
    while let Some(letter) = letters.recv().await {
        let Ok(to) = letter.to.parse::<Address>() else {
            tracing::warn!("a letter was not sent: its address cannot be read");
            continue;
        };
        let message = Message::builder()
            .from(from.clone())
            .to(Mailbox::new(None, to))
            .subject(letter.subject)
            // Says how it is encoded; without that, readers show the code as it is encoded.
            .singlepart(SinglePart::plain(letter.text));
        let sent = match message {
            Ok(message) => server
                .send(message)
                .await
                .map_err(|error| error.to_string()),
            Err(error) => Err(error.to_string()),
        };
        if let Err(error) = sent {
            tracing::error!(error, "a letter was not sent");
        }
    }
}
