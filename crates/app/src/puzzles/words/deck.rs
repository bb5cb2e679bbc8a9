//! Words of the deck: puzzles from one's own games.

use rookery_protocol::api::{Deck, DeckCard};

use crate::lang::{Lang, sayings};

sayings! {
    heading => "From your games";
    means => "Chances you missed. Ten a day, until you know them.";
    lead => "Moments in your own games when there was something to find. At most ten a day; what you may forget comes first.";
    nothing => "Nothing here yet. Play some games: Rookery looks through them for chances you missed.";
    play => "Play a game";
    done => "Done for today!";
    next => "Next";
    why => "Why this one";
    hunting => "Looking through your games";
    keep_open => "This goes on while this page is open. You can solve meanwhile, or come back later.";
    stopped => "The search has stopped for now.";
    go_on => "Go on searching";
}

/// What the rest of the deck is like when nothing is left today.
pub fn rest(lang: Lang, deck: &Deck) -> String {
    let Lang::En = lang;
    match deck.next.map(|next| next.saturating_sub(deck.day)) {
        Some(0 | 1) => "More waits for you tomorrow.".to_owned(),
        Some(days) => format!("The next one comes in {days} days."),
        None => "Come back after your next games.".to_owned(),
    }
}

/// How many there are.
pub fn collected(lang: Lang, all: u32) -> String {
    let Lang::En = lang;
    match all {
        1 => "One moment from your games is collected here.".to_owned(),
        all => format!("{all} moments from your games are collected here."),
    }
}

/// How far one is today.
pub fn place(lang: Lang, done: u32, left: u32) -> String {
    let Lang::En = lang;
    format!("{} of {} today", done + 1, done + left)
}

/// Why a card is here.
pub fn reason(lang: Lang, card: &DeckCard, today: u32) -> String {
    let Lang::En = lang;
    let (Some(last), Some(chance)) = (card.last, card.chance) else {
        return "New: you had this chance in a game, and played something else.".to_owned();
    };
    let ago = match today.saturating_sub(last) {
        0 => "today".to_owned(),
        1 => "yesterday".to_owned(),
        days => format!("{days} days ago"),
    };
    format!("You last tried it {ago}. The chance that you still know it is about {chance} %.")
}

/// The game a card comes from.
pub fn source(lang: Lang, card: &DeckCard) -> String {
    let Lang::En = lang;
    let names = match card.names.trim() {
        "" => "your game".to_owned(),
        names => names.replace('\n', " – "),
    };
    format!("From {names}, move {}", move_number(card))
}

/// The number that chess gives to the move that is looked for: the one after the opponent's mistake.
fn move_number(card: &DeckCard) -> u32 {
    let mut fields = card.fen.split(' ').skip(1);
    let is_black = fields.next() == Some("b");
    let told = fields.nth(3).and_then(|number| number.parse::<u32>().ok());
    match told {
        Some(number) => number + u32::from(is_black),
        None => card.ply.div_ceil(2) + 1,
    }
}

/// When a card comes again.
pub fn again(lang: Lang, days: u32) -> String {
    let Lang::En = lang;
    match days {
        0 | 1 => "It comes again tomorrow.".to_owned(),
        days => format!("It comes again in {days} days."),
    }
}

/// What the search has done in this visit.
pub fn hunted(lang: Lang, games: u32, found: u64) -> String {
    let Lang::En = lang;
    let games = match games {
        0 => return "The first game is being looked through.".to_owned(),
        1 => "One game looked through".to_owned(),
        games => format!("{games} games looked through"),
    };
    match found {
        0 => format!("{games}, nothing missed so far."),
        1 => format!("{games}, one missed chance found."),
        found => format!("{games}, {found} missed chances found."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(last: Option<u32>, chance: Option<u32>) -> DeckCard {
        DeckCard {
            id: "x".into(),
            game: "g".into(),
            names: "Rita\nReynard".into(),
            ply: 23,
            fen: String::new(),
            moves: Vec::new(),
            themes: Vec::new(),
            tries: 0,
            missed: 0,
            last,
            chance,
        }
    }

    #[test]
    fn a_card_says_where_it_comes_from_and_why() {
        assert!(reason(Lang::En, &card(None, None), 9).starts_with("New"));
        let known = reason(Lang::En, &card(Some(6), Some(84)), 9);
        assert_eq!(
            known,
            "You last tried it 3 days ago. The chance that you still know it is about 84 %."
        );
    }

    #[test]
    fn moves_are_counted_as_chess_does() {
        let from = |ply: u32, fen: &str| {
            let fen = fen.to_owned();
            let card = card(None, None);
            source(Lang::En, &DeckCard { ply, fen, ..card })
        };
        // 1. e4 e5 2. Bc4, then Black errs: White's third move is looked for.
        let italian = "rnbqkbnr/pppp1ppp/8/4p3/2B1P3/8/PPPP1PPP/RNBQK1NR b KQkq - 1 2";
        assert_eq!(from(3, italian), "From Rita – Reynard, move 3");
        // White errs with its second move, and Black's second is looked for.
        let opened = "rnbqkbnr/pppp1ppp/4p3/8/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2";
        assert_eq!(from(2, opened), "From Rita – Reynard, move 2");
        // A game that began in the middle is counted from there.
        assert_eq!(
            from(0, "8/8/8/4k3/8/4K3/8/7R b - - 0 41"),
            "From Rita – Reynard, move 42"
        );
        assert_eq!(from(23, ""), "From Rita – Reynard, move 13");
    }

    #[test]
    fn what_comes_next_is_told_in_days() {
        assert_eq!(again(Lang::En, 1), "It comes again tomorrow.");
        assert_eq!(again(Lang::En, 8), "It comes again in 8 days.");
        assert_eq!(place(Lang::En, 2, 5), "3 of 7 today");
        assert_eq!(
            hunted(Lang::En, 2, 1),
            "2 games looked through, one missed chance found."
        );
    }
}
