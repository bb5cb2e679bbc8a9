//! Two people at one screen.

use rookery_play::{FriendName, TimeControl, Timed};

use super::*;
use crate::setup::choices::Company;
use crate::setup::turning::Turning;

fn friends(side: Color, turning: Turning) -> Sparring {
    let mut sparring = Sparring::default();
    sparring.choose(|choices| {
        choices.company = Company::Friends;
        choices.friend = FriendName::new("Mia").unwrap();
        choices.turning = turning;
    });
    assert_eq!(sparring.begin(side, birth(SEED)), [], "no engine is woken");
    sparring
}

#[test]
fn both_move_and_take_back_one_move_at_a_time() {
    let mut sparring = friends(Color::Black, Turning::Fixed);
    assert_eq!(press(&mut sparring, "e2", "e4"), []);
    assert_eq!(sparring.stage(), Stage::Yours);
    press(&mut sparring, "e7", "e5");
    assert_eq!(sparring.sans(), ["e4", "e5"]);
    sparring.take_back();
    assert_eq!(sparring.sans(), ["e4"]);
    sparring.take_back();
    assert!(!sparring.can_take_back());
}

#[test]
fn the_board_stands_as_they_sit() {
    let sides = |turning: Turning| {
        let mut sparring = friends(Color::Black, turning);
        let first = sparring.side();
        press(&mut sparring, "e2", "e4");
        let second = sparring.side();
        sparring.flip();
        (first, second, sparring.can_flip(), sparring.is_facing())
    };
    let (white, black) = (Color::White, Color::Black);
    assert_eq!(sides(Turning::Fixed), (black, black, false, false));
    assert_eq!(sides(Turning::EachMove), (white, black, false, false));
    assert_eq!(sides(Turning::Facing), (white, white, true, true));
    assert_eq!(sides(Turning::ByHand), (white, white, true, false));
}

#[test]
fn the_one_to_move_gives_up_and_both_may_agree() {
    let mut sparring = friends(Color::White, Turning::Fixed);
    press(&mut sparring, "e2", "e4");
    assert_eq!(sparring.resigner(), Some(Color::Black));
    sparring.resign();
    let won = Outcome::Win(Color::White, WinReason::Resignation);
    assert_eq!(sparring.stage(), Stage::Over(won));

    let mut sparring = friends(Color::White, Turning::Fixed);
    press(&mut sparring, "e2", "e4");
    press(&mut sparring, "e7", "e5");
    sparring.offer_draw();
    let drawn = Outcome::Draw(DrawReason::Agreement);
    assert_eq!(sparring.stage(), Stage::Over(drawn));
}

#[test]
fn either_flag_falls() {
    let mut sparring = Sparring::default();
    sparring.choose(|choices| {
        choices.company = Company::Friends;
        choices.time = TimeControl::Timed(Timed::new(1, 0).unwrap());
    });
    sparring.at(0);
    sparring.begin(Color::White, birth(SEED));
    press(&mut sparring, "e2", "e4");
    assert_eq!(sparring.running(), Some(Color::Black));
    sparring.at(60_000);
    let lost = Outcome::Win(Color::White, WinReason::Time);
    assert_eq!(sparring.stage(), Stage::Over(lost));
}

#[test]
fn it_is_kept_and_gone_on_with() {
    let mut sparring = friends(Color::Black, Turning::Fixed);
    press(&mut sparring, "e2", "e4");
    let kept = sparring.saved().unwrap();
    let mut other = Sparring::default();
    other.resume(&kept);
    assert_eq!(other.bout(), sparring.bout());
    assert_eq!(other.choices().company, Company::Friends);
}
