-- A puzzle, numbered in the order in which it came.
CREATE TABLE puzzles (
    number BIGINT PRIMARY KEY NOT NULL,
    id TEXT COLLATE "C" NOT NULL,
    source TEXT NOT NULL,
    fen TEXT NOT NULL,
    moves TEXT NOT NULL,
    themes TEXT NOT NULL,
    rating BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    plays BIGINT NOT NULL
);
CREATE UNIQUE INDEX puzzles_id ON puzzles (id);

-- What those that were tried here have become: thousandths, and millionths for the volatility.
CREATE TABLE puzzle_grades (
    puzzle BIGINT PRIMARY KEY NOT NULL,
    rating BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    volatility BIGINT NOT NULL,
    changed BIGINT NOT NULL
);

-- Short numbers for themes; 0 is every puzzle and stands in no row.
CREATE TABLE puzzle_themes (
    number BIGINT PRIMARY KEY NOT NULL,
    word TEXT COLLATE "C" NOT NULL
);
CREATE UNIQUE INDEX puzzle_themes_word ON puzzle_themes (word);

-- Where puzzles are found: once for all of them, once for each of their themes.
CREATE TABLE puzzle_places (
    theme BIGINT NOT NULL,
    rating BIGINT NOT NULL,
    puzzle BIGINT NOT NULL,
    PRIMARY KEY (theme, rating, puzzle)
);

-- How far the lists of puzzles have come.
CREATE TABLE puzzle_marks (
    name TEXT COLLATE "C" PRIMARY KEY NOT NULL,
    value BIGINT NOT NULL
);

CREATE TABLE daily_puzzles (
    day BIGINT PRIMARY KEY NOT NULL,
    puzzle BIGINT NOT NULL
);

ALTER TABLE users ADD COLUMN puzzle_seq BIGINT NOT NULL DEFAULT 0;

-- How well someone solves.
CREATE TABLE puzzle_solvers (
    user_id TEXT COLLATE "C" PRIMARY KEY NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    rating BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    volatility BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    plays BIGINT NOT NULL,
    streak BIGINT NOT NULL,
    best_streak BIGINT NOT NULL
);

-- A puzzle that is being solved with the server as the judge.
CREATE TABLE open_attempts (
    user_id TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    mode TEXT NOT NULL,
    id TEXT COLLATE "C" NOT NULL,
    puzzle BIGINT NOT NULL,
    theme TEXT NOT NULL,
    step BIGINT NOT NULL,
    hints BIGINT NOT NULL,
    opened BIGINT NOT NULL,
    PRIMARY KEY (user_id, mode)
);

-- Every attempt that is over. `after` is the rating that it led to, if it was rated.
CREATE TABLE puzzle_attempts (
    user_id TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    id TEXT COLLATE "C" NOT NULL,
    seq BIGINT NOT NULL,
    puzzle BIGINT NOT NULL,
    mode TEXT NOT NULL,
    solved BIGINT NOT NULL,
    tries BIGINT NOT NULL,
    hints BIGINT NOT NULL,
    millis BIGINT NOT NULL,
    streak BIGINT NOT NULL,
    before BIGINT,
    after BIGINT,
    happened BIGINT NOT NULL,
    PRIMARY KEY (user_id, id)
);
CREATE UNIQUE INDEX puzzle_attempts_user_seq ON puzzle_attempts (user_id, seq);
CREATE INDEX puzzle_attempts_curve ON puzzle_attempts (user_id, seq) WHERE after IS NOT NULL;

-- What became of a puzzle with a person, all attempts together.
CREATE TABLE puzzle_records (
    user_id TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    puzzle BIGINT NOT NULL,
    rating BIGINT NOT NULL,
    solved BIGINT NOT NULL,
    tries BIGINT NOT NULL,
    millis BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    PRIMARY KEY (user_id, puzzle)
);
CREATE UNIQUE INDEX puzzle_records_user_seq ON puzzle_records (user_id, solved, seq);
