//! Words of the list of one's games.

pub mod import;

use rookery_campaign::Animal;
use rookery_play::{GameSource, Side, Verdict};
use rookery_protocol::api::{Ending, GameSummary, called};
use rookery_rules::{Color, DrawReason, Outcome, WinReason};

use crate::game::words::{company, ending};
use crate::games::archive::{Archive, Rest};
use crate::games::wanted::{Against, Results, Sides, Wanted};
use crate::lang::{Lang, date, number, sayings};

sayings! {
    heading => "My games";
    list => "Games, the newest first";
    import => "Import";
    export => "Export as PGN";
    filters => "Filter";
    search => "Search";
    search_hint => "Search your games";
    color => "Your color";
    results => "Result";
    opponents => "Against";
    looking => "Looking for your games…";
    more => "Show more";
    again => "Try again";
    goes_on => "Go on";

    none_yet => "No games yet";
    none_yet_means => "Every game you play is kept here. You can also bring the games you played elsewhere.";
    play => "Play a game";
    bring => "Import games";
    none_ticked => "No result is ticked";
    none_ticked_means => "So no game can be shown. Tick at least one: wins, losses, draws or unfinished games.";
    tick_all => "Tick all results";
    none_fit => "No game fits";
    clear => "Clear the filter";

    second_copy => "Played on two devices";
    second_copy_means => "This game went on in two places, and both are kept. Open the other one.";
    first_copy => "Open the other game";

    name_label => "Name of the game";
    name_hint => "1 to 80 characters, and no other game of yours may have it.";
    name_save => "Save name";
    named => "Saved.";
    tags_label => "Tags";
    tags_hint => "Words with commas between, such as: club, endgame";
    tags_save => "Save tags";
    saving => "Saving…";
    pgn => "Download as PGN";
    delete => "Delete this game…";
    delete_question => "Delete this game for good?";
    delete_yes => "Yes, delete it";
    delete_no => "No, keep it";
    deleted => "The game is deleted.";
}

/// A choice of the pieces the owner had.
pub fn side(lang: Lang, side: Sides) -> &'static str {
    match (lang, side) {
        (Lang::En, Sides::Both) => "Both",
        (Lang::En, Sides::White) => "White",
        (Lang::En, Sides::Black) => "Black",
    }
}

/// A result to tick.
pub fn result(lang: Lang, verdict: Verdict) -> &'static str {
    match (lang, verdict) {
        (Lang::En, Verdict::Win) => "Wins",
        (Lang::En, Verdict::Loss) => "Losses",
        (Lang::En, Verdict::Draw) => "Draws",
        (Lang::En, Verdict::Unfinished) => "Unfinished",
        (Lang::En, Verdict::Other) => "Other",
    }
}

/// What hides behind a short word.
pub fn result_means(lang: Lang, verdict: Verdict) -> Option<&'static str> {
    match (lang, verdict) {
        (Lang::En, Verdict::Other) => Some("Games of other people, and games without a result"),
        _ => None,
    }
}

/// A choice of the opponent.
pub fn against(lang: Lang, against: Against) -> &'static str {
    match (lang, against) {
        (Lang::En, Against::Everyone) => "Everyone",
        (Lang::En, Against::AnyEngine) => "Any engine",
        (Lang::En, Against::Animals) => "Animals",
        (Lang::En, Against::Engine) => "Other engines",
        (Lang::En, Against::People) => "People",
        (Lang::En, Against::Imported) => "Imported",
    }
}

/// A tag that is looked for, on the button that ends that.
pub fn without_tag(lang: Lang, tag: &str) -> String {
    match lang {
        Lang::En => format!("Tag: {tag} (remove)"),
    }
}

/// The button that looks for a tag.
pub fn with_tag(lang: Lang, tag: &str) -> String {
    match lang {
        Lang::En => format!("Show games with the tag {tag}"),
    }
}

/// "50 games so far, and more." or "3 games."
pub fn count(lang: Lang, archive: &Archive) -> String {
    let Lang::En = lang;
    let number = archive.games.len();
    let games = match number {
        1 => "1 game".to_owned(),
        number => format!("{} games", number::grouped(lang, number as u64)),
    };
    match archive.rest {
        Rest::Unknown => String::new(),
        Rest::More(_) => format!("{games} so far, and more"),
        Rest::End => games,
    }
}

/// What no game fits: "You looked for: White, wins or draws, against animals, “fox”."
pub fn looked_for(lang: Lang, wanted: &Wanted) -> String {
    let Lang::En = lang;
    let mut parts = Vec::new();
    if wanted.side != Sides::Both {
        parts.push(format!("you had {}", side(lang, wanted.side)));
    }
    if !wanted.results.is_all() {
        parts.push(ticked(lang, wanted.results));
    }
    match wanted.against {
        Against::Everyone => {}
        Against::Imported => parts.push("imported".to_owned()),
        kind => parts.push(format!("against {}", against(lang, kind).to_lowercase())),
    }
    if !wanted.tag.is_empty() {
        parts.push(format!("tag “{}”", wanted.tag));
    }
    let text = wanted.text.trim();
    if !text.is_empty() {
        parts.push(format!("“{text}” in a name or the opening"));
    }
    format!("You looked for: {}.", parts.join(", "))
}

fn ticked(lang: Lang, results: Results) -> String {
    let words = results.ticked().map(|one| result(lang, one).to_lowercase());
    words.collect::<Vec<_>>().join(" or ")
}

/// What a game is called in the list: its own name, or who played.
pub fn name(lang: Lang, game: &GameSummary) -> String {
    match &*game.title {
        "" => players(lang, game),
        title => title.to_owned(),
    }
}

/// "Against Russet the fox", or "Olaf – Mina" where one only looks on.
pub fn players(lang: Lang, game: &GameSummary) -> String {
    let Lang::En = lang;
    match game.side {
        Side::Neither => game.names.clone(),
        Side::White | Side::Black => format!("Against {}", opponent(game)),
    }
}

/// Whoever sat opposite: "Russet the fox", "Rookery (rated 600)", "Olaf".
pub fn opponent(game: &GameSummary) -> String {
    let is_read = game.source == GameSource::Import;
    match (game.side, game.names.split_once(" – ")) {
        (Side::White, Some((_, black))) if is_read => black.to_owned(),
        (Side::Black, Some((white, _))) if is_read => white.to_owned(),
        _ => called(&game.opponent_kind, &game.opponent_id, &game.names),
    }
}

/// Whose face belongs to a game.
pub fn animal(game: &GameSummary) -> Option<Animal> {
    (game.opponent_kind == "character")
        .then(|| Animal::from_key(&game.opponent_id))
        .flatten()
}

/// How it went: "Win by checkmate", "Unfinished", "White wins on time".
pub fn ended(lang: Lang, game: &GameSummary) -> String {
    let Lang::En = lang;
    let side = game.side.color();
    let outcome = game.ending.as_ref().and_then(outcome);
    let plain = match (game.verdict, game.ending.as_ref().map(|end| &*end.result)) {
        (Verdict::Unfinished, _) => "Unfinished",
        (Verdict::Win, _) => "Win",
        (Verdict::Loss, _) => "Loss",
        (Verdict::Draw, _) | (Verdict::Other, Some("1/2-1/2")) => "Draw",
        (Verdict::Other, Some("1-0")) => "White wins",
        (Verdict::Other, Some("0-1")) => "Black wins",
        (Verdict::Other, _) => "No result",
    };
    match (outcome, side) {
        (Some(outcome), Some(side)) => ending::told(lang, side, outcome),
        (Some(outcome), None) => company::ending(lang, outcome),
        (None, _) => plain.to_owned(),
    }
}

/// The end in the words of the rules; a file may not say why.
fn outcome(ending: &Ending) -> Option<Outcome> {
    let winner = match &*ending.result {
        "1-0" => Some(Color::White),
        "0-1" => Some(Color::Black),
        "1/2-1/2" => None,
        _ => return None,
    };
    let reason = ending.reason.as_deref()?;
    Some(match (winner, reason) {
        (Some(winner), "checkmate") => Outcome::Win(winner, WinReason::Checkmate),
        (Some(winner), "resignation") => Outcome::Win(winner, WinReason::Resignation),
        (Some(winner), "time") => Outcome::Win(winner, WinReason::Time),
        (Some(winner), "abandonment") => Outcome::Win(winner, WinReason::Abandonment),
        (None, "stalemate") => Outcome::Draw(DrawReason::Stalemate),
        (None, "insufficient_material") => Outcome::Draw(DrawReason::InsufficientMaterial),
        (None, "threefold_repetition") => Outcome::Draw(DrawReason::ThreefoldRepetition),
        (None, "fivefold_repetition") => Outcome::Draw(DrawReason::FivefoldRepetition),
        (None, "fifty_moves") => Outcome::Draw(DrawReason::FiftyMoves),
        (None, "seventy_five_moves") => Outcome::Draw(DrawReason::SeventyFiveMoves),
        (None, "agreement") => Outcome::Draw(DrawReason::Agreement),
        (None, "time") => Outcome::Draw(DrawReason::TimeWithoutMatingMaterial),
        (None, "abandonment") => Outcome::Draw(DrawReason::AbandonmentWithoutMatingMaterial),
        _ => return None,
    })
}

/// In milliseconds.
const HALF_A_DAY: i64 = 12 * 60 * 60 * 1000;

/// The rest in a line: "You had White · Sicilian Defense · 34 moves · November 12, 2026, 3:04 PM".
pub fn about(lang: Lang, game: &GameSummary, local: i64) -> String {
    let Lang::En = lang;
    let color = match game.side {
        Side::White => Some("You had White".to_owned()),
        Side::Black => Some("You had Black".to_owned()),
        Side::Neither => None,
    };
    // Many files know the day alone, which is kept as its midnight in universal time, and score sheets too, as its
    // noon on the writer's wall. A date is not torn apart at the end of a line.
    let knows_time = game.source != GameSource::Import
        || [game.started, local].iter().all(|at| at % HALF_A_DAY != 0);
    let moment = match knows_time {
        true => date::moment(lang, local),
        false => date::day(lang, local),
    };
    let moment = moment.replace(' ', "\u{a0}");
    let who = (!game.title.is_empty()).then(|| players(lang, game));
    let moves = match game.plies.div_ceil(2) {
        0 => "no moves".to_owned(),
        1 => "1 move".to_owned(),
        moves => format!("{moves} moves"),
    };
    let parts = [who, color, game.opening.clone(), Some(moves), Some(moment)];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// The button with what can be done about a game.
pub fn more_about(lang: Lang, name: &str) -> String {
    match lang {
        Lang::En => format!("Name, tags and more: {name}"),
    }
}

/// Games that are not with the server yet.
pub fn waiting(lang: Lang, count: usize) -> String {
    match (lang, count) {
        (Lang::En, 1) => "1 game waits in this browser until the server can be reached.".to_owned(),
        (Lang::En, count) => {
            format!("{count} games wait in this browser until the server can be reached.")
        }
    }
}

#[cfg(test)]
mod tests;
