CREATE TABLE users (
    id TEXT COLLATE "C" PRIMARY KEY NOT NULL,
    role TEXT NOT NULL,
    display TEXT NOT NULL,
    display_folded TEXT NOT NULL,
    login TEXT,
    login_folded TEXT,
    email TEXT,
    email_folded TEXT,
    email_verified BIGINT,
    password TEXT,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    game_seq BIGINT NOT NULL DEFAULT 0,
    event_seq BIGINT NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX users_login_folded ON users (login_folded);
CREATE UNIQUE INDEX users_email_folded ON users (email_folded);
CREATE INDEX users_role_seen ON users (role, seen);

CREATE TABLE sessions (
    id TEXT COLLATE "C" PRIMARY KEY NOT NULL,
    user_id TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    scope TEXT NOT NULL,
    device TEXT NOT NULL,
    created BIGINT NOT NULL,
    used BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX sessions_user ON sessions (user_id);
CREATE INDEX sessions_expires ON sessions (expires);

CREATE TABLE tokens (
    id TEXT COLLATE "C" PRIMARY KEY NOT NULL,
    user_id TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    hash TEXT COLLATE "C" NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    scope TEXT NOT NULL,
    created BIGINT NOT NULL,
    used BIGINT,
    expires BIGINT
);
CREATE UNIQUE INDEX tokens_hash ON tokens (hash);
CREATE INDEX tokens_user ON tokens (user_id);

CREATE TABLE codes (
    hash TEXT COLLATE "C" PRIMARY KEY NOT NULL,
    purpose TEXT NOT NULL,
    user_id TEXT COLLATE "C" REFERENCES users (id) ON DELETE CASCADE,
    email TEXT,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX codes_user ON codes (user_id);
CREATE INDEX codes_expires ON codes (expires);

CREATE TABLE preferences (
    user_id TEXT COLLATE "C" PRIMARY KEY NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    body TEXT NOT NULL,
    changed BIGINT NOT NULL
);

CREATE TABLE settings (
    name TEXT COLLATE "C" PRIMARY KEY NOT NULL,
    body TEXT NOT NULL,
    changed BIGINT NOT NULL
);

CREATE TABLE audit (
    id TEXT COLLATE "C" PRIMARY KEY NOT NULL,
    actor TEXT COLLATE "C" REFERENCES users (id) ON DELETE SET NULL,
    target TEXT COLLATE "C" REFERENCES users (id) ON DELETE SET NULL,
    act TEXT NOT NULL,
    detail TEXT NOT NULL,
    at BIGINT NOT NULL
);
CREATE INDEX audit_actor ON audit (actor);
CREATE INDEX audit_target ON audit (target);

CREATE TABLE signing_keys (
    slot TEXT PRIMARY KEY NOT NULL,
    id TEXT COLLATE "C" NOT NULL,
    secret BYTEA NOT NULL,
    created BIGINT NOT NULL
);
