-- A puzzle from a game of someone's own, and how well they remember it: days from 1970, and millionths.
-- The game may be gone by now.
CREATE TABLE own_puzzles (
    user_id TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    id TEXT COLLATE "C" NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    ply BIGINT NOT NULL,
    fen TEXT NOT NULL,
    moves TEXT NOT NULL,
    themes TEXT NOT NULL,
    names TEXT NOT NULL,
    found BIGINT NOT NULL,
    tries BIGINT NOT NULL,
    missed BIGINT NOT NULL,
    last BIGINT,
    stability BIGINT,
    difficulty BIGINT,
    PRIMARY KEY (user_id, id)
);

-- Games that were looked through for puzzles.
CREATE TABLE hunted_games (
    user_id TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    game TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (user_id, game)
);
