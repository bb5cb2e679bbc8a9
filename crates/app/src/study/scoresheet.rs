//! The scoresheet of a game that was played at a real board: who sat where, when it was, how it ended, and
//! where. What was played stands on the board beside it.

use rookery_play::{LONGEST_NAME, Side};
use rookery_protocol::label::check_tags;
use rookery_rules::Outcome;
use rookery_rules::pgn::{GameResult, GameTree};

use crate::forms::form::{Form, Name};
use crate::forms::refusal::Refusal;
use crate::forms::slip::Slip;
use crate::games::labels::tags_of;
use crate::lang::calendar;

/// Which side the writer had.
pub const SIDE: Name = "side";
/// What White is called.
pub const WHITE: Name = "white";
/// What Black is called.
pub const BLACK: Name = "black";
/// The day of the game, as `2026-11-16`. Named as the server names it, like those below.
pub const DAY: Name = "started";
/// How it ended: `1-0`, `0-1`, `1/2-1/2` or [`OPEN`].
pub const RESULT: Name = "claimed";
/// Where it was played or for what, with commas between.
pub const EVENT: Name = "tags";
/// What the moves on the board say: nothing without a move, the result that they prove, or [`OPEN`].
pub const MOVES: Name = "moves";
/// Moves that were typed and are not on the board yet.
pub const TYPED: Name = "typed";
/// The day on which one writes.
const TODAY: Name = "today";

/// The result of a game that is not finished.
pub const OPEN: &str = "*";
/// Between two names that are told in one.
pub(super) const BETWEEN: &str = " – ";
/// How long a name may be, so that there is room for two.
const LONGEST_PLAYER: usize = (LONGEST_NAME - 3) / 2;

/// An empty sheet.
pub fn form(today: &str) -> Form {
    let fields = [MOVES, SIDE, DAY, WHITE, BLACK, RESULT, EVENT, TYPED, TODAY];
    Form::new("scoresheet", &fields, check)
        .with(DAY, today)
        .with(TODAY, today)
}

/// Which side the writer had, once that is said.
pub fn side(form: &Form) -> Option<Side> {
    Side::parse(form.text(SIDE))
}

/// A name as it is kept.
pub fn player(form: &Form, field: Name) -> String {
    let words: Vec<_> = form.text(field).split_whitespace().collect();
    words.join(" ")
}

/// Whoever writes is called this, and their name goes to their side.
pub fn sit(form: &mut Form, own: &str) {
    let seat = match side(form) {
        Some(Side::White) => Some(WHITE),
        Some(Side::Black) => Some(BLACK),
        Some(Side::Neither) | None => None,
    };
    for field in [WHITE, BLACK] {
        let is_own = player(form, field) == own;
        match seat == Some(field) {
            true if form.text(field).trim().is_empty() => form.type_in(field, own.to_owned()),
            false if is_own => form.type_in(field, String::new()),
            _ => {}
        }
    }
}

/// Writes in what stands above a pasted game, wherever nothing was written yet.
pub fn fill_in(form: &mut Form, tree: &GameTree) {
    let tag = |name: &str| tree.tags.get(name).unwrap_or_default().trim().to_owned();
    for (field, text) in [(WHITE, tag("White")), (BLACK, tag("Black"))] {
        if form.text(field).trim().is_empty() {
            form.type_in(field, text);
        }
    }
    let day = tag("Date").replace('.', "-");
    if form.text(DAY) == form.text(TODAY) && calendar::midnight(&day).is_some() {
        form.type_in(DAY, day);
    }
    if form.text(RESULT).is_empty() && tree.result != GameResult::Unknown {
        form.type_in(RESULT, tree.result.to_string());
    }
    let places = [tag("Event"), tag("Site")].into_iter();
    let places: Vec<_> = places
        .filter(|place| !place.is_empty() && !place.contains("://"))
        .collect();
    let places = places.join(", ");
    if form.text(EVENT).trim().is_empty() && check_tags(&tags_of(&places)).is_ok() {
        form.type_in(EVENT, places);
    }
}

/// Takes in what stands on the board. A result that the moves prove is written by itself.
pub fn follow(form: &mut Form, plies: usize, outcome: Option<Outcome>) {
    let proven = outcome.map(|outcome| GameResult::from(outcome).to_string());
    let told = match (plies, &proven) {
        (0, _) => String::new(),
        (_, Some(proven)) => proven.clone(),
        (_, None) => OPEN.to_owned(),
    };
    if form.text(MOVES) != told {
        form.type_in(MOVES, told);
    }
    if let Some(proven) = proven.filter(|_| form.text(RESULT).is_empty()) {
        form.type_in(RESULT, proven);
    }
}

/// What the server refused, with the blame on the field where it was written.
pub fn blamed(form: &Form, mut refusal: Refusal) -> Refusal {
    if let Refusal::Problem(problem) = &mut refusal {
        for told in &mut problem.fields {
            let field = match &*told.field {
                "opponent" if side(form) == Some(Side::White) => BLACK,
                "opponent" => WHITE,
                "start_fen" => MOVES,
                "finished" => RESULT,
                _ => continue,
            };
            field.clone_into(&mut told.field);
        }
    }
    refusal
}

fn check(form: &Form) -> Vec<(Name, Slip)> {
    let side = side(form);
    let own = |field| {
        matches!(
            (side, field),
            (Some(Side::White), WHITE) | (Some(Side::Black), BLACK)
        )
    };
    let name = |field| {
        let slip = match player(form, field).chars().count() {
            // Whoever writes is known anyway.
            0 if own(field) => None,
            0 => Some(Slip::NoPlayer),
            1..=LONGEST_PLAYER => None,
            _ => Some(Slip::LongPlayer(LONGEST_PLAYER)),
        };
        slip.map(|slip| (field, slip))
    };
    let labels = check_tags(&tags_of(form.text(EVENT))).err();
    let slips = [
        side.is_none().then_some((SIDE, Slip::NoSide)),
        name(WHITE),
        name(BLACK),
        day(form).map(|slip| (DAY, slip)),
        result(form).map(|slip| (RESULT, slip)),
        labels.map(|bad| (EVENT, Slip::Label(bad))),
        moves(form).map(|slip| (MOVES, slip)),
    ];
    slips.into_iter().flatten().collect()
}

fn moves(form: &Form) -> Option<Slip> {
    match (form.text(TYPED).trim(), form.text(MOVES)) {
        ("", "") => Some(Slip::NoMoves),
        ("", _) => None,
        _ => Some(Slip::LeftMoves),
    }
}

fn day(form: &Form) -> Option<Slip> {
    let today = calendar::midnight(form.text(TODAY));
    match calendar::midnight(form.text(DAY)) {
        None => Some(Slip::NoDay),
        Some(day) if day < 0 => Some(Slip::OldDay),
        Some(day) if today.is_some_and(|today| day > today) => Some(Slip::FutureDay),
        Some(_) => None,
    }
}

fn result(form: &Form) -> Option<Slip> {
    let (told, proven) = (form.text(RESULT), form.text(MOVES));
    match (GameResult::parse(told), proven) {
        (None, _) => Some(Slip::NoResult),
        (Some(_), "" | OPEN) => None,
        (Some(_), proven) => (told != proven).then_some(Slip::OtherResult),
    }
}

#[cfg(test)]
mod tests;
