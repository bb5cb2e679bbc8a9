-- The game that another one was played on from, or whose variation it is.
ALTER TABLE games ADD COLUMN origin TEXT REFERENCES games (id) ON DELETE SET NULL;
CREATE INDEX games_origin ON games (origin);
