//! A file of games, cut into pieces that the server takes in one request. Only the ends of games are
//! looked for; what a game says is the server's to read, and a broken one is cut off like any other.

/// A piece is far below what the server takes, so that each is answered soon.
const MOST_GAMES: usize = 100;
const LARGEST: u64 = 256 * 1024;
/// What the server takes at once.
pub const LIMIT: u64 = 1024 * 1024;

/// Whole games that follow each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Where it begins in the file, in bytes.
    pub from: u64,
    /// Where it ends: the byte after its last.
    pub to: u64,
    /// The number of its first game in the file, from 1.
    pub first: u64,
    /// The line on which each of its games begins, from 1.
    pub lines: Vec<u64>,
}

/// Goes through a file once, from start to end.
#[derive(Clone, Debug)]
pub struct Cutter {
    at: u64,
    line: u64,
    /// The first two bytes of the line, as far as it was read.
    head: [u8; 2],
    /// How many bytes of the line were read, spaces at its start left out.
    length: u64,
    was_blank: bool,
    place: Place,
    /// Whether this game has any, and whether it had before this line.
    has_moves: bool,
    had_moves: bool,
    /// Where this line began.
    line_from: u64,
    games: Vec<(u64, u64)>,
    dates: Dates,
    tag: Vec<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Moves,
    Comment,
    /// The rest of the line is a tag.
    Tag,
    /// The rest of the line means nothing.
    Remark,
}

/// The first and the last day in the file.
#[derive(Clone, Debug, Default)]
struct Dates {
    first: Option<Vec<u8>>,
    last: Option<Vec<u8>>,
}

impl Default for Cutter {
    fn default() -> Self {
        Self {
            at: 0,
            line: 1,
            head: [0; 2],
            length: 0,
            was_blank: true,
            place: Place::Moves,
            has_moves: false,
            had_moves: false,
            line_from: 0,
            games: vec![(0, 1)],
            dates: Dates::default(),
            tag: Vec::new(),
        }
    }
}

impl Cutter {
    /// The next bytes of the file.
    pub fn feed(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.read(byte);
            self.at += 1;
        }
    }

    /// The pieces in the order in which they are best sent: the oldest game first.
    pub fn finish(mut self) -> Vec<Piece> {
        self.end_line();
        let end = self.at;
        let ends = self
            .games
            .iter()
            .skip(1)
            .map(|&(from, _)| from)
            .chain([end]);
        let mut pieces: Vec<Piece> = Vec::new();
        for ((number, &(from, line)), to) in (1..).zip(&self.games).zip(ends) {
            match pieces.last_mut() {
                Some(piece) if piece.lines.len() < MOST_GAMES && to - piece.from <= LARGEST => {
                    piece.to = to;
                    piece.lines.push(line);
                }
                _ => pieces.push(Piece {
                    from,
                    to,
                    first: number,
                    lines: vec![line],
                }),
            }
        }
        // Sites write the newest game first.
        if self.dates.first > self.dates.last {
            pieces.reverse();
        }
        pieces
    }

    fn read(&mut self, byte: u8) {
        match byte {
            b'\n' => {
                self.end_line();
                self.line += 1;
                self.line_from = self.at + 1;
                return;
            }
            b'\r' => return,
            b' ' | b'\t' if self.length == 0 => return,
            // Some programs begin a file with a mark of its encoding.
            0xEF | 0xBB | 0xBF if self.at < 3 => return,
            _ => {}
        }
        if let Some(place) = self.head.get_mut(usize::try_from(self.length).unwrap_or(9)) {
            *place = byte;
        }
        self.length += 1;
        match self.length {
            1 => self.begin_line(byte),
            2 if self.begins_game() => self.cut(),
            _ => {}
        }
        match (self.place, byte) {
            (Place::Moves, b'{') => self.place = Place::Comment,
            (Place::Moves, b';') => self.place = Place::Remark,
            (Place::Comment, b'}') => self.place = Place::Moves,
            (Place::Tag, byte) if self.tag.len() < 32 => self.tag.push(byte),
            _ => {}
        }
        self.has_moves |= matches!(self.place, Place::Moves | Place::Comment);
    }

    fn begin_line(&mut self, byte: u8) {
        if self.place == Place::Comment {
            return;
        }
        match byte {
            b'%' => self.place = Place::Remark,
            b'[' => {
                if self.has_moves {
                    self.cut();
                }
                self.place = Place::Tag;
            }
            _ => {}
        }
    }

    /// After an empty line: the tags of another game in spite of a comment that was never closed, or
    /// the first move of a game without tags.
    fn begins_game(&self) -> bool {
        let is_new = match (self.place, self.head) {
            (Place::Comment, [b'[', letter]) => letter.is_ascii_uppercase(),
            (Place::Moves, [b'1', b'.']) => true,
            _ => false,
        };
        is_new && self.was_blank && self.had_moves
    }

    /// Another game begins with this line.
    fn cut(&mut self) {
        self.games.push((self.line_from, self.line));
        self.has_moves = false;
        if self.place == Place::Comment {
            self.place = Place::Tag;
        }
    }

    fn end_line(&mut self) {
        let tag = std::mem::take(&mut self.tag);
        for name in [&b"[Date \""[..], b"[UTCDate \""] {
            if let Some(day) = tag.strip_prefix(name) {
                let day = day[..day.len().min(10)].to_vec();
                self.dates.first.get_or_insert_with(|| day.clone());
                self.dates.last = Some(day);
            }
        }
        self.was_blank = self.length == 0;
        self.had_moves = self.has_moves;
        self.length = 0;
        self.head = [0; 2];
        if self.place != Place::Comment {
            self.place = Place::Moves;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cut(file: &str) -> Vec<Piece> {
        let mut cutter = Cutter::default();
        // In uneven bites, as a browser may hand them out.
        for bite in file.as_bytes().chunks(7) {
            cutter.feed(bite);
        }
        cutter.finish()
    }

    /// Where the games begin, by their lines.
    fn lines(file: &str) -> Vec<u64> {
        cut(file)
            .into_iter()
            .flat_map(|piece| piece.lines)
            .collect()
    }

    const GAME: &str = "[Event \"A\"]\n[Result \"*\"]\n\n1. e4 e5 *\n\n";

    #[test]
    fn games_begin_with_their_tags() {
        assert_eq!(lines(GAME), [1]);
        assert_eq!(lines(&GAME.repeat(3)), [1, 6, 11]);
        assert_eq!(lines(&GAME.repeat(2).replace('\n', "\r\n")), [1, 6]);
        assert_eq!(lines(&format!("\u{feff}{GAME}{GAME}")), [1, 6]);
        // A game without moves does not end before the next tags; the server says so.
        assert_eq!(
            lines("[White \"A\"]\n\n*\n\n[White \"B\"]\n\n1. e4 *"),
            [1, 5]
        );
    }

    #[test]
    fn games_without_tags_begin_with_their_first_move() {
        assert_eq!(lines("1. e4 e5 1-0\n\n1. d4 d5 0-1\n"), [1, 3]);
        assert_eq!(lines("1. e4 (1. d4\n1... d5) e5\n2. Nf3 *"), [1]);
    }

    #[test]
    fn what_stands_in_a_comment_is_no_tag() {
        let inside = "1. e4 {\n[%clk 0:01]\n[Event] } e5 *\n";
        assert_eq!(lines(inside), [1]);
        assert_eq!(
            lines("1. e4 ; {\n1... e5 *\n[Event \"B\"]\n\n1. d4 *"),
            [1, 3]
        );
        assert_eq!(lines("1. e4 *\n% [x\n[Event \"B\"]\n1. d4 *"), [1, 3]);
        // A comment that is never closed does not swallow the rest of the file.
        let open = format!("1. e4 {{ oh\n\n{GAME}{GAME}");
        assert_eq!(lines(&open), [1, 3, 8]);
    }

    #[test]
    fn pieces_hold_so_many_games_and_all_of_the_file() {
        let file = GAME.repeat(2 * MOST_GAMES + 1);
        let pieces = cut(&file);
        let counts: Vec<_> = pieces.iter().map(|piece| piece.lines.len()).collect();
        assert_eq!(counts, [MOST_GAMES, MOST_GAMES, 1]);
        let firsts: Vec<_> = pieces.iter().map(|piece| piece.first).collect();
        assert_eq!(firsts, [1, 101, 201]);
        assert_eq!(pieces[0].from, 0);
        assert!(pieces.windows(2).all(|two| two[0].to == two[1].from));
        assert_eq!(pieces[2].to, file.len() as u64);
    }

    #[test]
    fn long_games_make_small_pieces() {
        let long = format!("[Event \"A\"]\n\n1. e4 {{{}}} *\n\n", "x".repeat(150_000));
        let pieces = cut(&long.repeat(3));
        assert_eq!(pieces.len(), 3);
        let endless = long.replace('x', &"x".repeat(8));
        let pieces = cut(&format!("{GAME}{endless}{GAME}"));
        assert_eq!(pieces.len(), 3);
        assert!(pieces[1].to - pieces[1].from > LIMIT);
    }

    #[test]
    fn the_oldest_games_are_sent_first() {
        let file = |first: &str, last: &str| {
            let dated = |day: &str| GAME.replace("[Result", &format!("[Date \"{day}\"]\n[Result"));
            let (one, two) = (dated(first), dated(last));
            cut(&format!(
                "{}{}",
                one.repeat(MOST_GAMES),
                two.repeat(MOST_GAMES)
            ))
        };
        assert_eq!(file("2019.01.02", "2024.05.06")[0].first, 1);
        assert_eq!(file("2024.05.06", "2019.01.02")[0].first, 101);
    }
}
