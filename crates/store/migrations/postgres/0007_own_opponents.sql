-- Opponents that people have made. The hash is that of the link that hands one on, if there is one.
CREATE TABLE own_opponents (
    user_id TEXT COLLATE "C" NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    id TEXT COLLATE "C" NOT NULL,
    body TEXT NOT NULL,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    hash TEXT COLLATE "C",
    expires BIGINT,
    PRIMARY KEY (user_id, id)
);
CREATE UNIQUE INDEX own_opponents_hash ON own_opponents (hash);
