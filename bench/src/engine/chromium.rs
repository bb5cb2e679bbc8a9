//! A page in headless Chromium that computes something and posts the answer back. Everything is
//! served from this machine to this machine. The page may ask how much CPU time the browser has
//! used, so that a busy machine does not change the figures.

use std::collections::HashMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Command, Stdio};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::Duration;

use super::cpu;

/// Where the page asks for seconds of CPU time.
const CPU: &str = "/cpu";

const HTML: &str = "<!doctype html><title>bench</title><script type=module src=/run.js></script>";

const FLAGS: [&str; 8] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-extensions",
];

/// The browser's program.
pub struct Chromium(&'static str);

/// Files by their path.
pub struct Page(HashMap<String, Vec<u8>>);

impl Page {
    /// A page that runs the script, a module.
    pub fn new(script: String) -> Self {
        let files = [("/", HTML.to_owned()), ("/run.js", script)];
        Self(files.map(|(path, text)| (path.to_owned(), text.into_bytes())).into())
    }

    pub fn add(&mut self, path: &str, content: Vec<u8>) {
        self.0.insert(path.to_owned(), content);
    }
}

impl Chromium {
    /// The one that is installed, if any.
    pub fn find() -> Option<Self> {
        let works = |program: &&str| {
            let mut version = Command::new(program);
            version.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
            version.status().is_ok_and(|status| status.success())
        };
        ["chromium", "chromium-browser", "google-chrome"].into_iter().find(works).map(Self)
    }

    /// Opens the page and waits for what it posts to `/result`.
    pub fn run(&self, page: Page, patience: Duration) -> String {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let address = listener.local_addr().expect("an address");
        let (answer, answers) = mpsc::channel();
        let (browser, browsers) = mpsc::channel();
        // The thread ends with the program; it waits for nothing but its own browser.
        thread::spawn(move || serve_all(&listener, &page, &browsers, &answer));
        let profile = std::env::temp_dir().join(format!("rookery-bench-{}", address.port()));
        let mut child = Command::new(self.0)
            .args(FLAGS)
            .arg(format!("--user-data-dir={}", profile.display()))
            .arg(format!("http://{address}/"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("Chromium starts");
        browser.send(child.id()).expect("the server waits for it");
        let result = answers.recv_timeout(patience);
        child.kill().expect("Chromium can be ended");
        child.wait().expect("Chromium ends");
        // Its helpers may still be writing for a moment; what is left is in the temporary folder.
        let _ = std::fs::remove_dir_all(profile);
        result.expect("the page answers")
    }
}

fn serve_all(
    listener: &TcpListener,
    page: &Page,
    browsers: &Receiver<u32>,
    answer: &Sender<String>,
) {
    let browser = browsers.recv().expect("a browser is started");
    for stream in listener.incoming().flatten() {
        // A browser that goes away in the middle is none of our worries.
        let _ = serve(stream, page, browser, answer);
    }
}

fn serve(
    mut stream: TcpStream,
    page: &Page,
    browser: u32,
    answer: &Sender<String>,
) -> std::io::Result<()> {
    let mut reader = BufReader::new(stream.try_clone()?);
    let mut first = String::new();
    reader.read_line(&mut first)?;
    let mut length = 0;
    loop {
        let mut header = String::new();
        if reader.read_line(&mut header)? == 0 || header.trim().is_empty() {
            break;
        }
        if let Some((name, value)) = header.split_once(':')
            && name.eq_ignore_ascii_case("content-length")
        {
            length = value.trim().parse().unwrap_or(0);
        }
    }
    let path = first.split(' ').nth(1).unwrap_or("/");
    if first.starts_with("POST") {
        let mut body = vec![0; length];
        reader.read_exact(&mut body)?;
        answer.send(String::from_utf8_lossy(&body).into_owned()).unwrap_or_default();
    }
    let used = cpu::of_family(browser).to_string();
    let (status, content) = match page.0.get(path) {
        Some(content) => ("200 OK", &content[..]),
        None if path == "/result" => ("200 OK", &[][..]),
        None if path == CPU => ("200 OK", used.as_bytes()),
        None => ("404 Not Found", &[][..]),
    };
    let kind = match path.rsplit('.').next() {
        Some("js") => "text/javascript",
        Some("wasm") => "application/wasm",
        _ => "text/html",
    };
    // Isolated from other pages, so that the browser lets it read a fine clock.
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nConnection: close\r\n\
         Cross-Origin-Opener-Policy: same-origin\r\nCross-Origin-Embedder-Policy: require-corp\r\n\r\n",
        content.len()
    );
    stream.write_all(head.as_bytes())?;
    stream.write_all(content)
}
