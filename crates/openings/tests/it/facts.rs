//! What every chess book says, and that the way to a position does not matter.

use rookery_openings::{Eco, of_game, of_position, openings};
use rookery_rules::Position;

use crate::after;

fn check(moves: &str, eco: &str, name: &str) {
    let opening = of_position(&after(moves)).unwrap_or_else(|| panic!("{moves} has no name"));
    assert_eq!(
        (opening.eco.to_string().as_str(), opening.name),
        (eco, name),
        "{moves}"
    );
}

#[test]
fn known_openings_have_their_names() {
    check("e4 c5", "B20", "Sicilian Defense");
    check(
        "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6",
        "B90",
        "Sicilian Defense: Najdorf Variation",
    );
    check(
        "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6",
        "B70",
        "Sicilian Defense: Dragon Variation",
    );
    check("e4 e5 Nf3 Nc6 Bc4", "C50", "Italian Game");
    check(
        "e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 Nxd5 Nxf7",
        "C57",
        "Italian Game: Two Knights Defense, Fried Liver Attack",
    );
    check("e4 e5 Nf3 Nc6 Bb5", "C60", "Ruy Lopez");
    check("e4 e5 Nf3 Nc6 Bb5 Nf6", "C65", "Ruy Lopez: Berlin Defense");
    check("e4 e5 f4", "C30", "King's Gambit");
    check("e4 e5 f4 exf4", "C33", "King's Gambit Accepted");
    check("e4 e5 Nf3 d6", "C41", "Philidor Defense");
    check("e4 e5 Nf3 Nf6", "C42", "Petrov's Defense");
    check("e4 e5 Nc3", "C25", "Vienna Game");
    check("e4 e6", "C00", "French Defense");
    check("e4 c6", "B10", "Caro-Kann Defense");
    check("e4 d5", "B01", "Scandinavian Defense");
    check("e4 Nf6", "B02", "Alekhine Defense");
    check("d4 d5 c4", "D06", "Queen's Gambit");
    check("d4 d5 c4 e6", "D30", "Queen's Gambit Declined");
    check("d4 d5 c4 dxc4", "D20", "Queen's Gambit Accepted");
    check("d4 d5 c4 c6", "D10", "Slav Defense");
    check(
        "d4 d5 c4 e5",
        "D08",
        "Queen's Gambit Declined: Albin Countergambit",
    );
    check("d4 d5 Nf3 Nf6 Bf4", "D02", "London System");
    check("d4 Nf6 c4 g6 Nc3 d5", "D80", "Grünfeld Defense");
    check("d4 Nf6 c4 e6 Nf3 b6", "E12", "Queen's Indian Defense");
    check("d4 Nf6 c4 c5 d5 b5", "A57", "Benko Gambit");
    check("d4 Nf6 Bg5", "A45", "Trompowsky Attack");
    check("d4 e5", "A40", "Englund Gambit");
    check("d4 f5", "A80", "Dutch Defense");
    check("c4", "A10", "English Opening");
    check("f4", "A02", "Bird Opening");
    check("b3", "A01", "Nimzo-Larsen Attack");
    check("b4", "A00", "Polish Opening");
    check("g4", "A00", "Grob Opening");
}

#[test]
fn the_berlin_stays_within_its_codes() {
    for opening in openings().filter(|opening| opening.name.contains("Berlin Defense")) {
        let codes = Eco::parse("C65")..=Eco::parse("C67");
        if opening.family() == "Ruy Lopez" {
            assert!(codes.contains(&Some(opening.eco)), "{opening:?}");
        }
    }
}

#[test]
fn the_way_to_a_position_does_not_matter() {
    check("d4 Nf6 c4 e6 Nc3 Bb4", "E20", "Nimzo-Indian Defense");
    check("c4 e6 d4 Nf6 Nc3 Bb4", "E20", "Nimzo-Indian Defense");
    check("c4 Nf6 Nc3 e6 d4 Bb4", "E20", "Nimzo-Indian Defense");
    check("Nf3 d5 d4 Nf6 Bf4", "D02", "London System");
    check("Nc3 c5 e4", "B23", "Sicilian Defense: Closed");
    check(
        "d4 e6 e4 d5 Nd2",
        "C03",
        "French Defense: Tarrasch Variation",
    );
}

#[test]
fn a_game_is_called_by_its_last_named_position() {
    let moves = [
        "",
        "e4",
        "e4 e5",
        "e4 e5 Nf3",
        "e4 e5 Nf3 Nc6",
        "e4 e5 Nf3 Nc6 Bc4",
        "e4 e5 Nf3 Nc6 Bc4 a6",
    ];
    let positions = moves.map(after);
    assert_eq!(of_game(&positions).unwrap().name, "Italian Game");
    assert_eq!(of_game(&positions[..1]), None, "nothing is played yet");
    assert_eq!(of_game([]), None);
    let other = Position::parse_fen("8/8/8/4k3/8/8/4P3/4K3 w - - 0 1").unwrap();
    assert_eq!(of_position(&other), None);
}

#[test]
fn there_are_many_and_each_is_found_by_its_moves() {
    assert!(openings().len() >= 1_200);
    for opening in openings() {
        let last = opening
            .moves
            .iter()
            .fold(Position::start(), |position, &mv| {
                position.legal(mv).unwrap().play()
            });
        assert_eq!(of_position(&last), Some(opening));
        assert!(opening.name.starts_with(opening.family()));
        assert!(opening.weight > 0);
    }
}

#[test]
fn every_common_family_is_there() {
    let families: std::collections::HashSet<_> = openings().map(|o| o.family()).collect();
    for family in [
        "Alekhine Defense",
        "Benko Gambit",
        "Benoni Defense",
        "Bird Opening",
        "Bishop's Opening",
        "Bogo-Indian Defense",
        "Budapest Defense",
        "Caro-Kann Defense",
        "Catalan Opening",
        "Center Game",
        "Danish Gambit",
        "Dutch Defense",
        "Elephant Gambit",
        "English Opening",
        "Englund Gambit",
        "Four Knights Game",
        "French Defense",
        "Grob Opening",
        "Grünfeld Defense",
        "Italian Game",
        "King's Gambit",
        "King's Indian Attack",
        "King's Indian Defense",
        "Latvian Gambit",
        "London System",
        "Modern Defense",
        "Nimzo-Indian Defense",
        "Nimzo-Larsen Attack",
        "Old Indian Defense",
        "Petrov's Defense",
        "Philidor Defense",
        "Pirc Defense",
        "Polish Opening",
        "Ponziani Opening",
        "Queen's Gambit Accepted",
        "Queen's Gambit Declined",
        "Queen's Indian Defense",
        "Ruy Lopez",
        "Réti Opening",
        "Scandinavian Defense",
        "Scotch Game",
        "Semi-Slav Defense",
        "Sicilian Defense",
        "Slav Defense",
        "Tarrasch Defense",
        "Torre Attack",
        "Trompowsky Attack",
        "Vienna Game",
    ] {
        assert!(families.contains(family), "{family}");
    }
}
