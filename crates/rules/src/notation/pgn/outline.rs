//! Where the games of a file begin. Only their ends are looked for: what a game says is for a
//! [`Reader`](super::Reader), and a broken one is told apart like any other.

/// Where a game begins in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameStart {
    /// The first byte of its first line, from 0.
    pub byte: u64,
    /// Its first line, from 1.
    pub line: u64,
}

/// The games of a file, as far as they can be told apart without reading them.
#[derive(Clone, Debug)]
pub struct Outline {
    /// Where they begin, the first one always at the start of the file.
    pub games: Vec<GameStart>,
    /// How many bytes the file has.
    pub size: u64,
    dates: Dates,
}

impl Outline {
    /// Whether the first game was played later than the last, as in the files that sites write.
    pub fn is_newest_first(&self) -> bool {
        self.dates.first > self.dates.last
    }
}

/// Makes an [`Outline`], going through a file once, from start to end.
///
/// ```
/// use rookery_rules::pgn::Outliner;
///
/// let mut outliner = Outliner::default();
/// outliner.feed(b"1. e4 e5 1-0\n\n1. d4");
/// outliner.feed(b" d5 0-1\n");
/// let lines: Vec<_> = outliner.finish().games.iter().map(|game| game.line).collect();
/// assert_eq!(lines, [1, 3]);
/// ```
#[derive(Clone, Debug)]
pub struct Outliner {
    at: u64,
    line: u64,
    /// The first two bytes of the line, as far as it was read.
    head: [u8; 2],
    /// How many bytes of the line were read, spaces at its start left out.
    length: u64,
    was_blank: bool,
    place: TextPlace,
    /// Whether this game has any, and whether it had before this line.
    has_moves: bool,
    had_moves: bool,
    /// Where this line began.
    line_from: u64,
    games: Vec<GameStart>,
    dates: Dates,
    tag: Vec<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TextPlace {
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

impl Default for Outliner {
    fn default() -> Self {
        Self {
            at: 0,
            line: 1,
            head: [0; 2],
            length: 0,
            was_blank: true,
            place: TextPlace::Moves,
            has_moves: false,
            had_moves: false,
            line_from: 0,
            games: vec![GameStart { byte: 0, line: 1 }],
            dates: Dates::default(),
            tag: Vec::new(),
        }
    }
}

impl Outliner {
    /// The next bytes of the file.
    pub fn feed(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.read(byte);
            self.at += 1;
        }
    }

    /// What was found, once all of the file was fed.
    pub fn finish(mut self) -> Outline {
        self.end_line();
        Outline {
            games: self.games,
            size: self.at,
            dates: self.dates,
        }
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
            (TextPlace::Moves, b'{') => self.place = TextPlace::Comment,
            (TextPlace::Moves, b';') => self.place = TextPlace::Remark,
            (TextPlace::Comment, b'}') => self.place = TextPlace::Moves,
            (TextPlace::Tag, byte) if self.tag.len() < 32 => self.tag.push(byte),
            _ => {}
        }
        self.has_moves |= matches!(self.place, TextPlace::Moves | TextPlace::Comment);
    }

    fn begin_line(&mut self, byte: u8) {
        if self.place == TextPlace::Comment {
            return;
        }
        match byte {
            b'%' => self.place = TextPlace::Remark,
            b'[' => {
                if self.has_moves {
                    self.cut();
                }
                self.place = TextPlace::Tag;
            }
            _ => {}
        }
    }

    /// After an empty line: the tags of another game in spite of a comment that was never closed, or
    /// the first move of a game without tags.
    fn begins_game(&self) -> bool {
        let is_new = match (self.place, self.head) {
            (TextPlace::Comment, [b'[', letter]) => letter.is_ascii_uppercase(),
            (TextPlace::Moves, [b'1', b'.']) => true,
            _ => false,
        };
        is_new && self.was_blank && self.had_moves
    }

    /// Another game begins with this line.
    fn cut(&mut self) {
        self.games.push(GameStart {
            byte: self.line_from,
            line: self.line,
        });
        self.has_moves = false;
        if self.place == TextPlace::Comment {
            self.place = TextPlace::Tag;
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
        if self.place != TextPlace::Comment {
            self.place = TextPlace::Moves;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::Reader;
    use super::*;

    const GAME: &str = "[Event \"A\"]\n[Result \"*\"]\n\n1. e4 e5 *\n\n";

    fn outline(file: &str) -> Outline {
        let mut outliner = Outliner::default();
        // In uneven bites, as a browser may hand them out.
        for bite in file.as_bytes().chunks(7) {
            outliner.feed(bite);
        }
        outliner.finish()
    }

    /// Where the games begin, by their lines.
    fn lines(file: &str) -> Vec<u64> {
        let games = outline(file).games;
        games.iter().map(|game| game.line).collect()
    }

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
    fn a_game_begins_with_the_first_byte_of_its_first_line() {
        let file = format!("{GAME}  {GAME}");
        let bytes: Vec<_> = outline(&file).games.iter().map(|game| game.byte).collect();
        assert_eq!(bytes, [0, GAME.len() as u64]);
        assert_eq!(outline(&file).size, file.len() as u64);
    }

    #[test]
    fn files_tell_whether_the_newest_game_comes_first() {
        let dated = |days: [&str; 2]| {
            let games =
                days.map(|day| GAME.replace("[Result", &format!("[Date \"{day}\"]\n[Result")));
            outline(&games.concat()).is_newest_first()
        };
        assert!(!dated(["2019.01.02", "2024.05.06"]));
        assert!(dated(["2024.05.06", "2019.01.02"]));
        assert!(!dated(["2024.05.06", "2024.05.06"]));
        assert!(!outline(GAME).is_newest_first());
    }

    #[test]
    fn a_reader_finds_as_many_games() {
        for file in [
            GAME.repeat(3),
            "1. e4 e5 1-0\n\n1. d4 d5 0-1\n".to_owned(),
            "1. e4 {\n[%clk 0:01]\n[Event] } e5 *\n".to_owned(),
            format!("1. e5 *\n\n{GAME}"),
        ] {
            let mut reader = Reader::new(file.as_bytes());
            while !matches!(reader.read_game(&mut ()), Ok(None)) {}
            assert_eq!(reader.games(), outline(&file).games.len() as u64, "{file}");
        }
    }
}
