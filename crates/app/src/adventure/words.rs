//! Words of the adventure around the story: its map, its reader, its battles and its sheet. What the
//! story itself says is the campaign's.

use rookery_campaign::Help;
use rookery_play::BattleVerdict;

use crate::adventure::battle_game::TaskCount;
use crate::adventure::map::PlaceState;
use crate::adventure::practice_board::PracticeState;
use crate::adventure::traveler::ChapterEnd;
use crate::lang::{Lang, sayings};

sayings! {
    title => "Adventure";
    lead => "It has been evening for three days. Somebody has to find out why.";
    begin => "Begin the story";
    go_on => "Go on";
    finished => "You have crossed the whole forest.";
    the_sheet => "Your sheet";
    survival => "Survival";
    more_ways => "More around the adventure";
    read_again => "Read again";
    chapters => "Chapters";
    map => "Map of the forest";
    guest_name => "Wren";
    called_wren => "As a guest you are called Wren. With an account, everybody says your own name.";

    story => "Story";
    next => "Next";
    back => "Back";
    skip => "Skip ahead";
    to_the_map => "Map";
    catch_up => "To where I was";
    the_end => "The End";
    fight => "Play the game";
    resume => "Go on with the game";
    fight_again => "Play again";
    passed => "You have passed this game.";

    practice => "Practice";
    show_me => "Show me";
    skip_practice => "Skip the practice";
    skip_lesson => "I know this";
    next_position => "Next position";
    all_solved => "That was all. Well done!";
    more_puzzles => "More puzzles like this";

    task => "Your task";
    battle_over => "How the battle ended";
    try_again => "Try again";
    to_story => "Back to the story";
    feather => "You earn a feather!";
    advice => "Quill says:";

    sheet_title => "Your sheet";
    shared_title => "A traveler's sheet";
    sheet_lead => "Everything you played against the computer, added up. It keeps growing.";
    no_sheet => "Play a first game, and your sheet begins.";
    download => "Save as picture";
    downloading => "Drawing…";
    downloaded => "Saved. Look among your downloads.";
    not_drawn => "This browser could not draw the picture.";
    share => "Share";
    share_lead => "Whoever has the link sees this sheet with your name on it, without an account. It works for \
        30 days, or until you take it back.";
    make_link => "Make a link";
    new_link => "Make a new link";
    link => "Link to your sheet";
    link_once => "Copy it now. It is not shown again; a new link replaces this one.";
    revoke => "Stop sharing";
    revoked => "The link no longer works.";
    style => "Style";
    games => "Games";
    won => "Won";
    drawn => "Drawn";
    lost => "Lost";
    rate => "Won of 100";
    moves => "Moves";
    time => "Time";
    none => "none yet";
    figures => "The figures";
    all => "All games";
    adventure => "In the adventure";
    gone => "This link shows nothing";
    gone_means => "It has expired, was ended, or was not copied whole.";
    play_too => "Begin your own adventure";
}

/// "Chapter 3: Low Roads".
pub fn chapter(lang: Lang, number: usize, title: &str) -> String {
    match lang {
        Lang::En => format!("Chapter {number}: {title}"),
    }
}

/// How a chapter lies to somebody.
pub fn place_state(lang: Lang, place_state: PlaceState) -> &'static str {
    match (lang, place_state) {
        (Lang::En, PlaceState::Passed) => "read",
        (Lang::En, PlaceState::Here) => "you are here",
        (Lang::En, PlaceState::Ahead) => "still ahead",
    }
}

/// "3 feathers"; nothing if there are none.
pub fn feathers(lang: Lang, feathers: usize) -> Option<String> {
    match (lang, feathers) {
        (_, 0) => None,
        (Lang::En, 1) => Some("1 feather".to_owned()),
        (Lang::En, _) => Some(format!("{feathers} feathers")),
    }
}

/// A warm word at the end of a chapter.
pub fn chapter_end(lang: Lang, end: ChapterEnd) -> String {
    let Lang::En = lang;
    let ChapterEnd {
        chapter,
        feathers,
        earned,
    } = end;
    match (earned, feathers) {
        (0, 1) => format!(
            "Chapter {chapter} is behind you. Its feather waits until you win that game as its task says."
        ),
        (0, _) => format!(
            "Chapter {chapter} is behind you. Its feathers wait until you win those games as their tasks say."
        ),
        (1, 1) => format!("Chapter {chapter} is behind you, and its feather is yours. Well done!"),
        (earned, feathers) if earned == feathers => {
            format!("Chapter {chapter} is behind you, and all its feathers are yours. Well done!")
        }
        (earned, feathers) => format!(
            "Chapter {chapter} is behind you, and {earned} of its {feathers} feathers are yours. Well done!"
        ),
    }
}

/// Where somebody is, for those who do not see the map.
pub fn map_here(lang: Lang, place: &str) -> String {
    match lang {
        Lang::En => format!("Map of the forest. You are here: {place}."),
    }
}

/// "Position 2 of 3".
pub fn position(lang: Lang, number: usize, of_all: usize) -> String {
    match lang {
        Lang::En => format!("Position {number} of {of_all}"),
    }
}

/// What the guide says to a move.
pub fn mark(lang: Lang, mark: PracticeState) -> Option<&'static str> {
    match (lang, mark) {
        (Lang::En, PracticeState::Open) => None,
        (Lang::En, PracticeState::Right) => Some("Right! Go on."),
        (Lang::En, PracticeState::Wrong) => Some("Not quite. Try once more."),
        (Lang::En, PracticeState::Solved) => Some("Solved!"),
    }
}

/// "2 moves left".
pub fn moves_left(lang: Lang, left: u8) -> String {
    match (lang, left) {
        (Lang::En, 1) => "1 move left".to_owned(),
        (Lang::En, _) => format!("{left} moves left"),
    }
}

/// Before a battle.
pub fn against(lang: Lang, called: &str) -> String {
    match lang {
        Lang::En => format!("A game against {called}"),
    }
}

/// What is different in the next try.
pub fn help(lang: Lang, help: Help, name: &str) -> Option<String> {
    let Lang::En = lang;
    match help {
        Help::None | Help::Advice => None,
        Help::Easier => Some(format!("{name} takes it easier now.")),
        Help::Hints => Some(format!(
            "{name} takes it easier now, and you may use hints and take moves back."
        )),
        Help::Passage => Some(
            "You may use hints, take moves back, or go on without a win. \
             Nobody has to stay behind."
                .to_owned(),
        ),
    }
}

/// How a battle ended for the player.
pub fn verdict(lang: Lang, verdict: BattleVerdict) -> &'static str {
    match (lang, verdict) {
        (Lang::En, BattleVerdict::Met) => "You did it!",
        (Lang::En, BattleVerdict::Won) => "You won!",
        (Lang::En, BattleVerdict::Drawn) => "A draw. It counts as neither: try once more.",
        (Lang::En, BattleVerdict::Lost) => "Not this time.",
    }
}

/// "Move 12 of 40".
pub fn count(lang: Lang, count: &TaskCount) -> Option<String> {
    match (lang, count) {
        (_, TaskCount::Nothing) => None,
        (Lang::En, TaskCount::Moves(made, of)) => Some(format!("{made} of {of} moves")),
    }
}

/// The poster, for those who do not see it.
pub fn poster(lang: Lang, name: &str, played: u32, won: u32) -> String {
    match lang {
        Lang::En => format!("Poster of {name}: {played} games, {won} of them won."),
    }
}

/// Beside the words of somebody.
pub fn works_until(lang: Lang, moment: &str) -> String {
    match lang {
        Lang::En => format!("There is a link to your sheet. It works until {moment}."),
    }
}
