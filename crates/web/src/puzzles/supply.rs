//! Practice with puzzles: where the next one comes from, and how what was solved reaches the
//! server. Without a connection both go on from what this browser has kept.

use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use rookery_app::account::visitor::Visitor;
use rookery_app::forms::refusal::Refusal;
use rookery_app::keeping::key::{Key, Person};
use rookery_app::keeping::table::{
    PUZZLE_CHOICE, PUZZLE_PLACE, PUZZLE_REPORTS, PUZZLES_KEPT, PUZZLES_SOLVED,
};
use rookery_app::puzzles::practice::{self, Miss};
use rookery_app::puzzles::training::Training;
use rookery_protocol::api::{PracticeKept, PracticeReport, PracticeReports, Puzzle, PuzzleSupply};

use crate::account::presence::Presence;
use crate::browser::{http as server, storage as memory};
use crate::puzzles;

/// With fewer than this the stock is filled up.
const ENOUGH: usize = 6;
/// The server takes no more at once.
const AT_ONCE: usize = 100;

/// Sends what waits whenever the server can be reached. Most visits have nothing to send, so the
/// program for it comes only if there is.
pub fn begin(presence: Presence) {
    let send = move || {
        let is_known = presence
            .visitor
            .with_untracked(|who| *who != Visitor::Unknown);
        if is_known && waiting() {
            spawn_local(async move {
                // What cannot be sent now waits on.
                puzzles::send(presence).await.unwrap_or_default();
            });
        }
    };
    Effect::new(move |_| {
        presence.visitor.track();
        send();
    });
    let online = window_event_listener(ev::online, move |_| send());
    on_cleanup(move || online.remove());
}

fn waiting() -> bool {
    places().iter().any(|place| memory::recall(place).is_some())
}

/// Where reports lie that may be sent now: one's own, and those that strangers left in this browser.
fn places() -> Vec<Key> {
    let mut places = vec![PUZZLE_REPORTS.of(&Person::Guest)];
    if let person @ Person::Known(_) = Presence::person() {
        places.push(PUZZLE_REPORTS.of(&person));
    }
    places
}

/// How many solved puzzles wait for the server.
pub fn count_waiting() -> usize {
    let count = |place| practice::reports(memory::recall(place).as_deref()).len();
    places().iter().map(count).sum()
}

/// What was chosen last.
pub fn chosen() -> Training {
    let text = memory::recall(&Presence::own(PUZZLE_CHOICE));
    text.and_then(|text| Training::read(&text))
        .unwrap_or_default()
}

pub fn choose(training: Training) {
    memory::remember(&Presence::own(PUZZLE_CHOICE), &training.write());
}

/// Where a range goes on: at the rating of the last puzzle in it.
pub fn place(training: Training) -> i64 {
    let text = memory::recall(&Presence::own(PUZZLE_PLACE));
    let low = i64::from(training.low());
    practice::reached(text.as_deref(), training).unwrap_or(low)
}

/// The last puzzle of a range had this rating.
pub fn leave_at(training: Training, rating: i64) {
    memory::remember(
        &Presence::own(PUZZLE_PLACE),
        &practice::place(training, rating),
    );
}

/// The next puzzle of a kind, with this rating or a higher one; not the one that is just over.
pub async fn next(
    presence: Presence,
    training: Training,
    from: i64,
    over: Option<&str>,
) -> Result<Puzzle, Miss> {
    let is_over = |name: &str| Some(name) == over;
    match ask(presence, training, from).await {
        Ok(same) if is_over(&same.id) => ask(presence, training, same.rating + 1).await,
        Err(Miss::Offline) => {
            let stock = practice::stock(memory::recall(&Presence::own(PUZZLES_KEPT)).as_deref());
            let is_done = |name: &str| is_over(name) || is_solved(name);
            practice::next(&stock, training, from, is_done).ok_or(Miss::Offline)
        }
        answer => answer,
    }
}

async fn ask(presence: Presence, training: Training, from: i64) -> Result<Puzzle, Miss> {
    let asked = async {
        presence.settle().await?;
        // What was solved without a connection must be known there before.
        post(presence).await?;
        server::get::<Puzzle>(&training.question(from)).await
    };
    let low = i64::from(training.low());
    match asked.await {
        Ok(puzzle) => Ok(puzzle),
        Err(Refusal::Unreachable) => Err(Miss::Offline),
        Err(refusal) if refusal.is("no_puzzles_there") => Err(Miss::Nowhere),
        Err(refusal) if refusal.is("no_puzzle") && from > low => {
            let easier = server::get::<Puzzle>(&training.question(low)).await;
            Err(match easier {
                Ok(_) => Miss::Top,
                Err(_) => Miss::Finished,
            })
        }
        Err(refusal) if refusal.is("no_puzzle") => Err(Miss::Finished),
        Err(refusal) => {
            if refusal.is("not_logged_in") {
                presence.ends();
            }
            Err(Miss::Refused(refusal))
        }
    }
}

/// Keeps some puzzles of a kind for times without a connection.
pub async fn stock_up(training: Training, from: i64) {
    let name = Presence::own(PUZZLES_KEPT);
    let stock = practice::stock(memory::recall(&name).as_deref());
    let is_wanted = |puzzle: &&Puzzle| {
        puzzle.rating >= from
            && training.fits(puzzle.rating, &puzzle.themes)
            && !is_solved(&puzzle.id)
    };
    if stock.iter().filter(is_wanted).count() >= ENOUGH {
        return;
    }
    // Without a connection, what is there will do.
    if let Ok(supply) = server::get::<PuzzleSupply>(&training.supply(from)).await {
        memory::remember(&name, &practice::stocked(&supply.puzzles));
    }
}

/// Whether this browser knows that a puzzle was solved.
pub fn is_solved(name: &str) -> bool {
    practice::has_name(
        memory::recall(&Presence::own(PUZZLES_SOLVED)).as_deref(),
        name,
    )
}

/// Keeps a report until the server has it, and tries to send it at once.
pub fn report(presence: Presence, report: PracticeReport) {
    if report.solved {
        let names = memory::recall(&Presence::own(PUZZLES_SOLVED));
        let names = practice::with_name(names.as_deref(), &report.puzzle);
        memory::remember(&Presence::own(PUZZLES_SOLVED), &names);
    }
    let name = Presence::own(PUZZLE_REPORTS);
    let mut waiting = practice::reports(memory::recall(&name).as_deref());
    waiting.push(report);
    keep(&name, &waiting);
    spawn_local(async move {
        // What cannot be sent now waits on.
        post(presence).await.unwrap_or_default();
    });
}

/// Sends everything that waits.
pub async fn post(presence: Presence) -> Result<(), Refusal> {
    for name in places() {
        loop {
            let mut reports = practice::reports(memory::recall(&name).as_deref());
            reports.truncate(AT_ONCE);
            if reports.is_empty() {
                memory::forget(&name);
                break;
            }
            presence.settle().await?;
            let sent = PracticeReports { reports };
            let answer = server::post::<PracticeKept>("/users/me/puzzles/reports", &sent).await;
            match answer {
                Ok(_) => {}
                // It will not be taken another time either.
                Err(refusal) if refusal.is_for_good() => {}
                Err(refusal) => return Err(refusal),
            }
            // More may have come meanwhile.
            let mut left = practice::reports(memory::recall(&name).as_deref());
            left.retain(|report| !sent.reports.iter().any(|sent| sent.id == report.id));
            keep(&name, &left);
        }
    }
    Ok(())
}

fn keep(name: &Key, reports: &[PracticeReport]) {
    match practice::written(reports) {
        Some(text) => memory::remember(name, &text),
        None => memory::forget(name),
    }
}
