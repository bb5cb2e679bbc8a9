//! Words about games that went on on another device.

use crate::keeping::receipt::Elsewhere;
use crate::lang::{Lang, sayings};

sayings! {
    parted => "You also played on with this game elsewhere. Both games are kept.";
    coming => "Getting your game …";
    away => "The server cannot be reached, so that game did not come. The game here is as it was.";
    gone => "That game is not there any more.";
    go_on => "Go on from there";
    stay => "Go on from here";
    look => "Look at it";
    here => "Continue this game";
    here_means => "It goes on where you left it, here or on any of your devices.";
    resume => "Continue";
    twice => "Played on two devices:";
    other => "the other game";
}

/// About a game that another device has gone on with: "You went on with this game on another device: 5 moves."
pub fn told(lang: Lang, gone: Elsewhere) -> String {
    let Lang::En = lang;
    match (gone.finished, gone.plies.div_ceil(2)) {
        (true, _) => "You finished this game on another device.".to_owned(),
        (false, 1) => "You went on with this game on another device: 1 move.".to_owned(),
        (false, moves) => format!("You went on with this game on another device: {moves} moves."),
    }
}

/// What to do about it.
pub fn follow(lang: Lang, gone: Elsewhere) -> &'static str {
    match gone.finished {
        true => look(lang),
        false => go_on(lang),
    }
}

#[cfg(test)]
mod tests {
    use rookery_play::GameId;

    use super::*;

    #[test]
    fn how_far_it_went_is_told_in_moves() {
        let gone = |plies, finished| Elsewhere {
            id: GameId::of_text("1"),
            plies,
            finished,
        };
        let told = |plies, finished| told(Lang::En, gone(plies, finished));
        assert!(told(2, false).ends_with(": 1 move."));
        assert!(told(9, false).ends_with(": 5 moves."));
        assert!(told(9, true).contains("finished"));
        assert_eq!(follow(Lang::En, gone(9, true)), "Look at it");
    }
}
