//! A mail server on this machine that keeps what it is sent. The protocol is mailin's; here are
//! only the sockets.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use mailin::{Action, Handler, Response, SessionBuilder, response};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufStream};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;

pub(crate) struct Postbox {
    pub(crate) address: SocketAddr,
    letters: mpsc::UnboundedReceiver<Letter>,
}

/// A letter as it arrived.
#[derive(Debug, Default)]
pub(crate) struct Letter {
    pub(crate) from: String,
    pub(crate) to: Vec<String>,
    pub(crate) text: String,
}

struct Clerk {
    letter: Letter,
    bytes: Vec<u8>,
    letters: mpsc::UnboundedSender<Letter>,
}

impl Postbox {
    pub(crate) async fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (sender, letters) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            while let Ok((stream, peer)) = listener.accept().await {
                let clerk = Clerk {
                    letter: Letter::default(),
                    bytes: Vec::new(),
                    letters: sender.clone(),
                };
                tokio::spawn(attend(stream, peer, clerk));
            }
        });
        Self { address, letters }
    }

    /// The next letter.
    pub(crate) async fn next(&mut self) -> Letter {
        let next = tokio::time::timeout(Duration::from_secs(60), self.letters.recv());
        next.await.expect("a letter should have come").unwrap()
    }
}

impl Letter {
    /// The code that stands on a line of its own.
    pub(crate) fn code(&self) -> String {
        let mut lines = self.text.lines().map(str::trim);
        let code = lines.find(|line| line.matches('-').count() == 6 && !line.contains('/'));
        code.unwrap_or_else(|| panic!("{}", self.text)).to_owned()
    }
}

/// The text as a mail program shows it.
fn readable(letter: &str) -> String {
    let (head, body) = letter.split_once("\r\n\r\n").unwrap();
    let says = |line: &str| head.lines().any(|said| said.eq_ignore_ascii_case(line));
    assert!(says("Content-Type: text/plain; charset=utf-8"), "{head}");
    if !says("Content-Transfer-Encoding: quoted-printable") {
        return body.to_owned();
    }
    // Without this line no mail program would decode it.
    assert!(says("MIME-Version: 1.0"), "{head}");
    let body = body.replace("=\r\n", "");
    let mut pieces = body.split('=');
    let mut text = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (code, rest) = piece.split_at(2);
        text.push(char::from(u8::from_str_radix(code, 16).unwrap()));
        text.push_str(rest);
    }
    text
}

async fn attend(stream: TcpStream, peer: SocketAddr, clerk: Clerk) -> io::Result<()> {
    let mut stream = BufStream::new(stream);
    let mut session = SessionBuilder::new("postbox").build(peer.ip(), clerk);
    stream.write_all(&session.greeting().buffer()?).await?;
    stream.flush().await?;
    let mut line = Vec::new();
    while stream.read_until(b'\n', &mut line).await? > 0 {
        let answer = session.process(&line);
        line.clear();
        if answer.action != Action::NoReply {
            stream.write_all(&answer.buffer()?).await?;
            stream.flush().await?;
        }
        if answer.action == Action::Close {
            break;
        }
    }
    Ok(())
}

impl Handler for Clerk {
    fn data_start(&mut self, _domain: &str, from: &str, _is8bit: bool, to: &[String]) -> Response {
        from.clone_into(&mut self.letter.from);
        self.letter.to = to.to_vec();
        response::OK
    }

    fn data(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.bytes.extend_from_slice(bytes);
        Ok(())
    }

    fn data_end(&mut self) -> Response {
        let mut letter = std::mem::take(&mut self.letter);
        letter.text = readable(&String::from_utf8(std::mem::take(&mut self.bytes)).unwrap());
        match self.letters.send(letter) {
            Ok(()) => response::OK,
            Err(_) => response::INTERNAL_ERROR,
        }
    }
}
