//! Many who write at once, each with a note of what the server has promised to keep.

use std::collections::HashSet;
use std::net::SocketAddr;

use futures_util::future::join_all;
use serde_json::{Value, json};
use tokio::sync::watch;

use crate::client::{Answer, Client};
use crate::games::{place, unfinished, upload};

const WRITERS: usize = 8;
/// Goes on for a while without coming to an end.
const WALK: [&str; 12] = [
    "g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1", "f6g8",
];

/// Everyone who writes.
pub(crate) struct Storm {
    writers: Vec<Writer>,
    /// How many writes were acknowledged.
    kept: watch::Sender<usize>,
}

struct Writer {
    /// Their cookie; it outlives the server that gave it.
    cookie: String,
    /// What they sent, acknowledged or not.
    sent: HashSet<String>,
    kept: HashSet<String>,
    /// The game that they are playing.
    walk: Walk,
}

/// An unfinished game that is sent after every half-move.
struct Walk {
    path: String,
    plies: usize,
    revision: Option<String>,
}

impl Walk {
    fn new() -> Self {
        let path = place();
        Self {
            path,
            plies: 0,
            revision: None,
        }
    }
}

impl Storm {
    /// Guests of a server.
    pub(crate) async fn gather(address: SocketAddr) -> Self {
        let writers = (0..WRITERS).map(async |_| {
            let client = Client::at(address);
            client.post("/guests", json!({})).await.ok(201);
            Writer {
                cookie: client.cookie().unwrap(),
                sent: HashSet::new(),
                kept: HashSet::new(),
                walk: Walk::new(),
            }
        });
        let writers = join_all(writers).await;
        let kept = watch::Sender::new(0);
        Self { writers, kept }
    }

    /// Everyone writes until the server no longer answers, or refuses.
    pub(crate) async fn rage(&mut self, address: SocketAddr) -> Vec<Answer> {
        let kept = &self.kept;
        let writers = self
            .writers
            .iter_mut()
            .map(|writer| writer.write(address, kept));
        join_all(writers).await.into_iter().flatten().collect()
    }

    /// Comes when so many more writes were acknowledged.
    pub(crate) fn after(&self, more: usize) -> impl Future<Output = ()> + use<> {
        let mut kept = self.kept.subscribe();
        let enough = *kept.borrow() + more;
        async move {
            kept.wait_for(|&kept| kept >= enough).await.unwrap();
        }
    }

    /// Everything that was acknowledged is there, nothing that was never sent, nothing twice. What
    /// got no answer is sent again first, as a page would.
    pub(crate) async fn check(&mut self, address: SocketAddr) {
        join_all(self.writers.iter_mut().map(|writer| writer.check(address))).await;
    }
}

impl Writer {
    fn client(&self, address: SocketAddr) -> Client {
        let client = Client::at(address);
        client.set_cookie(Some(self.cookie.clone()));
        client
    }

    /// The refusal that ended it, if there was an answer.
    async fn write(&mut self, address: SocketAddr, count: &watch::Sender<usize>) -> Option<Answer> {
        let client = self.client(address);
        loop {
            let path = place();
            self.sent.insert(path.clone());
            let answer = put(&client, &path, &upload("e2e4 e7e5"), None).await?;
            if answer.status != 201 {
                return Some(answer);
            }
            self.kept.insert(path);
            count.send_modify(|count| *count += 1);
            if self.walk.plies == WALK.len() {
                self.walk = Walk::new();
            }
            let Walk {
                path,
                plies,
                revision,
            } = &self.walk;
            self.sent.insert(path.clone());
            let body = unfinished(&WALK[..=*plies].join(" "));
            let answer = put(&client, path, &body, revision.as_deref()).await?;
            if !matches!(answer.status, 200 | 201) {
                return Some(answer);
            }
            self.kept.insert(path.clone());
            self.walk.plies += 1;
            self.walk.revision = Some(answer.header("etag").to_owned());
            count.send_modify(|count| *count += 1);
        }
    }

    async fn check(&mut self, address: SocketAddr) {
        let client = self.client(address);
        for path in self.sent.difference(&self.kept) {
            let body = match *path == self.walk.path {
                true => unfinished(WALK[0]),
                false => upload("e2e4 e7e5"),
            };
            let answer = client.put(path, body).await;
            assert!(matches!(answer.status, 200 | 201), "{}", answer.text());
        }
        self.kept.clone_from(&self.sent);
        let mut found = HashSet::new();
        let mut next = String::new();
        loop {
            let page = client
                .get(&format!("/users/me/games?limit=100{next}"))
                .await
                .ok(200);
            for game in page["games"].as_array().unwrap() {
                let path = format!("/games/{}", game["id"].as_str().unwrap());
                assert!(found.insert(path), "kept twice: {game}");
            }
            match page["next"].as_str() {
                Some(place) => next = format!("&before={place}"),
                None => break,
            }
        }
        assert!(
            found == self.sent,
            "{} of {} are there",
            found.len(),
            self.sent.len()
        );
        let game = client.get(&self.walk.path).await;
        if self.walk.plies > 0 {
            let game = game.ok(200);
            let moves = game["content"]["moves"].as_str().unwrap();
            let plies = moves.split(' ').count();
            let (least, most) = (self.walk.plies, self.walk.plies + 1);
            assert!(
                (least..=most).contains(&plies),
                "{plies} of {least} half-moves"
            );
        }
        self.walk = Walk::new();
    }
}

async fn put(client: &Client, path: &str, body: &Value, revision: Option<&str>) -> Option<Answer> {
    let mut headers = vec![("content-type", "application/json")];
    headers.extend(revision.map(|revision| ("if-match", revision)));
    (client
        .attempt("PUT", path, &headers, body.to_string())
        .await)
        .ok()
}
