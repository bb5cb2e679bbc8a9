//! Two people at one screen.

use rookery_play::{FriendName, TimeControl, Timed};

use super::*;
use crate::setup::choices::Company;
use crate::setup::turning::Turning;

fn friends(side: Color, turning: Turning) -> PlayPage {
    let mut play_page = PlayPage::default();
    play_page.choose(|choices| {
        choices.company = Company::Friends;
        choices.friend = FriendName::new("Mia").unwrap();
        choices.turning = turning;
    });
    assert_eq!(
        play_page.begin(side, new_game(SEED)),
        [],
        "no engine is woken"
    );
    play_page
}

#[test]
fn both_move_and_take_back_one_move_at_a_time() {
    let mut play_page = friends(Color::Black, Turning::Fixed);
    assert_eq!(press(&mut play_page, "e2", "e4"), []);
    assert_eq!(play_page.stage(), Stage::Yours);
    press(&mut play_page, "e7", "e5");
    assert_eq!(play_page.sans(), ["e4", "e5"]);
    play_page.take_back();
    assert_eq!(play_page.sans(), ["e4"]);
    play_page.take_back();
    assert!(!play_page.can_take_back());
}

#[test]
fn the_board_stands_as_they_sit() {
    let sides = |turning: Turning| {
        let mut play_page = friends(Color::Black, turning);
        let first = play_page.side();
        press(&mut play_page, "e2", "e4");
        let second = play_page.side();
        play_page.flip();
        (first, second, play_page.can_flip(), play_page.is_facing())
    };
    let (white, black) = (Color::White, Color::Black);
    assert_eq!(sides(Turning::Fixed), (black, black, false, false));
    assert_eq!(sides(Turning::EachMove), (white, black, false, false));
    assert_eq!(sides(Turning::Facing), (white, white, true, true));
    assert_eq!(sides(Turning::ByHand), (white, white, true, false));
}

#[test]
fn the_one_to_move_gives_up_and_both_may_agree() {
    let mut play_page = friends(Color::White, Turning::Fixed);
    press(&mut play_page, "e2", "e4");
    assert_eq!(play_page.resigner(), Some(Color::Black));
    play_page.resign();
    let won = Outcome::Win(Color::White, WinReason::Resignation);
    assert_eq!(play_page.stage(), Stage::Over(won));

    let mut play_page = friends(Color::White, Turning::Fixed);
    press(&mut play_page, "e2", "e4");
    press(&mut play_page, "e7", "e5");
    play_page.offer_draw();
    let drawn = Outcome::Draw(DrawReason::Agreement);
    assert_eq!(play_page.stage(), Stage::Over(drawn));
}

#[test]
fn either_flag_falls() {
    let mut play_page = PlayPage::default();
    play_page.choose(|choices| {
        choices.company = Company::Friends;
        choices.set_time(TimeControl::Timed(Timed::new(1, 0).unwrap()));
    });
    play_page.at(0);
    play_page.begin(Color::White, new_game(SEED));
    press(&mut play_page, "e2", "e4");
    assert_eq!(play_page.running(), Some(Color::Black));
    play_page.at(60_000);
    let lost = Outcome::Win(Color::White, WinReason::Time);
    assert_eq!(play_page.stage(), Stage::Over(lost));
}

#[test]
fn it_is_kept_and_gone_on_with() {
    let mut play_page = friends(Color::Black, Turning::Fixed);
    press(&mut play_page, "e2", "e4");
    let kept = play_page.saved().unwrap();
    let mut other = PlayPage::default();
    other.resume(&kept);
    assert_eq!(other.bout(), play_page.bout());
    assert_eq!(other.choices().company, Company::Friends);
}
