-- Opponents that people have made. The hash is that of the link that hands one on, if there is one.
CREATE TABLE own_opponents (
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    body TEXT NOT NULL,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    hash TEXT,
    expires INTEGER,
    PRIMARY KEY (user_id, id)
) STRICT;
CREATE UNIQUE INDEX own_opponents_hash ON own_opponents (hash);
