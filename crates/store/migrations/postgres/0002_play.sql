-- What lists show and filter; narrow, so that a long list is quick to walk.
CREATE TABLE games (
    id TEXT COLLATE "C" PRIMARY KEY NOT NULL,
    owner TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    rev BIGINT NOT NULL,
    source TEXT NOT NULL,
    side TEXT NOT NULL,
    finished BIGINT NOT NULL,
    result TEXT NOT NULL,
    verdict TEXT NOT NULL,
    derived_result TEXT,
    derived_reason TEXT,
    claimed_result TEXT,
    claimed_reason TEXT,
    plies BIGINT NOT NULL,
    opponent_kind TEXT NOT NULL,
    opponent_id TEXT NOT NULL,
    opponent_styles TEXT NOT NULL,
    opening TEXT,
    title TEXT NOT NULL,
    title_folded TEXT,
    tags TEXT NOT NULL,
    names TEXT NOT NULL,
    search TEXT NOT NULL,
    client_started BIGINT NOT NULL,
    client_ended BIGINT,
    received BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    conflicts_with TEXT COLLATE "C" REFERENCES games (id) ON DELETE SET NULL
);
CREATE UNIQUE INDEX games_owner_seq ON games (owner, seq);
CREATE UNIQUE INDEX games_owner_title_folded ON games (owner, title_folded);
CREATE INDEX games_conflicts ON games (conflicts_with);

-- The wide part of a game, read only when the game itself is wanted.
CREATE TABLE game_bodies (
    game_id TEXT COLLATE "C" PRIMARY KEY NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    format BIGINT NOT NULL,
    start_fen TEXT NOT NULL,
    moves TEXT NOT NULL,
    clocks TEXT NOT NULL,
    opponent TEXT NOT NULL,
    tree TEXT NOT NULL
);

CREATE TABLE share_links (
    id TEXT COLLATE "C" PRIMARY KEY NOT NULL,
    user_id TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    game_id TEXT COLLATE "C" NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    hash TEXT COLLATE "C" NOT NULL,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE UNIQUE INDEX share_links_hash ON share_links (hash);
CREATE INDEX share_links_user ON share_links (user_id);
CREATE INDEX share_links_game ON share_links (game_id);

CREATE TABLE reviews (
    game_id TEXT COLLATE "C" NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    engine_version TEXT NOT NULL,
    node_budget BIGINT NOT NULL,
    body BYTEA NOT NULL,
    created BIGINT NOT NULL,
    PRIMARY KEY (game_id, engine_version, node_budget)
);

CREATE TABLE events (
    user_id TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    id TEXT COLLATE "C" NOT NULL,
    seq BIGINT NOT NULL,
    kind TEXT NOT NULL,
    version BIGINT NOT NULL,
    body TEXT NOT NULL,
    happened BIGINT NOT NULL,
    received BIGINT NOT NULL,
    PRIMARY KEY (user_id, id)
);
CREATE UNIQUE INDEX events_user_seq ON events (user_id, seq);

CREATE TABLE progress (
    user_id TEXT COLLATE "C" PRIMARY KEY NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    reached BIGINT NOT NULL,
    body TEXT NOT NULL,
    changed BIGINT NOT NULL
);
