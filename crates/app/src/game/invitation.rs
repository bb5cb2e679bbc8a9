//! What the address of the play page asks for: a start, company, or a game at once.

use rookery_play::GameId;
use rookery_rules::Position;

use crate::setup::choices::Company;
use crate::setup::start::{self, START};

/// What an address asked for; whatever it leaves out is as it was.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Invitation {
    /// Where the next game begins.
    pub start: Option<Position>,
    /// Who plays the next game; one that goes on is laid aside.
    pub company: Option<Company>,
    /// The kept game that the start is a position of.
    pub origin: Option<GameId>,
    /// The kept game that is gone on with.
    pub game: Option<GameId>,
    /// Begin as chosen, without another question.
    pub begins: bool,
    /// The battle of the adventure that is fought now.
    pub battle: Option<String>,
}

const COMPANY: &str = "company";
const BEGIN: &str = "begin";
const ORIGIN: &str = "from";
const GAME: &str = "game";
const BATTLE: &str = "battle";

/// What stands for a battle where the next of a survival run is meant.
pub const SURVIVAL: &str = "survival";

/// The same for the opponent of somebody's own that was picked last.
pub const OWN: &str = "own";

/// The same, with its word behind it, for somebody of the forest who is played just for fun.
pub const FOREST: &str = "forest-";

/// The page with the choices for this company.
pub fn with(company: Company) -> String {
    format!("/play?{COMPANY}={}", company.key())
}

/// The page on which this kept game goes on.
pub fn to_go_on(game: &str) -> String {
    format!("/play?{GAME}={game}")
}

/// The page on which this battle is fought.
pub fn to_fight(battle: &str) -> String {
    format!("/play?{BATTLE}={battle}")
}

/// The page on which this animal is played just for fun.
pub fn to_meet(animal: &str) -> String {
    to_fight(&format!("{FOREST}{animal}"))
}

/// The page with a new game as it was chosen last.
pub fn at_once() -> String {
    format!("/play?{BEGIN}=now")
}

/// The page on which this position of a kept game is gone on from in this company.
pub fn to_continue(start: &Position, company: Company, game: Option<GameId>) -> String {
    let address = format!("{}&{COMPANY}={}", start::play_from(start), company.key());
    match game {
        Some(game) => format!("{address}&{ORIGIN}={game}"),
        None => address,
    }
}

impl Invitation {
    /// Reads the query of an address, where `value` is what stands under a name.
    pub fn read(value: impl Fn(&str) -> Option<String>) -> Option<Self> {
        let invitation = Self {
            start: value(START).and_then(|carried| start::read(&carried)),
            company: value(COMPANY).and_then(|key| {
                let known = Company::ALL.into_iter();
                known.into_iter().find(|company| company.key() == key)
            }),
            origin: value(ORIGIN).and_then(|id| GameId::parse(&id)),
            game: value(GAME).and_then(|id| GameId::parse(&id)),
            begins: value(BEGIN).is_some(),
            battle: value(BATTLE),
        };
        let is_one = [START, COMPANY, BEGIN, GAME, BATTLE]
            .iter()
            .any(|name| value(name).is_some());
        is_one.then_some(invitation)
    }
}

#[cfg(test)]
mod tests {
    use rookery_campaign::{BATTLES, Battle};

    use super::*;

    fn read(address: &str) -> Option<Invitation> {
        let query = address.split_once('?').map_or("", |(_, query)| query);
        Invitation::read(|name| {
            let mut pairs = query.split('&').filter_map(|pair| pair.split_once('='));
            let found = pairs.find(|(key, _)| *key == name);
            found.map(|(_, value)| value.to_owned())
        })
    }

    #[test]
    fn what_we_write_is_read() {
        for company in Company::ALL {
            let invitation = read(&with(company)).unwrap();
            assert_eq!(invitation.company, Some(company));
            assert!(!invitation.begins);
        }
        assert!(read(&at_once()).unwrap().begins);
        let game = GameId::of_text("3");
        assert_eq!(read(&to_go_on(&game.to_string())).unwrap().game, Some(game));
        let battle = read(&to_fight("hare")).unwrap().battle;
        assert_eq!(battle.as_deref(), Some("hare"));
        let met = read(&to_meet("lynx")).unwrap().battle;
        assert_eq!(
            met.as_deref().and_then(|key| key.strip_prefix(FOREST)),
            Some("lynx")
        );
        let is_like = |battle: &Battle| battle.key.starts_with(FOREST);
        assert!(!BATTLES.iter().any(is_like), "no battle is called so");
        let ending = Position::parse_fen("8/8/8/4k3/8/4K3/4P3/8 w - - 0 1").unwrap();
        assert_eq!(
            read(&start::play_from(&ending)).unwrap().start,
            Some(ending)
        );
    }

    #[test]
    fn a_kept_game_is_gone_on_from() {
        let ending = Position::parse_fen("8/8/8/4k3/8/4K3/4P3/8 w - - 0 1").unwrap();
        let game = GameId::of_text("7");
        let invitation = read(&to_continue(&ending, Company::Friends, Some(game))).unwrap();
        assert_eq!(invitation.origin, Some(game));
        assert_eq!(invitation.company, Some(Company::Friends));
        assert_eq!(invitation.start, Some(ending));
    }

    #[test]
    fn anything_else_asks_for_nothing() {
        assert_eq!(read("/play"), None);
        assert_eq!(read("/play?next=/board"), None);
        let odd = read("/play?company=wolves&start=nowhere").unwrap();
        assert_eq!(odd, Invitation::default());
    }
}
