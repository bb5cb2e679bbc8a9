CREATE TABLE users (
    id TEXT PRIMARY KEY NOT NULL,
    role TEXT NOT NULL,
    display TEXT NOT NULL,
    display_folded TEXT NOT NULL,
    login TEXT,
    login_folded TEXT,
    email TEXT,
    email_folded TEXT,
    email_verified INTEGER,
    password TEXT,
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    game_seq INTEGER NOT NULL DEFAULT 0,
    event_seq INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE UNIQUE INDEX users_login_folded ON users (login_folded);
CREATE UNIQUE INDEX users_email_folded ON users (email_folded);
CREATE INDEX users_role_seen ON users (role, seen);

CREATE TABLE sessions (
    id TEXT PRIMARY KEY NOT NULL,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    scope TEXT NOT NULL,
    device TEXT NOT NULL,
    created INTEGER NOT NULL,
    used INTEGER NOT NULL,
    expires INTEGER NOT NULL
) STRICT;
CREATE INDEX sessions_user ON sessions (user_id);
CREATE INDEX sessions_expires ON sessions (expires);

CREATE TABLE tokens (
    id TEXT PRIMARY KEY NOT NULL,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    hash TEXT NOT NULL,
    name TEXT NOT NULL,
    scope TEXT NOT NULL,
    created INTEGER NOT NULL,
    used INTEGER,
    expires INTEGER
) STRICT;
CREATE UNIQUE INDEX tokens_hash ON tokens (hash);
CREATE INDEX tokens_user ON tokens (user_id);

CREATE TABLE codes (
    hash TEXT PRIMARY KEY NOT NULL,
    purpose TEXT NOT NULL,
    user_id TEXT REFERENCES users (id) ON DELETE CASCADE,
    email TEXT,
    created INTEGER NOT NULL,
    expires INTEGER NOT NULL
) STRICT;
CREATE INDEX codes_user ON codes (user_id);
CREATE INDEX codes_expires ON codes (expires);

CREATE TABLE preferences (
    user_id TEXT PRIMARY KEY NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    body TEXT NOT NULL,
    changed INTEGER NOT NULL
) STRICT;

CREATE TABLE settings (
    name TEXT PRIMARY KEY NOT NULL,
    body TEXT NOT NULL,
    changed INTEGER NOT NULL
) STRICT;

CREATE TABLE audit (
    id TEXT PRIMARY KEY NOT NULL,
    actor TEXT REFERENCES users (id) ON DELETE SET NULL,
    target TEXT REFERENCES users (id) ON DELETE SET NULL,
    act TEXT NOT NULL,
    detail TEXT NOT NULL,
    at INTEGER NOT NULL
) STRICT;
CREATE INDEX audit_actor ON audit (actor);
CREATE INDEX audit_target ON audit (target);

CREATE TABLE signing_keys (
    slot TEXT PRIMARY KEY NOT NULL,
    id TEXT NOT NULL,
    secret BLOB NOT NULL,
    created INTEGER NOT NULL
) STRICT;
