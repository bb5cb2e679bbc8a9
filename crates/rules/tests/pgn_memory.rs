//! What reading games costs in memory, counted by the allocator itself: a constant, whatever
//! the number of games and however much one of them wants.

#![allow(unsafe_code, reason = "an allocator cannot be counted without one")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::io::Read;

use rookery_rules::pgn::{Comment, PgnError, PgnFault, Reader, VisitedMove, Visitor};
use rookery_rules::pgn::{Interest, TreeBuilder};

// Of this thread alone: the test runner allocates beside it.
thread_local! {
    static CALLS: Cell<usize> = const { Cell::new(0) };
    static HELD: Cell<isize> = const { Cell::new(0) };
    static PEAK: Cell<isize> = const { Cell::new(0) };
}

fn hold(bytes: isize) {
    HELD.set(HELD.get() + bytes);
    PEAK.set(PEAK.get().max(HELD.get()));
}

struct Counting;

// SAFETY: every call is handed to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        CALLS.set(CALLS.get() + 1);
        hold(layout.size().cast_signed());
        // SAFETY: the caller's promise about the layout is passed on.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        hold(-layout.size().cast_signed());
        // SAFETY: `at` came from `alloc` above with this layout.
        unsafe { System.dealloc(at, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// What some work cost: calls to the allocator, and the most bytes held at once.
struct Cost {
    calls: usize,
    peak: usize,
}

fn cost(work: impl FnOnce()) -> Cost {
    let (calls, held) = (CALLS.get(), HELD.get());
    PEAK.set(held);
    work();
    Cost {
        calls: CALLS.get() - calls,
        peak: (PEAK.get() - held).cast_unsigned(),
    }
}

#[derive(Default)]
struct Counter {
    moves: usize,
    comments: usize,
}

impl Visitor for Counter {
    fn played(&mut self, _: VisitedMove<'_>) -> Interest {
        self.moves += 1;
        Interest::Read
    }

    fn comment(&mut self, comment: Comment<'_>) {
        self.comments += comment.annotations().count();
    }
}

/// The same text over and over.
struct Repeated<'t> {
    text: &'t [u8],
    at: usize,
    left: usize,
}

impl Read for Repeated<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        if self.at == self.text.len() {
            self.at = 0;
            self.left -= 1;
        }
        if self.left == 0 {
            return Ok(0);
        }
        let count = (&self.text[self.at..]).read(buffer)?;
        self.at += count;
        Ok(count)
    }
}

const GAME: &[u8] = b"[Event \"Latin-1 \xe9\"]\n[Site \"x\"]\n[Result \"1-0\"]\n\n\
    1. e4 { [%clk 0:03:00] } 1... e5 (1... c5 2. Nf3 (2. Nc3 Nc6) 2... d6) 2. Nf3 {text} Nc6\n\
    3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 1-0\n\n";

fn many(games: usize) -> Cost {
    let mut counter = Counter::default();
    let cost = cost(|| {
        let mut reader = Reader::new(Repeated {
            text: GAME,
            at: 0,
            left: games,
        });
        while let Ok(Some(_)) = reader.read_game(&mut counter) {}
    });
    assert_eq!((counter.moves, counter.comments), (21 * games, games));
    cost
}

/// Reads a bomb and a good game after it into trees.
fn bomb(bomb: impl Read, expected: &PgnFault) -> Cost {
    cost(|| {
        let mut reader = Reader::new(bomb.chain(&b"\n\n[Event \"next\"]\n\n1. e4 1-0"[..]));
        let mut builder = TreeBuilder::new();
        match reader.read_game(&mut builder) {
            Err(PgnError::Broken(broken)) => assert_eq!(broken.fault, *expected),
            other => panic!("{other:?}"),
        }
        assert!(matches!(reader.read_game(&mut builder), Ok(Some(_))));
    })
}

/// Files that would cost much, and why each is refused.
fn bombs() -> [(&'static str, Box<dyn Read>, PgnFault); 9] {
    let text = |text: &'static [u8], times: usize| Repeated {
        text,
        at: 0,
        left: times,
    };
    let long = 10 << 20;
    let moves = b"Nf3 Nf6 Ng1 Ng8 ";
    [
        (
            "depth",
            Box::new(b"1. e4 ".chain(text(b"(1. d4 ", 10_000))),
            PgnFault::TooDeep(32),
        ),
        (
            "parentheses",
            Box::new(b"1. e4 ".chain(text(b"(", 10_000))),
            PgnFault::VariationWithoutMove,
        ),
        (
            "tag",
            Box::new(b"[Event \"".chain(text(b"x", 1 << 20))),
            PgnFault::TagTooLong(256),
        ),
        (
            "tags",
            Box::new(text(b"[A \"b\"]\n", 1 << 20)),
            PgnFault::TooManyTags(32),
        ),
        (
            "plies",
            Box::new(text(moves, 25_000)),
            PgnFault::TooManyPlies(600),
        ),
        (
            "comment",
            Box::new(b"1. e4 {".chain(text(b"x", long))),
            PgnFault::CommentTooLong(2_000),
        ),
        (
            "comments",
            Box::new(b"1. e4 ".chain(text(b"{x}", long))),
            PgnFault::TooMuchText(250_000),
        ),
        ("nul", Box::new(text(b"\0", long)), PgnFault::Nul),
        ("word", Box::new(text(b"e", long)), PgnFault::WordTooLong),
    ]
}

#[test]
fn memory_is_bounded_by_the_limits_and_not_by_the_input() {
    let (few, thousand) = (many(10), many(1_000));
    println!("10 games: {} calls, {} bytes", few.calls, few.peak);
    println!(
        "1,000 games: {} calls, {} bytes",
        thousand.calls, thousand.peak
    );
    assert_eq!(few.calls, thousand.calls);
    assert_eq!(few.peak, thousand.peak);

    for (name, reader, fault) in bombs() {
        let cost = bomb(reader, &fault);
        println!("{name}: {} calls, {} bytes", cost.calls, cost.peak);
        assert!(cost.peak < 2 << 20, "{name}: {} bytes", cost.peak);
    }
}
