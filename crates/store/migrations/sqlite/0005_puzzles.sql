-- A puzzle, numbered in the order in which it came.
CREATE TABLE puzzles (
    number INTEGER PRIMARY KEY NOT NULL,
    id TEXT NOT NULL,
    source TEXT NOT NULL,
    fen TEXT NOT NULL,
    moves TEXT NOT NULL,
    themes TEXT NOT NULL,
    rating INTEGER NOT NULL,
    deviation INTEGER NOT NULL,
    plays INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX puzzles_id ON puzzles (id);

-- What those that were tried here have become: thousandths, and millionths for the volatility.
CREATE TABLE puzzle_grades (
    puzzle INTEGER PRIMARY KEY NOT NULL,
    rating INTEGER NOT NULL,
    deviation INTEGER NOT NULL,
    volatility INTEGER NOT NULL,
    changed INTEGER NOT NULL
) STRICT;

-- Short numbers for themes; 0 is every puzzle and stands in no row.
CREATE TABLE puzzle_themes (
    number INTEGER PRIMARY KEY NOT NULL,
    word TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX puzzle_themes_word ON puzzle_themes (word);

-- Where puzzles are found: once for all of them, once for each of their themes.
CREATE TABLE puzzle_places (
    theme INTEGER NOT NULL,
    rating INTEGER NOT NULL,
    puzzle INTEGER NOT NULL,
    PRIMARY KEY (theme, rating, puzzle)
) STRICT, WITHOUT ROWID;

-- How far the lists of puzzles have come.
CREATE TABLE puzzle_marks (
    name TEXT PRIMARY KEY NOT NULL,
    value INTEGER NOT NULL
) STRICT;

CREATE TABLE daily_puzzles (
    day INTEGER PRIMARY KEY NOT NULL,
    puzzle INTEGER NOT NULL
) STRICT;

ALTER TABLE users ADD COLUMN puzzle_seq INTEGER NOT NULL DEFAULT 0;

-- How well someone solves.
CREATE TABLE puzzle_solvers (
    user_id TEXT PRIMARY KEY NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    rating INTEGER NOT NULL,
    deviation INTEGER NOT NULL,
    volatility INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    plays INTEGER NOT NULL,
    streak INTEGER NOT NULL,
    best_streak INTEGER NOT NULL
) STRICT;

-- A puzzle that is being solved with the server as the judge.
CREATE TABLE open_attempts (
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    mode TEXT NOT NULL,
    id TEXT NOT NULL,
    puzzle INTEGER NOT NULL,
    theme TEXT NOT NULL,
    step INTEGER NOT NULL,
    hints INTEGER NOT NULL,
    opened INTEGER NOT NULL,
    PRIMARY KEY (user_id, mode)
) STRICT;

-- Every attempt that is over. `after` is the rating that it led to, if it was rated.
CREATE TABLE puzzle_attempts (
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    puzzle INTEGER NOT NULL,
    mode TEXT NOT NULL,
    solved INTEGER NOT NULL,
    tries INTEGER NOT NULL,
    hints INTEGER NOT NULL,
    millis INTEGER NOT NULL,
    streak INTEGER NOT NULL,
    before INTEGER,
    after INTEGER,
    happened INTEGER NOT NULL,
    PRIMARY KEY (user_id, id)
) STRICT;
CREATE UNIQUE INDEX puzzle_attempts_user_seq ON puzzle_attempts (user_id, seq);
CREATE INDEX puzzle_attempts_curve ON puzzle_attempts (user_id, seq) WHERE after IS NOT NULL;

-- What became of a puzzle with a person, all attempts together.
CREATE TABLE puzzle_records (
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    puzzle INTEGER NOT NULL,
    rating INTEGER NOT NULL,
    solved INTEGER NOT NULL,
    tries INTEGER NOT NULL,
    millis INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    PRIMARY KEY (user_id, puzzle)
) STRICT;
CREATE UNIQUE INDEX puzzle_records_user_seq ON puzzle_records (user_id, solved, seq);
