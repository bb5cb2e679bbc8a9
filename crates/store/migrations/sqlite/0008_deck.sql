-- A puzzle from a game of someone's own, and how well they remember it: days from 1970, and millionths.
-- The game may be gone by now.
CREATE TABLE own_puzzles (
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    game TEXT NOT NULL,
    ply INTEGER NOT NULL,
    fen TEXT NOT NULL,
    moves TEXT NOT NULL,
    themes TEXT NOT NULL,
    names TEXT NOT NULL,
    found INTEGER NOT NULL,
    tries INTEGER NOT NULL,
    missed INTEGER NOT NULL,
    last INTEGER,
    stability INTEGER,
    difficulty INTEGER,
    PRIMARY KEY (user_id, id)
) STRICT, WITHOUT ROWID;

-- Games that were looked through for puzzles.
CREATE TABLE hunted_games (
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    PRIMARY KEY (user_id, game)
) STRICT, WITHOUT ROWID;
