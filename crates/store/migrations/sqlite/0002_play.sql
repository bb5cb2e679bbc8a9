-- What lists show and filter; narrow, so that a long list is quick to walk.
CREATE TABLE games (
    id TEXT PRIMARY KEY NOT NULL,
    owner TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    rev INTEGER NOT NULL,
    source TEXT NOT NULL,
    side TEXT NOT NULL,
    finished INTEGER NOT NULL,
    result TEXT NOT NULL,
    verdict TEXT NOT NULL,
    derived_result TEXT,
    derived_reason TEXT,
    claimed_result TEXT,
    claimed_reason TEXT,
    plies INTEGER NOT NULL,
    opponent_kind TEXT NOT NULL,
    opponent_id TEXT NOT NULL,
    opponent_styles TEXT NOT NULL,
    opening TEXT,
    title TEXT NOT NULL,
    title_folded TEXT,
    tags TEXT NOT NULL,
    names TEXT NOT NULL,
    search TEXT NOT NULL,
    client_started INTEGER NOT NULL,
    client_ended INTEGER,
    received INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    conflicts_with TEXT REFERENCES games (id) ON DELETE SET NULL
) STRICT;
CREATE UNIQUE INDEX games_owner_seq ON games (owner, seq);
CREATE UNIQUE INDEX games_owner_title_folded ON games (owner, title_folded);
CREATE INDEX games_conflicts ON games (conflicts_with);

-- The wide part of a game, read only when the game itself is wanted.
CREATE TABLE game_bodies (
    game_id TEXT PRIMARY KEY NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    format INTEGER NOT NULL,
    start_fen TEXT NOT NULL,
    moves TEXT NOT NULL,
    clocks TEXT NOT NULL,
    opponent TEXT NOT NULL,
    tree TEXT NOT NULL
) STRICT;

CREATE TABLE share_links (
    id TEXT PRIMARY KEY NOT NULL,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    game_id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    hash TEXT NOT NULL,
    created INTEGER NOT NULL,
    expires INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX share_links_hash ON share_links (hash);
CREATE INDEX share_links_user ON share_links (user_id);
CREATE INDEX share_links_game ON share_links (game_id);

CREATE TABLE reviews (
    game_id TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    engine_version TEXT NOT NULL,
    node_budget INTEGER NOT NULL,
    body BLOB NOT NULL,
    created INTEGER NOT NULL,
    PRIMARY KEY (game_id, engine_version, node_budget)
) STRICT;

CREATE TABLE events (
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    kind TEXT NOT NULL,
    version INTEGER NOT NULL,
    body TEXT NOT NULL,
    happened INTEGER NOT NULL,
    received INTEGER NOT NULL,
    PRIMARY KEY (user_id, id)
) STRICT;
CREATE UNIQUE INDEX events_user_seq ON events (user_id, seq);

CREATE TABLE progress (
    user_id TEXT PRIMARY KEY NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    reached INTEGER NOT NULL,
    body TEXT NOT NULL,
    changed INTEGER NOT NULL
) STRICT;
