//! What a board answers to those who hear it, and the words with which it can be asked.

use rookery_rules::{ByColor, Color, File, Piece, Rank, Role, Square};

use crate::board::captured::Captured;
use crate::board::words as board;
use crate::game::words as game;
use crate::lang::Lang;
use crate::spoken::inquiry::{BoardLine, Inquiry, InquiryAnswer, PieceReach};
use crate::spoken::words as spoken;

/// A typed question; nothing if the words are none, and may be a move.
pub fn read(lang: Lang, text: &str) -> Option<Inquiry> {
    let Lang::En = lang;
    let text = text.trim().to_lowercase();
    let words: Vec<_> = text.split_whitespace().collect();
    Some(match words.as_slice() {
        ["help"] => Inquiry::Help,
        ["captured" | "taken" | "material"] => Inquiry::Captured,
        ["clock" | "clocks" | "time"] => Inquiry::Clocks,
        ["last" | "turn"] => Inquiry::Last,
        ["rank" | "row", rank] => Inquiry::Line(BoardLine::Rank(Rank::from_digit(letter(rank)?)?)),
        ["file", file] => Inquiry::Line(BoardLine::File(File::from_letter(letter(file)?)?)),
        ["moves", square] => Inquiry::Moves(square.parse().ok()?),
        ["attackers" | "attacks", square] => Inquiry::Attackers(square.parse().ok()?),
        ["white"] => Inquiry::Pieces(Some(Color::White), None),
        ["black"] => Inquiry::Pieces(Some(Color::Black), None),
        ["white", kind] | [kind, "white"] => Inquiry::Pieces(Some(Color::White), pieces(kind)?),
        ["black", kind] | [kind, "black"] => Inquiry::Pieces(Some(Color::Black), pieces(kind)?),
        [kind] => Inquiry::Pieces(None, pieces(kind)?),
        _ => return None,
    })
}

/// One kind of pieces, or all.
fn pieces(word: &str) -> Option<Option<Role>> {
    if matches!(word, "pieces" | "men" | "board") {
        return Some(None);
    }
    let single = word.strip_suffix('s').unwrap_or(word);
    let named = |role: &Role| board::role(Lang::En, *role) == single;
    Role::ALL.into_iter().find(named).map(Some)
}

fn letter(word: &str) -> Option<char> {
    let mut letters = word.chars();
    letters.next().filter(|_| letters.next().is_none())
}

/// An answer in words.
pub fn answer(lang: Lang, answer: &InquiryAnswer) -> String {
    let Lang::En = lang;
    match answer {
        InquiryAnswer::Pieces(sides) => {
            let told = sides.iter().map(|(color, kinds)| side(lang, *color, kinds));
            told.collect::<Vec<_>>().join(" ")
        }
        InquiryAnswer::Line(line, pieces) => {
            let name = match line {
                BoardLine::Rank(rank) => format!("Rank {}", rank.digit()),
                BoardLine::File(file) => format!("File {}", file.letter()),
            };
            let pieces: Vec<_> = (pieces.iter())
                .map(|(square, piece)| format!("{square} {}", board::piece(lang, *piece)))
                .collect();
            format!("{name}: {}.", or(pieces.join(", "), "empty"))
        }
        InquiryAnswer::Captured(taken) => captured(lang, taken),
        InquiryAnswer::Clocks(clocks) => {
            let told: Vec<_> = (Color::ALL.into_iter())
                .filter_map(|color| {
                    let seconds = clocks[color]?.div_ceil(1_000);
                    Some(format!("{}.", game::time_spoken(lang, color, seconds)))
                })
                .collect();
            or(told.join(" "), "There is no clock.")
        }
        InquiryAnswer::Last { last, now, outcome } => {
            let last = match last {
                Some((before, mv)) => format!("Last move. {}.", spoken::turn(lang, before, *mv)),
                None => "No move yet.".to_owned(),
            };
            format!("{last} {}.", board::status(lang, now, *outcome))
        }
        InquiryAnswer::Moves(from, reach) => format!("{from}, {}.", self::reach(lang, reach)),
        InquiryAnswer::Attackers { square, piece, by } => {
            let piece = piece.map(|piece| format!(", {},", board::piece(lang, piece)));
            let side = |color| {
                let pieces: Vec<_> = (by[color].iter())
                    .map(|(from, role)| format!("{} {from}", board::role(lang, *role)))
                    .collect();
                format!("{color}: {}.", or(pieces.join(", "), "nobody"))
            };
            let (white, black) = (side(Color::White), side(Color::Black));
            format!(
                "{square}{} is in reach of. {white} {black}",
                piece.unwrap_or_default()
            )
        }
        InquiryAnswer::Help => {
            "You can type: pieces, white, black, knights, white rooks, rank 4, file e, \
            captured, clocks, last, moves e2, attackers e4, or a move such as Nf3."
                .to_owned()
        }
    }
}

/// "White: king g1, rooks a1 f1, no pawns."
fn side(lang: Lang, color: Color, kinds: &[(Role, Vec<Square>)]) -> String {
    let Lang::En = lang;
    let is_alone = kinds.len() == 1;
    let told = kinds.iter().filter_map(|(role, squares)| {
        let name = board::role(lang, *role);
        let places: Vec<_> = squares.iter().map(Square::to_string).collect();
        match squares.len() {
            0 if is_alone => Some(format!("no {name}s")),
            0 => None,
            1 => Some(format!("{name} {}", places[0])),
            _ => Some(format!("{name}s {}", places.join(" "))),
        }
    });
    format!("{color}: {}.", told.collect::<Vec<_>>().join(", "))
}

fn captured(lang: Lang, taken: &ByColor<Captured>) -> String {
    let Lang::En = lang;
    let side = |color: Color| {
        let told = game::captured(lang, &taken[color]);
        let told = match taken[color].pieces.is_empty() {
            true if told.is_empty() => "took nothing".to_owned(),
            true => format!("took nothing; {told}"),
            false => told,
        };
        format!("{color} {told}.")
    };
    let is_even = Color::ALL.iter().all(|color| taken[*color].ahead == 0);
    let even = if is_even { " Material is even." } else { "" };
    format!("{} {}{even}", side(Color::White), side(Color::Black))
}

fn reach(lang: Lang, reach: &PieceReach) -> String {
    let Lang::En = lang;
    let named = |piece: &Piece| board::piece(lang, *piece);
    let list = |squares: &[Square]| {
        let names: Vec<_> = squares.iter().map(Square::to_string).collect();
        names.join(" ")
    };
    match reach {
        PieceReach::Empty => "nobody stands here".to_owned(),
        PieceReach::Resting(piece) => format!("{}, cannot move now", named(piece)),
        PieceReach::Free {
            piece,
            quiet,
            taking,
        } => match (quiet.is_empty(), taking.is_empty()) {
            (true, true) => format!("{}, has no legal move", named(piece)),
            (false, true) => format!("{}, can go to {}", named(piece), list(quiet)),
            (true, false) => format!("{}, can take {}", named(piece), list(taking)),
            (false, false) => {
                let (quiet, taking) = (list(quiet), list(taking));
                format!("{}, can go to {quiet}, can take {taking}", named(piece))
            }
        },
    }
}

fn or(text: String, instead: &str) -> String {
    match text.is_empty() {
        true => instead.to_owned(),
        false => text,
    }
}

#[cfg(test)]
mod tests {
    use rookery_rules::{DrawRules, Game};

    use super::*;
    use crate::spoken::inquiry::{self, Subject};

    fn check(sans: &str, text: &str, words: &str) {
        let mut game = Game::new(DrawRules::Claimed);
        for san in sans.split_whitespace() {
            game.play_san(san).unwrap();
        }
        let clocks = ByColor::new(Some(299_000), None);
        let inquiry = read(Lang::En, text).unwrap();
        let facts = inquiry::answer(&Subject { game, clocks }, inquiry);
        assert_eq!(answer(Lang::En, &facts), words, "{text}");
    }

    #[test]
    fn pieces_and_lines_are_told() {
        check(
            "e4 e5 Nf3 Nc6 Bb5 a6 O-O",
            "white pieces",
            "White: king g1, queen d1, rooks a1 f1, bishops c1 b5, knights b1 f3, \
             pawns a2 b2 c2 d2 f2 g2 h2 e4.",
        );
        check(
            "e4 d5 exd5 Qxd5 Nc3 Qe5 Qe2 Qxe2",
            "Queens",
            "White: no queens. Black: queen e2.",
        );
        check("e4 d5", "rank 4", "Rank 4: e4 white pawn.");
        check("e4 d5", "row 6", "Rank 6: empty.");
        check(
            "e4 d5",
            "file d",
            "File d: d1 white queen, d2 white pawn, d5 black pawn, d8 black queen.",
        );
    }

    #[test]
    fn the_state_of_a_game_is_told() {
        check("", "last", "No move yet. White to move.");
        check(
            "e4 f5 Qh5",
            "last",
            "Last move. White: queen h5, check. Black to move, in check.",
        );
        check(
            "e4 d5 exd5",
            "captured",
            "White took 1 pawn; ahead by 1. Black took nothing.",
        );
        check(
            "",
            "material",
            "White took nothing. Black took nothing. Material is even.",
        );
        check("", "clocks", "White has 4 minutes 59 seconds.");
    }

    #[test]
    fn a_square_is_told() {
        check("", "moves g1", "g1, white knight, can go to f3 h3.");
        check(
            "e4 d5",
            "moves e4",
            "e4, white pawn, can go to e5, can take d5.",
        );
        check("", "moves a1", "a1, white rook, has no legal move.");
        check("", "moves e4", "e4, nobody stands here.");
        check("", "moves e7", "e7, black pawn, cannot move now.");
        check(
            "e4 d5",
            "attackers d5",
            "d5, black pawn, is in reach of. White: pawn e4. Black: queen d8.",
        );
    }

    #[test]
    fn what_may_be_a_move_is_no_question() {
        for text in [
            "", "e4", "b4", "Nf3", "O-O", "rank", "rank 9", "file x", "moves", "hello",
        ] {
            assert_eq!(read(Lang::En, text), None, "{text}");
        }
    }
}
