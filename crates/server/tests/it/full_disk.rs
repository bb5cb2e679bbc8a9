//! A disk that is full: what cannot be kept is said not to be kept, reading goes on, and when there is
//! room again the server goes on by itself.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::app::Ground;
use crate::client::Client;
use crate::games::{place, upload};
use crate::process::{Home, Process, program};
use crate::storm::Storm;

/// Makes a small disk that only the program after it sees, and leaves with it.
const SMALL_DISK: &str = r#"mount -t tmpfs -o size=16m tmpfs "$1" && shift && exec "$@""#;

struct SmallDisk {
    home: Home,
    server: Process,
}

impl SmallDisk {
    fn new() -> Self {
        let home = Home::on(Ground::Sqlite);
        let mut command = in_private("sh");
        command.env("RUST_LOG", "off");
        command.args(["-c", SMALL_DISK, "sh"]);
        command.arg(home.data.path()).arg(program()).arg("serve");
        command
            .args(["--listen", "127.0.0.1:0", "--data"])
            .arg(home.data.path());
        let server = Process::start(command);
        Self { home, server }
    }

    /// A file of the disk, as the server sees it.
    fn file(&self, name: &str) -> PathBuf {
        let inside = self.home.data.path().strip_prefix("/").unwrap();
        let root = PathBuf::from(format!("/proc/{}/root", self.server.id()));
        root.join(inside).join(name)
    }

    /// Takes all the room that is left.
    fn fill(&self) {
        let mut ballast = fs::File::create(self.file("ballast")).unwrap();
        let written = std::io::copy(&mut std::io::repeat(0), &mut ballast);
        assert_eq!(written.unwrap_err().kind(), std::io::ErrorKind::StorageFull);
    }

    fn make_room(&self) {
        fs::remove_file(self.file("ballast")).unwrap();
    }
}

#[tokio::test]
async fn a_full_disk_is_said_and_survived() {
    let disk = SmallDisk::new();
    let address = disk.server.address;
    let mut storm = Storm::gather(address).await;
    let reader = Client::at(address);
    reader.post("/guests", serde_json::json!({})).await.ok(201);
    let game = place();
    reader.put(&game, upload("e2e4")).await.ok(201);

    let enough = storm.after(40);
    let fill = async {
        enough.await;
        disk.fill();
    };
    let (refusals, ()) = tokio::join!(storm.rage(address), fill);
    assert!(!refusals.is_empty());
    for refusal in &refusals {
        refusal.refused(507, "no_room");
    }
    let other = place();
    reader
        .put(&other, upload("d2d4"))
        .await
        .refused(507, "no_room");
    reader.get(&game).await.ok(200);
    let kept = reader.get("/users/me/games").await.ok(200);
    assert_eq!(kept["games"].as_array().unwrap().len(), 1);

    disk.make_room();
    reader.put(&other, upload("d2d4")).await.ok(201);
    storm.check(address).await;
}

/// Fills a small disk and then runs the program after it, and tells what is on the disk.
const FULL_DISK: &str = r#"mount -t tmpfs -o size=64k tmpfs "$1" || exit 9
cat /dev/zero >"$1/ballast" 2>/dev/null
folder="$1"; shift; "$@"; status=$?; ls "$folder"; exit $status"#;

#[tokio::test]
async fn a_backup_that_does_not_fit_is_no_backup() {
    let home = Home::on(Ground::Sqlite);
    home.start().kill();
    let disk = tempfile::tempdir().unwrap();
    let mut command = in_private("sh");
    command.args(["-c", FULL_DISK, "sh"]).arg(disk.path());
    command
        .arg(program())
        .arg("backup")
        .arg("--data")
        .arg(home.data.path());
    let output = command
        .arg(disk.path().join("all.backup"))
        .output()
        .unwrap();
    let told = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{told}");
    assert!(told.contains("No space left"), "{told}");
    assert_eq!(String::from_utf8_lossy(&output.stdout), "ballast\n");
}

/// A program whose mounts nobody else sees.
fn in_private(program: &str) -> Command {
    let mut command = Command::new("unshare");
    command.args(["--map-root-user", "--mount", program]);
    command
}
