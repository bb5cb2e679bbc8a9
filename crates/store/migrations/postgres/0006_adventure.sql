-- What a game was played for: a battle by its key, or a survival run by its id. `fought` is what a
-- battle was worth, if it was decided.
ALTER TABLE games ADD COLUMN occasion TEXT;
ALTER TABLE games ADD COLUMN occasion_key TEXT COLLATE "C";
ALTER TABLE games ADD COLUMN fought TEXT;
CREATE INDEX games_owner_occasion ON games (owner, occasion, occasion_key);
CREATE INDEX games_owner_over ON games (owner, source, finished);

-- A link that shows someone's sheet; one for each person.
CREATE TABLE sheet_links (
    user_id TEXT COLLATE "C" PRIMARY KEY NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    hash TEXT COLLATE "C" NOT NULL,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE UNIQUE INDEX sheet_links_hash ON sheet_links (hash);
CREATE INDEX sheet_links_expires ON sheet_links (expires);

-- The best run of each person, and whether others see it.
CREATE TABLE survival_scores (
    user_id TEXT COLLATE "C" PRIMARY KEY NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    shown BIGINT NOT NULL,
    score BIGINT NOT NULL,
    beaten BIGINT NOT NULL,
    reached BIGINT NOT NULL
);
CREATE INDEX survival_scores_best ON survival_scores (shown, score DESC, reached, user_id);
